import { decodeHTML } from "entities";
import { parseText } from "media-captions";
import { z } from "zod";
import type { Cue } from "./recording.ts";

/** The most lines that are taken of a file: a recording of ten hours has about half as many. */
const maxCues = 20_000;
const maxText = 1_000;

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
 * The lines of a transcript as publishers have them: WebVTT, SubRip, or the podcast namespace's JSON. What is marked up
 * becomes plain text; a line without a text is left out. Null for anything else.
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
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [];
  }
  const read = segments.safeParse(value).data?.segments ?? [];
  return read.map(({ startTime, endTime, body, speaker }, n) =>
    cueOf(startTime, endTime ?? read[n + 1]?.startTime ?? startTime, body, speaker),
  );
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
  const plain = (value: string) => decodeHTML(value).replace(/\s+/g, " ").trim();
  const text = plain(marked.replace(/<[^>]*>/g, " ")).slice(0, maxText);
  const speaker = plain(named ?? "").slice(0, 100);
  return { from: thousandths(from), to: thousandths(to), text, ...(speaker ? { speaker } : {}) };
}

const thousandths = (seconds: number) => Math.round(seconds * 1_000) / 1_000;
