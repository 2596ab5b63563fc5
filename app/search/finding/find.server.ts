// From a search to the places of its results: what is asked of the index, and over which stretch of time.
import type { Db } from "#platform/db.server.ts";
import type { Query } from "../query.ts";
import type { Search } from "../search-address.ts";
import { type Counted, countedOf } from "./facets.ts";
import {
  type Candidate,
  type Condition,
  countMatches,
  type Gathered,
  gather,
  readAge,
  readStems,
} from "./find.queries.server.ts";
import {
  allOf,
  among,
  hasPhrase,
  queriesByLanguage,
  type Stems,
  stemmed,
  stemmers,
  textQuery,
} from "./tsquery.ts";
import { active, conditionOf, type Dimension, type Wanted } from "./wanted.ts";
import {
  most,
  mostBeside,
  probe,
  shorter,
  type Window,
  windowFor,
  windowLexemes,
} from "./windows.ts";

export type FoundPlaces = {
  places: Candidate[];
  counted: Counted;
  /** Entries were left out, so that there are more than was counted. */
  atLeast: boolean;
  stems: Stems;
};

type Asked = { search: Search; query: Query; wanted: Wanted; now: Date };

/** How words stand in the index, for all languages that a search may look at. */
export async function stemsOf(db: Db, { query, wanted }: Pick<Asked, "query" | "wanted">) {
  const langs = languagesOf(wanted);
  const words = [...query.text.all.flat(), ...query.text.none].flatMap((term) => term.words);
  const known = await readStems(db, langs, [...new Set(words)]);
  const stems: Stems = (lang, word) =>
    known.get(`${lang} ${word}`) ?? { lexeme: lang ? `${lang}:${word}` : word, stop: false };
  return { langs, stems };
}

const languagesOf = ({ lang }: Wanted): string[] =>
  lang ? [...new Set(lang.map(stemmed))] : [...Object.keys(stemmers), ""];

/**
 * The places of one page of results, and counts. All matches are read at once where they are few; of many the
 * newest, and then once more without each filter's own condition.
 */
export async function findPlaces(
  db: Db,
  asked: Asked,
  page: { offset: number; limit: number },
): Promise<FoundPlaces> {
  const { wanted, now, query, search } = asked;
  const { langs, stems } = await stemsOf(db, asked);
  const ageDays = await readAge(db, now);
  const filters = active(wanted);
  const positive = { ...query.text, none: [] };
  const common = {
    ...{ wanted, sort: search.sort, offset: page.offset, page: page.limit, now },
    rank: query.text.all.length > 0 ? queriesByLanguage(positive, langs, stems) : null,
  };
  const text = {
    index: textQuery(query.text, langs, stems, { apart: true }),
    exact: hasPhrase(query.text) ? queriesByLanguage(query.text, langs, stems) : null,
  };
  const read = (o: {
    filter: string | null;
    date: Wanted["date"];
    relaxed: boolean;
    from: Date;
  }) => {
    const condition = { query: allOf([text.index, o.filter]), exact: text.exact, date: o.date };
    const limit = o.relaxed ? mostBeside : most;
    return readNewest(db, { condition, from: o.from, ageDays, limit }, (windowed, limit) =>
      gather(db, { ...common, condition: windowed, relaxed: o.relaxed, limit }),
    );
  };
  const loose =
    filters.length > 0
      ? await read({
          filter: relaxedCondition(wanted, filters, now),
          date: null,
          relaxed: true,
          from: now,
        })
      : null;
  if (loose?.whole) return { ...resultOf(loose), atLeast: false, stems };
  const { date } = wanted;
  const strict = allOf(filters.map((name) => conditionOf(wanted, name, now)));
  const from = date?.to && date.to < now ? date.to : now;
  const exact = await read({ filter: strict, date, relaxed: false, from });
  const result = resultOf(exact);
  const counted = loose
    ? merged(result.counted, countedOf(loose.tallies), filters)
    : result.counted;
  return { places: result.places, counted, atLeast: !exact.whole, stems };
}

const resultOf = ({ tallies, candidates }: Gathered) => ({
  places: candidates,
  counted: countedOf(tallies),
});

/** Lets through what misses one filter at most. */
function relaxedCondition(wanted: Wanted, filters: Dimension[], now: Date): string | null {
  const conditions = filters.map((name) => conditionOf(wanted, name, now));
  if (conditions.length < 2) return null;
  const allBut = conditions.map((_, left) => allOf(conditions.filter((_, at) => at !== left)));
  // A condition that the index can not check lets everything through.
  return allBut.includes("") ? null : `(${allBut.map((part) => `(${part})`).join(" | ")})`;
}

const facetOf = {
  ...{ kind: "kind", country: "country", bias: "bias", category: "category" },
  ...{ lang: "lang", source: "source", date: "dateRange" },
} as const satisfies Record<Dimension, keyof Counted>;

/** Counts of the strict search, but those of its own filters from the relaxed one: never fewer than are known. */
function merged(exact: Counted, loose: Counted, filters: Dimension[]): Counted {
  const counted: Counted = { ...exact };
  for (const name of filters) {
    const facet = facetOf[name];
    const values: Record<string, number> = { ...loose[facet] };
    for (const [value, n] of Object.entries(exact[facet]))
      values[value] = Math.max(n, values[value] ?? 0);
    Object.assign(counted, { [facet]: values });
  }
  return counted;
}

type Stretch = { condition: Condition; from: Date; ageDays: number; limit: number };

/**
 * Reads a stretch of time before `from` that holds no more matches than can be read, and as many as possible. What is
 * only told by the text itself does not count: it is what takes the time.
 */
async function readNewest(
  db: Db,
  { condition, from, ageDays, limit }: Stretch,
  work: (condition: Condition, limit: number) => Promise<Gathered>,
): Promise<Gathered & { whole: boolean }> {
  const within = (window: Window): Condition => ({
    ...condition,
    query: allOf([condition.query, among(windowLexemes(window, from))]) || null,
  });
  const seen = await countMatches(db, { ...within(probe), exact: null }, most + 1);
  // What fits as a whole is read as a whole, if it takes somewhat longer.
  const all = windowFor(seen, ageDays, most) === null;
  let window = all ? null : windowFor(seen, ageDays, limit);
  for (;;) {
    const read = await work(within(window), (window === null ? most : limit) + 1);
    const full = read.n > (window === null ? most : limit);
    const next = shorter(window);
    if (!full || next === window) return { ...read, whole: window === null && !full };
    window = window === null ? windowFor(Math.max(seen, 1), ageDays, limit) : next;
    if (window === null) window = next;
  }
}

/** How many a search finds, counted up to `limit`; facets and order aside. */
export async function countFound(db: Db, asked: Asked, limit: number): Promise<number> {
  const { langs, stems } = await stemsOf(db, asked);
  const { wanted, now, query } = asked;
  const filters = active(wanted).map((name) => conditionOf(wanted, name, now));
  return countMatches(
    db,
    {
      query: allOf([textQuery(query.text, langs, stems, { apart: true }), ...filters]) || null,
      exact: hasPhrase(query.text) ? queriesByLanguage(query.text, langs, stems) : null,
      date: wanted.date,
    },
    limit,
  );
}
