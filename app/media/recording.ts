/** A part of a recording that has a name; it begins at this second, and ends where the next begins. */
export type Chapter = { at: number; title: string };

/** What is said from one moment to another, both in seconds. */
export type Cue = { from: number; to: number; text: string; speaker?: string | undefined };

/** The lines of a recording in one language; the first of several is the language that is spoken. */
export type Transcript = { lang: string; cues: Cue[] };

/** The folders of the sample newsroom's recordings. */
export const samplesPrefix = "samples/";

/** The file of a recording in its folder. */
export const recordingFiles = {
  video: { name: "film.mp4", type: "video/mp4" },
  podcast: { name: "episode.mp3", type: "audio/mpeg" },
  article: { name: "episode.mp3", type: "audio/mpeg" },
} as const;

/** The playlist of a recording's HLS ladder (RFC 8216). */
export const streamName = "hls/main.m3u8";

/** What plays an item. All of it is empty if there is nothing to play, and for a reader without access. */
export type Playback = {
  /** The address of the file; a path if it is a recording of our own. */
  mediaUrl: string | null;
  mediaType: string | null;
  /** The address of the HLS ladder of a longer recording. */
  stream: string | null;
  captions: { lang: string; src: string }[];
  chapters: Chapter[];
  transcripts: Transcript[];
  /** How loud it is in each of its parts, from 0 to 100; empty where that is not known. */
  waveform: number[];
};

export const noPlayback: Playback = {
  mediaUrl: null,
  mediaType: null,
  stream: null,
  captions: [],
  chapters: [],
  transcripts: [],
  waveform: [],
};

/** The moment that an address names by `?t=`: seconds, or `1h2m3s`; null if it names none. */
export function startTimeIn(search: URLSearchParams): number | null {
  const [, h, m, s] =
    /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(search.get("t") ?? "") ?? [];
  if (h === undefined && m === undefined && s === undefined) return null;
  return Number(h ?? 0) * 3_600 + Number(m ?? 0) * 60 + Number(s ?? 0);
}
