import { hourMs, minuteMs } from "#platform/duration.ts";
import type { Chapter, Cue } from "./recording.ts";

/** `hh:mm:ss.mmm` (WebVTT, "WebVTT timestamp"). */
export function vttTime(seconds: number): string {
  const all = Math.max(0, Math.round(seconds * 1_000));
  const two = (n: number) => String(Math.floor(n)).padStart(2, "0");
  const clock = `${two(all / hourMs)}:${two((all / minuteMs) % 60)}:${two((all / 1_000) % 60)}`;
  return `${clock}.${String(all % 1_000).padStart(3, "0")}`;
}

const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    // An empty line would end the cue.
    .replace(/\s*\n\s*/g, "\n")
    .trim();

/** The lines as WebVTT (https://www.w3.org/TR/webvtt1/). @param speakers whether each line says who speaks */
export function webVtt(cues: readonly Cue[], speakers: boolean): string {
  const blocks = cues.map(({ from, to, text, speaker }) => {
    const voice = speakers && speaker ? `<v ${escaped(speaker).replaceAll("\n", " ")}>` : "";
    return `${vttTime(from)} --> ${vttTime(Math.max(to, from + 0.001))}\n${voice}${escaped(text)}`;
  });
  return `${["WEBVTT", ...blocks].join("\n\n")}\n`;
}

/** The chapters as Podcasting 2.0's JSON (podcast namespace, "JSON Chapters", version 1.2.0). */
export const chaptersJson = (chapters: readonly Chapter[]): string =>
  JSON.stringify({
    version: "1.2.0",
    chapters: chapters.map(({ at, title }) => ({ startTime: at, title })),
  });
