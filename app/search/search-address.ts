import { dayMs } from "#platform/duration.ts";
import { readPageNumber } from "#platform/http/page-number.ts";
import { type Bias, biases } from "#stories/bias.ts";
import { categories, type SearchClass } from "#stories/category.ts";
import {
  type CoveredPlace,
  coveredPlaceNames,
  coveredPlaceOf,
  filterPlaces,
} from "#stories/country.ts";
import { isTopic, type Topic } from "#stories/topic.ts";

export const kinds = ["article", "video", "podcast"] as const;
export type Kind = (typeof kinds)[number];
export const dateRanges = ["today", "week", "month", "year"] as const;
export type DateRange = (typeof dateRanges)[number];
export const sorts = ["relevance", "date", "popularity"] as const;
export type Sort = (typeof sorts)[number];

/** The countries that the filter offers first, in its order. */
export const firstCountries: readonly CoveredPlace[] = [
  ...(["DE", "FR", "IT", "ES", "PL", "NL", "BE", "CZ", "PT"] as const),
  ...(["HU", "SE", "AT", "BG", "DK", "FI", "RO", "HR"] as const),
];

/** The countries that the filter offers after them. */
export const otherCountries: readonly CoveredPlace[] = [...filterPlaces].filter(
  (country) => !firstCountries.includes(country),
);

/** A search as its address describes it. */
export type Search = {
  q: string;
  kind: Kind | null;
  country: CoveredPlace | null;
  bias: Bias | null;
  dateRange: DateRange | null;
  category: { name: string; topics: Topic[]; sections: SearchClass[] } | null;
  sort: Sort;
  /** The page of the results, from 1. */
  page: number;
};

/** Results end after this many pages. */
export const maxPages = 50;
const longestQuery = 200;

/**
 * Reads `q`, `contentType`, `country` (name or code), `bias`, `dateRange`, `category` (one of the ten, or a
 * topic), `sort` and `page`. Any text is accepted.
 * @returns the search, and the values that could not be read, safe to show
 */
export function readSearch(params: URLSearchParams): { search: Search; ignored: string[] } {
  const ignored: string[] = [];
  const read = <T>(name: string, of: (text: string) => T | null): T | null => {
    const text = params.get(name)?.trim();
    if (!text) return null;
    const value = of(text);
    if (value === null) ignored.push(cleanText(text, 60));
    return value;
  };
  const oneOf =
    <T extends string>(values: readonly T[]) =>
    (text: string) =>
      values.find((value) => value === text) ?? null;
  return {
    search: {
      q: cleanText(params.get("q") ?? "", longestQuery),
      kind: read("contentType", oneOf(kinds)),
      country: read("country", coveredPlaceOf),
      bias: read("bias", oneOf(biases)),
      dateRange: read("dateRange", oneOf(dateRanges)),
      category: read("category", categoryOf),
      sort: read("sort", oneOf(sorts)) ?? "relevance",
      page: read("page", (text) => readPageNumber(text, maxPages)) ?? 1,
    },
    ignored,
  };
}

/** Control characters, marks of text direction, and unpaired surrogates. */
const unprintable = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** A reader's text as one line that is safe to show and store. */
const cleanText = (text: string, length: number) =>
  text.slice(0, length).replace(unprintable, " ").replace(/\s+/g, " ").trim();

function categoryOf(name: string): Search["category"] {
  if (Object.hasOwn(categories, name)) {
    const { topics, sections } = categories[name as keyof typeof categories];
    return { name, topics: [...topics], sections: [...sections] };
  }
  return isTopic(name) ? { name, topics: [name], sections: [] } : null;
}

/** The address of a search, without empty filters. */
export function searchPath(search: Search): string {
  const { q, kind, country, bias, dateRange, category, sort, page } = search;
  const params = new URLSearchParams();
  const set = (name: string, value: string | null) => value && params.set(name, value);
  set("q", q);
  set("contentType", kind);
  set("country", country && coveredPlaceNames[country]);
  set("bias", bias);
  set("dateRange", dateRange);
  set("category", category?.name ?? null);
  if (sort !== "relevance") set("sort", sort);
  if (page > 1) set("page", String(page));
  const query = params.toString();
  return query ? `/search?${query}` : "/search";
}

/** The address of the same search with a change, from its first page. */
export const searchWith = (search: Search, change: Partial<Search>): string =>
  searchPath({ ...search, page: 1, ...change });

/**
 * The address of the same search with one operator more. It stands before the words, where neither a quotation mark that is
 * still open takes it in nor the end of a long query is cut off with it.
 */
export const searchWithOperator = (search: Search, operator: string): string =>
  searchWith(search, { q: `${operator} ${search.q}`.trim() });

/** Whether the search has a query or any filter. */
export const hasCriteria = ({ q, country, bias, dateRange, category }: Search): boolean =>
  Boolean(q || country || bias || dateRange || category);

const days = { week: 7, month: 30, year: 365 };

/** When a date range begins: "today" at midnight UTC, the others a number of days ago. */
export function rangeStart(range: DateRange | null, now: Date): Date | null {
  if (range === null) return null;
  if (range !== "today") return new Date(now.getTime() - days[range] * dayMs);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
}
