// Makes what the site plays of a file that an editor has: it needs ffmpeg, and takes about as long as the recording.
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
  encodeFilm,
  extractCover,
  filesIn,
  storePicture,
  waveformOf,
} from "./making/encode.server.ts";
import { missingTools, ToolError } from "./making/ffmpeg.server.ts";
import { probe } from "./making/probe.server.ts";
import { type Chapter, recordingFiles } from "./recording.ts";
import type { MediaId } from "./recordings.server.ts";

export type Made = {
  /** The folder in the storage. */
  folder: string;
  seconds: number;
  /** The size of the file that is downloaded. */
  bytes: number;
  streamed: boolean;
  chapters: Chapter[];
  /** From 0 to 100; null for films. */
  waveform: number[] | null;
  /** The key of its picture in the storage. */
  picture: string | null;
  /** Of the file that it was made from. */
  hash: string;
};

export type MakeProblem =
  | { reason: "tools"; missing: string[] }
  | { reason: "file" | "no-medium" | "no-sound" | "no-picture" | "picture" }
  | { reason: "failed"; message: string };

export type MakeStep = "reading" | "encoding" | "storing";

const posterName = "poster.webp";

/** The hash by which a file is known again, in hexadecimal. Null if it cannot be read. */
export async function hashOfFile(file: string): Promise<string | null> {
  const hash = createHash("sha256");
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return null;
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

/**
 * Makes a recording of a file and stores it: an MP3 or an MP4, an HLS ladder of a film of more than two minutes, at the
 * loudness of speech on the web (−16 LUFS); its poster, its waveform, and the chapters that the file names.
 * @param o.picture a picture to show instead of what is in the file
 * @param tell how far a step is, from 0 to 1
 */
export async function makeRecording(
  storage: Storage,
  file: string,
  o: { kind: MediaId["kind"]; picture?: string | undefined },
  tell: (step: MakeStep, part: number) => void,
): Promise<{ ok: true; made: Made } | ({ ok: false } & MakeProblem)> {
  const missing = await missingTools();
  if (missing.length) return { ok: false, reason: "tools", missing };
  tell("reading", 0);
  const hash = await hashOfFile(file);
  if (!hash) return { ok: false, reason: "file" };
  const probed = await probe(file);
  if (!probed) return { ok: false, reason: "no-medium" };
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
    const encode = o.kind === "video" ? encodeFilm : encodeEpisode;
    const streamed = (await encode(source, work, (part) => tell("encoding", part))) === true;
    const made = await probe(join(work, recordingFiles[o.kind].name));
    const waveform = o.kind === "podcast" ? await waveformOf(file) : null;
    const folder = `recordings/${crypto.randomUUID()}`;
    const files = await filesIn(work);
    for (const [n, name] of files.entries()) {
      tell("storing", n / files.length);
      await storage.put(`${folder}/${name}`, join(work, name));
    }
    tell("storing", 1);
    return {
      ok: true,
      made: {
        folder,
        seconds: Math.round(made?.seconds ?? probed.seconds),
        bytes: (await stat(join(work, recordingFiles[o.kind].name))).size,
        streamed,
        chapters: probed.chapters,
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

export { storePicture } from "./making/encode.server.ts";

/** Removes what was stored of a recording. */
export async function removeRecording(storage: Storage, folder: string): Promise<void> {
  for await (const { key } of storage.list(`${folder}/`)) await storage.remove(key);
}

/** What is wrong, as a sentence for the editor. @param picture that was to be shown */
export function makeProblemText(
  problem: MakeProblem,
  file: string,
  picture = "the picture",
): string {
  switch (problem.reason) {
    case "tools":
      return `${problem.missing.join(" and ")} must be installed first. On Debian: apt install ffmpeg. On macOS: brew install ffmpeg.`;
    case "file":
      return `${file} cannot be read.`;
    case "no-medium":
      return `${file} is neither a sound nor a film that can be read.`;
    case "no-sound":
      return `${file} has no sound.`;
    case "no-picture":
      return `${file} has no moving picture: an episode is added with --show.`;
    case "picture":
      return `${picture} is no picture that can be read.`;
    case "failed":
      return `No recording could be made of ${file}. ${problem.message}`;
  }
}
