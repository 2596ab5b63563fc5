import type { Author } from "#stories/story.ts";
import type { MediaSummary } from "./video.ts";

export type Episode = MediaSummary & {
  episodeNumber: number | null;
  showName: string;
  showSlug: string;
  /** The name to print; the card of an own host comes with `EpisodePage`. */
  host: string | null;
  downloads: number;
  /** Null where nobody counts them: then no figure is shown (decision 24b). */
  comments: number | null;
};

export type EpisodePage = Episode & {
  hostCard: Author | null;
  tags: string[];
  /** What the show is about, in its own words. */
  showDescription: string;
  /** Null where there is no file yet, and where the reader may not have it. */
  mediaUrl: string | null;
  mediaType: string | null;
  mediaBytes: number | null;
};
