import { sql } from "kysely";
import type { Tx } from "#platform/db/db.server.ts";
import { isStoryVisible } from "./is-visible.server.ts";

/** Whether a visible story has this id. */
export async function isStory(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom("stories")
    .select("id")
    .where("id", "=", id)
    .where(isStoryVisible("stories"))
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts one view of a story. */
export async function addStoryView(tx: Tx, id: number): Promise<void> {
  await tx.updateTable("stories").set({ views: sql`views + 1` }).where("id", "=", id).execute();
}

/** Adds (1) or removes (-1) a like. @returns the number of likes */
export async function addStoryLike(tx: Tx, id: number, step: 1 | -1): Promise<number> {
  const row = await tx
    .updateTable("stories")
    .set({ likes: sql`greatest(likes + ${step}, 0)` })
    .where("id", "=", id)
    .returning("likes")
    .executeTakeFirstOrThrow();
  return row.likes;
}

/** Sets how many contributions the discussion of a piece shows. */
export async function setStoryComments(tx: Tx, id: number, comments: number): Promise<void> {
  await tx.updateTable("stories").set({ comments }).where("id", "=", id).execute();
}
