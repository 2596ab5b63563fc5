import { type Database, type Db, transaction } from "#platform/db/db.server.ts";
import { dayMs } from "#platform/duration.ts";
import type { Item } from "./item.ts";
import { addView, isItem } from "./items.server.ts";
import { isRobot, type Visit, visitorOf } from "./visitor.server.ts";

/**
 * Counts a view of an item, once a UTC day for each visitor. Robots and unknown items are not counted.
 * @returns whether it was counted
 */
export async function countView(
  db: Database,
  item: Item,
  visit: Visit,
  now: Date,
): Promise<boolean> {
  if (isRobot(visit)) return false;
  return countViewer(db, item, await visitorOf(db, visit, now), now);
}

/**
 * The same for a visitor who is known to be no robot. @param reader see `visitorOf`
 * @returns whether it was counted
 */
export const countViewer = (
  db: Database,
  item: Item,
  reader: string,
  now: Date,
): Promise<boolean> =>
  transaction(db, async (tx) => {
    if (!(await isItem(tx, item))) return false;
    const added = await tx
      .insertInto("views")
      .values({
        kind: item.kind,
        item_id: item.id,
        day: now.toISOString().slice(0, 10),
        reader,
        at: now,
      })
      .onConflict((c) => c.doNothing())
      .returning("reader")
      .executeTakeFirst();
    if (!added) return false;
    await addView(tx, item);
    return true;
  });

/** How many visitors viewed something on a UTC day; known for today and yesterday. */
export async function countVisitors(db: Db, day: Date): Promise<number> {
  const { count } = await db
    .selectFrom("views")
    .select((e) => e.fn.count<number>("reader").distinct().as("count"))
    .where("day", "=", day.toISOString().slice(0, 10))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const retentionMs = 2 * dayMs;

/**
 * Deletes views that are older than two days. Counting once a day needs only today's, and trending looks at 24 hours.
 * The counters on the items stay.
 */
export const deleteOldViews = (db: Db, now: Date): Promise<unknown> =>
  db
    .deleteFrom("views")
    .where("at", "<", new Date(now.getTime() - retentionMs))
    .execute();
