import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "#platform/config.server.ts";
import type { Fetched } from "#platform/http/fetch.server.ts";
import { ensureSource, optOut } from "#stories/sources.server.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { rss } from "../../tests/fakes/feed-server.ts";
import { claimDue, claimOne, releaseClaim, spreadOverdue } from "./claims.queries.server.ts";
import type { FeedDependencies } from "./dependencies.server.ts";
import { insertFeed, insertFeeds, readFeeds } from "./feeds.queries.server.ts";
import { createScheduler, startScheduler } from "./scheduler.server.ts";

let t: TestDatabase;
const noon = new Date("2026-11-20T12:00:00Z");
let clock = noon;
const later = (minutes: number) => new Date(clock.getTime() + minutes * 60_000);
const errors: string[] = [];
const lines: string[] = [];
const note = (_f: object, message: string) => void lines.push(message);
const log = {
  info: note,
  warn: note,
  error: (_f: object, message: string) => void errors.push(message),
  fatal: () => {},
};

beforeAll(async () => {
  t = await openTestDatabase();
});
beforeEach(async () => {
  clock = noon;
  errors.length = 0;
  lines.length = 0;
  await sql`truncate sources cascade`.execute(t.db);
  await ensureSource(t.db, { id: "paper", name: "The Example Paper", country: "IE" }, noon);
});
afterEach(() => expect(errors).toEqual([]));
afterAll(() => t.close());

const add = (url: string, nextCheckAt: Date | null = noon, sourceId = "paper") =>
  t.db
    .transaction()
    .execute((tx) => insertFeed(tx, { url, sourceId, title: null, nextCheckAt }, noon));
const hostsOf = (feeds: { url: string }[]) => feeds.map((f) => new URL(f.url).host).sort();

const fresh = (url: string): Fetched => ({
  kind: "fresh",
  status: 200,
  contentType: null,
  etag: null,
  lastModified: null,
  body: Buffer.from(rss([`News of ${url}`], { home: new URL(url).origin })),
  url,
  movedTo: null,
});

/** A web that answers at once, but for addresses with "slow" in them: those wait until they are given up. */
function openWeb() {
  const asked: string[] = [];
  const arrivals = new Map<string, () => void>();
  const fetch: FeedDependencies["fetch"] = async ({ url }, signal) => {
    asked.push(url);
    arrivals.get(url)?.();
    if (!url.includes("slow")) return fresh(url);
    await new Promise((done) => signal?.addEventListener("abort", done));
    return { kind: "failed", status: null, reason: "stopped", message: "stopped" };
  };
  const arrived = (url: string) => new Promise<void>((done) => arrivals.set(url, done));
  const dependencies: FeedDependencies = { fetch, now: () => clock, random: () => 0.5, log };
  return { asked, arrived, dependencies };
}

