import { type RawBuilder, sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Db } from "#platform/db/db.server.ts";
import { dayMs } from "#platform/duration.ts";
import type { Bias } from "#stories/bias.ts";
import { biasNumber, kindOrder } from "../indexing/facet-lexemes.ts";
import { type Kind, rangeStart, type Sort } from "../search-address.ts";
import type { FacetTally } from "./facets.ts";
import {
  activeFilters,
  type Dimension,
  dimensionBit,
  type Filters,
  filterBits,
} from "./filters.ts";
import { type Stem, stemmers } from "./tsquery.ts";

// A word's stem never changes.
const stemCache = new LRUCache<string, Stem>({ max: 100_000 });

/** The stem of each word in each language, by `lang word`. */
export async function readStems(
  db: Db,
  langs: readonly string[],
  words: readonly string[],
): Promise<Map<string, Stem>> {
  const pairs = langs.flatMap((lang) => words.map((word) => [lang, word] as const));
  return stemPairs(db, pairs);
}

/** The same for pairs of a word and its language; "" for a language without a stemmer. */
export async function stemPairs(
  db: Db,
  pairs: readonly (readonly [lang: string, word: string])[],
): Promise<Map<string, Stem>> {
  const stems = new Map<string, Stem>();
  const missing: (readonly [lang: string, word: string])[] = [];
  for (const [lang, word] of pairs) {
    const pair = `${lang} ${word}`;
    const stem = lang === "" ? { lexeme: word, stop: false } : stemCache.get(pair);
    if (stem) stems.set(pair, stem);
    else missing.push([lang, word]);
  }
  if (missing.length === 0) return stems;
  const { rows } = await sql<{ lang: string; word: string; stem: string[] }>`
    select lang, word,
      pg_catalog.ts_lexize(('pg_catalog.' || dictionary || '_stem')::regdictionary, word) as stem
    from unnest(${missing.map(([lang]) => lang)}::text[], ${missing.map(([, word]) => word)}::text[],
      ${missing.map(([lang]) => stemmers[lang] ?? "")}::text[]) p (lang, word, dictionary)`.execute(
    db,
  );
  for (const { lang, word, stem } of rows) {
    const found = { lexeme: `${lang}:${stem[0] ?? word}`, stop: stem.length === 0 };
    stems.set(`${lang} ${word}`, found);
    stemCache.set(`${lang} ${word}`, found);
  }
  return stems;
}

type Extent = { entries: number; days: number };
/** Up to this many entries, all time is searched before a window is chosen. */
export const scanAllBelow = 50_000;
const extentCache = new WeakMap<Db, { at: number; extent: Extent }>();
const extentMs = 60_000;

/**
 * About how many entries there are, and over how many days. The oldest entry in five hundred is ignored, since a few
 * old pieces would falsify the number a day. For a large index the answer may be a minute old.
 */
export async function readExtent(db: Db, now: Date): Promise<Extent> {
  const known = extentCache.get(db);
  if (known && Math.abs(now.getTime() - known.at) < extentMs) return known.extent;
  const { rows } = await sql<{ entries: number; at: Date | null }>`
    with size as (
      select greatest(reltuples, 0)::bigint as entries from pg_class where oid = 'search_entries'::regclass
    )
    select entries, (select published_at from stories where withdrawn_at is null
      order by published_at limit 1 offset (select entries / 500 from size)) as at
    from size`.execute(db);
  const at = rows[0]?.at?.getTime() ?? now.getTime();
  const days = Math.max(1, (now.getTime() - at) / dayMs);
  const extent = { entries: rows[0]?.entries ?? 0, days };
  if (extent.entries > scanAllBelow) extentCache.set(db, { at: now.getTime(), extent });
  return extent;
}

/** A condition on entries. `exact` repeats the query for the text itself where the index alone cannot answer it. */
export type Condition = {
  query: string | null;
  exact: ByLanguage | null;
  date: Filters["date"];
  /** Nothing older than this, where the shortest window is still too long. */
  since: Date | null;
};
export type ByLanguage = [lang: string, query: string][];

const matching = ({ query, exact, date, since }: Condition) => sql`
  ${query === null ? sql`true` : sql`words @@ ${query}::tsquery`}
  and ${date ? between(date) : sql`true`}
  and ${since ? sql`published_at >= ${since}::timestamptz` : sql`true`} and ${exact ? sql`words @@ ${inLanguage(exact)}` : sql`true`}`;

/** The query for the language of a row; `!` matches nothing, as no row has it among its words. */
function inLanguage(queries: ByLanguage): RawBuilder<unknown> {
  const others = sql`${queries.find(([lang]) => lang === "")?.[1] ?? "'!'"}::tsquery`;
  const cases = queries
    .filter(([lang]) => lang !== "")
    .map(([lang, query]) => sql`when ${lang} then ${query}::tsquery`);
  return cases.length > 0 ? sql`case lang ${sql.join(cases, sql` `)} else ${others} end` : others;
}

