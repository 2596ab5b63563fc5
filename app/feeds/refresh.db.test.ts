import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Fetcher, openFetcher } from "#platform/http/fetch.server.ts";
import { ensureSource, optIn, optOut } from "#stories/sources.server.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import {
  cached,
  type FeedServer,
  openFeedServer,
  redirect,
  rss,
  send,
} from "../../tests/fakes/feed-server.ts";
import type { FeedDependencies } from "./dependencies.server.ts";
import { insertFeed, readFeeds } from "./feeds.queries.server.ts";
import { removeFeed } from "./feeds.server.ts";
import { shortestSeconds } from "./next-check.ts";
import { refreshFeed } from "./refresh.server.ts";

let t: TestDatabase;
let server: FeedServer;
let fetcher: Fetcher;
let clock = new Date("2026-11-20T12:00:00Z");
const lines: { level: string; message: string }[] = [];
const note = (level: string) => (_fields: object, message: string) =>
  void lines.push({ level, message });
const log = { info: note("info"), warn: note("warn"), error: note("error"), fatal: note("fatal") };
let dependencies: FeedDependencies;

beforeAll(async () => {
  t = await openTestDatabase();
  server = await openFeedServer();
  fetcher = openFetcher({ userAgent: "Test/1", now: () => clock, allowPrivate: true });
  dependencies = { fetch: fetcher.fetch, now: () => clock, random: () => 0.5, log };
});
beforeEach(async () => {
  clock = new Date("2026-11-20T12:00:00Z");
  await sql`truncate sources cascade`.execute(t.db);
  await ensureSource(t.db, { id: "paper", name: "The Example Paper", country: "IE" }, clock);
});
afterEach(() => {
  lines.length = 0;
  server.hits.length = 0;
});
afterAll(async () => {
  await fetcher.close();
  await server.close();
  await t.close();
});

const add = (path: string) =>
  t.db
    .transaction()
    .execute((tx) =>
      insertFeed(
        tx,
        { url: server.origin + path, sourceId: "paper", title: null, nextCheckAt: clock },
        clock,
      ),
    );
const read = async (id: number) => {
  const [feed] = await readFeeds(t.db, [id]);
  if (!feed) throw new Error(`no feed ${id}`);
  return feed;
};
const refresh = async (id: number, given: Partial<FeedDependencies> = {}) =>
  refreshFeed(t.db, await read(id), { ...dependencies, ...given });
const titles = async () =>
  (await t.db.selectFrom("stories").select("title").orderBy("title").execute()).map((s) => s.title);

describe("a feed from end to end", () => {
  test("is stored, answers 304, changes, is stored again", async () => {
    server.on("/rss", cached(rss(["One", "Two"]), { etag: '"1"' }));
    const id = await add("/rss");
    expect(await refresh(id)).toMatchObject({ result: "stored", inserted: 2, updated: 0 });
    expect(await titles()).toEqual(["One", "Two"]);
    expect(await read(id)).toMatchObject({
      title: "The Example Paper",
      format: "rss",
      items: 2,
      etag: '"1"',
      status: 200,
      failures: 0,
      changedAt: clock,
      succeededAt: clock,
    });
    expect(await refresh(id)).toMatchObject({ result: "unchanged" });
    expect(await read(id)).toMatchObject({ status: 304, etag: '"1"' });
    server.on("/rss", cached(rss(["Three", "One", "Two"]), { etag: '"2"' }));
    expect(await refresh(id)).toMatchObject({ result: "stored", inserted: 1 });
    expect(await titles()).toEqual(["One", "Three", "Two"]);
  });

  test("a body known byte for byte is not parsed again", async () => {
    server.on("/rss", rss(["One"]));
    const id = await add("/rss");
    await refresh(id);
    await t.db.deleteFrom("stories").execute();
    expect(await refresh(id)).toMatchObject({ result: "unchanged", inserted: 0 });
    expect(await titles()).toEqual([]);
  });

  test("what it states of a picture's licence is stored with the story", async () => {
    const by = "https://creativecommons.org/licenses/by/4.0/";
    const picture = `<media:content xmlns:media="http://search.yahoo.com/mrss/" url="https://paper.example/1.jpg" medium="image"><media:license href="${by}deed.en"/><media:credit>Ann Roe</media:credit></media:content>`;
    const licence = () =>
      t.db.selectFrom("stories").select("picture_licence as licence").executeTakeFirstOrThrow();
    server.on("/rss", rss(["One"]));
    const id = await add("/rss");
    await refresh(id);
    expect(await licence()).toEqual({ licence: null });
    server.on("/rss", rss(["One"]).replace("</item>", `${picture}</item>`));
    expect(await refresh(id)).toMatchObject({ updated: 1 });
    expect(await licence()).toEqual({
      licence: { licence: "CC BY 4.0", url: by, open: true, credit: "Ann Roe" },
    });
  });

  test("episodes go to the media room", async () => {
    const enclosure = `<enclosure url="https://paper.example/1.mp3" type="audio/mpeg" length="1"/>`;
    server.on("/pod", rss(["One"]).replace("</item>", `${enclosure}</item>`));
    expect(await refresh(await add("/pod"))).toMatchObject({ result: "stored", inserted: 1 });
    expect(await titles()).toEqual([]);
    expect(await t.db.selectFrom("episodes").select("title").execute()).toEqual([{ title: "One" }]);
  });
});

