import type { Tx } from "#platform/db/db.server.ts";
import { dayMs } from "#platform/duration.ts";
import { isDay } from "./browser/day.ts";
import type { LastViewed } from "./browser/last-viewed.ts";
import type { Positions } from "./positions.ts";

/** The item a reader opened last, the positions in items, and the last brief that was read, each a row of `reader_places`. */
export type ReadingState = {
  last_viewed: LastViewed | null;
  positions: Positions;
  brief: { day: string };
};
export type ReadingStateName = keyof ReadingState;

/** Null if nothing is stored. */
export async function getReadingState<N extends ReadingStateName>(
  tx: Tx,
  readerId: string,
  name: N,
): Promise<ReadingState[N] | null> {
  const row = await tx
    .selectFrom("reader_places")
    .select("value")
    .where("user_id", "=", readerId)
    .where("name", "=", name)
    .executeTakeFirst();
  return (row?.value ?? null) as ReadingState[N] | null;
}

/** Stores a value; null deletes it. */
export async function setReadingState<N extends ReadingStateName>(
  tx: Tx,
  readerId: string,
  name: N,
  value: ReadingState[N] | null,
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

/**
 * Stores the day of a brief that was read. A change that was made without a connection may come after that of a later day, and
 * the clock of its device may be ahead: no day before the stored one counts, nor one that has begun nowhere.
 */
export async function storeBriefDay(
  tx: Tx,
  readerId: string,
  day: string,
  now: Date,
): Promise<void> {
  const before = await getReadingState(tx, readerId, "brief");
  const tomorrow = new Date(now.getTime() + dayMs).toISOString().slice(0, 10);
  if (isDay(day) && day <= tomorrow && (!before || before.day < day))
    await setReadingState(tx, readerId, "brief", { day }, now);
}
