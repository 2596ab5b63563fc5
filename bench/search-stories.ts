// A million made-up stories in 24 languages for the benchmark of search, written past triggers and in large batches.
import { sql } from "kysely";
import type pg from "pg";
import { type Database, openDb, transaction } from "#platform/db/db.server.ts";
import type { Entry } from "#search/indexing/changes.queries.server.ts";
import { entryOf } from "#search/indexing/index-changes.server.ts";
import { bands } from "#stories/bias.ts";
import { loadCatalogue } from "#stories/sources.server.ts";
import { countryShares, publisher, publishers, topicShares } from "./listings.ts";

const perDay = 20_000;
const batch = 2_000;
const titleWords = 9;
const excerptWords = 30;
const vocabulary = 40_000;

const languageShares: Record<string, number> = {
  en: 20,
  de: 15,
  fr: 12,
  it: 9,
  es: 9,
  pl: 5,
  nl: 5,
  pt: 3,
  ro: 3,
  sv: 3,
  el: 2,
  cs: 2,
  hu: 2,
  bg: 1.5,
  da: 1.5,
  fi: 1.5,
  sk: 1,
  hr: 1,
  lt: 1,
  sl: 1,
  lv: 0.8,
  et: 0.8,
  ga: 0.3,
  mt: 0.3,
};
const syllables: Record<string, string[]> = {
  latin:
    "ba be ri ro ta te li lo na ne ki ko sa se du da mi mo ver ten sch pro con ler ung ism ant ier".split(
      " ",
    ),
  el: "βα τε ρι λο να κι σα δυ μο ερ τον προ κων μα θε φι".split(" "),
  bg: "ба те ри ло на ки са ду мо ер тон про кон ма же чи".split(" "),
};

/** The same numbers in every run. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const vocabularies = new Map<string, string[]>();
/** A language's words, the most frequent first. Few languages share one, but names stand in several. */
export function wordsIn(lang: string): string[] {
  const known = vocabularies.get(lang);
  if (known) return known;
  const next = random([...lang].reduce((sum, c) => sum * 31 + c.charCodeAt(0), 7));
  const parts = syllables[lang] ?? (syllables.latin as string[]);
  const words = new Set<string>();
  while (words.size < vocabulary) {
    // Frequent words are short.
    const length = 1 + Math.floor(Math.log10(1 + words.size)) + (next() < 0.4 ? 1 : 0);
    let word = "";
    for (let i = 0; i < length; i++) word += parts[Math.floor(next() * parts.length)];
    words.add(words.size < 40 ? `${word}${lang[0]}` : word);
  }
  vocabularies.set(lang, [...words]);
  return [...words];
}

/** A random rank below `count`, distributed by Zipf's law. */
export const zipf = (next: () => number, count: number): number =>
  Math.floor(Math.exp(next() * Math.log(count + 1))) - 1;

/** Draws from shares. */
function drawing<T extends string>(of: Record<T, number>): (next: () => number) => T {
  const entries = Object.entries(of) as [T, number][];
  const total = entries.reduce((sum, [, share]) => sum + share, 0);
  return (next) => {
    let at = next() * total;
    for (const [name, share] of entries) {
      at -= share;
      if (at < 0) return name;
    }
    return (entries[0] as [T, number])[0];
  };
}

/** Adds stories with the ids from 1 to `count`, the newest last and a moment before `now`, and their index. */
export async function fill(pool: pg.Pool, count: number, now: Date): Promise<void> {
  const ids = Array.from({ length: publishers }, (_, i) => `source-${i}`);
  const db = openDb(pool);
  await loadCatalogue(
    db,
    ids.map((id, i) => ({ ...publisher(id), band: bands[i % 6] ?? null })),
    now,
  );
  for (const table of ["stories", "story_topics", "story_countries"])
    await pool.query(
      `alter table ${table} disable trigger user;
       alter table ${table} ${["story_id", "source_id", "author_id", "topic"].map((c) => `drop constraint if exists ${table}_${c}_fkey`).join(", ")}`,
    );
  await pool.query("drop index search_entries_words");
  await readStems(pool);
  const terms = new Map<string, number>();
  const starts = Array.from({ length: Math.ceil(count / batch) }, (_, i) => i * batch);
  const work = async () => {
    for (let from = starts.shift(); from !== undefined; from = starts.shift())
      await fillBatch(db, from, Math.min(count, from + batch), count, now, terms);
  };
  await Promise.all([work(), work()]);
  const sorted = [...terms];
  for (let at = 0; at < sorted.length; at += 20_000) {
    const part = sorted.slice(at, at + 20_000);
    await pool.query(
      `insert into search_terms select term, n, floor(4 * ln(n)) from unnest($1::text[], $2::int[]) w (term, n)`,
      [part.map(([term]) => term), part.map(([, n]) => n)],
    );
  }
  await finish(pool);
}

