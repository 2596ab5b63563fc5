import type { SearchClass } from "../category.ts";
import { type CoveredPlace, coveredPlaces } from "../country.ts";
import { topics as everyTopic, type Topic } from "../topic.ts";

export type Selection = {
  /**
   * None means all news. `EU` selects stories of the Union and its institutions, a class those without a topic, and `Sport`
   * those that only readers who choose sport see.
   */
  topics?: readonly (Topic | "EU" | SearchClass | "Sport")[];
  /** None means all. */
  countries?: readonly CoveredPlace[];
  /** Of the stories, by ISO 639-1 code; null means all. */
  languages?: readonly string[] | null;
};

/** One index range of `story_listings`; `*` stands for any topic or country, null for any language. */
export type ListingPair = {
  topic: Topic | "EU" | SearchClass | "Sport" | "*";
  country: CoveredPlace | "*";
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
  // Sport is not among all news (`*`).
  if (chosen[0] === "*" && topics.includes("Sport")) chosen.push("Sport");
  return chosen.flatMap((topic) =>
    valuesOrAny<CoveredPlace>(countries, coveredPlaces).flatMap((country) =>
      [...new Set(languages ?? [null])].map((lang) => ({ topic, country, lang })),
    ),
  );
}

/**
 * Whether the pairs have a language: all do, or none. Without one, the query has no condition on the language, because the
 * index by time alone is faster then.
 */
export const namesLanguages = (pairs: readonly ListingPair[]): boolean =>
  pairs.some(({ lang }) => lang !== null);
