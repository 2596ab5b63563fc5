import type { StoryDraft } from "#stories/story.ts";

export type FeedFormat = "rss" | "rdf" | "atom" | "json";

/** A sentence about something a feed got wrong and we mended, or could not. Codes are stable. */
export type FeedProblem = { code: string; message: string };

export type RawMedia = {
  url: string;
  type: string | null;
  bytes: number | null;
  seconds: number | null;
  width: number | null;
  height: number | null;
};

/** An item as its feed gave it: text still has markup and entities, links are absolute already. */
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
  image: { url: string; width: number | null; height: number | null; alt: string | null } | null;
  media: RawMedia[];
  comments: number | null;
  episode: number | null;
};

/** What `parseFeed` makes of bytes. */
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
  items: RawItem[];
  problems: FeedProblem[];
};

/** A feed item that is an episode or a video, beside what every draft has. */
export type MediaPart = RawMedia & { kind: "audio" | "video"; episodeNumber: number | null };

/** A normalised item: what `check` prints and what the store receives. */
export type ItemDraft = StoryDraft & {
  /** The feed's own guid, as given. */
  guid: string | null;
  media: RawMedia[];
  /** Set where the item is an episode or a video rather than a story. */
  part: MediaPart | null;
};
