import { sql } from "kysely";
import { type Database, type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import { accountReceipt } from "./browser/like-receipts.ts";
import type { Item } from "./item.ts";
import { addLike, isItem } from "./items.server.ts";
import { type Visit, visitorOf } from "./visitor.server.ts";

/** @property receipt what the browser stores to withdraw its like later; null for no like */
export type LikeResult = { likes: number; receipt: string | null };

const receiptPattern = /^a:[\w-]{22}$/;

/** How the table of likes names an account, which has one like of an item. */
export const likerOf = (readerId: string): string => `u:${readerId}`;

/**
 * A visitor's like: one for an item and day. The browser gets a receipt, since visitors cannot be recognised on
 * another day.
 * @returns null for an item that does not exist
 */
export async function like(
  db: Database,
  item: Item,
  visit: Visit,
  now: Date,
): Promise<LikeResult | null> {
  const receipt = `a:${await visitorOf(db, visit, now)}`;
  return transaction(db, (tx) => addRow(tx, item, receipt, receipt, now));
}

/** A reader's like of an item. @returns null for an item that does not exist */
export const likeAs = (
  db: Db,
  item: Item,
  readerId: string,
  now: Date,
): Promise<LikeResult | null> =>
  transaction(db, (tx) => addRow(tx, item, likerOf(readerId), accountReceipt, now));

/** Withdraws a visitor's like by its receipt. An unknown receipt changes nothing. */
export const unlike = (db: Database, item: Item, receipt: string): Promise<LikeResult | null> =>
  transaction(db, (tx) => removeRow(tx, item, receiptPattern.test(receipt) ? receipt : null));

/** Withdraws a reader's like. */
export const unlikeAs = (db: Db, item: Item, readerId: string): Promise<LikeResult | null> =>
  transaction(db, (tx) => removeRow(tx, item, likerOf(readerId)));

/**
 * Moves a visitor's likes to an account. The counters stay as they are, but for items that the account likes already:
 * their visitor's like no longer counts. Unknown receipts change nothing.
 */
export async function adoptLikes(
  tx: Tx,
  likes: readonly (Item & { receipt: string })[],
  readerId: string,
): Promise<void> {
  const valid = likes.filter(({ receipt }) => receiptPattern.test(receipt));
  if (valid.length === 0) return;
  const { rows } = await sql<Item>`
    with receipts as (
      select * from unnest(${valid.map(({ kind }) => kind)}::text[], ${valid.map(({ id }) => id)}::bigint[],
        ${valid.map(({ receipt }) => receipt)}::text[]) as g(kind, id, receipt)
    ), deleted as (
      delete from likes l using receipts g
      where l.kind = g.kind and l.item_id = g.id and l.reader = g.receipt
      returning l.kind, l.item_id, l.reader, l.at
    ), moved as (
      insert into likes (kind, item_id, reader, at)
      select kind, item_id, ${likerOf(readerId)}, min(at) from deleted group by kind, item_id
      on conflict do nothing returning kind, item_id
    ), numbered as (
      select kind, item_id, row_number() over (partition by kind, item_id) as n from deleted
    )
    select kind, item_id as id from numbered t
    where n > 1 or not exists (select from moved m where m.kind = t.kind and m.item_id = t.item_id)`.execute(
    tx,
  );
  for (const doubled of rows) await addLike(tx, doubled, -1);
}

async function addRow(tx: Tx, item: Item, reader: string, receipt: string, now: Date) {
  if (!(await isItem(tx, item))) return null;
  const added = await tx
    .insertInto("likes")
    .values({ kind: item.kind, item_id: item.id, reader, at: now })
    .onConflict((c) => c.doNothing())
    .returning("reader")
    .executeTakeFirst();
  return { likes: added ? await addLike(tx, item, 1) : await likesOf(tx, item), receipt };
}

async function removeRow(tx: Tx, item: Item, reader: string | null): Promise<LikeResult | null> {
  if (!(await isItem(tx, item))) return null;
  const removed =
    reader === null
      ? undefined
      : await tx
          .deleteFrom("likes")
          .where("kind", "=", item.kind)
          .where("item_id", "=", item.id)
          .where("reader", "=", reader)
          .returning("reader")
          .executeTakeFirst();
  return { likes: removed ? await addLike(tx, item, -1) : await likesOf(tx, item), receipt: null };
}

async function likesOf(tx: Tx, item: Item): Promise<number> {
  const table = { article: "stories", video: "videos", podcast: "episodes" } as const;
  const row = await tx
    .selectFrom(table[item.kind])
    .select("likes")
    .where("id", "=", item.id)
    .executeTakeFirst();
  return row?.likes ?? 0;
}
