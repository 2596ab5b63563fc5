import { sql } from "kysely";
import type { Reader } from "#accounts/reader.ts";
import type { Db } from "#platform/db/db.server.ts";
import { dayAfter } from "#platform/zoned-time.ts";
import { countriesKey } from "#stories/countries-key.ts";
import { followedKey } from "#stories/followed-key.ts";
import { countryNamesOf, topicsIn } from "#stories/following.ts";
import { emptyProfile, type ReadingProfile } from "#stories/reading-profile.ts";
import { topicsKey } from "#stories/topics-key.ts";
import type { AccountStateWithTaste } from "./account-state.ts";
import { tasteColumn } from "./activity.server.ts";
import { briefKey, briefRead } from "./browser/brief.ts";
import { lastViewedKey, lastViewedOf } from "./browser/last-viewed.ts";
import { positionsKey, queueKey } from "./browser/names.ts";
import { likesKey, ownReceipt } from "./browser/receipts.ts";
import { streakKey } from "./browser/streak.ts";
import { likerOf } from "./likes.server.ts";
import { positionsOf } from "./positions.ts";
import type { ReaderValueName, ReaderValues } from "./reader-values.server.ts";
import { dayIn, type Pause, viewOf } from "./streak.ts";

/** How many likes a page knows of: the newest. */
const likesShown = 1_000;

/** Whether the reader can resume the item in a value of `p` (reader_places): it is published, and a story is our own. */
const isResumable = sql`case p.value->>'type'
  when 'article' then exists (select from stories i where i.id = (p.value->>'id')::bigint
    and i.withdrawn_at is null and i.provenance = 'own')
  when 'video' then exists (select from videos i where i.id = (p.value->>'id')::bigint and i.withdrawn_at is null)
  when 'podcast' then exists (select from episodes i where i.id = (p.value->>'id')::bigint and i.withdrawn_at is null)
  end`;

/** What is followed, under the names by which a browser keeps it. */
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
 * Everything that pages need of the reader's account, in one query. The root element carries it to the browser. The
 * brief and the streak are those of the reader's calendar day.
 */
export async function loadAccountState(
  db: Db,
  reader: Reader,
  now: Date,
): Promise<AccountStateWithTaste> {
  const personal = reader.preferences.content_personalization;
  const { rows } = await sql<{
    saved: string[];
    liked: string[];
    followed: string[];
    values: Partial<Record<ReaderValueName, unknown>>;
    streak: { count: number; longest: number; total: number; lastDay: string | null } | null;
    pauses: Pause[];
    revision: number;
    taste: ReadingProfile | null;
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
      ${personal ? tasteColumn(sql`w.id`) : sql`null`} as taste
    from (select ${reader.id}::uuid as id) w
  `.execute(db);
  const row = rows[0];
  if (!row) throw new Error("a query without a table returned no row");
  const today = dayIn(reader.timezone, now);
  const { values } = row;
  const brief = values.brief as ReaderValues["brief"] | undefined;
  const streak = row.streak && viewOf(row.streak, row.pauses, today);
  return {
    reader: reader.id,
    now: now.toISOString(),
    today,
    timezone: reader.timezone,
    revision: row.revision,
    analytics: reader.preferences.privacy_analytics,
    taste: row.taste ?? emptyProfile,
    kept: {
      [queueKey]: row.saved,
      ...followedValues(row.followed),
      [lastViewedKey]: row.resumable ? lastViewedOf(values.last_viewed) : null,
      [positionsKey]: positionsOf(values.positions),
      [likesKey]: Object.fromEntries(row.liked.map((name) => [name, ownReceipt])),
      [streakKey]: streak?.count
        ? { count: streak.count, lastCheck: streak.checked ? today : dayAfter(today, -1) }
        : null,
      [briefKey(today)]: brief?.day === today ? briefRead : null,
    },
  };
}
