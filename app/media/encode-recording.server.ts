// Encodes an editor's file into what the site plays. It needs ffmpeg, and takes about as long as the recording.
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Storage } from "#platform/storage/storage.server.ts";
import {
  drawPoster,
  encodeEpisode,
  encodeVideo,
  extractCover,
  filesIn,
  storePicture,
  waveformOf,
} from "./encoding/encode.server.ts";
import { missingTools, ToolError } from "./encoding/ffmpeg.server.ts";
import { probe } from "./encoding/probe.server.ts";
import { type Chapter, recordingFiles } from "./recording.ts";
import type { MediaId } from "./recordings.server.ts";
import { durationText } from "./video.ts";

export type EncodedRecording = {
  /** The folder in the storage. */
  folder: string;
  seconds: number;
  /** The size of the main file. */
  bytes: number;
  streamed: boolean;
  chapters: Chapter[];
  /** The loudness over time, from 0 to 100; null for videos. */
  waveform: number[] | null;
  /** The key of its picture in the storage. */
  picture: string | null;
  /** The hash of the file from which it was encoded. */
  hash: string;
};

export type EncodingProblem =
  | { reason: "tools"; missing: string[] }
  | { reason: "file" | "no-media" | "no-sound" | "no-picture" | "picture" }
  | { reason: "cut"; seconds: number; stated: number }
  | { reason: "failed"; message: string };

export type EncodingStep = "reading" | "encoding" | "storing";

const posterName = "poster.webp";

/** The SHA-256 hash of a file, by which a second upload is recognised. Null if the file cannot be read. */
export async function hashOfFile(file: string): Promise<string | null> {
  const hash = createHash("sha256");
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return null;
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

/**
 * Encodes a file and stores the results: an MP3 or an MP4, an HLS stream of a video of more than two minutes, at the
 * loudness of speech on the web (−16 LUFS); its poster, its waveform, and the chapters in the file.
 * A file that ends before the length that it states is refused: ffmpeg takes a half-copied one for whole.
 * @param o.picture a picture in place of the one in the file
 * @param onProgress gets the present step and how far it is, from 0 to 1
 */
export async function encodeRecording(
  storage: Storage,
  file: string,
  o: { kind: MediaId["kind"]; picture?: string | undefined },
  onProgress: (step: EncodingStep, part: number) => void,
): Promise<{ ok: true; made: EncodedRecording } | ({ ok: false } & EncodingProblem)> {
  const missing = await missingTools();
  if (missing.length) return { ok: false, reason: "tools", missing };
  onProgress("reading", 0);
  const hash = await hashOfFile(file);
  if (!hash) return { ok: false, reason: "file" };
  const probed = await probe(file);
  if (!probed) return { ok: false, reason: "no-media" };
  if (o.kind === "podcast" && !probed.sound) return { ok: false, reason: "no-sound" };
  if (o.kind === "video" && !probed.picture) return { ok: false, reason: "no-picture" };
  const source = { file, probed };
  const work = await mkdtemp(join(tmpdir(), "recording-"));
  try {
    const poster = join(work, posterName);
    if (o.picture) {
      const stored = await storePicture(o.picture, poster).catch(() => "broken");
      if (stored === "broken") return { ok: false, reason: "picture" };
    } else if (o.kind === "video") await drawPoster(source, poster);
    else if (probed.cover !== null) await extractCover(source, poster);
    const encode = o.kind === "video" ? encodeVideo : encodeEpisode;
    const streamed = (await encode(source, work, (part) => onProgress("encoding", part))) === true;
    const made = await probe(join(work, recordingFiles[o.kind].name));
    const seconds = made?.seconds ?? 0;
    if (seconds < probed.seconds - Math.max(2, probed.seconds * 0.02))
      return { ok: false, reason: "cut", seconds, stated: probed.seconds };
    const waveform = o.kind === "podcast" ? await waveformOf(file) : null;
    const folder = `recordings/${crypto.randomUUID()}`;
    const files = await filesIn(work);
    for (const [n, name] of files.entries()) {
      onProgress("storing", n / files.length);
      await storage.put(`${folder}/${name}`, join(work, name));
    }
    onProgress("storing", 1);
    return {
      ok: true,
      made: {
        folder,
        seconds: Math.round(seconds),
        bytes: (await stat(join(work, recordingFiles[o.kind].name))).size,
        streamed,
        chapters: probed.chapters.filter(({ at }) => at < seconds),
        waveform,
        picture: files.includes(posterName) ? `${folder}/${posterName}` : null,
        hash,
      },
    };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return { ok: false, reason: "failed", message: error.message };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

export { storePicture } from "./encoding/encode.server.ts";

/** Removes a recording's files from the storage. */
export async function removeRecording(storage: Storage, folder: string): Promise<void> {
  for await (const { key } of storage.list(`${folder}/`)) await storage.remove(key);
}

/** A problem as a sentence for the editor. @param picture the file of `o.picture` */
export function encodingProblemText(
  problem: EncodingProblem,
  file: string,
  picture = "the picture",
): string {
  switch (problem.reason) {
    case "tools":
      return `${problem.missing.join(" and ")} must be installed first. On Debian: apt install ffmpeg. On macOS: brew install ffmpeg.`;
    case "file":
      return `${file} cannot be read.`;
    case "no-media":
      return `${file} is neither a sound nor a film that can be read.`;
    case "no-sound":
      return `${file} has no sound.`;
    case "no-picture":
      return `${file} has no moving picture: an episode is added with --show.`;
    case "picture":
      return `${picture} is no picture that can be read.`;
    case "cut":
      return `${file} ends after ${durationText(problem.seconds)} of ${durationText(problem.stated)}: it was not copied to its end.`;
    case "failed":
      return `No recording could be made of ${file}. ${problem.message}`;
  }
}
