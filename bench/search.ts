// Search and type-ahead over a million stories in 24 languages, on a PostgreSQL server: one client, and four at once.
import { join } from "node:path";
import pg from "pg";
import { type Database, openDb, openPool } from "#platform/db/db.server.ts";
import { migrate } from "#platform/db/migrate.server.ts";
import { findAll, suggest } from "#search/search.server.ts";
import { readSearch } from "#search/search-address.ts";
import type { Row } from "./row.ts";
import { fill, random, wordsIn, zipf } from "./search-stories.ts";

const now = new Date("2026-11-21T12:00:00Z");
const stories = 1_000_000;
const each = 60;
const perPage = 20;

type Case = { name: string; query: (next: () => number) => string };

/** Words by how rare they are; `common` are the ten most frequent words of a language. */
function wordOf(next: () => number, kind: "common" | "usual" | "rare"): string {
  const lang = ["en", "de", "fr", "it", "es", "pl", "nl"][Math.floor(next() * 7)] ?? "en";
  const words = wordsIn(lang);
  const reach = { common: [0, 10], usual: [50, 1_000], rare: [5_000, 30_000] } as const;
  const [from, to] = reach[kind];
  return words[from + zipf(next, to - from)] ?? "";
}

const q = (text: string, rest = "") => `q=${encodeURIComponent(text)}${rest}`;
const cases: Case[] = [
  { name: "a common word", query: (n) => q(wordOf(n, "common")) },
  { name: "a usual word", query: (n) => q(wordOf(n, "usual")) },
  { name: "a rare word", query: (n) => q(wordOf(n, "rare")) },
  { name: "two words", query: (n) => q(`${wordOf(n, "common")} ${wordOf(n, "usual")}`) },
  { name: "a phrase", query: (n) => q(`"${wordOf(n, "common")} ${wordOf(n, "usual")}"`) },
  { name: "one or the other", query: (n) => q(`${wordOf(n, "usual")} or ${wordOf(n, "usual")}`) },
  {
    name: "one without the other",
    query: (n) => q(`${wordOf(n, "usual")} -${wordOf(n, "common")}`),
  },
  { name: "a word in a country", query: (n) => q(wordOf(n, "common"), "&country=PL") },
  {
    name: "a word with three filters",
    query: (n) => q(wordOf(n, "common"), "&country=DE&bias=left&category=Politics"),
  },
  {
    name: "a word of this week, by date",
    query: (n) => q(wordOf(n, "usual"), "&dateRange=week&sort=date"),
  },
  { name: "a word, by popularity", query: (n) => q(wordOf(n, "usual"), "&sort=popularity") },
  { name: "operators", query: (n) => q(`${wordOf(n, "usual")} lang:de country:DE`) },
  { name: "a filter alone", query: () => q("", "&category=Climate") },
  { name: "the tenth page", query: (n) => q(wordOf(n, "common"), "&page=10") },
  { name: "a slip", query: (n) => q(`${wordOf(n, "usual")}xz`) },
];

/** @param o.address a PostgreSQL server's connection string, of a user who may create databases */
export async function run(o: { address: string }): Promise<Row[]> {
  const admin = new pg.Client({ connectionString: o.address });
  await admin.connect();
  const name = `bench_search_${process.pid}`;
  await admin.query(`create database ${name}`);
  const address = new URL(o.address);
  address.pathname = `/${name}`;
  let closing = false;
  const pool = openPool(address.href, (error) => {
    if (!closing) console.error(error);
  });
  try {
    await migrate(pool, join(import.meta.dirname, "../db/migrations"));
    await fill(pool, stories, now);
    return await measure(pool);
  } finally {
    closing = true;
    await pool.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}

/** Measures searches as a page runs them, with facets, highlighting and rows, on a filled database. */
export async function measure(pool: pg.Pool): Promise<Row[]> {
  const db = openDb(pool);
  const rows: Row[] = [];
  const all: string[] = [];
  const alone: number[] = [];
  // A server that has run for a while has its tables in memory.
  for (const table of ["search_entries", "stories"])
    await pool.query(`select count(views) from ${table}`);
  for (const { name, query } of cases) {
    const next = random(name.length * 7_919);
    const queries = Array.from({ length: each }, () => query(next));
    all.push(...queries);
    for (const address of queries.slice(0, 10)) await ask(db, address);
    const took = [];
    for (const address of queries) took.push(await ask(db, address));
    alone.push(...took);
    rows.push(...figures(`${name}`, took));
  }
  rows.push(...figures("all of these, one client", alone));
  const next = random(17);
  const mixed = all.map((address) => ({ address, at: next() })).sort((a, b) => a.at - b.at);
  const took: number[] = [];
  const work = async () => {
    for (let one = mixed.pop(); one; one = mixed.pop()) took.push(await ask(db, one.address));
  };
  await Promise.all([work(), work(), work(), work()]);
  rows.push(...figures("all of these, four clients", took));
  rows.push(...(await typeAhead(db)));
  return rows;
}

/** A query typed letter by letter. */
async function typeAhead(db: Database): Promise<Row[]> {
  const next = random(5);
  const took: number[] = [];
  for (let i = 0; i < 80; i++) {
    const text = `${wordOf(next, i % 2 ? "usual" : "common")} ${wordOf(next, "usual")}`.slice(
      0,
      12,
    );
    for (let n = 1; n <= text.length; n++)
      took.push(
        await milliseconds(() => suggest(db, { text: text.slice(0, n), locale: "en", now })),
      );
  }
  return figures("type-ahead", took.slice(20));
}

const ask = (db: Database, address: string) =>
  milliseconds(() => {
    const { search } = readSearch(new URLSearchParams(address));
    return findAll(db, search, { page: search.page, perPage, now });
  });

const figures = (name: string, took: number[]): Row[] =>
  [0.5, 0.99].map((share) => ({
    name: `${name}, p${share * 100}`,
    figure: Number(
      (took.toSorted((a, b) => a - b)[Math.floor(share * took.length)] ?? 0).toFixed(2),
    ),
    unit: "ms",
  }));

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
