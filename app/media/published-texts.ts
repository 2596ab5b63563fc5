import type { Chapter } from "./recording.ts";

/** A file of a publisher with the words of a recording: its chapters, or what is said in it. */
export type TextFile = {
  role: "chapters" | "transcript";
  url: string;
  /** Of a transcript; null if it is in the language of the recording, or if the feed does not say. */
  lang: string | null;
};

/** What a feed has of a recording's words. */
export type PublishedTexts = { chapters: Chapter[]; files: TextFile[] };
