import { type Database, transaction } from "#platform/db.server.ts";
import type { Item } from "./item.ts";
import { addLike, isItem } from "./items.server.ts";
import { type Visit, visitorOf } from "./visitor.server.ts";

/** `receipt` is what the browser keeps to take its like back on a later day. */
export type Liked = { likes: number; receipt: string | null };

const receiptShape = /^a:[\w-]{22}$/;

/**
 * A visitor's like: one for an item and day. The browser gets a receipt, since on another day nobody here
 * would know it again.
 * @returns null for an item that does not exist
 */
export async function like(
  db: Database,
  item: Item,
  visit: Visit,
  now: Date,
): Promise<Liked | null> {
  const receipt = `a:${await visitorOf(db, visit, now)}`;
  return transaction(db, async (tx) => {
    if (!(await isItem(tx, item))) return null;
    const added = await tx
      .insertInto("likes")
      .values({ kind: item.kind, item_id: item.id, reader: receipt, at: now })
      .onConflict((c) => c.doNothing())
      .returning("reader")
      .executeTakeFirst();
    return { likes: added ? await addLike(tx, item, 1) : await likesOf(tx, item), receipt };
  });
}

/** Takes a like back by its receipt. A receipt that fits nothing changes nothing. */
export async function unlike(db: Database, item: Item, receipt: string): Promise<Liked | null> {
  return transaction(db, async (tx) => {
    if (!(await isItem(tx, item))) return null;
    const gone = receiptShape.test(receipt)
      ? await tx
          .deleteFrom("likes")
          .where("kind", "=", item.kind)
          .where("item_id", "=", item.id)
          .where("reader", "=", receipt)
          .returning("reader")
          .executeTakeFirst()
      : undefined;
    return { likes: gone ? await addLike(tx, item, -1) : await likesOf(tx, item), receipt: null };
  });
}

async function likesOf(tx: Parameters<typeof isItem>[0], item: Item): Promise<number> {
  const table = { article: "stories", video: "videos", podcast: "episodes" } as const;
  const row = await tx
    .selectFrom(table[item.kind])
    .select("likes")
    .where("id", "=", item.id)
    .executeTakeFirst();
  return row?.likes ?? 0;
}
