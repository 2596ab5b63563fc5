import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engine, openTestDatabase, type TestDatabase } from "../../../tests/database.ts";
import { migrate } from "../db/migrate.server.ts";
import { backUp } from "./backup.server.ts";
import { restore } from "./restore.server.ts";

const migrations = join(import.meta.dirname, "../../../db/migrations");
const now = new Date("2026-11-21T12:00:00Z");
let from: TestDatabase;
let to: TestDatabase;
let dir: string;
let file: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "eunison-backup-"));
  file = join(dir, "all.backup");
  [from, to] = await Promise.all([openTestDatabase(), openTestDatabase()]);
});
afterAll(async () => {
  await Promise.all([from?.close(), to?.close()]);
  await rm(dir, { recursive: true, force: true });
});

const source = (id: string) => ({ id, name: id, country: "DE", created_at: now, updated_at: now });
const story = (title: string) => ({
  slug: `s-${Math.random()}`,
  title,
  lang: "en",
  source_id: "one",
  provenance: "own",
  content_hash: "x",
  published_at: now,
  first_seen_at: now,
  updated_at: now,
});
const clear = async ({ pool }: TestDatabase) => {
  await pool.query("truncate sources, authors, audit, live_events, settings, topics cascade");
};
/** Everything in the tables that these tests fill, as the driver reads it. */
const content = async ({ db }: TestDatabase) => ({
  sources: await db.selectFrom("sources").selectAll().orderBy("id").execute(),
  stories: await db.selectFrom("stories").selectAll().orderBy("id").execute(),
  topics: await db.selectFrom("story_topics").selectAll().orderBy("story_id").execute(),
  all: await db.selectFrom("topics").selectAll().orderBy("position").execute(),
});
const carry = (force = true) => restore(to.pool, file, { migrations, force });

