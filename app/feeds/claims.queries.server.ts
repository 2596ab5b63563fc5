import { sql } from "kysely";
import { type Database, type Db, transaction } from "#platform/db/db.server.ts";
import { type FeedRecord, readFeeds } from "./feeds.queries.server.ts";

const lock = 7240914;
const leaseSeconds = 60;
const hostOf = (url: string) =>
  sql<string>`split_part(split_part(${sql.raw(url)}, '//', 2), '/', 1)`;
const lease = (now: Date) => new Date(now.getTime() + leaseSeconds * 1000);

/**
 * Claims up to `limit` due feeds for a minute, the longest overdue first, never two of one host, nor one of a host
 * that is being fetched from. Processes claim one after the other; rows that are being stored are skipped. A claim
 * that is not released expires.
 */
export async function claimDue(db: Database, now: Date, limit: number): Promise<FeedRecord[]> {
  return transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
    const { rows } = await sql<{ id: number }>`
      with due as (
        select distinct on (host) id, next_check_at
        from (
          select f.id, f.next_check_at, ${hostOf("f.url")} as host
          from feeds f join sources s on s.id = f.source_id
          where f.retired_at is null and f.removed_at is null and f.next_check_at <= ${now}
            and (f.claimed_until is null or f.claimed_until <= ${now}) and s.opted_out_at is null
        ) d
        where not exists (
          select from feeds o where o.claimed_until > ${now} and ${hostOf("o.url")} = d.host)
        order by host, next_check_at
      ), taken as (
        select id from feeds
        where id in (select id from due order by next_check_at limit ${limit})
        for update skip locked
      )
      update feeds set claimed_until = ${lease(now)} where id in (select id from taken)
      returning id`.execute(tx);
    return rows.length > 0
      ? readFeeds(
          tx,
          rows.map((r) => r.id),
        )
      : [];
  });
}

/** Claims one feed by its id, due or not. @returns false if it is being fetched */
export async function claimOne(db: Db, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("feeds")
    .set({ claimed_until: lease(now) })
    .where("id", "=", id)
    .where("removed_at", "is", null)
    .where((e) => e.or([e("claimed_until", "is", null), e("claimed_until", "<=", now)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Releases a claim without a check. */
export async function releaseClaim(db: Db, id: number): Promise<void> {
  await db.updateTable("feeds").set({ claimed_until: null }).where("id", "=", id).execute();
}

/**
 * Moves every overdue feed to a random moment within `seconds`, so that a start after a long pause does not fetch all
 * feeds at once. @returns how many were moved
 */
export async function spreadOverdue(db: Db, now: Date, seconds: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update feeds set next_check_at = ${now}::timestamptz + random() * ${seconds} * interval '1 second'
    where next_check_at <= ${now} and retired_at is null and removed_at is null
      and (claimed_until is null or claimed_until <= ${now})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
