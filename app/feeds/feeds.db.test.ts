import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Fetcher, openFetcher } from "#platform/http/fetch.server.ts";
import { ensureSource, listSources, optOut } from "#stories/sources.server.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import {
  type FeedServer,
  openFeedServer,
  redirect,
  rss,
  send,
} from "../../tests/fakes/feed-server.ts";
import { addFeed } from "./add-feed.server.ts";
import { checkFeed } from "./check.server.ts";
import type { FeedDependencies } from "./dependencies.server.ts";
import {
  exportOpml,
  importOpml,
  listFeeds,
  refreshFeeds,
  removeFeed,
  seedFeeds,
} from "./feeds.server.ts";

let t: TestDatabase;
let server: FeedServer;
let fetcher: Fetcher;
let dependencies: FeedDependencies;
const clock = new Date("2026-11-20T12:00:00Z");

beforeAll(async () => {
  t = await openTestDatabase();
  server = await openFeedServer();
  fetcher = openFetcher({ userAgent: "Test/1", now: () => clock, allowPrivate: true });
  const log = { info: () => {}, warn: () => {}, error: () => {}, fatal: () => {} };
  dependencies = { fetch: fetcher.fetch, now: () => clock, random: () => 0.5, log };
});
beforeEach(async () => {
  server.hits.length = 0;
  await sql`truncate sources cascade`.execute(t.db);
  const paper = { id: "paper", name: "The Paper", homepage: "https://paper.example" };
  await ensureSource(t.db, { ...paper, country: "IE", excerptLimit: 40 }, clock);
});
afterAll(async () => {
  await fetcher.close();
  await server.close();
  await t.close();
});

const addUrl = (path: string) =>
  addFeed(t.db, { url: server.origin + path, allowPrivate: true }, dependencies);
const addFile = (path: string, text: string) =>
  addFeed(t.db, { path, body: Buffer.from(text) }, dependencies);
const titles = async () =>
  (await t.db.selectFrom("stories").select("title").orderBy("title").execute()).map((s) => s.title);
const conditions = async () =>
  Object.fromEntries((await listFeeds(t.db)).map((f) => [URL.parse(f.url)?.pathname, f.condition]));

describe("adding an address", () => {
  test("fetches it, finds its publisher, stores its items, and puts it on the schedule", async () => {
    server.on("/rss", send(rss(["One"]), { etag: '"1"' }));
    expect(await addUrl("/rss")).toMatchObject({
      ok: true,
      isNew: true,
      inserted: 1,
      feed: { etag: '"1"', items: 1, source: { id: "paper" }, intervalSeconds: 900 },
    });
    const [feed] = await listFeeds(t.db);
    expect(feed?.condition).toBe("ok");
    expect(feed?.nextCheckAt?.getTime()).toBeGreaterThan(clock.getTime());
    expect(await titles()).toEqual(["One"]);
  });

  test("an unknown publisher becomes a source in the feed's words", async () => {
    server.on(
      "/rss",
      rss(["One"], { home: "https://zeitung.at", title: "Die Zeitung", lang: "de" }),
    );
    expect(await addUrl("/rss")).toMatchObject({
      ok: true,
      feed: { source: { id: "zeitung-at" } },
    });
    expect(await listSources(t.db)).toContainEqual(
      expect.objectContaining({ name: "Die Zeitung", country: "AT", language: "de", band: null }),
    );
  });

  test("again reads it again; a permanent redirect leads to the feed that is here", async () => {
    server.on("/rss", rss(["One"]));
    server.on("/old", redirect("/rss", 301));
    await addUrl("/rss");
    server.on("/rss", rss(["Two", "One"]));
    expect(await addUrl("/rss")).toMatchObject({ isNew: false, inserted: 1 });
    expect(await addUrl("/old")).toMatchObject({ isNew: false, inserted: 0 });
    expect(await listFeeds(t.db)).toHaveLength(1);
  });

  test("a permanent redirect to the address of a removed feed restores that one", async () => {
    server.on("/rss", rss(["One"]));
    server.on("/old", redirect("/rss", 301));
    const first = await addUrl("/rss");
    if (!first.ok) throw new Error(first.error);
    await removeFeed(t.db, first.feed.id, clock);
    expect(await addUrl("/old")).toMatchObject({ ok: true, isNew: true });
    expect(await conditions()).toEqual({ "/rss": "ok" });
  });

  test("what is no feed, or not to be had, is not kept", async () => {
    server.on("/page", "<!doctype html><html><body>hello</body></html>");
    server.on("/busy", send("", {}, 429));
    for (const path of ["/page", "/busy", "/nothing"])
      expect(await addUrl(path), path).toMatchObject({ ok: false });
    expect(await addFeed(t.db, { url: "ftp://x/" }, dependencies)).toMatchObject({ ok: false });
    expect(await listFeeds(t.db)).toEqual([]);
  });

  test("nothing of a source that has opted out", async () => {
    await optOut(t.db, "paper", { actor: "operator", now: clock });
    server.on("/rss", rss(["One"]));
    expect(await addUrl("/rss")).toEqual({
      ok: false,
      error: "its source, The Paper, has opted out",
    });
  });
});

