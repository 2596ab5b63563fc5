// Own pieces that are read aloud in a recording, which the head of the piece names.

import { type Database, type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import { announce } from "#platform/live/outbox.server.ts";
import type { Made } from "./make-recording.server.ts";
import { freePass, mediaFilePath, passFor } from "./pass.server.ts";
import { recordingFiles } from "./recording.ts";

/** A recording of a piece, for a reader who may have the piece. */
export type Reading = { src: string; seconds: number };

/**
 * Null if nobody has read the piece aloud.
 * @param o.free whether every visitor may have the piece; else the address ends
 */
export async function readingOf(
  db: Db,
  story: number,
  o: { free: boolean; secret: string; now: Date },
): Promise<Reading | null> {
  const row = await db
    .selectFrom("readings")
    .select("seconds")
    .where("story_id", "=", story)
    .executeTakeFirst();
  if (!row) return null;
  const item = { kind: "article", id: story } as const;
  const pass = o.free ? freePass : passFor(o.secret, item, o.now);
  return { src: mediaFilePath(item, pass, recordingFiles.article.name), seconds: row.seconds };
}

/** The folder and the file's hash of what a piece has now; null if it has none. */
export const storedReading = (
  db: Db,
  slug: string,
): Promise<{ id: number; recording: string | null; hash: string | null } | undefined> =>
  db
    .selectFrom("stories as s")
    .leftJoin("readings as r", "r.story_id", "s.id")
    .select(["s.id", "r.recording", "r.content_hash as hash"])
    .where("s.slug", "=", slug)
    .executeTakeFirst();

/** Gives a piece another recording; null takes it away. The files of the one before stay in the storage. */
export function setReading(
  db: Database,
  { id, slug }: { id: number; slug: string },
  made: Made | null,
): Promise<void> {
  return transaction(db, async (tx) => {
    if (made) await upsertReading(tx, id, made);
    else await tx.deleteFrom("readings").where("story_id", "=", id).execute();
    await announce(tx, "stories", { slugs: [slug] });
  });
}

async function upsertReading(tx: Tx, story: number, made: Made): Promise<void> {
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
