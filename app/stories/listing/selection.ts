import type { Section } from "../category.ts";
import { type Country, countries as everyCountry } from "../country.ts";
import { topics as everyTopic, type Topic } from "../topic.ts";

export type Selection = {
  /**
   * None means all news. `EU` selects the stories of the Union and its institutions (product decision 24c); a class selects what
   * has no topic, and `Sport` what is listed only for readers who ask for it (product decision 30).
   */
  topics?: readonly (Topic | "EU" | Section | "Sport")[];
  /** None means all. */
  countries?: readonly Country[];
  /** Of the stories, by ISO 639-1 code; null means all. */
  languages?: readonly string[] | null;
};

/** What is read of `story_listings` in one go; `*` stands for any topic or country, null for any language. */
export type ListingPair = {
  topic: Topic | "EU" | Section | "Sport" | "*";
  country: Country | "*";
  lang: string | null;
};

/**
 * The pairs of topic and country of `story_listings` that a selection reads, in each of its languages; choosing everything
 * is the same as choosing nothing.
 */
export function pairsOf({ topics = [], countries = [], languages }: Selection): ListingPair[] {
  const valuesOrAny = <T extends string>(chosen: readonly T[], every: readonly T[]): (T | "*")[] =>
    chosen.length === 0 || every.every((one) => chosen.includes(one))
      ? ["*"]
      : [...new Set(chosen)];
  const chosen = valuesOrAny<ListingPair["topic"]>(topics, everyTopic);
  // All news has no sport.
  if (chosen[0] === "*" && topics.includes("Sport")) chosen.push("Sport");
  return chosen.flatMap((topic) =>
    valuesOrAny<Country>(countries, everyCountry).flatMap((country) =>
      (languages ?? [null]).map((lang) => ({ topic, country, lang })),
    ),
  );
}

/**
 * Whether pairs name languages: all do, or none. A condition on the language is left out where it would hold for all, as
 * the index by time alone is the shorter way then.
 */
export const namesLanguages = (pairs: readonly ListingPair[]): boolean =>
  pairs.some(({ lang }) => lang !== null);
