import { sql } from "kysely";
import type { Reader } from "#accounts/reader.ts";
import type { Db, Tx } from "#platform/db/db.server.ts";
import { noTaste, type Taste } from "#stories/taste.ts";
import type { KnownAccount } from "./account-state.ts";
import { tasteColumn } from "./activity.server.ts";
import { briefKey, briefRead } from "./browser/brief.ts";
import { type LastViewed, lastViewedKey, lastViewedOf } from "./browser/last-viewed.ts";
import { countriesKey, positionsKey, queueKey } from "./browser/names.ts";
import { likesKey } from "./browser/receipts.ts";
import { streakKey } from "./browser/streak.ts";
import { likerOf, ownReceipt } from "./likes.server.ts";
import { type Positions, positionsOf } from "./positions.ts";
import { dayAfter, dayIn, type Pause, viewOf } from "./streak.ts";

/** What is kept under a name, and how old it is. */
export type Places = {
  countries: string[];
  last_viewed: LastViewed | null;
  positions: Positions;
  brief: { day: string };
};
type Place = keyof Places;

/** More likes than a page need know; the newest go first. */
const likesShown = 1_000;

/** Whether the item in a value of `p` (reader_places) is here to go on with: published, and a story that is our own. */
const isResumable = sql`case p.value->>'type'
  when 'article' then exists (select from stories i where i.id = (p.value->>'id')::bigint
    and i.withdrawn_at is null and i.provenance = 'own')
  when 'video' then exists (select from videos i where i.id = (p.value->>'id')::bigint and i.withdrawn_at is null)
  when 'podcast' then exists (select from episodes i where i.id = (p.value->>'id')::bigint and i.withdrawn_at is null)
  end`;

/**
 * Everything that pages need of the reader's account, in one query: what the root element tells the browser.
 * The brief is marked by the reader's day, and the streak is what it is worth on that day.
 */
export async function stateOf(db: Db, reader: Reader, now: Date): Promise<KnownAccount> {
  const personal = reader.preferences.content_personalization;
  const { rows } = await sql<{
    saved: string[];
    liked: string[];
    places: Partial<Record<Place, unknown>>;
    streak: { count: number; longest: number; total: number; lastDay: string | null } | null;
    pauses: Pause[];
    revision: number;
    taste: Taste | null;
    resumable: boolean | null;
  }>`
    select (extract(epoch from clock_timestamp()) * 1000000)::bigint as revision,
      (select coalesce(json_agg(kind || ':' || item_id order by saved_at desc), '[]')
        from saved_items where user_id = w.id) as saved,
      (select coalesce(json_agg(l.kind || ':' || l.item_id), '[]') from (
        select kind, item_id from likes where reader = ${likerOf(reader.id)}
        order by at desc limit ${likesShown}) l) as liked,
      (select coalesce(json_object_agg(name, value), '{}')
        from reader_places where user_id = w.id) as places,
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
  if (!row) throw new Error("a query without a table has a row");
  const today = dayIn(reader.timezone, now);
  const { places } = row;
  const brief = places.brief as Places["brief"] | undefined;
  const streak = row.streak && viewOf(row.streak, row.pauses, today);
  return {
    reader: reader.id,
    now: now.toISOString(),
    today,
    timezone: reader.timezone,
    revision: row.revision,
    analytics: reader.preferences.privacy_analytics,
    taste: row.taste ?? noTaste,
    kept: {
      [queueKey]: row.saved,
      [countriesKey]: places.countries ?? null,
      [lastViewedKey]: row.resumable ? lastViewedOf(places.last_viewed) : null,
      [positionsKey]: positionsOf(places.positions),
      [likesKey]: Object.fromEntries(row.liked.map((name) => [name, ownReceipt])),
      [streakKey]: streak?.count
        ? { count: streak.count, lastCheck: streak.checked ? today : dayAfter(today, -1) }
        : null,
      [briefKey(today)]: brief?.day === today ? briefRead : null,
    },
  };
}

/** What is kept under a name; null for nothing. */
export async function placeOf<P extends Place>(
  tx: Tx,
  readerId: string,
  name: P,
): Promise<Places[P] | null> {
  const row = await tx
    .selectFrom("reader_places")
    .select("value")
    .where("user_id", "=", readerId)
    .where("name", "=", name)
    .executeTakeFirst();
  return (row?.value ?? null) as Places[P] | null;
}

/** Keeps a value under a name, or forgets it for null. */
export async function keepPlace<P extends Place>(
  tx: Tx,
  readerId: string,
  name: P,
  value: Places[P] | null,
  now: Date,
): Promise<void> {
  const text = JSON.stringify(value);
  if (value === null)
    await tx
      .deleteFrom("reader_places")
      .where("user_id", "=", readerId)
      .where("name", "=", name)
      .execute();
  else
    await tx
      .insertInto("reader_places")
      .values({ user_id: readerId, name, value: text, updated_at: now })
      .onConflict((c) =>
        c.columns(["user_id", "name"]).doUpdateSet({ value: text, updated_at: now }),
      )
      .execute();
}
