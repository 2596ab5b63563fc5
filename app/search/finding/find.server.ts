// From a search to the places of its results: what is asked of the index, and over which stretch of time.
import type { Db } from "#platform/db/db.server.ts";
import type { Query } from "../query.ts";
import { kinds, type Search } from "../search-address.ts";
import { type Counted, countedOf } from "./facets.ts";
import { factsCondition } from "./facts.ts";
import {
  type Candidate,
  type Condition,
  countMatches,
  type Gathered,
  gather,
  readSpan,
  readStems,
  smallest,
} from "./find.queries.server.ts";
import {
  allOf,
  among,
  needsText,
  queriesByLanguage,
  type Stems,
  stemmed,
  stemmers,
  textQuery,
} from "./tsquery.ts";
import { active, type Dimension, noFilters, type Wanted } from "./wanted.ts";
import { daysIn, most, mostBeside, probe, shorter, type Window, windowFor } from "./windows.ts";

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
 * newest, and before that a sample without the filters, which tells what other values would find.
 */
export async function findPlaces(
  db: Db,
  asked: Asked,
  page: { offset: number; limit: number },
): Promise<FoundPlaces> {
  const { wanted, now, query, search } = asked;
  const { langs, stems } = await stemsOf(db, asked);
  const { entries, days: ageDays } = await readSpan(db, now);
  const small = entries <= smallest;
  const filters = active(wanted);
  const text = textQuery(query.text, langs, stems, { index: true });
  const exact = needsText(query.text) ? queriesByLanguage(query.text, langs, stems) : null;
  const positive = { ...query.text, none: [] };
  const common = {
    ...{ wanted, sort: search.sort, offset: page.offset, page: page.limit, now },
    rank: query.text.all.length > 0 ? queriesByLanguage(positive, langs, stems) : null,
  };
  const loose = await readNewest(
    db,
    { text, exact, wanted: noFilters, from: now, ageDays, small },
    filters.length > 0 ? mostBeside : most,
    (condition, limit) => gather(db, { ...common, condition, relaxed: filters.length > 0, limit }),
  );
  const all = resultOf(loose);
  if (loose.whole || filters.length === 0) return { ...all, atLeast: !loose.whole, stems };
  const { date } = wanted;
  const from = date?.to && date.to < now ? date.to : now;
  const fitting = kinds.reduce((sum, kind) => sum + countedOf(loose.tallies, true).kind[kind], 0);
  const found = await readNewest(
    db,
    {
      ...{ text, exact, wanted, from, ageDays, small },
      // Nothing is known of another time; and few are many for once.
      perDay: date?.to ? null : (fitting + 2 * Math.sqrt(fitting) + 2) / loose.days,
    },
    most,
    (condition, limit) => gather(db, { ...common, condition, relaxed: false, limit }),
  );
  const result = resultOf(found);
  const counted = beside(result.counted, all.counted, filters, found.days / loose.days);
  return { places: result.places, counted, atLeast: !found.whole, stems };
}

const resultOf = ({ tallies, candidates }: Gathered) => ({
  places: candidates,
  counted: countedOf(tallies),
});

const facetOf = {
  ...{ kind: "kind", country: "country", bias: "bias", category: "category" },
  ...{ lang: "lang", source: "source", date: "dateRange" },
} as const satisfies Record<Dimension, keyof Counted>;

/**
 * Counts of what was found, but of its own filters from the sample: what other values would find in as long a time,
 * in two digits, since that is an estimate.
 */
function beside(found: Counted, sample: Counted, filters: Dimension[], longer: number): Counted {
  const counted: Counted = { ...found };
  for (const name of filters) {
    const facet = facetOf[name];
    const values: Record<string, number> = {};
    for (const [value, n] of Object.entries(sample[facet]))
      values[value] = Math.max(n, Number((n * Math.max(1, longer)).toPrecision(2)));
    for (const [value, n] of Object.entries(found[facet])) if (n > 0) values[value] = n;
    Object.assign(counted, { [facet]: values });
  }
  return counted;
}

type Stretch = {
  /** What the index is asked of texts; see `Condition` for what it does not tell. */
  text: string | null;
  exact: Condition["exact"];
  /** Filters that must be met. */
  wanted: Wanted;
  from: Date;
  ageDays: number;
  small: boolean;
  /** How many matches a day has, where that is known. */
  perDay?: number | null;
};

/**
 * Reads a stretch of time before `from` that holds no more matches than can be read, and as many as possible. What is
 * only told by the text itself does not count: it is what takes the time.
 * @param limit so many are read; if all there are fit into `most`, all
 */
async function readNewest(
  db: Db,
  { text, exact, wanted, from, ageDays, small, perDay }: Stretch,
  limit: number,
  work: (condition: Condition, limit: number) => Promise<Gathered>,
): Promise<Gathered & { whole: boolean; days: number }> {
  const within = (window: Window, since: Date | null): Condition => ({
    ...{ exact, date: wanted.date, since },
    query: allOf([text, factsCondition(wanted, { window, to: from })]) || null,
  });
  if (small) {
    const all = await work(within(null, null), most + 1);
    if (all.n <= most) return { ...all, whole: true, days: ageDays };
  }
  const rate = perDay ?? (await ratePerDay(db, { text, wanted, from }));
  const fitsAll = windowFor(rate, from, ageDays, most) === null;
  let window = fitsAll ? null : windowFor(rate, from, ageDays, limit);
  // Of what comes by the hundred each hour, even the shortest window holds too much.
  let reach = window && rate * daysIn(window, from, ageDays) > limit ? (0.8 * limit) / rate : null;
  for (;;) {
    const room = window === null ? most : limit;
    const since = reach === null ? null : new Date(from.getTime() - reach * 86_400_000);
    const read = await work(within(window, since), room + 1);
    const days = reach ?? daysIn(window, from, ageDays);
    if (read.n <= room || days < shortest) {
      const since = wanted.date?.from;
      const asked = since ? (from.getTime() - since.getTime()) / 86_400_000 : Infinity;
      return { ...read, whole: (window === null || days >= asked) && read.n <= room, days };
    }
    const next =
      window === null
        ? windowFor(read.n / ageDays, from, ageDays, limit / 2)
        : shorter(window, from);
    if (next === window) reach = days / 2;
    window = next;
  }
}

/** How many matches a day has, about, told by some hours of the last one. */
async function ratePerDay(
  db: Db,
  { text, wanted, from }: Pick<Stretch, "text" | "wanted" | "from">,
) {
  const facts = factsCondition({ ...wanted, date: null }, { window: null, to: from });
  const query = allOf([text, facts, among(probe.lexemes(from))]);
  const condition = { query, exact: null, date: wanted.date, since: null };
  return (await countMatches(db, condition, 8 * most)) / probe.share;
}

/** A day's part below which nothing is cut into newer and older. */
const shortest = 1 / 1_440;

/** How many a search finds, counted up to `limit`; facets and order aside. */
export async function countFound(db: Db, asked: Asked, limit: number): Promise<number> {
  const { langs, stems } = await stemsOf(db, asked);
  const { wanted, now, query } = asked;
  const text = textQuery(query.text, langs, stems, { index: true });
  return countMatches(
    db,
    {
      query: allOf([text, factsCondition(wanted, { window: null, to: now })]) || null,
      exact: needsText(query.text) ? queriesByLanguage(query.text, langs, stems) : null,
      ...{ date: wanted.date, since: null },
    },
    limit,
  );
}