describe("adding a file", () => {
  const self = "https://paper.example/rss";

  test("stores its items at once and asks nobody", async () => {
    const added = await addFile("/somewhere/x.xml", rss(["One"], { self }));
    expect(added).toMatchObject({
      ok: true,
      isNew: true,
      inserted: 1,
      feed: { url: self, nextCheckAt: null, source: { id: "paper" } },
    });
    expect(await conditions()).toEqual({ "/rss": "file" });
    expect(await refreshFeeds(t.db, null, dependencies)).toEqual([]);
    const again = await addFile("/elsewhere/y.xml", rss(["Two", "One"], { self }));
    expect(again).toMatchObject({ isNew: false, inserted: 1 });
    expect(server.hits).toEqual([]);
  });

  test("one without an address of its own is known by its path", async () => {
    const added = await addFile("/somewhere/x.xml", rss(["One"]));
    expect(added).toMatchObject({ feed: { url: "file:///somewhere/x.xml" } });
    expect(await exportOpml(t.db, "Feeds", clock)).not.toContain("file:");
  });

  test("a feed that is fetched keeps its rhythm when its file is added", async () => {
    server.on("/rss", rss(["One"]));
    await addUrl("/rss");
    const [before] = await listFeeds(t.db);
    // The link at loopback is not a public address, so the file is told where it belongs by hand.
    await t.db.updateTable("feeds").set({ url: self }).execute();
    expect(await addFile("/x.xml", rss(["Two"], { self }))).toMatchObject({ isNew: false });
    const [after] = await listFeeds(t.db);
    expect(after).toMatchObject({ nextCheckAt: before?.nextCheckAt, bodyHash: before?.bodyHash });
    expect(await titles()).toEqual(["One", "Two"]);
  });

  test("`check` prints what is stored", async () => {
    const text = rss(["One", "Two"], { self });
    await addFile("/x.xml", text);
    const publishers = await listSources(t.db);
    const { items } = checkFeed("x.xml", Buffer.from(text), { publishers, now: clock });
    const rows = await t.db
      .selectFrom("stories")
      .select(["title", "excerpt", "lang", "canonical_url", "published_at"])
      .orderBy("title")
      .execute();
    expect(items.map((i) => [i.title, i.excerpt, i.language, i.link, i.publishedAt])).toEqual(
      rows.map((r) => [r.title, r.excerpt, r.lang, r.canonical_url, r.published_at.toISOString()]),
    );
    // The source's own limit, not the default.
    expect(items[0]?.excerpt.length).toBeLessThanOrEqual(41);
  });
});

describe("the list", () => {
  test("says how each feed fares", async () => {
    server.on("/ok", rss(["One"]));
    server.on("/failing", rss(["Two"]));
    server.on("/retired", rss(["Three"]));
    for (const path of ["/ok", "/failing", "/retired"]) await addUrl(path);
    await addFile("/file", rss(["Four"]));
    await seedFeeds(t.db, [{ id: "paper", feeds: [`https://paper.example/new`] }], clock);
    server.on("/failing", send("", {}, 500));
    server.on("/retired", send("", {}, 410));
    await refreshFeeds(t.db, [...(await idsOf("/failing", "/retired"))], dependencies);
    expect(await conditions()).toEqual({
      "/ok": "ok",
      "/failing": "failing",
      "/retired": "retired",
      "/file": "file",
      "/new": "new",
    });
    await optOut(t.db, "paper", { actor: "operator", now: clock });
    expect((await conditions())["/ok"]).toBe("opted-out");
  });

  test("refreshing by id answers for every id", async () => {
    server.on("/rss", rss(["One"]));
    await addUrl("/rss");
    await addFile("/file", rss(["Two"]));
    const [rssId, fileId] = await idsOf("/rss", "/file");
    const seen: number[] = [];
    const done = await refreshFeeds(
      t.db,
      [rssId, fileId, 999_999] as number[],
      dependencies,
      (one, total) => {
        seen.push(one.id);
        expect(total).toBe(3);
      },
    );
    expect(new Map(done.map((d) => [d.id, d.result]))).toEqual(
      new Map([
        [rssId, "unchanged"],
        [fileId, "file"],
        [999_999, "skipped"],
      ]),
    );
    expect(seen).toHaveLength(3);
  });

  test("one that somebody else is fetching is left to them", async () => {
    server.on("/rss", rss(["One"]));
    await addUrl("/rss");
    const until = new Date(clock.getTime() + 30_000);
    await t.db.updateTable("feeds").set({ claimed_until: until }).execute();
    expect(await refreshFeeds(t.db, null, dependencies)).toMatchObject([
      { result: "busy", error: null },
    ]);
  });

  const idsOf = async (...paths: string[]) => {
    const feeds = await listFeeds(t.db);
    return paths.map((p) => feeds.find((f) => f.url.endsWith(p))?.id ?? 0);
  };
});

