import type { FeedChaptersAndTranscripts } from "#media/feed-chapters-and-transcripts.ts";
import type { StoryDraft } from "#stories/story.ts";

export type FeedFormat = "rss" | "rdf" | "atom" | "json";

/** An error in a feed that was repaired or had to be left, as a sentence. Codes are stable. */
export type FeedProblem = { code: string; message: string };

export type RawMedia = {
  url: string;
  type: string | null;
  bytes: number | null;
  seconds: number | null;
  width: number | null;
  height: number | null;
};

/** `rights` are what the feed says of this picture alone, `credit` is whom it names for it. */
export type RawPicture = {
  url: string;
  width: number | null;
  height: number | null;
  alt: string | null;
  rights: string[];
  credit: string | null;
};

/** An item as the feed has it: texts still have markup and entities, links are already absolute. */
export type RawItem = {
  id: string | null;
  title: string | null;
  link: string | null;
  summary: string | null;
  content: string | null;
  published: string | null;
  updated: string | null;
  authors: string[];
  categories: string[];
  lang: string | null;
  image: RawPicture | null;
  /** What it says of the rights to it: addresses of licences, else words; of its media before the rest. */
  rights: string[];
  media: RawMedia[];
  comments: number | null;
  episode: number | null;
  /** Chapters and transcripts of its recording in the feed; null if there are none. */
  texts: FeedChaptersAndTranscripts | null;
  /** Whether it is live now. */
  isLive: boolean;
};

/** A parsed feed. */
export type RawFeed = {
  format: FeedFormat;
  encoding: string;
  title: string | null;
  description: string | null;
  homepage: string | null;
  lang: string | null;
  image: string | null;
  author: string | null;
  categories: string[];
  /** What it says of the rights to all of it, as for an item. */
  rights: string[];
  items: RawItem[];
  problems: FeedProblem[];
};

/** The media file of an item that is an episode or a video. */
export type MediaFile = RawMedia &
  Pick<RawItem, "texts"> & {
    kind: "audio" | "video";
    episodeNumber: number | null;
    /** Missing but for what is live now. */
    live?: true;
  };

/** A normalised item, as `check` prints it and as it is stored. */
export type ItemDraft = StoryDraft & {
  /** The feed's own guid, as given. */
  guid: string | null;
  media: RawMedia[];
  /** Set where the item is an episode or a video rather than a story. */
  file: MediaFile | null;
};