describe("claims", () => {
  test("only what is due, longest overdue first, and not twice", async () => {
    await add("https://a.example/", later(-1));
    await add("https://b.example/", later(-9));
    await add("https://c.example/", later(1));
    await add("https://file.example/", null);
    const first = await claimDue(t.db, clock, 1);
    expect(hostsOf(first)).toEqual(["b.example"]);
    expect(hostsOf(await claimDue(t.db, clock, 9))).toEqual(["a.example"]);
    expect(await claimDue(t.db, clock, 9)).toEqual([]);
  });

  test("one at a time of a host", async () => {
    const one = await add("https://a.example/1", later(-2));
    await add("https://a.example/2", later(-1));
    await add("https://b.example/");
    expect(hostsOf(await claimDue(t.db, clock, 9))).toEqual(["a.example", "b.example"]);
    expect(await claimDue(t.db, clock, 9)).toEqual([]);
    await releaseClaim(t.db, one);
    await t.db
      .updateTable("feeds")
      .set({ next_check_at: later(9) })
      .where("id", "=", one)
      .execute();
    expect((await claimDue(t.db, clock, 9)).map((f) => f.url)).toEqual(["https://a.example/2"]);
  });

  test("several claimers at once share the feeds without meeting", async () => {
    for (let i = 0; i < 24; i++) await add(`https://h${i % 12}.example/${i}`);
    const rounds = await Promise.all(Array.from({ length: 6 }, () => claimDue(t.db, clock, 3)));
    const all = rounds.flat();
    expect(new Set(all.map((f) => f.id)).size).toBe(all.length);
    expect(new Set(hostsOf(all)).size).toBe(12);
    expect(all).toHaveLength(12);
  });

  test("a claim that nobody gave back runs out after a minute", async () => {
    await add("https://a.example/");
    expect(await claimDue(t.db, clock, 9)).toHaveLength(1);
    clock = later(0.9);
    expect(await claimDue(t.db, clock, 9)).toHaveLength(0);
    clock = later(0.2);
    expect(await claimDue(t.db, clock, 9)).toHaveLength(1);
  });

  test("by name: once, due or not", async () => {
    const id = await add("https://a.example/", later(60));
    expect(await claimOne(t.db, id, clock)).toBe(true);
    expect(await claimOne(t.db, id, clock)).toBe(false);
  });

  test("none of a source that has opted out", async () => {
    await add("https://a.example/");
    await optOut(t.db, "paper", { actor: "operator", now: clock });
    expect(await claimDue(t.db, clock, 9)).toEqual([]);
  });
});

describe("the first round", () => {
  test("spreads what is overdue over ten minutes and leaves the rest", async () => {
    for (let i = 0; i < 40; i++) await add(`https://h${i}.example/`, later(-60));
    await add("https://later.example/", later(30));
    expect(await spreadOverdue(t.db, clock, 600)).toBe(40);
    const times = (await readFeeds(t.db)).map((f) => f.nextCheckAt?.getTime() ?? 0);
    const spread = times.filter((at) => at !== later(30).getTime());
    expect(spread).toHaveLength(40);
    for (const at of spread) {
      expect(at).toBeGreaterThanOrEqual(clock.getTime());
      expect(at).toBeLessThanOrEqual(later(10).getTime());
    }
    expect(new Set(spread).size).toBeGreaterThan(30);
    expect(Math.max(...spread) - Math.min(...spread)).toBeGreaterThan(3 * 60_000);
  });

  test("feeds of the catalogue are spread as they are put in, once", async () => {
    const feeds = ["https://a.example/", "https://b.example/"].map((url) => ({
      url,
      sourceId: "paper",
    }));
    expect(await insertFeeds(t.db, feeds, clock, 600)).toBe(2);
    expect(await insertFeeds(t.db, feeds, clock, 600)).toBe(0);
    for (const { nextCheckAt } of await readFeeds(t.db))
      expect(nextCheckAt?.getTime()).toBeLessThanOrEqual(later(10).getTime());
  });
});

