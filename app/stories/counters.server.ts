import { sql } from "kysely";
import type { Tx } from "#platform/db/db.server.ts";

const shown = (id: number) => sql<boolean>`id = ${id} and withdrawn_at is null`;

/** Whether there is a story that can be read under this id. */
export async function isStory(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom("stories").select("id").where(shown(id)).executeTakeFirst();
  return row !== undefined;
}

/** One more reader of a story. */
export async function addStoryView(tx: Tx, id: number): Promise<void> {
  await tx.updateTable("stories").set({ views: sql`views + 1` }).where("id", "=", id).execute();
}

/** One like more (1) or fewer (-1); returns how many there are now. */
export async function addStoryLike(tx: Tx, id: number, step: 1 | -1): Promise<number> {
  const row = await tx
    .updateTable("stories")
    .set({ likes: sql`greatest(likes + ${step}, 0)` })
    .where("id", "=", id)
    .returning("likes")
    .executeTakeFirstOrThrow();
  return row.likes;
}
