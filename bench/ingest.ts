// From a feed's file to stored stories, and the memory that refreshing many feeds takes.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import pg from "pg";
import { addFeed } from "#feeds/add-feed.server.ts";
import { checkFeed } from "#feeds/check.server.ts";
import { seedFeeds } from "#feeds/feeds.server.ts";
import { createScheduler } from "#feeds/scheduler.server.ts";
import { type Database, openDb, openPool } from "#platform/db/db.server.ts";
import { migrate } from "#platform/db/migrate.server.ts";
import { openFetcher } from "#platform/http/fetch.server.ts";
import { ensureSource } from "#stories/sources.server.ts";
import { openDatabase } from "../server/open-database.ts";
import type { Row } from "./row.ts";
import { syntheticFeed } from "./synthetic-feed.ts";

const now = new Date("2026-11-21T12:00:00Z");
const files = 80;
const itemsEach = 50;
const feedsRefreshed = 500;
const rounds = 3;
const log = { info: () => {}, warn: () => {}, error: console.error, fatal: console.error };
const nobody = async () => {
  throw new Error("this benchmark fetches nothing");
};

/**
 * Measures one feed after the other, so that never more than one core is busy: this process while it reads,
 * the database while it stores.
 * @param o.address a PostgreSQL server's connection string, of a user who may create databases; without it
 *   only the embedded engine is measured
 */
