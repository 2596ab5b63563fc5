/** A chapter of a recording, from the second `at` to the next chapter. */
export type Chapter = { at: number; title: string };

/** What is said from one second to another. */
export type Cue = { from: number; to: number; text: string; speaker?: string | undefined };

/** The lines of a recording in one language. Of several transcripts, the first is in the spoken language. */
export type Transcript = { lang: string; cues: Cue[] };

/** The folder of the sample newsroom's recordings. */
export const samplesPrefix = "samples/";

/** The file of a recording in its folder. */
export const recordingFiles = {
  video: { name: "film.mp4", type: "video/mp4" },
  podcast: { name: "episode.mp3", type: "audio/mpeg" },
  article: { name: "episode.mp3", type: "audio/mpeg" },
} as const;

/** The main playlist of a recording's HLS stream (RFC 8216). */
export const streamName = "hls/main.m3u8";

/** What a player needs to play an item. All of it is empty if there is nothing to play, and for a reader without access. */
export type Playback = {
  /** The address of the file; a path if it is a recording of our own. */
  mediaUrl: string | null;
  mediaType: string | null;
  /** The address of the HLS stream of a longer recording. */
  stream: string | null;
  captions: { lang: string; src: string }[];
  chapters: Chapter[];
  transcripts: Transcript[];
  /** The loudness over time, from 0 to 100; empty if it is not known. */
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

/** The second at which an address begins, by `?t=`: seconds, or `1h2m3s`. Null if it names none. */
export function startTimeIn(search: URLSearchParams): number | null {
  const [, h, m, s] =
    /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(search.get("t") ?? "") ?? [];
  if (h === undefined && m === undefined && s === undefined) return null;
  return Number(h ?? 0) * 3_600 + Number(m ?? 0) * 60 + Number(s ?? 0);
}
