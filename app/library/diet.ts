import type { Band } from "#stories/bias.ts";
import type { Country } from "#stories/country.ts";
import type { Topic } from "#stories/topic.ts";

type Counted<K> = { key: K; stories: number };

/** What the reading of the last days was about. A story of two topics counts for both. */
export type Diet = {
  /** Stories read in these days. */
  stories: number;
  days: number;
  topics: Counted<Topic>[];
  countries: Counted<Country>[];
  /** `unrated` for stories of sources without a rating. */
  bands: Counted<Band | "unrated">[];
};