describe("the scheduler", () => {
  test("checks what is due and comes back when it is due again", async () => {
    await add("https://a.example/");
    const web = openWeb();
    const scheduler = createScheduler(t.db, web.dependencies);
    expect(await scheduler.tick()).toBe(1);
    await scheduler.idle();
    const [feed] = await readFeeds(t.db);
    expect(feed).toMatchObject({ items: 1, status: 200 });
    const due = feed?.nextCheckAt?.getTime() ?? Number.NaN;
    clock = new Date(due - 1);
    expect(await scheduler.tick()).toBe(0);
    clock = new Date(due);
    expect(await scheduler.tick()).toBe(1);
    await scheduler.stop();
  });

  test("a feed that does not answer holds up nobody else", async () => {
    await add("https://slow.example/", later(-1));
    for (let i = 0; i < 4; i++) await add(`https://h${i}.example/`);
    const web = openWeb();
    let freed = Promise.withResolvers<void>();
    const scheduler = createScheduler(t.db, web.dependencies, {
      concurrency: 2,
      onCapacity: () => freed.resolve(),
    });
    // The slow one keeps one of the two places; the others pass through the second.
    for (let i = 0; i < 4; i++) {
      freed = Promise.withResolvers();
      await scheduler.tick();
      await freed.promise;
    }
    expect(hostsOf(web.asked.map((url) => ({ url })))).toEqual([
      "h0.example",
      "h1.example",
      "h2.example",
      "h3.example",
      "slow.example",
    ]);
    await scheduler.stop();
  });

  test("never more than its places, over all ticks", async () => {
    for (let i = 0; i < 5; i++) await add(`https://slow${i}.example/`);
    const scheduler = createScheduler(t.db, openWeb().dependencies, { concurrency: 3 });
    const ticks = await Promise.all([scheduler.tick(), scheduler.tick()]);
    expect(ticks).toEqual([3, 3]);
    expect(await scheduler.tick()).toBe(0);
    await scheduler.stop();
  });

  test("stopping gives requests under way back, as if they had not been", async () => {
    const id = await add("https://slow.example/");
    const web = openWeb();
    const scheduler = createScheduler(t.db, web.dependencies);
    const asked = web.arrived("https://slow.example/");
    await scheduler.tick();
    await asked;
    await scheduler.stop();
    expect(await readFeeds(t.db, [id])).toMatchObject([{ failures: 0, fetchedAt: null }]);
    expect(await scheduler.tick()).toBe(0);
    expect(await claimDue(t.db, clock, 1)).toHaveLength(1);
  });

  test("a check that throws is logged and stops nobody", async () => {
    await add("https://bad.example/");
    await add("https://good.example/");
    const { dependencies, ...web } = openWeb();
    const scheduler = createScheduler(t.db, {
      ...dependencies,
      fetch: (feed, signal) => {
        if (feed.url.includes("bad")) throw new Error("a bug");
        return dependencies.fetch(feed, signal);
      },
    });
    await scheduler.tick();
    await scheduler.idle();
    expect(web.asked).toEqual(["https://good.example/"]);
    expect(errors.splice(0)).toEqual(["a feed could not be checked"]);
    await scheduler.stop();
  });

  test("says once when a feed begins to fail and when it is back", async () => {
    await add("https://a.example/");
    const { dependencies } = openWeb();
    let answer = fresh("https://a.example/");
    const scheduler = createScheduler(t.db, { ...dependencies, fetch: async () => answer });
    const round = async () => {
      await scheduler.tick();
      await scheduler.idle();
      clock = later(60 * 24);
    };
    answer = { kind: "failed", status: 500, reason: "status", message: "answered 500" };
    await round();
    await round();
    answer = fresh("https://a.example/");
    await round();
    expect(lines).toEqual(["a feed fails", "a feed was read", "a feed is back"]);
    await scheduler.stop();
  });

  test("a machine that is offline is said to be, not each of its feeds", async () => {
    for (let i = 0; i < 20; i++) await add(`https://h${i}.example/`);
    const { dependencies } = openWeb();
    let offline = true;
    const down: Fetched = { kind: "failed", status: null, reason: "unreachable", message: "x" };
    const fetch: FeedDependencies["fetch"] = async ({ url }) => (offline ? down : fresh(url));
    const scheduler = createScheduler(t.db, { ...dependencies, fetch }, { concurrency: 10 });
    for (const _ of [1, 2]) {
      await scheduler.tick();
      await scheduler.idle();
    }
    expect(lines).toEqual([...Array(4).fill("a feed fails"), "no feed can be reached"]);
    lines.length = 0;
    offline = false;
    clock = later(60);
    await scheduler.tick();
    await scheduler.idle();
    expect(lines.filter((l) => l === "feeds can be reached again")).toHaveLength(1);
    await scheduler.stop();
  });

  test("does nothing when feeds are off", async () => {
    const config = readConfig({ FEEDS: "off" });
    const nothing = new Proxy({}, { get: () => expect.fail("the database was asked") });
    const scheduler = startScheduler({ db: nothing as never, config, now: () => clock, log });
    await scheduler.stop();
  });
});
