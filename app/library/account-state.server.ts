import { sql } from "kysely";
import type { Reader } from "#accounts/reader.ts";
import type { Db } from "#platform/db/db.server.ts";
import { dayAfter } from "#platform/zoned-time.ts";
import { countriesKey } from "#stories/countries-key.ts";
import { followedKey } from "#stories/followed-key.ts";
import { countryNamesOf, topicsIn } from "#stories/following.ts";
import { emptyProfile, type ReadingProfile } from "#stories/reading-profile.ts";
import { topicsKey } from "#stories/topics-key.ts";
import type { AccountStateWithProfile } from "./account-state.ts";
import { readingProfileColumn } from "./activity.server.ts";
import { briefKey, briefRead } from "./browser/brief.ts";
import { lastViewedKey, lastViewedOf } from "./browser/last-viewed.ts";
import { accountReceipt, likesKey } from "./browser/like-receipts.ts";
import { positionsKey, queueKey } from "./browser/storage-keys.ts";
import { streakKey } from "./browser/streak.ts";
import { isVisible } from "./items.server.ts";
import { likerOf } from "./likes.server.ts";
import { parsePositions } from "./positions.ts";
import type { ReadingState, ReadingStateName } from "./reading-state.server.ts";
import { dayIn, type Pause, streakViewOf } from "./streak.ts";

/** The most likes that a page has, the newest. */
const likesShown = 1_000;

/** Whether the reader can resume the item in a value of `p` (reader_places): it is visible, and a story is our own. */
const isResumable = sql`case p.value->>'type'
  when 'article' then exists (select from stories i where i.id = (p.value->>'id')::bigint
    and ${isVisible.article} and i.provenance = 'own')
  when 'video' then exists (select from videos i where i.id = (p.value->>'id')::bigint and ${isVisible.video})
  when 'podcast' then exists (select from episodes i where i.id = (p.value->>'id')::bigint and ${isVisible.podcast})
  end`;

/** What is followed, by the storage keys under which a browser keeps it. */
function followedValues(keys: readonly string[]): Record<string, string[]> {
  const of = (kind: string) =>
    keys.filter((key) => key.startsWith(`${kind}:`)).map((key) => key.slice(kind.length + 1));
  return {
    [countriesKey]: countryNamesOf(of("country")),
    [topicsKey]: topicsIn(of("topic")),
    [followedKey]: keys.filter((key) => !/^(country|topic):/.test(key)),
  };
}

/**
 * Everything that pages need of the reader's account, in one query. It is rendered into the root element (`data-account`).
 * The brief and the streak are those of the reader's calendar day.
 */
export async function loadAccountState(
  db: Db,
  reader: Reader,
  now: Date,
): Promise<AccountStateWithProfile> {
  const personal = reader.preferences.content_personalization;
  const { rows } = await sql<{
    saved: string[];
    liked: string[];
    followed: string[];
    values: Partial<Record<ReadingStateName, unknown>>;
    streak: { count: number; longest: number; total: number; lastDay: string | null } | null;
    pauses: Pause[];
    revision: number;
    reading_profile: ReadingProfile | null;
    resumable: boolean | null;
  }>`
    select (extract(epoch from clock_timestamp()) * 1000000)::bigint as revision,
      (select coalesce(json_agg(kind || ':' || item_id order by saved_at desc), '[]')
        from saved_items where user_id = w.id) as saved,
      (select coalesce(json_agg(l.kind || ':' || l.item_id), '[]') from (
        select kind, item_id from likes where reader = ${likerOf(reader.id)}
        order by at desc limit ${likesShown}) l) as liked,
      (select coalesce(json_agg(f.kind || ':' || f.name order by f.followed_at desc, f.name), '[]')
        from follows f where f.user_id = w.id) as followed,
      (select coalesce(json_object_agg(name, value), '{}')
        from reader_places where user_id = w.id) as values,
      (select json_build_object('count', streak_count, 'longest', longest_streak,
          'total', total_check_ins, 'lastDay', last_day)
        from user_streaks where user_id = w.id) as streak,
      (select coalesce(json_agg(json_build_object('from', p.from_day, 'to', p.to_day)), '[]')
        from streak_pauses p where p.user_id = w.id) as pauses,
      (select ${isResumable} from reader_places p where p.user_id = w.id and p.name = 'last_viewed') as resumable,
      ${personal ? readingProfileColumn(sql`w.id`) : sql`null`} as reading_profile
    from (select ${reader.id}::uuid as id) w
  `.execute(db);
  const row = rows[0];
  if (!row) throw new Error("a query without a table returned no row");
  const today = dayIn(reader.timezone, now);
  const { values } = row;
  const brief = values.brief as ReadingState["brief"] | undefined;
  const streak = row.streak && streakViewOf(row.streak, row.pauses, today);
  return {
    reader: reader.id,
    now: now.toISOString(),
    today,
    timezone: reader.timezone,
    revision: row.revision,
    analytics: reader.preferences.privacy_analytics,
    readingProfile: row.reading_profile ?? emptyProfile,
    kept: {
      [queueKey]: row.saved,
      ...followedValues(row.followed),
      [lastViewedKey]: row.resumable ? lastViewedOf(values.last_viewed) : null,
      [positionsKey]: parsePositions(values.positions),
      [likesKey]: Object.fromEntries(row.liked.map((key) => [key, accountReceipt])),
      [streakKey]: streak?.count
        ? { count: streak.count, lastCheck: streak.checked ? today : dayAfter(today, -1) }
        : null,
      [briefKey(today)]: brief?.day === today ? briefRead : null,
    },
  };
}
