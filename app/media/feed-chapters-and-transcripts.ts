import type { Chapter } from "./recording.ts";

/** A publisher's file with the chapters or the transcript of a recording. */
export type TextFile = {
  role: "chapters" | "transcript";
  url: string;
  /** Of a transcript; null if it is in the language of the recording, or if the feed does not say. */
  lang: string | null;
};

/** The chapters in a feed, and the text files that it names. */
export type FeedChaptersAndTranscripts = { chapters: Chapter[]; files: TextFile[] };
