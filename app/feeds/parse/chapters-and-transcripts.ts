// The words of a recording: Podlove Simple Chapters 1.2, and the podcast namespace's transcripts and chapters.

import type { FeedChaptersAndTranscripts, TextFile } from "#media/feed-chapters-and-transcripts.ts";
import { cutText } from "#platform/cut-text.ts";

type Transcript = { url?: string; type?: string; language?: string; rel?: string };
type Podcast = { transcripts?: Transcript[]; chapters?: { url?: string; type?: string } };
type SimpleChapters = { chapters?: { start?: string; title?: string }[] };

const maxChapters = 200;
const maxLanguages = 10;

/** The formats that have times, the best first. */
const formats = [
  "text/vtt",
  "application/x-subrip",
  "application/srt",
  "text/srt",
  "application/json",
];

/** The chapters and transcripts of an item; null if it has none. `resolve` makes addresses absolute. */
export function chaptersAndTranscriptsOf(
  podcast: Podcast | undefined,
  simple: SimpleChapters | undefined,
  resolve: (address: string | undefined) => string | null,
): FeedChaptersAndTranscripts | null {
  const chapters = chaptersOf(simple);
  const file = resolve(podcast?.chapters?.url);
  const listed: TextFile[] =
    file && chapters.length === 0 ? [{ role: "chapters", url: file, lang: null }] : [];
  const files = listed.concat(transcriptsOf(podcast?.transcripts ?? [], resolve));
  return chapters.length + files.length > 0 ? { chapters, files } : null;
}

/** One transcript for each language, in the best of its formats. */
function transcriptsOf(
  all: Transcript[],
  resolve: (address: string | undefined) => string | null,
): TextFile[] {
  const found = new Map<string, TextFile>();
  for (const format of formats)
    for (const { url, type, language } of all) {
      if (type?.trim().toLowerCase().split(";")[0] !== format) continue;
      const address = resolve(url);
      const lang = /^[a-z]{2,3}(?![a-z])/.exec(language?.trim().toLowerCase() ?? "")?.[0] ?? null;
      if (address === null || found.has(lang ?? "") || found.size === maxLanguages) continue;
      found.set(lang ?? "", { role: "transcript", url: address, lang });
    }
  return [...found.values()];
}

function chaptersOf(simple: SimpleChapters | undefined): FeedChaptersAndTranscripts["chapters"] {
  const found = new Map<number, string>();
  for (const { start, title } of simple?.chapters ?? []) {
    const at = playTime(start ?? "");
    const text = title && cutText(title.trim(), 200);
    if (at !== null && text && found.size < maxChapters && !found.has(at)) found.set(at, text);
  }
  return [...found].map(([at, title]) => ({ at, title })).sort((a, b) => a.at - b.at);
}

/** Normal play time (RFC 2326, section 3.6): `12.5`, `01:02`, `01:02:03.250`; null for anything else. */
export function playTime(text: string): number | null {
  const [, h, m, s] =
    /^(?:(?:(\d{1,3}):)?(\d{1,3}):)?(\d{1,6}(?:\.\d{1,9})?)$/.exec(text.trim()) ?? [];
  if (s === undefined) return null;
  return Math.round((Number(h ?? 0) * 3_600 + Number(m ?? 0) * 60 + Number(s)) * 1_000) / 1_000;
}
