// The filters of a search: those of the form, and the operators in its query.
import { countryBits, subjectBits } from "../indexing/facet-lexemes.ts";
import type { QueryFilters } from "../query.ts";
import type { Search } from "../search-address.ts";
import { rangeStart } from "../search-address.ts";

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
/** The bit of a dimension in the number that says which filters an entry does not meet. */
export const dimensionBit = (dimension: Dimension): number => 1 << dimensions.indexOf(dimension);

/** The allowed values of each dimension; null: any; empty: none, as the form and the query contradict each other. */
export type Filters = {
  kind: string[] | null;
  country: string[] | null;
  bias: string[] | null;
  category: string[] | null;
  lang: string[] | null;
  source: string[] | null;
  date: { from: Date | null; to: Date | null } | null;
};

export const noFilters: Filters = {
  kind: null,
  country: null,
  bias: null,
  category: null,
  lang: null,
  source: null,
  date: null,
};

const intersect = <T>(a: readonly T[] | null, b: readonly T[] | undefined): T[] | null =>
  a && b ? a.filter((value) => b.includes(value)) : a ? [...a] : b ? [...b] : null;
const asList = <T>(value: T | null): T[] | null => (value === null ? null : [value]);

/** @param sources the ids of the sources named in the query */
export function filtersOf(
  search: Search,
  operators: QueryFilters,
  sources: string[] | null,
  now: Date,
): Filters {
  const since = rangeStart(search.dateRange, now);
  const after = operators.after ? new Date(operators.after) : null;
  const [from = null] = [since, after].filter((at) => at !== null).sort((a, b) => +b - +a);
  const to = operators.before ? new Date(operators.before) : null;
  return {
    kind: intersect(asList(search.kind), operators.kind),
    country: intersect(asList(search.country), operators.country),
    bias: intersect(asList(search.bias), operators.bias),
    category: search.category && [...search.category.topics, ...search.category.sections],
    lang: operators.lang ?? null,
    source: sources,
    date: from || to ? { from, to } : null,
  };
}

export const activeFilters = (filters: Filters): Dimension[] =>
  dimensions.filter((dimension) => filters[dimension] !== null);

/** Filters as values for the columns of an entry. */
export const filterBits = (filters: Filters) => ({
  countries: countryBits(filters.country ?? []),
  subjects: subjectBits(filters.category ?? []),
});
