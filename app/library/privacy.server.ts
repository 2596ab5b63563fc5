import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.server.ts";
import { type ItemKind, itemKinds } from "./item.ts";
import { addLike } from "./items.server.ts";
import { likerOf } from "./likes.server.ts";

/** The tables of this room that hold a reader's id. They reference `users` and are deleted with its row. */
const tables = [
  "user_streaks",
  "streak_pauses",
  "user_reading_activity",
  "member_briefs",
  "saved_items",
  "reader_places",
  "follows",
];

/** Everything that this room stores about a reader, by table (Regulation 2016/679, Art. 15 and 20). */
export async function exportLibrary(db: Db, readerId: string): Promise<Record<string, unknown[]>> {
  const rowsByTable: Record<string, unknown[]> = {};
  for (const table of tables) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where user_id = ${readerId} order by 1, 2
    `.execute(db);
    rowsByTable[table] = rows;
  }
  rowsByTable.likes = await db
    .selectFrom("likes")
    .select(["kind", "item_id", "at"])
    .where("reader", "=", likerOf(readerId))
    .orderBy("at")
    .execute();
  return rowsByTable;
}

/** Removes a reader's likes, which no foreign key covers, and lowers the counters that include them. */
export async function eraseLikes(tx: Tx, readerId: string): Promise<void> {
  const likes = await tx
    .deleteFrom("likes")
    .where("reader", "=", likerOf(readerId))
    .returning(["kind", "item_id"])
    .execute();
  for (const { kind, item_id } of likes)
    if (isKind(kind)) await addLike(tx, { kind, id: item_id }, -1);
}

const isKind = (kind: string): kind is ItemKind => (itemKinds as readonly string[]).includes(kind);
