// Our own recordings: where their files are stored, and their transcripts.
import { z } from "zod";
import type { Db } from "#platform/db/db.server.ts";
import type { Chapter, Transcript } from "./recording.ts";
import { chaptersJson, webVtt } from "./recording-texts.ts";

export type MediaId = { kind: "video" | "podcast"; id: number };

/** The item of a recording: a video, an episode, or an article with a narration. */
export type RecordingItemId = { kind: MediaId["kind"] | "article"; id: number };

/** The facts that decide who gets a recording's files, and which. */
export type Recording = {
  /** The folder in the storage. */
  folder: string;
  premium: boolean;
  publishedAt: string;
  seconds: number | null;
  bytes: number | null;
  chapters: Chapter[];
};

const seconds = z.number().nonnegative();
const chapters = z.array(z.object({ at: seconds, title: z.string().min(1) }));
const cues = z.array(
  z.object({
    from: seconds,
    to: seconds,
    text: z.string().min(1),
    speaker: z.string().optional(),
  }),
);

/** The chapters of a row. Damaged ones are left out as a whole: a page without chapters can be read. */
export const chaptersOf = (value: unknown): Chapter[] => chapters.safeParse(value).data ?? [];

/** Null if there is no visible item with this id, or if its file is not ours. */
export async function readRecording(db: Db, item: RecordingItemId): Promise<Recording | null> {
  const { kind, id } = item;
  if (kind === "article") return readNarration(db, id);
  const row =
    kind === "video"
      ? await db
          .selectFrom("videos as m")
          .innerJoin("sources as s", "s.id", "m.source_id")
          .where("m.id", "=", id)
          .where("m.withdrawn_at", "is", null)
          .where("s.opted_out_at", "is", null)
          .select(columns)
          .executeTakeFirst()
      : await db
          .selectFrom("episodes as m")
          .innerJoin("shows as w", "w.id", "m.show_id")
          .innerJoin("sources as s", "s.id", "w.source_id")
          .where("m.id", "=", id)
          .where("m.withdrawn_at", "is", null)
          .where("s.opted_out_at", "is", null)
          .select(columns)
          .executeTakeFirst();
  if (!row || row.recording === null) return null;
  return {
    folder: row.recording,
    premium: row.premium,
    publishedAt: row.published_at.toISOString(),
    seconds: row.duration_seconds,
    bytes: row.media_bytes,
    chapters: chaptersOf(row.chapters),
  };
}

async function readNarration(db: Db, story: number): Promise<Recording | null> {
  const row = await db
    .selectFrom("readings as r")
    .innerJoin("stories as m", "m.id", "r.story_id")
    .where("m.id", "=", story)
    .where("m.withdrawn_at", "is", null)
    .select(["r.recording", "m.premium", "m.published_at", "r.seconds", "r.media_bytes"])
    .executeTakeFirst();
  return row
    ? {
        folder: row.recording,
        premium: row.premium,
        publishedAt: row.published_at.toISOString(),
        seconds: row.seconds,
        bytes: row.media_bytes,
        chapters: [],
      }
    : null;
}

const columns = [
  "m.recording",
  "m.premium",
  "m.published_at",
  "m.duration_seconds",
  "m.media_bytes",
  "m.chapters",
] as const;

/** The transcripts of an item, the spoken language first. */
export async function readTranscripts(
  db: Db,
  { kind, id }: MediaId,
  spoken: string,
): Promise<Transcript[]> {
  const rows = await db
    .selectFrom("media_transcripts")
    .select(["lang", "cues"])
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .orderBy("lang")
    .execute();
  return rows
    .map(({ lang, cues: value }) => ({ lang, cues: cues.safeParse(value).data ?? [] }))
    .filter((transcript) => transcript.cues.length > 0)
    .sort((a, b) => Number(b.lang === spoken) - Number(a.lang === spoken));
}

const textName = /^(captions|transcript)\.([a-z]{2})\.vtt$/;

/**
 * A text that belongs to a recording and is made from its rows: `captions.{lang}.vtt`, `transcript.{lang}.vtt` (with
 * speakers) or `chapters.json` (Podcasting 2.0). Null for other names, and if there is no such text.
 */
export async function recordingText(
  db: Db,
  { kind: of, id }: RecordingItemId,
  name: string,
  recording: Recording,
): Promise<{ text: string; type: string } | null> {
  if (of === "article") return null;
  const item = { kind: of, id };
  if (name === "chapters.json")
    return recording.chapters.length === 0
      ? null
      : { text: chaptersJson(recording.chapters), type: "application/json+chapters" };
  const [, kind, lang] = textName.exec(name) ?? [];
  if (!kind || !lang) return null;
  const found = (await readTranscripts(db, item, lang)).find((one) => one.lang === lang);
  if (!found) return null;
  return { text: webVtt(found.cues, kind === "transcript"), type: "text/vtt; charset=utf-8" };
}
