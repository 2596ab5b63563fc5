import type { Tx } from "#platform/db/db.server.ts";
import type { LastViewed } from "./browser/last-viewed.ts";
import type { Positions } from "./positions.ts";

/** The values of a reader that are stored by name (table `reader_places`). */
export type ReaderValues = {
  last_viewed: LastViewed | null;
  positions: Positions;
  brief: { day: string };
};
export type ReaderValueName = keyof ReaderValues;

/** A stored value; null where there is none. */
export async function getReaderValue<N extends ReaderValueName>(
  tx: Tx,
  readerId: string,
  name: N,
): Promise<ReaderValues[N] | null> {
  const row = await tx
    .selectFrom("reader_places")
    .select("value")
    .where("user_id", "=", readerId)
    .where("name", "=", name)
    .executeTakeFirst();
  return (row?.value ?? null) as ReaderValues[N] | null;
}

/** Stores a value, or deletes it for null. */
export async function setReaderValue<N extends ReaderValueName>(
  tx: Tx,
  readerId: string,
  name: N,
  value: ReaderValues[N] | null,
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
