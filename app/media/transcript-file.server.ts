import { decodeHTML } from "entities";
import { parseText } from "media-captions";
import { z } from "zod";
import { cutText } from "#platform/cut-text.ts";
import type { Chapter, Cue } from "./recording.ts";

/** The most lines that are read from a file: a recording of ten hours has about half as many. */
const maxCues = 20_000;
const maxText = 1_000;
const maxChapters = 200;

/** Podcasting 2.0, "JSON Transcripts", version 1.0.0. */
const segments = z.object({
  segments: z.array(
    z.object({
      startTime: z.number(),
      endTime: z.number().optional(),
      body: z.string(),
      speaker: z.string().optional(),
    }),
  ),
});

/**
 * The lines of a publisher's transcript: WebVTT, SubRip, or the podcast namespace's JSON. Markup is removed, and lines
 * without text are left out. Null for anything else.
 */
export async function readTranscript(text: string): Promise<Cue[] | null> {
  const plain = text.replace(/^\ufeff/, "").trimStart();
  const found = plain.startsWith("{") ? ofJson(plain) : await ofCaptions(plain);
  const cues = found
    .filter(({ from, to, text }) => from >= 0 && to >= from && text !== "")
    .slice(0, maxCues);
  return cues.length > 0 ? cues : null;
}

function ofJson(text: string): Cue[] {
  const read = segments.safeParse(jsonOf(text)).data?.segments ?? [];
  return read.map(({ startTime, endTime, body, speaker }, n) =>
    cueOf(startTime, endTime ?? read[n + 1]?.startTime ?? startTime, body, speaker),
  );
}

/** Podcasting 2.0, "JSON Chapters", version 1.2.0. */
const listedChapters = z.object({
  chapters: z.array(
    z.object({ startTime: z.number(), title: z.string().optional(), toc: z.boolean().optional() }),
  ),
});

/**
 * The chapters in a file of that format, in order, without those that have no title or are to be in no table of contents.
 * Null for anything else.
 */
export function readChapters(text: string): Chapter[] | null {
  const listed = listedChapters.safeParse(jsonOf(text)).data?.chapters ?? [];
  const titles = new Map<number, string>();
  for (const { startTime, title, toc } of listed) {
    const at = thousandths(startTime);
    const name = title && cutText(title.replace(/\s+/g, " ").trim(), 200);
    if (name && toc !== false && at >= 0 && titles.size < maxChapters && !titles.has(at))
      titles.set(at, name);
  }
  const chapters = [...titles].map(([at, title]) => ({ at, title })).sort((a, b) => a.at - b.at);
  return chapters.length > 0 ? chapters : null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    return null;
  }
}

async function ofCaptions(text: string): Promise<Cue[]> {
  const type = text.startsWith("WEBVTT") ? "vtt" : "srt";
  if (!text.includes("-->")) return [];
  const { cues } = await parseText(text, { type });
  return cues.map((cue) => {
    const speaker = /<v(?:\.[\w.]*)?[ \t]+([^>]+)>/.exec(cue.text)?.[1];
    return cueOf(cue.startTime, cue.endTime, cue.text, speaker);
  });
}

function cueOf(from: number, to: number, marked: string, named?: string): Cue {
  const plain = (value: string, limit: number) =>
    cutText(decodeHTML(value).replace(/\s+/g, " ").trim(), limit);
  const text = plain(marked.replace(/<[^>]*>/g, " "), maxText);
  const speaker = plain(named ?? "", 100);
  return { from: thousandths(from), to: thousandths(to), text, ...(speaker ? { speaker } : {}) };
}

const thousandths = (seconds: number) => Math.round(seconds * 1_000) / 1_000;
