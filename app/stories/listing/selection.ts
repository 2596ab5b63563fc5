import { type Country, countries as everyCountry } from "../country.ts";
import { topics as everyTopic, type Topic } from "../topic.ts";

export type Selection = {
  /** None means all twelve. `EU` selects the stories of the Union and its institutions (decision 24c). */
  topics?: readonly (Topic | "EU")[];
  /** None means all. */
  countries?: readonly Country[];
};

/** One pair of `story_listings`; `*` stands for any. */
export type ListingPair = { topic: Topic | "EU" | "*"; country: Country | "*" };

/** The pairs of `story_listings` that a selection reads; choosing everything is the same as choosing nothing. */
export function pairsOf({ topics = [], countries = [] }: Selection): ListingPair[] {
  const valuesOrAny = <T extends string>(chosen: readonly T[], every: readonly T[]): (T | "*")[] =>
    chosen.length === 0 || every.every((one) => chosen.includes(one))
      ? ["*"]
      : [...new Set(chosen)];
  return valuesOrAny<Topic | "EU">(topics, everyTopic).flatMap((topic) =>
    valuesOrAny<Country>(countries, everyCountry).map((country) => ({ topic, country })),
  );
}