export async function run(o: { address?: string | undefined } = {}): Promise<Row[]> {
  const dir = await mkdtemp(join(tmpdir(), "eunison-bench-"));
  try {
    const paths = await writeFeeds(dir);
    const rows = [await readOnly(paths)];
    rows.push(await stored("the embedded engine", paths, (work) => embedded(join(dir, "a"), work)));
    if (o.address) {
      const address = o.address;
      rows.push(await stored("PostgreSQL", paths, (work) => onServer(address, work)));
    }
    const data = join(dir, "b");
    rows.push(...(await embedded(data, (_db, address) => memory(address))));
    return rows;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function writeFeeds(dir: string): Promise<string[]> {
  const paths = Array.from({ length: files }, (_, i) => join(dir, `feed-${i}.xml`));
  for (const [i, path] of paths.entries()) await writeFile(path, syntheticFeed(i, itemsEach, now));
  return paths;
}

async function readOnly(paths: string[]): Promise<Row> {
  const rates: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const before = process.cpuUsage();
    for (const path of paths) checkFeed(path, await readFile(path), { now });
    const { user, system } = process.cpuUsage(before);
    // The first round warms up.
    if (round > 0) rates.push(Math.round((files * itemsEach * 1e6) / (user + system)));
  }
  return { name: "file read, parsed, classified", figure: median(rates), unit: "items/CPU s" };
}

type Opened = <T>(work: (db: Database, address: string) => Promise<T>) => Promise<T>;

async function stored(engine: string, paths: string[], open: Opened): Promise<Row> {
  const rates: number[] = [];
  for (let round = 0; round < rounds; round++)
    await open(async (db) => {
      const tools = { fetch: nobody, now: () => now, random: Math.random, log };
      const start = performance.now();
      for (const path of paths) {
        const added = await addFeed(db, { path, body: await readFile(path) }, tools);
        if (!added.ok || added.inserted !== itemsEach) throw new Error(`${path} was not stored`);
      }
      rates.push(Math.round((files * itemsEach * 1000) / (performance.now() - start)));
    });
  return { name: `from file to stored, ${engine}`, figure: median(rates), unit: "items/s" };
}

const median = (figures: number[]) => figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0;

const migrations = join(import.meta.dirname, "../db/migrations");

async function embedded<T>(dataDir: string, work: (db: Database, address: string) => Promise<T>) {
  const opened = await openDatabase({ dataDir });
  try {
    return await migrated(opened.address, work);
  } finally {
    await opened.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function onServer<T>(server: string, work: (db: Database, address: string) => Promise<T>) {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  const name = `bench_ingest_${process.pid}`;
  const address = new URL(server);
  address.pathname = `/${name}`;
  await admin.query(`create database ${name}`);
  try {
    return await migrated(address.href, work);
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}

async function migrated<T>(address: string, work: (db: Database, address: string) => Promise<T>) {
  const pool = openPool(address, (error) => console.error(error));
  try {
    await migrate(pool, migrations);
    return await work(openDb(pool), address);
  } finally {
    await pool.end();
  }
}

/** Peak memory of a worker's process that refreshes many feeds of as many hosts; the database is another process. */
async function memory(address: string): Promise<Row[]> {
  const server = createServer((req, res) => {
    const feed = syntheticFeed(Number(req.url?.slice(1)), itemsEach, now);
    const headers = { "content-type": "application/rss+xml", "content-encoding": "gzip" };
    res.writeHead(200, headers).end(gzipSync(feed));
  });
  // All of 127.0.0.0/8 is this machine: each feed gets a host of its own.
  server.listen(0, "0.0.0.0");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const child = spawn(process.execPath, [import.meta.filename, address, String(port)], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [measured] = (await Promise.race([
    once(child, "message"),
    once(child, "exit").then(() => Promise.reject(new Error("the refreshing process ended"))),
  ])) as [Measured];
  server.close();
  const name = `${feedsRefreshed} feeds refreshed`;
  const mb = (bytes: number) => Math.round(bytes / 1024 / 1024);
  return [
    { name: `${name}: memory of the process before`, figure: mb(measured.before), unit: "MB" },
    { name: `${name}: its peak`, figure: mb(measured.peak), unit: "MB" },
    { name: `${name}: all of them`, figure: Number(measured.seconds.toFixed(1)), unit: "s" },
  ];
}

type Measured = { before: number; peak: number; seconds: number };

/** The child of `memory`: eight at a time, as the worker does it. */
async function refreshAll(address: string, port: string): Promise<Measured> {
  const pool = openPool(address, (error) => console.error(error));
  const db = openDb(pool);
  const sources = Array.from({ length: feedsRefreshed }, (_, i) => `bench-${i}`);
  for (const id of sources) await ensureSource(db, { id, name: id, country: "EU" }, now);
  await seedFeeds(
    db,
    sources.map((id, i) => ({
      id,
      feeds: [`http://127.0.${i >> 7}.${(i % 128) + 1}:8000/${i}`],
    })),
    new Date(now.getTime() - 3_600_000),
  );
  await db
    .updateTable("feeds")
    .set((e) => ({ url: e.fn("replace", ["url", e.val(":8000"), e.val(`:${port}`)]) }))
    .execute();
  const fetcher = openFetcher({ userAgent: "Bench/1", now: () => now, allowPrivate: true });
  const before = process.memoryUsage.rss();
  const start = performance.now();
  const tools = { fetch: fetcher.fetch, now: () => now, random: Math.random, log };
  const scheduler = createScheduler(db, tools, { onCapacity: () => void scheduler.tick() });
  do {
    await scheduler.tick();
    await scheduler.idle();
  } while ((await scheduler.tick()) > 0);
  const seconds = (performance.now() - start) / 1000;
  const { count } = await db
    .selectFrom("feeds")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("items", "=", itemsEach)
    .executeTakeFirstOrThrow();
  if (count !== feedsRefreshed) throw new Error(`${count} of ${feedsRefreshed} feeds were stored`);
  await fetcher.close();
  await pool.end();
  return { before, peak: process.resourceUsage().maxRSS * 1024, seconds };
}

if (import.meta.main) {
  const [address, port] = process.argv.slice(2);
  if (address && port) {
    const measured = await refreshAll(address, port);
    process.send?.(measured, () => process.disconnect());
  } else console.table(await run({ address: process.env.BENCH_POSTGRES }));
}