async function finish(pool: pg.Pool) {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0; set maintenance_work_mem = '512MB'");
    await client.query(
      "create index search_entries_words on search_entries using gin (words) with (fastupdate = off)",
    );
    for (const table of [
      "stories",
      "search_entries",
      "search_terms",
      "story_topics",
      "story_countries",
    ])
      await client.query(`vacuum analyze ${table}`);
  } finally {
    client.release();
  }
}

const stems = new Map<string, Map<string, string>>();
/** Stems of the whole vocabulary: a tenth of the time that stemming each word where it stands would take. */
async function readStems(pool: pg.Pool): Promise<void> {
  for (const lang of Object.keys(languageShares)) {
    const words = wordsIn(lang);
    const { rows } = await pool.query({
      text: "select search_lexeme($1, w) from unnest($2::text[]) with ordinality t (w, n) order by n",
      values: [lang, words],
      rowMode: "array",
    });
    stems.set(lang, new Map(words.map((word, i) => [word, rows[i]?.[0]])));
  }
}

/** What `search_vector` makes of an entry without a body. */
function vectorOf({ lang, title, excerpt, lexemes }: Entry): string {
  const stem = (word: string) => stems.get(lang)?.get(word) ?? word;
  return [
    ...lexemes.map((lexeme) => `'${lexeme}'`),
    ...title.split(" ").flatMap((word, n) => [`'${stem(word)}':${n + 1}A`, `'^${word}'`]),
    ...excerpt.split(" ").map((word, n) => `'${stem(word)}':${n + 1001}B`),
  ].join(" ");
}

const drawLanguage = drawing(languageShares);
const drawTopic = drawing(topicShares);
const drawCountry = drawing(countryShares);

async function fillBatch(
  db: Database,
  from: number,
  to: number,
  count: number,
  now: Date,
  terms: Map<string, number>,
): Promise<void> {
  const next = random(from + 1);
  const rows = Array.from({ length: to - from }, (_, i) => {
    const id = from + i + 1;
    const lang = drawLanguage(next);
    const words = wordsIn(lang);
    const text = (n: number) =>
      Array.from({ length: n }, () => words[zipf(next, words.length)]).join(" ");
    const source = Math.floor(next() * publishers);
    const topics =
      next() < 0.75 ? [drawTopic(next), ...(next() < 0.3 ? [drawTopic(next)] : [])] : [];
    const countries = [drawCountry(next), ...(next() < 0.15 ? [drawCountry(next)] : [])];
    return {
      id,
      lang,
      title: text(titleWords),
      excerpt: text(excerptWords),
      body: null,
      category: null,
      slug: `story-${id}`,
      source: `source-${source}`,
      band: bands[source % 6] ?? null,
      topics: [...new Set(topics)],
      countries: [...new Set(countries)],
      sample: false,
      views: Math.floor(next() ** 8 * 5_000),
      at: new Date(now.getTime() - ((count - id + 1) * 86_400_000) / perDay),
    };
  });
  const entries = rows.map((row) =>
    entryOf(0, { ...row, subjects: row.topics, published_at: row.at }),
  );
  for (const { title } of entries)
    for (const word of new Set(title.split(" "))) terms.set(word, (terms.get(word) ?? 0) + 1);
  await transaction(db, async (tx) => {
    const json = JSON.stringify(rows);
    await sql`set local statement_timeout = 0; set local synchronous_commit = off`.execute(tx);
    await sql`
      insert into stories (id, slug, title, excerpt, lang, source_id, provenance, content_hash, views,
        published_at, first_seen_at, updated_at) overriding system value
      select id, slug, title, excerpt, lang, source, 'feed', id::text, views, at, at, at
      from json_to_recordset(${json}::json) r (id bigint, slug text, title text, excerpt text, lang text, source text,
        views bigint, at timestamptz)`.execute(tx);
    await sql`
      insert into story_topics select (r ->> 'id')::bigint, t
      from json_array_elements(${json}::json) r, json_array_elements_text(r -> 'topics') t`.execute(
      tx,
    );
    await sql`
      insert into story_countries select (r ->> 'id')::bigint, c, n
      from json_array_elements(${json}::json) r,
        json_array_elements_text(r -> 'countries') with ordinality c (c, n)`.execute(tx);
    await sql`
      insert into search_entries
      select item_id, published_at, views, countries, subjects, kind, bias, sample, lang, source_id, words::tsvector
      from json_to_recordset(${JSON.stringify(entries.map((e) => ({ ...e, words: vectorOf(e) })))}::json) e (
        item_id bigint, kind smallint, published_at timestamptz, views bigint, countries int, subjects int,
        bias smallint, sample boolean, lang text, source_id text, words text)`.execute(tx);
  });
}
