import { expect, it } from "vitest";
import { filterPlaces } from "../country.ts";
import { allStoryLanguages } from "../story-languages.ts";
import { topics } from "../topic.ts";
import { maxRanges, pairsOf } from "./selection.ts";

const nearlyAll = { topics: topics.slice(1), countries: filterPlaces.slice(1) };

it("reads a language once that is named twice", () => {
  expect(pairsOf({ languages: ["de", "de", "fr"] })).toHaveLength(2);
});

it("has a range for each language", () => {
  const languages = ["de", "en", "fr", "it"];
  const pairs = pairsOf({ ...nearlyAll, languages });
  expect(new Set(pairs.map(({ lang }) => lang))).toEqual(new Set(languages));
});

it.each([5, 12, 24])("stays below the limit with nearly everything and %i languages", (count) => {
  const languages = allStoryLanguages.slice(0, count);
  const pairs = pairsOf({ ...nearlyAll, languages });
  expect(pairs.length).toBeLessThanOrEqual(maxRanges);
  expect(pairs).toHaveLength(pairsOf(nearlyAll).length);
  for (const { lang } of pairs) expect(lang).toEqual(languages);
});
