// The filters of a search, those of the form and those in its words.
import { countryBits, subjectBits } from "../indexing/marks.ts";
import type { QueryFilters } from "../query.ts";
import type { Search } from "../search-address.ts";
import { sinceOf } from "../search-address.ts";

export const dimensions = [
  "kind",
  "country",
  "bias",
  "category",
  "lang",
  "source",
  "date",
] as const;
export type Dimension = (typeof dimensions)[number];
/** The bit of a dimension in what an entry misses. */
export const bitOf = (dimension: Dimension): number => 1 << dimensions.indexOf(dimension);

/** Values that are allowed; null: any. Empty: none, since two filters contradict each other. */
export type Wanted = {
  kind: string[] | null;
  country: string[] | null;
  bias: string[] | null;
  category: string[] | null;
  lang: string[] | null;
  source: string[] | null;
  date: { from: Date | null; to: Date | null } | null;
};

export const noFilters: Wanted = {
  ...{ kind: null, country: null, bias: null, category: null },
  ...{ lang: null, source: null, date: null },
};

const both = <T>(a: readonly T[] | null, b: readonly T[] | undefined): T[] | null =>
  a && b ? a.filter((one) => b.includes(one)) : a ? [...a] : b ? [...b] : null;
const one = <T>(value: T | null): T[] | null => (value === null ? null : [value]);

/** @param sources the ids that the names in the query mean */
export function wantedOf(
  search: Search,
  filters: QueryFilters,
  sources: string[] | null,
  now: Date,
): Wanted {
  const since = sinceOf(search.dateRange, now);
  const after = filters.after ? new Date(filters.after) : null;
  const [from = null] = [since, after].filter((at) => at !== null).sort((a, b) => +b - +a);
  const to = filters.before ? new Date(filters.before) : null;
  return {
    kind: both(one(search.kind), filters.kind),
    country: both(one(search.country), filters.country),
    bias: both(one(search.bias), filters.bias),
    category: search.category && [...search.category.topics, ...search.category.sections],
    lang: filters.lang ?? null,
    source: sources,
    date: from || to ? { from, to } : null,
  };
}

export const active = (wanted: Wanted): Dimension[] =>
  dimensions.filter((dimension) => wanted[dimension] !== null);

/** Filters as values for the columns of an entry. */
export const columnsOf = (wanted: Wanted) => ({
  countries: countryBits(wanted.country ?? []),
  subjects: subjectBits(wanted.category ?? []),
});
