import type { Author } from "#stories/story.ts";
import type { Playback } from "./recording.ts";
import type { MediaSummary } from "./video.ts";

export type Episode = MediaSummary & {
  episodeNumber: number | null;
  showName: string;
  showSlug: string;
  /** The host's name; `EpisodePage` also has the card of a host of ours. */
  host: string | null;
  downloads: number;
  /** Null if the feed does not say; then no number is shown. */
  comments: number | null;
};

export type EpisodePage = Episode &
  Playback & {
    hostCard: Author | null;
    tags: string[];
    /** The show's own description. */
    showDescription: string;
    mediaBytes: number | null;
  };
