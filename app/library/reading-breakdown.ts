import type { Band } from "#stories/bias.ts";
import type { CoveredPlace } from "#stories/country.ts";
import type { Topic } from "#stories/topic.ts";

type Counted<K> = { key: K; stories: number };

/** What a reader has read in the last days ("reading diet" on pages), by topic, country and political leaning. A story of two topics counts for both. */
export type ReadingBreakdown = {
  /** Stories read in these days. */
  stories: number;
  days: number;
  topics: Counted<Topic>[];
  countries: Counted<CoveredPlace>[];
  /** `unrated` for stories of sources without a rating. */
  bands: Counted<Band | "unrated">[];
};
