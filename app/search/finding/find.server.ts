// From a search to the index entries of one page of results, their order and the counts beside the filters.

import type { Db } from "#platform/db/db.server.ts";
import { dayMs } from "#platform/duration.ts";
import type { Counted } from "../counted.ts";
import { asksNothing, type Query } from "../query.ts";
import { kinds, type Search } from "../search-address.ts";
import { emptyFacetCounts, type FacetCounts, facetCountsOf } from "./facets.ts";
import { filterCondition } from "./filter-condition.ts";
import { activeFilters, type Dimension, type Filters, noFilters } from "./filters.ts";
import {
  type Condition,
  countMatches,
  type EntryKey,
  fetchMatches,
  type Matches,
  readExtent,
  readStems,
  scanAllBelow,
} from "./find.queries.server.ts";
import {
  allOf,
  anyLexeme,
  indexLanguage,
  needsExactMatch,
  queriesByLanguage,
  type Stems,
  stemmers,
  textQuery,
} from "./tsquery.ts";
import {
  maxMatches,
  maxSampled,
  probe,
  shorterWindow,
  type Window,
  windowDays,
  windowFor,
} from "./windows.ts";

export type IndexResult = Counted & {
  entries: EntryKey[];
  facetCounts: FacetCounts;
  stems: Stems;
};

type SearchRequest = { search: Search; query: Query; filters: Filters; now: Date };

/** The stems of the query's words in every language that the filters allow. */
export async function stemsOf(
  db: Db,
  { query, filters }: Pick<SearchRequest, "query" | "filters">,
) {
  const langs = languagesOf(filters);
  const words = [...query.text.all.flat(), ...query.text.none].flatMap(({ words, accented = [] }) =>
    words.concat(accented),
  );
  const known = await readStems(db, langs, [...new Set(words)]);
  const stems: Stems = (lang, word) =>
    known.get(`${lang} ${word}`) ?? { lexeme: lang ? `${lang}:${word}` : word, stop: false };
  return { langs, stems };
}

const languagesOf = ({ lang }: Filters): string[] =>
  lang ? [...new Set(lang.map(indexLanguage))] : [...Object.keys(stemmers), ""];

/**
 * The entries of one page of results, and facet counts. Few matches are all read at once. Of many, only the newest
 * are read; a sample that ignores the filters is read first and gives the counts of the filters' other values.
 */
export async function searchIndex(
  db: Db,
  request: SearchRequest,
  page: { offset: number; limit: number },
): Promise<IndexResult> {
  const { filters, now, query, search } = request;
  const { langs, stems } = await stemsOf(db, request);
  // An empty query finds everything, one of signs alone nothing.
  if (search.q !== "" && asksNothing(query))
    return {
      entries: [],
      facetCounts: emptyFacetCounts(),
      atLeast: false,
      othersAtLeast: false,
      stems,
    };
  const { entries, days: ageDays } = await readExtent(db, now);
  const small = entries <= scanAllBelow;
  const dimensions = activeFilters(filters);
  const text = textQuery(query.text, langs, stems, { index: true });
  const exact = needsExactMatch(query.text) ? queriesByLanguage(query.text, langs, stems) : null;
  const positive = { ...query.text, none: [] };
  const common = {
    filters,
    sort: search.sort,
    offset: page.offset,
    page: page.limit,
    now,
    rank: query.text.all.length > 0 ? queriesByLanguage(positive, langs, stems) : null,
  };
  const sample = await readNewest(
    db,
    { text, exact, filters: noFilters, from: now, ageDays, small },
    dimensions.length > 0 ? maxSampled : maxMatches,
    (condition, limit) =>
      fetchMatches(db, { ...common, condition, relaxed: dimensions.length > 0, limit }),
  );
  const all = resultOf(sample);
  if (sample.whole || dimensions.length === 0)
    return { ...all, atLeast: !sample.whole, othersAtLeast: !sample.whole, stems };
  const { date } = filters;
  const from = date?.to && date.to < now ? date.to : now;
  const fittingInSample = kinds.reduce(
    (sum, kind) => sum + facetCountsOf(sample.tallies, true).kind[kind],
    0,
  );
  const found = await readNewest(
    db,
    {
      text,
      exact,
      filters,
      from,
      ageDays,
      small,
      // The sample says nothing about an earlier period. A small sample may by chance hold too few: two standard
      // deviations are added.
      perDay: date?.to
        ? null
        : (fittingInSample + 2 * Math.sqrt(fittingInSample) + 2) / sample.days,
    },
    maxMatches,
    (condition, limit) => fetchMatches(db, { ...common, condition, relaxed: false, limit }),
  );
  const result = resultOf(found);
  const facetCounts = withSampledCounts(result.facetCounts, all.facetCounts, dimensions);
  return { ...result, facetCounts, atLeast: !found.whole, othersAtLeast: true, stems };
}

