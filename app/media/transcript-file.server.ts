import { decodeHTML } from "entities";
import { parseText } from "media-captions";
import { z } from "zod";
import { cutText } from "#platform/cut-text.ts";
import type { Chapter, Cue } from "./recording.ts";

/** The most lines that are read from a file: a recording of ten hours has about half as many. */
const maxCues = 20_000;
const maxText = 1_000;
const maxChapters = 200;

/** Podcasting 2.0, "JSON Transcripts", version 1.0.0. Publishers write null for what they do not know. */
const segments = z.object({ segments: z.array(z.unknown()) });
const segment = z.object({
  startTime: z.number(),
  endTime: z.number().nullish(),
  body: z.string(),
  speaker: z.string().nullish(),
});

/**
 * The lines of a publisher's transcript: WebVTT, SubRip, or the podcast namespace's JSON. Markup is removed, and lines
 * without text or time are left out. Null for anything else.
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
  const read = eachOf(segment, segments.safeParse(jsonOf(text)).data?.segments);
  return read.map(({ startTime, endTime, body, speaker }, n) =>
    cueOf(startTime, endTime ?? read[n + 1]?.startTime ?? startTime, body, speaker),
  );
}

/** Those of a list that are as they should be: one that is damaged does not cost the others. */
const eachOf = <T>(schema: z.ZodType<T>, list: unknown[] = []): T[] =>
  list.flatMap((value) => schema.safeParse(value).data ?? []);

/** Podcasting 2.0, "JSON Chapters", version 1.2.0. */
const listedChapters = z.object({ chapters: z.array(z.unknown()) });
const listedChapter = z.object({
  startTime: z.number(),
  title: z.string().nullish(),
  toc: z.boolean().nullish(),
});

/**
 * The chapters in a file of that format, in order, without those that have no title or are to be in no table of contents.
 * Null for anything else.
 */
export function readChapters(text: string): Chapter[] | null {
  const listed = eachOf(listedChapter, listedChapters.safeParse(jsonOf(text)).data?.chapters);
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

/** Tags, and the times within a line of WebVTT; not what is less than something. */
const tags = /<(?:[a-z/]|\d+:\d)[^>]*>/gi;

function cueOf(from: number, to: number, marked: string, named?: string | null): Cue {
  const plain = (value: string, limit: number) =>
    cutText(decodeHTML(value).replace(/\s+/g, " ").trim(), limit);
  const text = plain(marked.replace(tags, " "), maxText);
  const speaker = plain(named ?? "", 100);
  return { from: thousandths(from), to: thousandths(to), text, ...(speaker ? { speaker } : {}) };
}

const thousandths = (seconds: number) => Math.round(seconds * 1_000) / 1_000;
