import { sql } from "kysely";
import type { Tx } from "#platform/db/db.server.ts";
import { isEpisodeVisible, isVideoVisible } from "./is-visible.server.ts";

const tables = { video: "videos", podcast: "episodes" } as const;
export type MediaKind = keyof typeof tables;

/** Whether a visible video or episode has this id. */
export async function isMedia(tx: Tx, kind: MediaKind, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom(tables[kind])
    .select("id")
    .where("id", "=", id)
    .where(kind === "video" ? isVideoVisible("videos") : isEpisodeVisible("episodes"))
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts one view of a video, or of an episode's page. */
export async function addMediaView(tx: Tx, kind: MediaKind, id: number): Promise<void> {
  await tx.updateTable(tables[kind]).set({ views: sql`views + 1` }).where("id", "=", id).execute();
}

/** Adds (1) or removes (-1) a like. @returns the number of likes */
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
