// Who may gather: one process at a time, as clusters live in its memory. In real time, whatever the product's clock says.
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.server.ts";

/** Unless it is renewed for so long, another process takes over. */
const lasts = "60 seconds";

export type Hold = { seenStory: number; seenChange: number; fresh: boolean };

/**
 * Takes or renews the hold.
 * @param o.force takes it from whoever has it, who notices before it writes anything
 * @returns null while another process has it, or "busy" while somebody writes; `fresh` when another had it before
 */
export async function takeHold(
  db: Db,
  holder: string,
  o: { force?: boolean } = {},
): Promise<Hold | "busy" | null> {
  const { rows } = await sql<{ free: boolean } & (Hold | { fresh: null })>`
    with found as (
      select holder from event_gathering ${o.force ? sql`for update` : sql`for update skip locked`}
    ), taken as (
      update event_gathering g set holder = ${holder}, held_until = clock_timestamp() + ${lasts}::interval
      from found
      where found.holder = ${holder} or g.held_until < clock_timestamp() or ${o.force ?? false}
      returning g.seen_story as "seenStory", g.seen_change as "seenChange", found.holder <> ${holder} as fresh
    )
    select exists (select from found) as free, taken.* from (select) one left join taken on true`.execute(
    db,
  );
  const [row] = rows;
  if (!row?.free) return "busy";
  return row.fresh === null ? null : row;
}

/** Gives the hold back, so that nobody has to wait until it runs out. */
export async function dropHold(db: Db, holder: string): Promise<void> {
  await sql`update event_gathering set holder = '', held_until = '-infinity' where holder = ${holder}`.execute(
    db,
  );
}

/** One writer of events at a time, to the end of its transaction. @returns who has the hold, and the newest mend */
export async function lockEvents(tx: Tx): Promise<{ holder: string; newestMend: number }> {
  const { rows } = await sql<{ holder: string }>`
    select holder from event_gathering for update`.execute(tx);
  // In a statement of its own: what was committed while we waited for the lock must be seen.
  const mends = await sql<{ newest: number }>`
    select coalesce(max(id), 0)::bigint as newest from event_mends`.execute(tx);
  return { holder: rows[0]?.holder ?? "", newestMend: mends.rows[0]?.newest ?? 0 };
}

/** How far the gathering has come; what is left out stays. */
export async function noteProgress(
  tx: Tx,
  holder: string,
  seen: { story?: number; change?: number },
): Promise<void> {
  await sql`
    update event_gathering set held_until = clock_timestamp() + ${lasts}::interval,
      seen_story = coalesce(${seen.story ?? null}::bigint, seen_story),
      seen_change = coalesce(${seen.change ?? null}::bigint, seen_change)
    where holder = ${holder}`.execute(tx);
}