describe("removing", () => {
  test("hides a feed, keeps its stories, and outlives the next load of the catalogue", async () => {
    const catalogue = [{ id: "paper", feeds: ["https://paper.example/rss"] }];
    expect(await seedFeeds(t.db, catalogue, clock)).toBe(1);
    await addFile("/x.xml", rss(["One"], { self: "https://paper.example/rss" }));
    const [feed] = await listFeeds(t.db);
    expect(await removeFeed(t.db, feed?.id ?? 0, clock)).toBe(true);
    expect(await removeFeed(t.db, feed?.id ?? 0, clock)).toBe(false);
    expect(await listFeeds(t.db)).toEqual([]);
    expect(await seedFeeds(t.db, catalogue, clock)).toBe(0);
    expect(await listFeeds(t.db)).toEqual([]);
    expect(await titles()).toEqual(["One"]);
  });

  test("adding it again brings it back", async () => {
    server.on("/rss", rss(["One"]));
    await addUrl("/rss");
    await removeFeed(t.db, (await listFeeds(t.db))[0]?.id ?? 0, clock);
    expect(await addUrl("/rss")).toMatchObject({ ok: true });
    expect(await conditions()).toEqual({ "/rss": "ok" });
  });

  test("a feed of the catalogue that moved away does not come back under its old address", async () => {
    const catalogue = [{ id: "paper", feeds: ["https://paper.example/rss"] }];
    await seedFeeds(t.db, catalogue, clock);
    const moved = { url: "https://paper.example/new", moved_from: ["https://paper.example/rss"] };
    await t.db.updateTable("feeds").set(moved).execute();
    expect(await seedFeeds(t.db, catalogue, clock)).toBe(0);
  });
});

describe("OPML", () => {
  const opml = (...urls: string[]) =>
    `<opml version="2.0"><body><outline text="F">${urls
      .map((u) => `<outline text="Zeitung" xmlUrl="${u}" htmlUrl="https://zeitung.at"/>`)
      .join("")}</outline></body></opml>`;

  test("an import adds without fetching, spread over ten minutes; the export brings it all back", async () => {
    const text = opml(
      "https://zeitung.at/1",
      "https://zeitung.at/2",
      "https://paper.example/3",
      "ftp://x/",
    );
    expect(await importOpml(t.db, text, dependencies)).toEqual({
      added: 3,
      known: 0,
      failed: [{ url: "ftp://x/", error: "not an address that feeds are fetched from" }],
    });
    const feeds = await listFeeds(t.db);
    expect(feeds.map((f) => f.source.id).sort()).toEqual([
      "zeitung-at",
      "zeitung-at",
      "zeitung-at",
    ]);
    for (const f of feeds) {
      expect(f.condition).toBe("new");
      expect(f.nextCheckAt?.getTime()).toBe(clock.getTime() + 300_000);
    }
    const out = await exportOpml(t.db, "Feeds", clock);
    expect(await importOpml(t.db, out, dependencies)).toEqual({ added: 0, known: 3, failed: [] });
    await sql`truncate sources cascade`.execute(t.db);
    expect(await importOpml(t.db, out, dependencies)).toEqual({ added: 3, known: 0, failed: [] });
  });

  test("what is no OPML is said to be none", async () => {
    expect(await importOpml(t.db, "<rss/>", dependencies)).toMatchObject({
      error: expect.stringContaining("not OPML"),
    });
  });
});
