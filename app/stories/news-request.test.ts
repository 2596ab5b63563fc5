import { expect, it } from "vitest";
import { memberStates } from "./country.ts";
import { pairsOf } from "./listing/selection.ts";
import { readNewsRequest } from "./news-request.server.ts";
import { storyLanguages } from "./reading-languages.ts";
import { topics } from "./topic.ts";

const someTopics = topics.slice(1);
const someCountries = memberStates.slice(1);

it("refuses more combinations than a list can read", () => {
  const asked = { topics: someTopics, countries: someCountries, languages: storyLanguages };
  expect(readNewsRequest(asked)).toEqual({ problem: expect.stringContaining("1500 combinations") });
});

it.each([
  { topics: someTopics, countries: someCountries, languages: null },
  { topics: someTopics, countries: someCountries, languages: ["de", "en", "fr", "it", "pl"] },
  { topics, countries: someCountries, languages: ["de", "en", "fr"] },
  { topics: someTopics, countries: [], languages: storyLanguages },
])("reads a choice of nearly everything: $#", (asked) => {
  expect(readNewsRequest(asked)).not.toHaveProperty("problem");
});

it("reads a language once that is named twice", () => {
  expect(pairsOf({ languages: ["de", "de", "fr"] })).toHaveLength(2);
});
