import type { Tx } from "#platform/db/db.server.ts";
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
