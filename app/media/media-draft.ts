import type { StoryDraft } from "#stories/story.ts";
import type { FeedChaptersAndTranscripts } from "./feed-chapters-and-transcripts.ts";

/** A feed item with its audio or video file; `file` is null for other items. */
export type MediaDraft = StoryDraft & {
  file: {
    kind: "audio" | "video";
    url: string;
    type: string | null;
    bytes: number | null;
    seconds: number | null;
    episodeNumber: number | null;
    texts: FeedChaptersAndTranscripts | null;
    /** Only for a video that is live now. */
    live?: true;
  } | null;
};

/** The key by which an item is found again in its show, or among the videos of its source. */
export const identityOf = (draft: MediaDraft): string => draft.identities[0] ?? draft.title;

/** A source, and the feed of it that is read. */
export type SourceFeed = { id: string; country: string; feedId: number };

/** A feed's own data; an audio feed becomes a show. */
export type ShowDraft = {
  title: string | null;
  description: string | null;
  image: string | null;
  homepage: string | null;
  lang: string | null;
  author: string | null;
  category: string | null;
};
