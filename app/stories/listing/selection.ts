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

/** One index range of `story_listings`; `*` stands for any topic or country. */
export type ListingPair = {
  topic: Topic | "EU" | SearchClass | "Sport" | "*";
  country: CoveredPlace | "*";
  /** One language of the index; several, by which a range of every language is filtered; or null for every language. */
  lang: string | readonly string[] | null;
};

/** The most ranges that a list reads. Topics and countries alone stay far below. */
export const maxRanges = 1500;

/**
 * The pairs of topic and country of `story_listings` that a selection reads, in each of its languages; choosing everything
 * is the same as choosing nothing. Where that makes too many ranges, there is one for each pair, of all these languages.
 * Either all ranges have one language, or all have the same several, or none.
 */
export function pairsOf({ topics = [], countries = [], languages }: Selection): ListingPair[] {
  const valuesOrAny = <T extends string>(chosen: readonly T[], every: readonly T[]): (T | "*")[] =>
    chosen.length === 0 || every.every((one) => chosen.includes(one))
      ? ["*"]
      : [...new Set(chosen)];
  const chosen = valuesOrAny<ListingPair["topic"]>(topics, everyTopic);
  // Sport is not among all news (`*`).
  if (chosen[0] === "*" && topics.includes("Sport")) chosen.push("Sport");
  const pairs = chosen.flatMap((topic) =>
    valuesOrAny<CoveredPlace>(countries, coveredPlaces).map((country) => ({ topic, country })),
  );
  const langs = languages && [...new Set(languages)];
  const perPair = langs && pairs.length * langs.length > maxRanges ? [langs] : (langs ?? [null]);
  return pairs.flatMap((pair) => perPair.map((lang) => ({ ...pair, lang })));
}
