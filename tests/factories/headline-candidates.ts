import { type Vocabulary, vocabulary } from "#events/clustering/vocabulary.server.ts";
import type { HeadlineCandidate } from "#events/headline-candidate.ts";

let made = 0;
/** A story in English of a publisher of its own; each newer than the one before by a millisecond. */
export const headlineCandidate = (
  title: string,
  more: Partial<HeadlineCandidate> = {},
): HeadlineCandidate => ({
  id: ++made,
  lang: "en",
  title,
  excerpt: "It lies on the rocks.",
  topics: [],
  url: `https://paper.example/world/${made}`,
  provenance: "feed",
  premium: false,
  band: "center",
  publisher: `paper ${made}`,
  places: [],
  outletCountry: "XX",
  isUpdate: false,
  at: made,
  ...more,
});
/** The lists of the product, with few English stop words. */
export const englishWords: Vocabulary = {
  ...vocabulary(),
  stopWords: new Map([["en", new Set("a all and for of on that the this to very was".split(" "))]]),
};
