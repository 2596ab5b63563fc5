// Narrations: recordings of our own articles that are read aloud (table `readings`).
import { type Database, type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import { announce } from "#platform/live/outbox.server.ts";
import { freeAccessToken, mediaFilePath, signedAccessToken } from "./access-tokens.server.ts";
import type { EncodedRecording } from "./encode-recording.server.ts";
import { recordingFiles } from "./recording.ts";

/** A narration, for a reader who may read the article. */
export type Narration = { src: string; seconds: number };

/**
 * Null if the article has no narration.
 * @param o.free whether everyone may read the article; otherwise the address expires
 */
export async function narrationOf(
  db: Db,
  story: number,
  o: { free: boolean; secret: string; now: Date },
): Promise<Narration | null> {
  const row = await db
    .selectFrom("readings")
    .select(["seconds", "content_hash"])
    .where("story_id", "=", story)
    .executeTakeFirst();
  if (!row) return null;
  const item = { kind: "article", id: story } as const;
  const accessToken = o.free ? freeAccessToken : signedAccessToken(o.secret, item, o.now);
  return {
    // A browser keeps the file for a day, and another one may take its place.
    src: `${mediaFilePath(item, accessToken, recordingFiles.article.name)}?v=${row.content_hash.slice(0, 8)}`,
    seconds: row.seconds,
  };
}

/** The narration of an article: its folder in the storage and its file's hash, null without one. Undefined if there is no such article. */
export const storedNarration = (
  db: Db,
  slug: string,
): Promise<{ id: number; recording: string | null; hash: string | null } | undefined> =>
  db
    .selectFrom("stories as s")
    .leftJoin("readings as r", "r.story_id", "s.id")
    .select(["s.id", "r.recording", "r.content_hash as hash"])
    .where("s.slug", "=", slug)
    .executeTakeFirst();

/** Sets the narration of an article; null removes it. The caller removes the files of the former one, once this is done. */
export function setNarration(
  db: Database,
  { id, slug }: { id: number; slug: string },
  made: EncodedRecording | null,
): Promise<void> {
  return transaction(db, async (tx) => {
    if (made) await upsertNarration(tx, id, made);
    else await tx.deleteFrom("readings").where("story_id", "=", id).execute();
    await announce(tx, "stories", { slugs: [slug] });
  });
}

async function upsertNarration(tx: Tx, story: number, made: EncodedRecording): Promise<void> {
  const columns = {
    recording: made.folder,
    seconds: made.seconds,
    media_bytes: made.bytes,
    content_hash: made.hash,
  };
  await tx
    .insertInto("readings")
    .values({ story_id: story, ...columns })
    .onConflict((c) => c.column("story_id").doUpdateSet(columns))
    .execute();
}