const resultOf = ({ tallies, entries }: Matches) => ({
  entries,
  facetCounts: facetCountsOf(tallies),
});

const facetOfDimension = {
  kind: "kind",
  country: "country",
  bias: "bias",
  category: "category",
  lang: "lang",
  source: "source",
  date: "dateRange",
} as const satisfies Record<Dimension, keyof FacetCounts>;

/**
 * The counts of the matches; for the dimensions that are filtered, other values have what the sample holds of them. Nothing is
 * extrapolated: what is rare reaches back years, over which the rate of the last hours says nothing.
 */
function withSampledCounts(
  found: FacetCounts,
  sample: FacetCounts,
  dimensions: Dimension[],
): FacetCounts {
  const counts: FacetCounts = { ...found };
  for (const name of dimensions) {
    const facet = facetOfDimension[name];
    const values: Record<string, number> = { ...sample[facet] };
    for (const [value, n] of Object.entries(found[facet])) if (n > 0) values[value] = n;
    Object.assign(counts, { [facet]: values });
  }
  return counts;
}

type NewestQuery = {
  /** The part of the query that the index answers, and the part that needs the text itself (see `Condition`). */
  text: string | null;
  exact: Condition["exact"];
  /** Filters that every match meets. */
  filters: Filters;
  /** The newest matches before this moment are read. */
  from: Date;
  /** How many days the index spans. */
  ageDays: number;
  /** The index is small enough to try all of it at once. */
  small: boolean;
  /** Expected matches a day; null where it is not known. */
  perDay?: number | null;
};

/**
 * Reads the longest window of time before `from` that holds no more matches than may be read. The window is chosen by
 * what the index answers; checking the texts themselves is what takes the time.
 * @param limit how many matches are read; all of them if they are no more than `maxMatches`
 * @returns the matches, whether they are all there are, and how many days they span
 */
async function readNewest(
  db: Db,
  { text, exact, filters, from, ageDays, small, perDay }: NewestQuery,
  limit: number,
  fetchMatching: (condition: Condition, limit: number) => Promise<Matches>,
): Promise<Matches & { whole: boolean; days: number }> {
  const conditionFor = (window: Window, since: Date | null): Condition => ({
    exact,
    date: filters.date,
    since,
    query: allOf([text, filterCondition(filters, { window, to: from })]) || null,
  });
  if (small) {
    const all = await fetchMatching(conditionFor(null, null), maxMatches + 1);
    if (all.n <= maxMatches) return { ...all, whole: true, days: ageDays };
  }
  const rate = perDay ?? (await ratePerDay(db, { text, filters, from }));
  const fitsAll = windowFor(rate, from, ageDays, maxMatches) === null;
  let window = fitsAll ? null : windowFor(rate, from, ageDays, limit);
  // Where hundreds of matches come every hour, even the shortest window holds too many.
  let reachDays =
    window && rate * windowDays(window, from, ageDays) > limit ? (0.8 * limit) / rate : null;
  for (;;) {
    const capacity = window === null ? maxMatches : limit;
    const since = reachDays === null ? null : new Date(from.getTime() - reachDays * dayMs);
    const read = await fetchMatching(conditionFor(window, since), capacity + 1);
    const days = reachDays ?? windowDays(window, from, ageDays);
    if (read.n <= capacity || days < shortestDays) {
      const since = filters.date?.from;
      const askedDays = since ? (from.getTime() - since.getTime()) / dayMs : Infinity;
      return { ...read, whole: (window === null || days >= askedDays) && read.n <= capacity, days };
    }
    const next =
      window === null
        ? windowFor(read.n / ageDays, from, ageDays, limit / 2)
        : shorterWindow(window, from);
    if (next === window) reachDays = days / 2;
    window = next;
  }
}

/** Estimates the matches a day from some hours of the last one. */
async function ratePerDay(
  db: Db,
  { text, filters, from }: Pick<NewestQuery, "text" | "filters" | "from">,
) {
  const filterPart = filterCondition({ ...filters, date: null }, { window: null, to: from });
  const query = allOf([text, filterPart, anyLexeme(probe.lexemes(from))]);
  const condition = { query, exact: null, date: filters.date, since: null };
  return (await countMatches(db, condition, 8 * maxMatches)) / probe.share;
}

/** The shortest window, in days: one minute. */
const shortestDays = 1 / 1_440;

/** The number of matches, counted up to `limit`, without facets or order. */
export async function countFound(db: Db, request: SearchRequest, limit: number): Promise<number> {
  const { langs, stems } = await stemsOf(db, request);
  const { filters, now, query } = request;
  const text = textQuery(query.text, langs, stems, { index: true });
  return countMatches(
    db,
    {
      query: allOf([text, filterCondition(filters, { window: null, to: now })]) || null,
      exact: needsExactMatch(query.text) ? queriesByLanguage(query.text, langs, stems) : null,
      date: filters.date,
      since: null,
    },
    limit,
  );
}
