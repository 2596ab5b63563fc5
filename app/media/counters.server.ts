import { sql } from "kysely";
import type { Tx } from "#platform/db/db.server.ts";

const tables = { video: "videos", podcast: "episodes" } as const;
export type MediaKind = keyof typeof tables;

/** Whether there is a video or an episode that can be opened under this id. */
export async function isMedia(tx: Tx, kind: MediaKind, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom(tables[kind])
    .select("id")
    .where("id", "=", id)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** One more viewer of a video, or visitor of an episode's page. */
export async function addMediaView(tx: Tx, kind: MediaKind, id: number): Promise<void> {
  await tx.updateTable(tables[kind]).set({ views: sql`views + 1` }).where("id", "=", id).execute();
}

/** One like more (1) or fewer (-1); returns how many there are now. */
export async function addMediaLike(
  tx: Tx,
  kind: MediaKind,
  id: number,
  step: 1 | -1,
): Promise<number> {
  const row = await tx
    .updateTable(tables[kind])
    .set({ likes: sql`greatest(likes + ${step}, 0)` })
    .where("id", "=", id)
    .returning("likes")
    .executeTakeFirstOrThrow();
  return row.likes;
}
