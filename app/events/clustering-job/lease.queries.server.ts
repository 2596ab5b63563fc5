// The lease of the clustering job: one process at a time works, since the clusters are in its memory. The lease runs by
// the database's clock, not by the site's, which tests move.
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.server.ts";

/** After this time without a renewal, another process can take the lease. */
const duration = "60 seconds";

export type Lease = { seenStory: number; seenChange: number; takenOver: boolean };

/**
 * Takes or renews the lease.
 * @param o.force takes it from another process, which notices before it writes anything
 * @returns null while another process has it, "busy" while events are being written; `takenOver` if another process had
 *   it before
 */
export async function takeLease(
  db: Db,
  holder: string,
  o: { force?: boolean } = {},
): Promise<Lease | "busy" | null> {
  const { rows } = await sql<{ free: boolean } & (Lease | { takenOver: null })>`
    with found as (
      select holder from event_gathering ${o.force ? sql`for update` : sql`for update skip locked`}
    ), taken as (
      update event_gathering g set holder = ${holder}, held_until = clock_timestamp() + ${duration}::interval
      from found
      where found.holder = ${holder} or g.held_until < clock_timestamp() or ${o.force ?? false}
      returning g.seen_story as "seenStory", g.seen_change as "seenChange", found.holder <> ${holder} as "takenOver"
    )
    select exists (select from found) as free, taken.* from (select) one left join taken on true`.execute(
    db,
  );
  const [row] = rows;
  if (!row?.free) return "busy";
  return row.takenOver === null ? null : row;
}

/** Releases the lease, so that no process has to wait until it runs out. */
export async function releaseLease(db: Db, holder: string): Promise<void> {
  await sql`update event_gathering set holder = '', held_until = '-infinity' where holder = ${holder}`.execute(
    db,
  );
}

/** Locks events for writing until the transaction ends. @returns the holder of the lease, and the newest override */
export async function lockEvents(tx: Tx): Promise<{ holder: string; newestOverride: number }> {
  const { rows } = await sql<{ holder: string }>`
    select holder from event_gathering for update`.execute(tx);
  // In a statement of its own, so that it sees what was committed while we waited for the lock.
  const overrides = await sql<{ newest: number }>`
    select coalesce(max(id), 0)::bigint as newest from event_overrides`.execute(tx);
  return { holder: rows[0]?.holder ?? "", newestOverride: overrides.rows[0]?.newest ?? 0 };
}

/** Stores the last story and the last change that were processed; omitted values stay. */
export async function noteProgress(
  tx: Tx,
  holder: string,
  seen: { story?: number; change?: number },
): Promise<void> {
  await sql`
    update event_gathering set held_until = clock_timestamp() + ${duration}::interval,
      seen_story = coalesce(${seen.story ?? null}::bigint, seen_story),
      seen_change = coalesce(${seen.change ?? null}::bigint, seen_change)
    where holder = ${holder}`.execute(tx);
}