describe("a feed that has something live", () => {
  const video = (more: string) =>
    `<rss version="2.0" xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel><title>Weir</title><link>https://tube.example/c/weir</link>${more}<item><title>Flood</title><link>https://tube.example/w/flood</link><enclosure url="https://tube.example/flood.mp4" type="video/mp4" length="1"/></item></channel></rss>`;
  const live = `<podcast:liveItem status="live"><title>High water</title><link>https://tube.example/w/high</link><guid>high</guid><enclosure url="https://tube.example/high.m3u8" type="application/x-mpegURL" length="0"/></podcast:liveItem>`;
  const interval = async (id: number) => (await read(id)).intervalSeconds;
  const shownLive = async () => {
    const rows = t.db.selectFrom("videos").select("title").where("live", "=", true);
    return (await rows.where("withdrawn_at", "is", null).execute()).map(({ title }) => title);
  };

  test("is checked soonest until that has ended", async () => {
    server.on("/tube", cached(video(live), { etag: '"1"' }));
    const id = await add("/tube");
    await refresh(id);
    expect(await interval(id)).toBe(shortestSeconds);
    // Nothing new is no reason to come later.
    expect(await refresh(id)).toMatchObject({ result: "unchanged" });
    expect(await interval(id)).toBe(shortestSeconds);
    server.on("/tube", cached(video(""), { etag: '"2"' }));
    await refresh(id);
    await refresh(id);
    expect(await interval(id)).toBeGreaterThan(shortestSeconds);
  });

  test("does not hurry the other feeds of its publisher, whose homepage may be the same", async () => {
    server.on("/tube", cached(video(live), { etag: '"1"' }));
    server.on("/videos", cached(video(""), { etag: '"1"' }));
    server.on("/rss", rss(["One"]));
    const [tube, videos, news] = [await add("/tube"), await add("/videos"), await add("/rss")];
    for (const id of [tube, videos, news]) await refresh(id);
    for (const id of [videos, news]) expect(await interval(id)).toBeGreaterThan(shortestSeconds);
    expect(await shownLive()).toEqual(["High water"]);
  });

  test("has nothing live once it is retired", async () => {
    server.on("/tube", cached(video(live), { etag: '"1"' }));
    const id = await add("/tube");
    await refresh(id);
    expect(await shownLive()).toEqual(["High water"]);
    server.on("/tube", send("", {}, 410));
    expect(await refresh(id)).toMatchObject({ result: "retired" });
    expect(await shownLive()).toEqual([]);
    const told = await t.db.selectFrom("live_events").select("payload").orderBy("id").execute();
    expect(told.at(-1)?.payload).toEqual({ source: "paper", revoked: true });
  });

  test("has nothing live once it is removed", async () => {
    server.on("/tube", cached(video(live), { etag: '"1"' }));
    const id = await add("/tube");
    await refresh(id);
    await removeFeed(t.db, id, clock);
    expect(await shownLive()).toEqual([]);
  });
});