/** How many entries match, counted up to `limit`. */
export async function countMatches(db: Db, condition: Condition, limit: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (
      select from search_entries where ${matching(condition)} limit ${limit}) m`.execute(db);
  return rows[0]?.n ?? 0;
}

const between = ({ from, to }: NonNullable<Filters["date"]>) =>
  sql`published_at >= ${from ?? "-infinity"}::timestamptz and published_at < ${to ?? "infinity"}::timestamptz`;

export type EntryKey = { kind: number; item_id: number };
export type Matches = { n: number; tallies: FacetTally[]; entries: EntryKey[] };

/** This many of the newest matches are ordered by relevance, the rest by date. */
const maxRanked = 200;

/**
 * Reads at most `limit` matching entries, counts them by facet, and orders those that meet every filter.
 * @param o.relaxed `o.condition` ignores the filters, and entries that miss one of them are counted too
 * @param o.rank the query by which relevance is measured; null: age only
 */
export async function fetchMatches(
  db: Db,
  o: {
    condition: Condition;
    filters: Filters;
    relaxed: boolean;
    rank: ByLanguage | null;
    sort: Sort;
    limit: number;
    offset: number;
    page: number;
    now: Date;
  },
): Promise<Matches> {
  const { rows } = await sql<{
    n: number;
    tallies: FacetTally[] | null;
    candidates: EntryKey[] | null;
  }>`
    with found as materialized (
      select item_id, kind, published_at, views, sample, countries, subjects, bias, lang, source_id,
        ${o.relaxed ? missedFilters(o.filters) : sql`0`} as miss
      from search_entries
      where ${matching(o.condition)}
        and source_id not in (select id from sources where opted_out_at is not null)
      limit ${o.limit}
    ), tallies as (
      select miss, count(*)::int as n, kind, bias, lang, ${dateRangeOf(o.now)} as age, countries, subjects, source_id as source
      from found
      group by grouping sets ((miss, kind, bias, lang, age), (miss, countries), (miss, subjects), (miss, source_id))
    ), ordered as (${orders[o.sort](o)})
    select (select count(*)::int from found) as n,
      (select json_agg(t) from tallies t) as tallies,
      (select json_agg(json_build_object('kind', kind, 'item_id', item_id) order by place) from ordered) as candidates`.execute(
    db,
  );
  const row = rows[0];
  return { n: row?.n ?? 0, tallies: row?.tallies ?? [], entries: row?.candidates ?? [] };
}

/** The filters that an entry does not meet, as bits. */
function missedFilters(filters: Filters): RawBuilder<number> {
  const { countries, subjects } = filterBits(filters);
  const fits: Record<Dimension, () => RawBuilder<unknown>> = {
    kind: () =>
      sql`kind = any(${(filters.kind ?? []).map((kind) => kindOrder.indexOf(kind as Kind))}::smallint[])`,
    country: () => sql`countries & ${countries}::int <> 0`,
    bias: () =>
      sql`bias = any(${(filters.bias ?? []).map((bias) => biasNumber(bias as Bias))}::smallint[])`,
    category: () => sql`subjects & ${subjects}::int <> 0`,
    lang: () => sql`lang = any(${filters.lang ?? []}::text[])`,
    source: () => sql`source_id = any(${filters.source ?? []}::text[])`,
    date: () => (filters.date ? between(filters.date) : sql`true`),
  };
  const parts = activeFilters(filters).map(
    (name) => sql`case when ${fits[name]()} then 0 else ${sql.lit(dimensionBit(name))} end`,
  );
  return parts.length > 0 ? sql<number>`${sql.join(parts, sql` + `)}` : sql<number>`0`;
}

/** The index of the shortest date range that holds an entry; 4: none. */
function dateRangeOf(now: Date): RawBuilder<number> {
  const since = (["today", "week", "month", "year"] as const).map((range) =>
    rangeStart(range, now),
  );
  return sql<number>`case ${sql.join(
    since.map((at, age) => sql`when published_at >= ${at}::timestamptz then ${sql.lit(age)}`),
    sql` `,
  )} else 4 end`;
}

type Order = { rank: ByLanguage | null; offset: number; page: number; now: Date };

const position = (order: RawBuilder<unknown>) =>
  sql`row_number() over (order by ${order}) as place`;
const newestFirst = sql`sample, published_at desc, item_id desc, kind`;

const byDate = (o: Order) => sql`
  select kind, item_id, ${position(newestFirst)} from found where miss = 0
  order by ${newestFirst} offset ${o.offset} limit ${o.page}`;

const popularFirst = sql`views desc, published_at desc, item_id desc, kind`;

/**
 * The divisor of a match's weight by its age: 2 after five weeks, 25 after a year, 1,700 after ten years. So a
 * headline that is years old never comes before this week's excerpts, and of two old ones the newer comes first.
 * Stories of the sample newsroom count as a year older: behind recent real ones, before very old ones.
 */
const agePenalty = (now: Date) => sql`
        power(1 + (greatest(0, extract(epoch from ${now}::timestamptz - f.published_at)::float8 / 86400)
          + case when f.sample then 365 else 0 end) / 90, 2)`;

const orders: Record<Sort, (o: Order) => RawBuilder<unknown>> = {
  date: byDate,
  popularity: (o) => sql`
    select kind, item_id, ${position(popularFirst)} from found where miss = 0
    order by ${popularFirst} offset ${o.offset} limit ${o.page}`,
  // Words of a title weigh more than words of an excerpt, age lowers the weight, and views raise it a little.
  // Only the newest matches are ordered like this; the others follow by date.
  relevance: (o) =>
    o.rank === null
      ? byDate(o)
      : sql`
    select kind, item_id, ${position(sql`score desc nulls last, ${newestFirst}`)}
    from (
      select f.kind, f.item_id, f.sample, f.published_at, case when f.n <= ${sql.lit(maxRanked)} then
        (select ts_rank('{0.05, 0.1, 0.35, 1}', e.words, ${inLanguage(o.rank)}) from search_entries e
          where e.kind = f.kind and e.item_id = f.item_id)
        / ${agePenalty(o.now)}
        * (1 + ln(1 + f.views) / 20) end as score
      from (
        select kind, item_id, sample, published_at, views, row_number() over (order by ${newestFirst}) as n
        from found where miss = 0 order by n limit ${Math.max(maxRanked, o.offset + o.page)}
      ) f
    ) scored
    order by place offset ${o.offset} limit ${o.page}`,
};