describe("a backup", () => {
  it("carries a newsroom over, and numbering goes on where it was", async () => {
    await clear(from);
    await clear(to);
    const { rows: before } = await backUp(from.pool, file, now);
    await from.db.insertInto("topics").values({ name: "Politics", position: 1 }).execute();
    await from.db.insertInto("sources").values(source("one")).execute();
    const added = await from.db
      .insertInto("stories")
      .values([story("First"), story("Second")])
      .returning("id")
      .execute();
    const last = added.at(-1)?.id ?? 0;
    await from.db
      .insertInto("story_topics")
      .values({ story_id: last, topic: "Politics" })
      .execute();
    // What search has still to look at is carried over as well: both stories.
    const rows = before + 5 + 2;
    expect(await backUp(from.pool, file, now, "the push key")).toMatchObject({ rows });
    expect(await carry(false)).toEqual({
      ok: true,
      rows,
      madeAt: now,
      pushKey: "the push key",
    });
    expect(await content(to)).toEqual(await content(from));
    const next = await to.db.insertInto("stories").values(story("Third")).returning("id").execute();
    expect(next).toEqual([{ id: last + 1 }]);
    const heard = await to.db.selectFrom("live_events").select("topic").orderBy("id").execute();
    expect(heard.map((e) => e.topic)).toEqual(["stories", "media"]);
  });

  it("keeps any text, number, list, object and time", async () => {
    // PostgreSQL's text holds everything but NUL and lone surrogates.
    const text = fc
      .string({ unit: "binary", maxLength: 60 })
      .map((s) => s.replaceAll("\0", "").toWellFormed());
    const record = fc.record({
      title: fc.oneof(
        text,
        fc.constantFrom("\u2028", '{"a":[1]}', "\\N", "NULL", "a,b{}\"'\n\r\t"),
      ),
      excerpt: text,
      body: fc.option(text),
      tags: fc.array(text, { maxLength: 4 }),
      premium: fc.boolean(),
      views: fc.maxSafeNat(),
      comments: fc.option(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })),
      corrections: fc
        .jsonValue({ stringUnit: "grapheme" })
        .map((v) => JSON.stringify(v).replaceAll("\\u0000", "")),
      published_at: fc.date({
        min: new Date("1700-01-01"),
        max: new Date("2400-01-01"),
        noInvalidDate: true,
      }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(record, { minLength: 1, maxLength: 30 }), async (records) => {
        await clear(from);
        await from.db.insertInto("sources").values(source("one")).execute();
        await from.db
          .insertInto("stories")
          .values(records.map((r) => ({ ...story(""), ...r })))
          .execute();
        await backUp(from.pool, file, now);
        expect(await carry()).toMatchObject({ ok: true });
        expect(await content(to)).toEqual(await content(from));
      }),
      { numRuns: engine === "postgres" ? 12 : 4 },
    );
  });

  it("takes more rows than one batch holds, as of one moment", async () => {
    await clear(from);
    const { rows: before } = await backUp(from.pool, file, now);
    await from.db.insertInto("sources").values(source("one")).execute();
    await from.db
      .insertInto("stories")
      .values(Array.from({ length: 1203 }, (_, i) => story(`Story ${i}`)))
      .execute();
    const writing = from.db.insertInto("stories").values(story("late")).execute();
    const { rows } = await backUp(from.pool, file, now);
    await writing;
    expect(await carry()).toMatchObject({ ok: true, rows });
    const { stories } = await content(to);
    expect([1203, 1204]).toContain(stories.length);
    // The source, and each story with its place in the queue of search.
    expect(rows).toBe(before + 1 + 2 * stories.length);
  });

  it("carries rows that refer to earlier and to later ones of their table, in other batches too", async () => {
    await clear(from);
    const references = `select slug, (select slug from events e where e.id = events.merged_into) as into,
      (select slug from events e where e.id = events.parent_id) as parent from events order by slug`;
    await from.pool.query("truncate events cascade");
    const event = { first_at: now, last_at: now, created_at: now, updated_at: now };
    await from.db
      .insertInto("events")
      .values(
        Array.from({ length: 1203 }, (_, i) => ({
          ...event,
          slug: `e${i + 1}`,
          stories: 1,
          publishers: 1,
        })),
      )
      .execute();
    const merged = { e1: "e1203", e1203: "e2", e700: "e699", e99: "e100" };
    for (const [slug, into] of Object.entries(merged))
      await from.pool.query(
        `update events set merged_into = (select id from events where slug = $2),
           parent_id = (select id from events where slug = $2) where slug = $1`,
        [slug, into],
      );
    // Stored after e1, the others are read after it.
    await from.pool.query("update events set stories = 2 where slug <> 'e1'");
    await backUp(from.pool, file, now);
    expect(await carry()).toMatchObject({ ok: true });
    const [before, after] = [await from.pool.query(references), await to.pool.query(references)];
    expect(after.rows).toEqual(before.rows);
    expect(after.rows.filter((row) => row.into)).toHaveLength(4);
    // References are checked again at each statement.
    await expect(
      to.pool.query("update events set merged_into = -1 where slug = 'e5'"),
    ).rejects.toThrow(/foreign key/);
  });
});

if (engine === "postgres")
  it("carries the embedded database over to a server", async () => {
    const embedded = await openTestDatabase("embedded");
    try {
      await embedded.db.insertInto("sources").values(source("one")).execute();
      await embedded.db
        .insertInto("stories")
        .values([story("Großer Überblick"), story("Ελλάδα")])
        .execute();
      await backUp(embedded.pool, file, now);
      expect(await carry()).toMatchObject({ ok: true });
      expect(await content(to)).toEqual(await content(embedded));
    } finally {
      await embedded.close();
    }
  });

