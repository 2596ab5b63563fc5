import { type RawBuilder, sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Db } from "#platform/db/db.server.ts";
import type { Bias } from "#stories/bias.ts";
import { biasNumber, kindOrder } from "../indexing/marks.ts";
import { type Kind, type Sort, sinceOf } from "../search-address.ts";
import type { Tally } from "./facets.ts";
import { type Stem, stemmers } from "./tsquery.ts";
import { active, bitOf, columnsOf, type Dimension, type Wanted } from "./wanted.ts";

// What a stemmer makes of a word is the same for good.
const lexized = new LRUCache<string, Stem>({ max: 100_000 });

/** How each word stands in the index of each language, by `lang word`. */
export async function readStems(
  db: Db,
  langs: readonly string[],
  words: readonly string[],
): Promise<Map<string, Stem>> {
  const pairs = langs.flatMap((lang) => words.map((word) => [lang, word] as const));
  return stemPairs(db, pairs);
}

/** The same of pairs of a language with a stemmer, or "", and a word. */
export async function stemPairs(
  db: Db,
  pairs: readonly (readonly [lang: string, word: string])[],
): Promise<Map<string, Stem>> {
  const stems = new Map<string, Stem>();
  const asked: (readonly [lang: string, word: string])[] = [];
  for (const [lang, word] of pairs) {
    const pair = `${lang} ${word}`;
    const stem = lang === "" ? { lexeme: word, stop: false } : lexized.get(pair);
    if (stem) stems.set(pair, stem);
    else asked.push([lang, word]);
  }
  if (asked.length === 0) return stems;
  const { rows } = await sql<{ lang: string; word: string; stem: string[] }>`
    select lang, word,
      pg_catalog.ts_lexize(('pg_catalog.' || dictionary || '_stem')::regdictionary, word) as stem
    from unnest(${asked.map(([lang]) => lang)}::text[], ${asked.map(([, word]) => word)}::text[],
      ${asked.map(([lang]) => stemmers[lang] ?? "")}::text[]) p (lang, word, dictionary)`.execute(
    db,
  );
  for (const { lang, word, stem } of rows) {
    const found = { lexeme: `${lang}:${stem[0] ?? word}`, stop: stem.length === 0 };
    stems.set(`${lang} ${word}`, found);
    lexized.set(`${lang} ${word}`, found);
  }
  return stems;
}

type Extent = { entries: number; days: number };
/** Of so few entries all are looked through before any window is thought of. */
export const smallest = 50_000;
const extents = new WeakMap<Db, { at: number; extent: Extent }>();
const extentMs = 60_000;

/**
 * How many entries there are, about, and over how many days: all but the oldest of each five hundred, since a few old
 * pieces say nothing of how many a day has. Of many, as it was a minute ago at most.
 */
export async function readSpan(db: Db, now: Date): Promise<Extent> {
  const known = extents.get(db);
  if (known && Math.abs(now.getTime() - known.at) < extentMs) return known.extent;
  const { rows } = await sql<{ entries: number; at: Date | null }>`
    with size as (
      select greatest(reltuples, 0)::bigint as entries from pg_class where oid = 'search_entries'::regclass
    )
    select entries, (select published_at from stories where withdrawn_at is null
      order by published_at limit 1 offset (select entries / 500 from size)) as at
    from size`.execute(db);
  const at = rows[0]?.at?.getTime() ?? now.getTime();
  const days = Math.max(1, (now.getTime() - at) / 86_400_000);
  const extent = { entries: rows[0]?.entries ?? 0, days };
  if (extent.entries > smallest) extents.set(db, { at: now.getTime(), extent });
  return extent;
}

/** What is asked of the index; of texts themselves, by their language, where that says more; and of dates. */
export type Condition = {
  query: string | null;
  exact: ByLanguage | null;
  date: Wanted["date"];
  /** Nothing older, where that is less than a window. */
  since: Date | null;
};
export type ByLanguage = [lang: string, query: string][];

const matching = ({ query, exact, date, since }: Condition) => sql`
  ${query === null ? sql`true` : sql`words @@ ${query}::tsquery`}
  and ${date ? between(date) : sql`true`}
  and ${since ? sql`published_at >= ${since}::timestamptz` : sql`true`} and ${exact ? sql`words @@ ${inLanguage(exact)}` : sql`true`}`;

/** The query for the language of a row; no row has `!` among its words. */
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

const between = ({ from, to }: NonNullable<Wanted["date"]>) =>
  sql`published_at >= ${from ?? "-infinity"}::timestamptz and published_at < ${to ?? "infinity"}::timestamptz`;

export type Candidate = { kind: number; item_id: number };
export type Gathered = { n: number; tallies: Tally[]; candidates: Candidate[] };

/** What the newest of a search are ordered by. */
const ranked = 200;

/**
 * Reads the entries that match, at most `limit`; counts them by facts; and puts those that miss no filter in order.
 * @param o.relaxed entries that miss one filter are counted too, so the query lets them through
 * @param o.rank what relevance is measured by; null: nothing but age
 */