describe("what goes wrong", () => {
  test("is written to the feed", async () => {
    server.on("/rss", "<html>no feed</html>");
    const id = await add("/rss");
    for (const failures of [1, 2]) {
      expect(await refresh(id)).toMatchObject({ result: "failed" });
      expect(await read(id)).toMatchObject({ failures, bodyHash: null, status: 200 });
    }
    expect((await read(id)).lastError).toContain("web page");
    server.on("/rss", rss(["One"]));
    await refresh(id);
    expect(await read(id)).toMatchObject({ failures: 0, lastError: null });
    expect(lines).toEqual([{ level: "info", message: "a feed was read" }]);
  });

  test("Retry-After moves the next check, 410 ends it", async () => {
    server.on("/429", send("", { "retry-after": "7200" }, 429));
    server.on("/410", send("", {}, 410));
    const [busy, gone] = [await add("/429"), await add("/410")];
    expect(await refresh(busy)).toMatchObject({ result: "throttled" });
    expect((await read(busy)).nextCheckAt?.getTime()).toBeGreaterThanOrEqual(
      clock.getTime() + 7_200_000,
    );
    expect(await refresh(gone)).toMatchObject({ result: "retired" });
    expect(await read(gone)).toMatchObject({ nextCheckAt: null, retiredAt: clock });
  });

  test("items that the database refuses leave nothing behind but a failure", async () => {
    server.on("/rss", rss(["One"]));
    const id = await add("/rss");
    await sql`alter table stories add constraint no_one check (title <> 'One')`.execute(t.db);
    try {
      expect(await refresh(id)).toMatchObject({ result: "failed" });
    } finally {
      await sql`alter table stories drop constraint no_one`.execute(t.db);
    }
    expect(await read(id)).toMatchObject({ failures: 1, bodyHash: null, etag: null });
    expect(lines.map((l) => l.level)).toContain("error");
    expect(await refresh(id)).toMatchObject({ result: "stored", inserted: 1 });
  });

  test("a feed removed while it is being fetched is left alone", async () => {
    const id = await add("/rss");
    const fetch: FeedDependencies["fetch"] = async (feed, signal) => {
      await t.db.updateTable("feeds").set({ removed_at: clock }).where("id", "=", id).execute();
      return fetcher.fetch(feed, signal);
    };
    expect(await refresh(id, { fetch })).toMatchObject({ result: "skipped", inserted: 0 });
  });
});

describe("a permanent redirect", () => {
  test("becomes the feed's address once a feed was read there", async () => {
    server.on("/old", redirect("/new", 301));
    server.on("/new", rss(["One"]));
    const id = await add("/old");
    await refresh(id);
    expect(await read(id)).toMatchObject({
      url: `${server.origin}/new`,
      movedFrom: [`${server.origin}/old`],
    });
  });

  test("to a web page changes nothing", async () => {
    server.on("/old", redirect("/parked", 301));
    server.on("/parked", "<html>this domain is for sale</html>");
    const id = await add("/old");
    await refresh(id);
    expect(await read(id)).toMatchObject({ url: `${server.origin}/old`, failures: 1 });
  });

  test("to the address of a removed feed keeps the address, and goes on", async () => {
    server.on("/old", redirect("/new", 301));
    server.on("/new", cached(rss(["One"]), { etag: '"1"' }));
    const [id, removed] = [await add("/old"), await add("/new")];
    await removeFeed(t.db, removed, clock);
    for (const result of ["stored", "unchanged"]) {
      clock = new Date(clock.getTime() + 86_400_000);
      expect(await refresh(id)).toMatchObject({ result });
      const now = await read(id);
      expect(now).toMatchObject({ url: `${server.origin}/old`, movedFrom: [], failures: 0 });
      expect(now.nextCheckAt?.getTime()).toBeGreaterThan(clock.getTime());
    }
    expect(await titles()).toEqual(["One"]);
  });

  test("to another feed of ours retires the one that moved", async () => {
    server.on("/old", redirect("/new", 308));
    server.on("/new", rss(["One"]));
    const [old, kept] = [await add("/old"), await add("/new")];
    await refresh(old);
    const now = await read(old);
    expect(now).toMatchObject({ url: `${server.origin}/old`, retiredAt: clock });
    expect(now.lastError).toContain(`feed ${kept}`);
  });
});

test("nothing is kept of a source that has opted out, and all of it comes once it is back", async () => {
  server.on("/rss", cached(rss(["One"]), { etag: '"1"' }));
  const id = await add("/rss");
  const before = await read(id);
  await optOut(t.db, "paper", { actor: "operator", now: clock });
  expect(await refreshFeed(t.db, before, dependencies)).toMatchObject({ result: "unchanged" });
  expect(await titles()).toEqual([]);
  await optIn(t.db, "paper", { actor: "operator", now: clock });
  expect(await refresh(id)).toMatchObject({ result: "stored", inserted: 1 });
});
