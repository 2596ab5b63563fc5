import { agoText } from "#ui/time.ts";
import { biases, biasOf, type LeaningCounts, noLeanings } from "./bias.ts";
import { type SearchClass, searchClasses } from "./category.ts";
import { coveredPlaceNames, coveredPlaceOf, isCoveredPlace } from "./country.ts";
import type { Coverage, StorySummary } from "./story.ts";
import { isTopic, type Topic } from "./topic.ts";

/** A story as `fetch-news` answers it: the documented fields (docs/api.md), and what a card needs beside them. */
export type Article = {
  id: number;
  slug: string;
  /** The story's page on this site, as a path. */
  url: string;
  /** The address at its publisher, of a story from a feed. */
  original: string | null;
  lang: string;
  title: string;
  excerpt: string;
  /** English name of the first of its countries; "World" for the rest of the world, the Union's if it has no place. */
  country: string;
  /** Codes of all places: member states, `EU`, `XX` for the world, and the states in it; empty if none is known. */
  places: string[];
  topics: Topic[];
  /** Its class of news, where it has no topic. */
  section: SearchClass | null;
  source: string;
  /** How long ago, in English. */
  timeAgo: string;
  views: number;
  comments: number | null;
  bias: StorySummary["bias"];
  /** Whether its source is rated. If not, `bias` is center. */
  biasRated: boolean;
  trending: boolean;
  image: string | null;
  isBreaking: boolean;
  isPremium: boolean;
  isSample: boolean;
  /** Whether it is a piece of our own. */
  isOwn: boolean;
  /** ISO 8601 in UTC. */
  publishedAt: string;
  /** How its event is covered; null if no other publisher reports it. */
  event: Coverage | null;
};

export const articleOf = (story: StorySummary, now: Date): Article => ({
  id: story.id,
  slug: story.slug,
  url: `/article/${story.slug}`,
  original: story.original ?? null,
  lang: story.lang,
  title: story.title,
  excerpt: story.excerpt,
  country: coveredPlaceNames[story.country ?? "EU"],
  places: [...story.countries, ...story.nonEuCountries],
  topics: story.topics,
  section: story.section ?? null,
  source: story.source.name,
  timeAgo: agoText("en", Date.parse(story.publishedAt), now.getTime(), "Just now"),
  views: story.views,
  comments: story.comments,
  bias: story.bias,
  biasRated: story.band !== null,
  trending: story.trending,
  image: story.picture?.src ?? null,
  isBreaking: story.breaking,
  isPremium: story.premium,
  isSample: story.sample,
  isOwn: story.provenance === "own",
  publishedAt: story.publishedAt,
  event: story.coverage ?? null,
});

type UnknownFields = Record<string, unknown>;
const text = (value: unknown, otherwise: string) =>
  typeof value === "string" && value !== "" ? value : otherwise;
const count = (value: unknown) => (typeof value === "number" && value >= 0 ? value : null);

/**
 * Reads an article of a `fetch-news` answer as a story for cards, with defaults for missing fields.
 * Null if it has no slug or title.
 */
export function cardOf(value: unknown, now: Date): StorySummary | null {
  if (typeof value !== "object" || value === null) return null;
  const a = value as UnknownFields;
  if (typeof a.slug !== "string" || typeof a.title !== "string") return null;
  const country = coveredPlaceOf(text(a.country, "")) ?? "EU";
  const places = Array.isArray(a.places)
    ? a.places.filter((p) => typeof p === "string")
    : [country];
  const countries = places.filter(isCoveredPlace);
  const named = biases.find((b) => b === a.bias);
  // Without `biasRated`, `bias` counts as a rating.
  const band = a.biasRated === false ? null : (named ?? null);
  const source =
    typeof a.source === "object" && a.source ? (a.source as UnknownFields).name : a.source;
  const image = text(a.image, text(a.urlToImage, ""));
  return {
    id: count(a.id) ?? 0,
    slug: a.slug,
    title: a.title,
    excerpt: text(a.excerpt, text(a.description, "")),
    lang: text(a.lang, "en"),
    country: countries[0] ?? null,
    countries,
    nonEuCountries: places.filter((place) => !isCoveredPlace(place) && /^[A-Z]{2}$/.test(place)),
    topics: Array.isArray(a.topics) ? a.topics.filter(isTopic) : [],
    section: searchClasses.find((section) => section === a.section) ?? null,
    source: { id: "", name: text(source, "News"), country },
    publishedAt: text(a.publishedAt, now.toISOString()),
    views: count(a.views) ?? 0,
    comments: count(a.comments),
    band,
    bias: named ?? biasOf(null),
    breaking: a.isBreaking === true,
    trending: a.trending === true,
    premium: a.isPremium === true,
    sample: a.isSample === true,
    provenance: a.isOwn === true ? "own" : "feed",
    original: /^https?:\/\//.test(text(a.original, "")) ? text(a.original, "") : null,
    picture: image ? { src: image, alt: "", width: null, height: null } : null,
    coverage: coverageIn(a.event),
  };
}

/** The coverage in an answer of this site; null for anything else. */
function coverageIn(value: unknown): Coverage | null {
  if (typeof value !== "object" || value === null) return null;
  const { slug, publishers, countries, leanings, others } = value as UnknownFields;
  if (typeof slug !== "string") return null;
  return {
    slug,
    publishers: count(publishers) ?? 0,
    countries: count(countries) ?? 0,
    leanings: { ...noLeanings, ...(leanings as LeaningCounts | undefined) },
    others: Array.isArray(others) ? others : [],
  };
}
