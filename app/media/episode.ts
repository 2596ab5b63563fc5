import type { Country } from "#stories/country.ts";
import type { Author, Picture } from "#stories/story.ts";

/** What a card shows. Times are ISO 8601 in UTC, so that it can travel to the browser. */
export type Episode = {
  id: number;
  title: string;
  description: string;
  lang: string;
  country: Country;
  /** The episode's picture, else its show's; null also where the source's entry does not allow its pictures. */
  thumbnail: Picture | null;
  /** `mm:ss`, or `h:mm:ss` from an hour on; null where the feed does not say. */
  duration: string | null;
  durationSeconds: number | null;
  publishedAt: string;
  episodeNumber: number | null;
  showName: string;
  showSlug: string;
  category: string | null;
  /** The name to print; the card of an own host comes with `EpisodePage`. */
  host: string | null;
  source: { id: string; name: string };
  downloads: number;
  views: number;
  likes: number;
  /** Null where nobody counts them: then no figure is shown (decision 24b). */
  comments: number | null;
  isPremium: boolean;
  isNew: boolean;
  sample: boolean;
  /** Where the publisher shows it; null for an own episode. */
  canonicalUrl: string | null;
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