describe("restoring is refused, and changes nothing,", () => {
  beforeAll(async () => {
    await clear(from);
    await from.db
      .insertInto("sources")
      .values([source("one"), source("two")])
      .execute();
    await from.db
      .insertInto("stories")
      .values([story("A"), story("B")])
      .execute();
    await backUp(from.pool, file, now);
    await clear(to);
    await to.db.insertInto("sources").values(source("mine")).execute();
  });

  const refused = async (name: string, force = true) => {
    const before = await content(to);
    const result = await restore(to.pool, join(dir, name), { migrations, force });
    expect(await content(to)).toEqual(before);
    return result.ok ? "restored" : result.problem;
  };
  const altered = async (name: string, change: (lines: string[]) => string[]) => {
    const lines = gunzipSync(await readFile(file))
      .toString()
      .trimEnd()
      .split("\n");
    await writeFile(join(dir, name), gzipSync(`${change(lines).join("\n")}\n`));
    return refused(name);
  };

  it("for a database with content, without --force", async () => {
    expect(await refused("all.backup", false)).toMatch(/not empty \(sources has 1 rows\).*--force/);
  });
  it("for a file that is cut off at any place", async () => {
    const whole = await readFile(file);
    for (const length of [0, 1, 10, 200, whole.length - 9, whole.length - 1]) {
      await writeFile(join(dir, "cut"), whole);
      await truncate(join(dir, "cut"), length);
      expect(await refused("cut")).toMatch(/ends too early/);
    }
  });
  it("for a file whose text is cut off, but not its compression", async () => {
    expect(await altered("cut", (lines) => lines.slice(0, -1))).toMatch(/ends too early/);
    expect(await altered("cut", (lines) => lines.slice(0, -3))).toMatch(/ends too early/);
  });
  it("for missing rows, strange lines and other files", async () => {
    const rows = (line: string) => line.startsWith("[");
    expect(await altered("x", (l) => l.toSpliced(l.findIndex(rows), 1))).toMatch(
      /rows of \w+ are missing/,
    );
    expect(await altered("x", (l) => l.toSpliced(2, 0, '["a"]'))).toMatch(/none of a backup/);
    expect(await altered("x", (l) => l.toSpliced(2, 0, "oops"))).toMatch(/no JSON/);
    expect(await altered("x", (l) => ['{"a":1}', ...l.slice(1)])).toMatch(
      /does not begin like one/,
    );
    expect(await refused("none")).toMatch(/no such file/);
    await writeFile(join(dir, "x"), "select 1;");
    expect(await refused("x")).toMatch(/not compressed/);
  });
  it("for another format or a newer version", async () => {
    const header = (change: object) => (lines: string[]) => [
      JSON.stringify({ ...JSON.parse(lines[0] ?? ""), ...change }),
      ...lines.slice(1),
    ];
    expect(await altered("x", header({ eunisonBackup: 2 }))).toMatch(/has format 2/);
    expect(await altered("x", header({ migrations: { "299901010001_x.sql": "0" } }))).toMatch(
      /newer version/,
    );
  });
  it("when a row does not fit, half-way through", async () => {
    const before = await content(to);
    const lines = gunzipSync(await readFile(file))
      .toString()
      .split("\n");
    const broken = lines.map((l) => l.replace('["two","two"', '["two",null'));
    await writeFile(join(dir, "x"), gzipSync(broken.join("\n")));
    await expect(restore(to.pool, join(dir, "x"), { migrations, force: true })).rejects.toThrow(
      /null value/,
    );
    expect(await content(to)).toEqual(before);
  });
});

it("a backup of an older version is brought up to date", async () => {
  const newer = join(dir, "migrations");
  await cp(migrations, newer, { recursive: true });
  await writeFile(
    join(newer, "299901010001_rate.sql"),
    "alter table sources add rating integer;\nupdate sources set rating = length(id);\nalter table sources alter rating set not null;\n",
  );
  await clear(from);
  await from.db
    .insertInto("sources")
    .values([source("one"), source("three")])
    .execute();
  await backUp(from.pool, file, now);
  const later = await openTestDatabase();
  try {
    expect(await migrate(later.pool, newer)).toHaveLength(1);
    expect(await restore(later.pool, file, { migrations: newer, force: false })).toMatchObject({
      ok: true,
    });
    const { rows } = await later.pool.query("select id, rating from sources order by id");
    expect(rows).toEqual([
      { id: "one", rating: 3 },
      { id: "three", rating: 5 },
    ]);
    expect(await migrate(later.pool, newer)).toEqual([]);
    expect(await restore(later.pool, file, { migrations: newer, force: false })).toMatchObject({
      ok: false,
    });
  } finally {
    await later.close();
  }
  expect((await readdir(dir)).filter((name) => name.endsWith(".part"))).toEqual([]);
});
