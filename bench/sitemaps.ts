// Sitemaps of a million pieces of our own: the list of them, and one of them, as a process writes it.
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import pg from "pg";
import { type Database, openDb, openPool } from "#platform/db/db.server.ts";
import { migrate } from "#platform/db/migrate.server.ts";
import { sitemapSize, writeSitemap } from "#platform/sitemap.ts";
import { sitemapPieceParts, sitemapPieces } from "#stories/sitemap-pieces.server.ts";
import { ensureSource } from "#stories/sources.server.ts";
import type { Row } from "./row.ts";

const pieces = 1_000_000;
const rounds = 12;
const all = { reviewedOnly: false };

/** @param o.address a PostgreSQL server's connection string, of a user who may create databases */
export async function run(o: { address: string }): Promise<Row[]> {
  const admin = new pg.Client({ connectionString: o.address });
  await admin.connect();
  const name = `bench_sitemaps_${process.pid}`;
  await admin.query(`create database ${name}`);
  const address = new URL(o.address);
  address.pathname = `/${name}`;
  const pool = openPool(address.href, (error) => console.error(error));
  try {
    await migrate(pool, join(import.meta.dirname, "../db/migrations"));
    const db = openDb(pool);
    await ensureSource(
      db,
      { id: "newsroom", name: "Newsroom", country: "EU", kind: "own" },
      new Date(),
    );
    const client = new pg.Client({ connectionString: address.href });
    await client.connect();
    await client.query("set statement_timeout = 0; set synchronous_commit = off");
    await client.query(
      `insert into stories (source_id, slug, title, excerpt, lang, provenance, content_hash, published_at, first_seen_at, updated_at)
       select 'newsroom', 'piece-' || n, 'A piece of our own, number ' || n, '', 'en', 'own', md5(n::text), at, at, at
       from generate_series(1, $1::int) n, lateral (select now() - n * interval '1 minute' as at) moment`,
      [pieces],
    );
    await client.query("vacuum analyze stories");
    await client.end();
    return await measure(db);
  } finally {
    await pool.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}

async function measure(db: Database): Promise<Row[]> {
  const list: number[] = [];
  const one: number[] = [];
  let most = 0;
  let bytes = 0;
  // What one of them leaves behind is not what it takes: the heap is cleared before each.
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  const before = process.memoryUsage().rss;
  const parts = await sitemapPieceParts(db, all);
  for (let n = 0; n < rounds; n++) {
    const from = performance.now();
    await sitemapPieceParts(db, all);
    list.push(performance.now() - from);
  }
  // All of them, one after the other, as a crawler asks for them.
  for (const { part } of parts) {
    collect();
    const from = performance.now();
    const found = await sitemapPieces(db, { part, ...all });
    const text = writeSitemap(
      found.map(({ slug, updatedAt }) => ({
        address: `https://eunison.example/article/${slug}`,
        changed: updatedAt,
      })),
    );
    one.push(performance.now() - from);
    bytes = Math.max(bytes, text.length);
    most = Math.max(most, process.memoryUsage().rss - before);
  }
  const median = (times: readonly number[]) =>
    times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
  const row = (name: string, figure: number, unit: string): Row => ({
    name: `sitemaps of a million pieces, ${name}`,
    figure,
    unit,
  });
  return [
    row("the list of them, median", median(list), "ms"),
    row(`one of at most ${sitemapSize.toLocaleString("en")}, median`, median(one), "ms"),
    row("one of them, size", bytes / 1e6, "MB"),
    row(
      `all ${parts.length} one after the other, memory that they add at the most`,
      most / 1e6,
      "MB",
    ),
  ];
}
