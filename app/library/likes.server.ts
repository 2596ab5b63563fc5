import { sql } from "kysely";
import { type Database, type Tx, transaction } from "#platform/db/db.server.ts";
import type { Item } from "./item.ts";
import { addLike, isItem } from "./items.server.ts";
import { type Visit, visitorOf } from "./visitor.server.ts";

/** `receipt` is what the browser keeps to take its like back on a later day. */
export type Liked = { likes: number; receipt: string | null };

const receiptShape = /^a:[\w-]{22}$/;

/** How the table of likes names a reader with an account: one like of an item, for ever. */
export const likerOf = (readerId: string): string => `u:${readerId}`;

/** What a browser gets for a like of the account in place of a receipt: the account itself knows its likes. */
export const ownReceipt = "account";

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
  return transaction(db, (tx) => addOf(tx, item, receipt, receipt, now));
}

/** A reader's like of an item. @returns null for an item that does not exist */
export const likeAs = (
  db: Database,
  item: Item,
  readerId: string,
  now: Date,
): Promise<Liked | null> =>
  transaction(db, (tx) => addOf(tx, item, likerOf(readerId), ownReceipt, now));

/** Takes a like back by its receipt. A receipt that fits nothing changes nothing. */
export const unlike = (db: Database, item: Item, receipt: string): Promise<Liked | null> =>
  transaction(db, (tx) => takeBackOf(tx, item, receiptShape.test(receipt) ? receipt : null));

/** Takes a reader's own like back. */
export const unlikeAs = (db: Database, item: Item, readerId: string): Promise<Liked | null> =>
  transaction(db, (tx) => takeBackOf(tx, item, likerOf(readerId)));

/**
 * Makes a visitor's likes the account's. Each keeps its count; one that the account has already is not counted
 * twice. A receipt that fits nothing changes nothing. As many likes as there may be, they cost one query.
 */
export async function adoptLikes(
  tx: Tx,
  likes: readonly (Item & { receipt: string })[],
  readerId: string,
): Promise<void> {
  const given = likes.filter(({ receipt }) => receiptShape.test(receipt));
  if (given.length === 0) return;
  const { rows } = await sql<Item>`
    with given as (
      select * from unnest(${given.map(({ kind }) => kind)}::text[], ${given.map(({ id }) => id)}::bigint[],
        ${given.map(({ receipt }) => receipt)}::text[]) as g(kind, id, receipt)
    ), gone as (
      delete from likes l using given g
      where l.kind = g.kind and l.item_id = g.id and l.reader = g.receipt
      returning l.kind, l.item_id, l.reader, l.at
    ), moved as (
      insert into likes (kind, item_id, reader, at)
      select kind, item_id, ${likerOf(readerId)}, min(at) from gone group by kind, item_id
      on conflict do nothing returning kind, item_id
    ), turned as (
      select kind, item_id, row_number() over (partition by kind, item_id) as n from gone
    )
    select kind, item_id as id from turned t
    where n > 1 or not exists (select from moved m where m.kind = t.kind and m.item_id = t.item_id)`.execute(
    tx,
  );
  for (const doubled of rows) await addLike(tx, doubled, -1);
}

async function addOf(tx: Tx, item: Item, reader: string, receipt: string, now: Date) {
  if (!(await isItem(tx, item))) return null;
  const added = await tx
    .insertInto("likes")
    .values({ kind: item.kind, item_id: item.id, reader, at: now })
    .onConflict((c) => c.doNothing())
    .returning("reader")
    .executeTakeFirst();
  return { likes: added ? await addLike(tx, item, 1) : await likesOf(tx, item), receipt };
}

async function takeBackOf(tx: Tx, item: Item, reader: string | null): Promise<Liked | null> {
  if (!(await isItem(tx, item))) return null;
  const gone =
    reader === null
      ? undefined
      : await tx
          .deleteFrom("likes")
          .where("kind", "=", item.kind)
          .where("item_id", "=", item.id)
          .where("reader", "=", reader)
          .returning("reader")
          .executeTakeFirst();
  return { likes: gone ? await addLike(tx, item, -1) : await likesOf(tx, item), receipt: null };
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
