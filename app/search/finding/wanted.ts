// The filters of a search, those of the form and those in its words, as conditions on the index.

import {
  blocks,
  countryBits,
  dayOf,
  mark,
  type Span,
  spans,
  subjectBits,
} from "../indexing/marks.ts";
import type { QueryFilters } from "../query.ts";
import type { Search } from "../search-address.ts";
import { sinceOf } from "../search-address.ts";
import { among } from "./tsquery.ts";

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

/** The condition of a dimension in the index; a date is only narrowed by it. */
export function conditionOf(wanted: Wanted, dimension: Dimension, now: Date): string | null {
  if (dimension === "date") return wanted.date && among(dayLexemes(wanted.date, now));
  const lexeme = {
    kind: mark.kind,
    country: mark.country,
    bias: mark.bias,
    category: mark.subject,
    lang: mark.lang,
    source: mark.source,
  }[dimension] as (value: string) => string;
  return among(wanted[dimension]?.map(lexeme) ?? null);
}

/** The longest list of blocks that is worth its time. */
const mostBlocks = 15;

function dayLexemes({ from, to }: { from: Date | null; to: Date | null }, now: Date) {
  if (!from) return null;
  const first = dayOf(from);
  const last = to ? dayOf(new Date(to.getTime() - 1)) : dayOf(now) + 1;
  if (last < first) return [];
  const span = (Object.keys(spans) as Span[]).find(
    (name) => (last - first) / spans[name] < mostBlocks,
  );
  return span ? blocks(span, first, last) : null;
}

/** The same as values for the columns of an entry. */
export const columnsOf = (wanted: Wanted) => ({
  countries: countryBits(wanted.country ?? []),
  subjects: subjectBits(wanted.category ?? []),
});