export async function gather(
  db: Db,
  o: {
    condition: Condition;
    wanted: Wanted;
    relaxed: boolean;
    rank: ByLanguage | null;
    sort: Sort;
    limit: number;
    offset: number;
    page: number;
    now: Date;
  },
): Promise<Gathered> {
  const { rows } = await sql<{
    n: number;
    tallies: Tally[] | null;
    candidates: Candidate[] | null;
  }>`
    with found as materialized (
      select item_id, kind, published_at, views, sample, countries, subjects, bias, lang, source_id,
        ${o.relaxed ? missOf(o.wanted) : sql`0`} as miss
      from search_entries
      where ${matching(o.condition)}
        and source_id not in (select id from sources where opted_out_at is not null)
      limit ${o.limit}
    ), tallies as (
      select miss, count(*)::int as n, kind, bias, lang, ${ageOf(o.now)} as age, countries, subjects, source_id as source
      from found
      group by grouping sets ((miss, kind, bias, lang, age), (miss, countries), (miss, subjects), (miss, source_id))
    ), ordered as (${orders[o.sort](o)})
    select (select count(*)::int from found) as n,
      (select json_agg(t) from tallies t) as tallies,
      (select json_agg(json_build_object('kind', kind, 'item_id', item_id) order by place) from ordered) as candidates`.execute(
    db,
  );
  const row = rows[0];
  return { n: row?.n ?? 0, tallies: row?.tallies ?? [], candidates: row?.candidates ?? [] };
}

/** Which filters an entry misses, as bits; one that misses two is of no use. */
function missOf(wanted: Wanted): RawBuilder<number> {
  const { countries, subjects } = columnsOf(wanted);
  const fits: Record<Dimension, () => RawBuilder<unknown>> = {
    kind: () =>
      sql`kind = any(${(wanted.kind ?? []).map((kind) => kindOrder.indexOf(kind as Kind))}::smallint[])`,
    country: () => sql`countries & ${countries}::int <> 0`,
    bias: () =>
      sql`bias = any(${(wanted.bias ?? []).map((bias) => biasNumber(bias as Bias))}::smallint[])`,
    category: () => sql`subjects & ${subjects}::int <> 0`,
    lang: () => sql`lang = any(${wanted.lang ?? []}::text[])`,
    source: () => sql`source_id = any(${wanted.source ?? []}::text[])`,
    date: () => (wanted.date ? between(wanted.date) : sql`true`),
  };
  const parts = active(wanted).map(
    (name) => sql`case when ${fits[name]()} then 0 else ${sql.lit(bitOf(name))} end`,
  );
  return parts.length > 0 ? sql<number>`${sql.join(parts, sql` + `)}` : sql<number>`0`;
}

/** The shortest of the date ranges that an entry is in; 4: none. */
function ageOf(now: Date): RawBuilder<number> {
  const since = (["today", "week", "month", "year"] as const).map((range) => sinceOf(range, now));
  return sql<number>`case ${sql.join(
    since.map((at, age) => sql`when published_at >= ${at}::timestamptz then ${sql.lit(age)}`),
    sql` `,
  )} else 4 end`;
}

type Order = { rank: ByLanguage | null; offset: number; page: number; now: Date };

const place = (order: RawBuilder<unknown>) => sql`row_number() over (order by ${order}) as place`;
const newestFirst = sql`sample, published_at desc, item_id desc, kind`;

const byDate = (o: Order) => sql`
  select kind, item_id, ${place(newestFirst)} from found where miss = 0
  order by ${newestFirst} offset ${o.offset} limit ${o.page}`;

const popularFirst = sql`views desc, published_at desc, item_id desc, kind`;

/**
 * What the age of a match divides its weight by: 2 after five weeks, 25 after a year, 1,700 after ten, so that
 * no headline of years ago stands before this week's excerpts, and of two old ones the newer still goes first. What the
 * sample newsroom made up counts as a year older: behind what is real, but not behind what is long past.
 */
const agedBy = (now: Date) => sql`
        power(1 + (greatest(0, extract(epoch from ${now}::timestamptz - f.published_at)::float8 / 86400)
          + case when f.sample then 365 else 0 end) / 90, 2)`;

const orders: Record<Sort, (o: Order) => RawBuilder<unknown>> = {
  date: byDate,
  popularity: (o) => sql`
    select kind, item_id, ${place(popularFirst)} from found where miss = 0
    order by ${popularFirst} offset ${o.offset} limit ${o.page}`,
  // The words of a title weigh more than those of an excerpt; age takes from what they weigh; views count a little.
  // Of many matches the newest are ordered so; then the others follow by date.
  relevance: (o) =>
    o.rank === null
      ? byDate(o)
      : sql`
    select kind, item_id, ${place(sql`score desc nulls last, ${newestFirst}`)}
    from (
      select f.kind, f.item_id, f.sample, f.published_at, case when f.n <= ${sql.lit(ranked)} then
        (select ts_rank('{0.05, 0.1, 0.35, 1}', e.words, ${inLanguage(o.rank)}) from search_entries e
          where e.kind = f.kind and e.item_id = f.item_id)
        / ${agedBy(o.now)}
        * (1 + ln(1 + f.views) / 20) end as score
      from (
        select kind, item_id, sample, published_at, views, row_number() over (order by ${newestFirst}) as n
        from found where miss = 0 order by n limit ${Math.max(ranked, o.offset + o.page)}
      ) f
    ) scored
    order by place offset ${o.offset} limit ${o.page}`,
};
