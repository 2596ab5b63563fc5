// The addresses of the pages of a topic or a country ("sections"): /topic/politics, /country/fr, and either narrowed by the
// other.

import { topicsOfCategory } from "./category.ts";
import { type CoveredPlace, coveredPlaceOf } from "./country.ts";
import type { FeedFormat } from "./feed-document.ts";
import type { Topic } from "./topic.ts";

export const sectionSorts = ["latest", "covered"] as const;
export type SectionSort = (typeof sectionSorts)[number];

/** The topic or country of a page, and the country or topic by which it is narrowed. */
export type SectionPlace =
  | { base: "topic"; topic: Topic; country: CoveredPlace | null }
  | { base: "country"; topic: Topic | null; country: CoveredPlace };

export type SectionView = SectionPlace & {
  sort: SectionSort;
  /** Only what comes after this position in the list; opaque. Null: the first page. */
  before: string | null;
};

const topicName = (topic: Topic): string => topic.toLowerCase();
const countryName = (country: CoveredPlace): string =>
  country === "XX" ? "world" : country.toLowerCase();
const topicOf = (name: string): Topic | null => topicsOfCategory(name)[0] ?? null;
/** A code or an English name, in any case, with hyphens for spaces. */
const countryNamed = (name: string): CoveredPlace | null =>
  coveredPlaceOf(name.replaceAll("-", " "));

export const topicPath = (topic: Topic): string => `/topic/${topicName(topic)}`;
export const countryPath = (country: CoveredPlace): string => `/country/${countryName(country)}`;

/** The name of a section in an address. */
export const sectionName = (section: SectionPlace): string =>
  section.base === "topic" ? topicName(section.topic) : countryName(section.country);

export function sectionPath(
  view: SectionPlace & Partial<Pick<SectionView, "sort" | "before">>,
): string {
  const path = `/${view.base}/${sectionName(view)}`;
  const query = new URLSearchParams();
  if (view.base === "topic" && view.country) query.set("country", countryName(view.country));
  if (view.base === "country" && view.topic) query.set("topic", topicName(view.topic));
  if (view.sort === "covered") query.set("sort", "covered");
  if (view.before) query.set("before", view.before);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The address of a section's feed. */
export const feedPath = (section: SectionPlace, format: FeedFormat): string =>
  `/feeds/${section.base}/${sectionName(section)}.${format}`;

/**
 * Reads an address. Unknown values of parameters are ignored.
 * @returns `movedTo`, the canonical address, if this is another spelling of it; null for an unknown topic or country
 */
export function readSection(
  base: "topic" | "country",
  name: string,
  search: URLSearchParams,
): { view: SectionView } | { movedTo: string } | null {
  const asked = {
    topic: base === "topic" ? name : (search.get("topic") ?? ""),
    country: base === "country" ? name : (search.get("country") ?? ""),
  };
  const topic = topicOf(asked.topic);
  const country = countryNamed(asked.country);
  const section: SectionPlace | null =
    base === "topic" ? topic && { base, topic, country } : country && { base, topic, country };
  if (!section) return null;
  const view: SectionView = {
    ...section,
    sort: search.get("sort") === "covered" ? "covered" : "latest",
    before: search.get("before") || null,
  };
  const spelled =
    (topic === null || asked.topic === topicName(topic)) &&
    (country === null || asked.country === countryName(country));
  return spelled ? { view } : { movedTo: sectionPath(view) };
}

/**
 * The cache key of a page of a section: its canonical address. Null if it is not cached: other spellings redirect, and there
 * are too many later pages of a list.
 */
export function cachedSection(path: string, search: URLSearchParams): string | null {
  const [, base, name] = /^\/(topic|country)\/([a-z-]+)$/.exec(path) ?? [];
  if (!name || (base !== "topic" && base !== "country")) return null;
  const found = readSection(base, name, search);
  if (!found) return path;
  return "movedTo" in found || found.view.before ? null : sectionPath(found.view);
}
