import { type Country, countries as everyCountry } from "../country.ts";
import { topics as everyTopic, type Section, type Topic } from "../topic.ts";

export type Selection = {
  /**
   * None means all news. `EU` selects the stories of the Union and its institutions (decision 24c); a class selects what
   * has no topic, and `Sport` what is listed only for readers who ask for it (decision 30).
   */
  topics?: readonly (Topic | "EU" | Section | "Sport")[];
  /** None means all. */
  countries?: readonly Country[];
};

/** One pair of `story_listings`; `*` stands for any. */
export type ListingPair = {
  topic: Topic | "EU" | Section | "Sport" | "*";
  country: Country | "*";
};

/** The pairs of `story_listings` that a selection reads; choosing everything is the same as choosing nothing. */
export function pairsOf({ topics = [], countries = [] }: Selection): ListingPair[] {
  const valuesOrAny = <T extends string>(chosen: readonly T[], every: readonly T[]): (T | "*")[] =>
    chosen.length === 0 || every.every((one) => chosen.includes(one))
      ? ["*"]
      : [...new Set(chosen)];
  const chosen = valuesOrAny<ListingPair["topic"]>(topics, everyTopic);
  // All news has no sport.
  if (chosen[0] === "*" && topics.includes("Sport")) chosen.push("Sport");
  return chosen.flatMap((topic) =>
    valuesOrAny<Country>(countries, everyCountry).map((country) => ({ topic, country })),
  );
}
