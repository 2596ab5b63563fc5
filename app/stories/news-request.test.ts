import { expect, it } from "vitest";
import { filterPlaces } from "./country.ts";
import { readNewsRequest } from "./news-request.server.ts";
import { allStoryLanguages } from "./story-languages.ts";
import { topics } from "./topic.ts";

const someTopics = topics.slice(1);
const someCountries = filterPlaces.slice(1);

it.each([
  { topics: someTopics, countries: someCountries, languages: null },
  { topics: someTopics, countries: someCountries, languages: allStoryLanguages },
  { topics, countries: someCountries, languages: ["de", "en", "fr"] },
  { topics: someTopics, countries: [], languages: allStoryLanguages },
])("reads a choice of nearly everything: $#", (asked) => {
  expect(readNewsRequest(asked)).not.toHaveProperty("problem");
});
