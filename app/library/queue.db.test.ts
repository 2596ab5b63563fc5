import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { defaultPreferences, type Reader } from "#accounts/reader.ts";
import { transaction } from "#platform/db/db.server.ts";
import { optIn, optOut } from "#stories/sources.server.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { accountReader } from "../../tests/factories/account-reader.ts";
import { publish } from "../../tests/factories/stories.ts";
import { loadAccountState } from "./account-state.server.ts";
import { applyChanges } from "./apply-changes.server.ts";
import { type Change, savedLimit } from "./change.ts";
import { likeAs, unlikeAs } from "./likes.server.ts";
import { listSaved, saveAll, savedPageSize } from "./saved.server.ts";

const now = new Date("2026-11-21T12:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

let test: TestDatabase;
let reader: Reader;
let stories: number[];
beforeAll(async () => {
  test = await openTestDatabase();
  for (let n = 0; n < 3; n++) await publish(test.db, now, { title: `Piece ${n}` });
  await test.pool.query(`
    insert into videos (id, source_id, title, lang, identity, content_hash, published_at, updated_at)
      values (7, 'newsroom', 'A ferry', 'en', 'g:1', 'x', now(), now());
    insert into shows (id, slug, source_id, name, lang, updated_at) values (1, 's', 'newsroom', 'A show', 'de', now());
    insert into episodes (id, show_id, title, lang, identity, content_hash, published_at, updated_at)
      values (7, 1, 'An episode', 'de', 'g:2', 'x', now(), now())`);
  const rows = await test.db.selectFrom("stories").select("id").orderBy("id").execute();
  stories = rows.map((row) => row.id);
});
afterAll(() => test.close());
beforeEach(async () => {
  reader = await makeReader();
});

const makeReader = (more?: Partial<Reader>) => accountReader(test.db, now, more);

const make = (changes: Change[], at = now, who = reader) => applyChanges(test.db, who, changes, at);
const kept = async (at = now, who = reader) => (await loadAccountState(test.db, who, at)).kept;
const article = (n = 0) => ({ kind: "article" as const, id: stories[n] ?? 0 });
const video = { kind: "video", id: 7 } as const;
const podcast = { kind: "podcast", id: 7 } as const;

describe("the queue of an account", () => {
  it("takes an item once, newest in front, whatever is sent again", async () => {
    expect(await make([{ do: "save", ...article() }])).toEqual([null]);
    await make([{ do: "save", ...video }], later(1));
    expect(await make([{ do: "save", ...article() }], later(2))).toEqual([null]);
    expect(await kept()).toMatchObject({ saved_queue: ["video:7", `article:${stories[0]}`] });
    await make([
      { do: "remove", ...video },
      { do: "remove", ...video },
    ]);
    expect(await kept()).toMatchObject({ saved_queue: [`article:${stories[0]}`] });
  });

  it("dates what arrives late by when it was made, never ahead of now", async () => {
    const [early, ahead] = [later(-90).getTime(), later(500).getTime()];
    await make([{ do: "save", ...podcast }], later(-60));
    await make([
      { do: "save", ...video, savedAt: early },
      { do: "save", ...article(), savedAt: ahead },
    ]);
    const { items } = await listSaved(test.db, reader.id, { order: "newest", page: 1 });
    expect(items.map(({ type, savedAt }) => [type, savedAt])).toEqual([
      ["article", now.toISOString()],
      ["podcast", later(-60).toISOString()],
      ["video", later(-90).toISOString()],
    ]);
  });

  it("takes nothing that cannot be opened", async () => {
    await test.pool.query("update videos set withdrawn_at = now() where id = 7");
    const results = await make([
      { do: "save", ...video },
      { do: "save", kind: "article", id: 9_999 },
      { do: "read", kind: "podcast", id: 9_999 },
      { do: "save", ...podcast },
    ]);
    await test.pool.query("update videos set withdrawn_at = null where id = 7");
    expect(results).toEqual(["unknown", "unknown", "unknown", null]);
    expect(await kept()).toMatchObject({ saved_queue: ["podcast:7"] });
  });

  it("neither takes nor shows what a source has that opted out, nor counts it", async () => {
    const all = [article(), video, podcast];
    await make([
      ...all.map((item): Change => ({ do: "save", ...item })),
      { do: "viewed", ...video },
    ]);
    const other = await makeReader();
    await optOut(test.db, "newsroom", { actor: "operator", now });
    const { items } = await listSaved(test.db, reader.id, { order: "newest", page: 1 });
    expect(items.map(({ gone }) => gone)).toEqual([true, true, true]);
    expect(await kept()).toMatchObject({ last_viewed: null });
    for (const item of all) {
      expect(await make([{ do: "save", ...item }], now, other)).toEqual(["unknown"]);
      expect(await likeAs(test.db, item, other.id, now)).toBeNull();
    }
    await transaction(test.db, (tx) =>
      saveAll(
        tx,
        other.id,
        all.map((item) => ({ ...item, savedAt: now })),
        savedLimit,
      ),
    );
    expect(await kept(now, other)).toMatchObject({ saved_queue: [] });
    await optIn(test.db, "newsroom", { actor: "operator", now });
    expect((await listSaved(test.db, reader.id, { order: "newest", page: 1 })).items).toMatchObject(
      [{ gone: false }, { gone: false }, { gone: false }],
    );
  });

  it("is one reader's, and nobody else's", async () => {
    const other = await makeReader();
    await make([{ do: "save", ...video }]);
    await make([{ do: "remove", ...video }], now, other);
    await make([{ do: "read", ...video }], now, other);
    const { items } = await listSaved(test.db, reader.id, { order: "newest", page: 1 });
    expect(items).toMatchObject([{ id: 7, type: "video", readAt: null }]);
    expect(await kept(now, other)).toMatchObject({ saved_queue: [] });
  });

  it("is listed in four orders, with today's titles and what has gone", async () => {
    await make([{ do: "save", ...podcast }], later(1));
    await make([{ do: "save", ...article(0) }], later(2));
    await make([{ do: "save", ...video }], later(3));
    await make([{ do: "save", ...article(1) }], later(4));
    await make([{ do: "read", ...article(1) }], later(5));
    await test.db
      .updateTable("stories")
      .set({ title: "Another title", slug: "another-slug" })
      .where("id", "=", article(0).id)
      .execute();
    await test.pool.query("update videos set withdrawn_at = now(), title = 'Secret' where id = 7");
    const list = async (order: Parameters<typeof listSaved>[2]["order"]) =>
      (await listSaved(test.db, reader.id, { order, page: 1 })).items;
    const titles = async (order: Parameters<typeof list>[0]) =>
      (await list(order)).map((item) => item.title);
    expect(await titles("newest")).toEqual(["Piece 1", "A ferry", "Another title", "An episode"]);
    expect(await titles("oldest")).toEqual(["An episode", "Another title", "A ferry", "Piece 1"]);
    expect(await titles("kind")).toEqual(["Piece 1", "Another title", "A ferry", "An episode"]);
    expect(await titles("unread")).toEqual(["A ferry", "Another title", "An episode", "Piece 1"]);
    const [, gone, renamed] = await list("newest");
    expect(gone).toMatchObject({ gone: true, readAt: null });
    expect(renamed).toMatchObject({ gone: false, meta: "another-slug" });
    await make([{ do: "unread", ...article(1) }]);
    expect((await list("newest"))[0]).toMatchObject({ readAt: null });
    await test.pool.query("update videos set withdrawn_at = null, title = 'A ferry' where id = 7");
  });

  it("has pages, of which the last stands for all behind it, and a limit", async () => {
    await test.pool.query(
      `insert into saved_items (user_id, kind, item_id, title, saved_at)
       select $1, 'article', 100000 + n, 'Old ' || n, $3::timestamptz - n * interval '1 minute'
       from generate_series(1, $2::int) n`,
      [reader.id, savedLimit - 1, now],
    );
    expect(await make([{ do: "save", ...video }])).toEqual([null]);
    expect(
      await make([
        { do: "save", ...podcast },
        { do: "save", ...video },
      ]),
    ).toEqual(["full", null]);
    const page = (n: number) => listSaved(test.db, reader.id, { order: "oldest", page: n });
    const pages = savedLimit / savedPageSize;
    expect(await page(1)).toMatchObject({ total: savedLimit, page: 1, pages });
    const last = await page(4_000);
    expect(last).toMatchObject({ page: pages });
    expect(last.items).toHaveLength(savedPageSize);
    expect(last.items.at(-1)).toMatchObject({ id: 7, type: "video" });
    expect(await listSaved(test.db, (await makeReader()).id, { order: "kind", page: 3 })).toEqual({
      total: 0,
      page: 1,
      pages: 1,
      items: [],
    });
  });
});

describe("what an account keeps beside it", () => {
  it("holds countries by their English names, and no others", async () => {
    await make([{ do: "countries", names: ["Greece", "Atlantis", "austria", "European Union"] }]);
    expect(await kept()).toMatchObject({ eu_countries_pref: ["Austria", "Greece"] });
  });

  it("knows what was opened last and how far it was read, in the words of today", async () => {
    await make([{ do: "viewed", ...article(2), progress: 40 }], later(1));
    await make([{ do: "viewed", ...video }], later(2));
    await test.pool.query("update videos set withdrawn_at = now() where id = 7");
    expect(await kept(later(2))).toMatchObject({ last_viewed: null });
    await test.pool.query("update videos set withdrawn_at = null where id = 7");
    await make([{ do: "viewed", kind: "article", id: 9_999, progress: 3 }], later(3));
    expect(await kept()).toMatchObject({
      last_viewed: { id: 7, type: "video", title: "A ferry", timestamp: later(2).getTime() },
      reading_positions: { [`article:${stories[2]}`]: { share: 40, at: later(1).getTime() } },
    });
    await make([{ do: "dismiss" }, { do: "dismiss" }]);
    expect(await kept()).toMatchObject({ last_viewed: null });
  });

  it("knows how far one was read while another was opened last", async () => {
    await make([{ do: "viewed", ...podcast, progress: 10, seconds: 60 }]);
    await make([{ do: "position", ...article(), progress: 70 }], later(1));
    expect(await make([{ do: "position", kind: "article", id: 9_999, progress: 3 }])).toEqual([
      "unknown",
    ]);
    expect(await kept()).toMatchObject({
      last_viewed: { id: 7, type: "podcast", progress: 10 },
      reading_positions: {
        "podcast:7": { share: 10, seconds: 60 },
        [`article:${stories[0]}`]: { share: 70, at: later(1).getTime() },
      },
    });
  });

  it("notes nothing automatic for who has turned analytics off, but what is done on purpose", async () => {
    const quiet = await makeReader({
      preferences: { ...defaultPreferences, privacy_analytics: false },
    });
    await make(
      [
        { do: "viewed", ...article(), progress: 9 },
        { do: "position", ...article(), progress: 9 },
        { do: "save", ...video },
      ],
      now,
      quiet,
    );
    expect(await kept(now, quiet)).toMatchObject({
      last_viewed: null,
      reading_positions: {},
      saved_queue: ["video:7"],
    });
  });

  it("has the brief read for the reader's own day", async () => {
    const there = await makeReader({ timezone: "Pacific/Auckland" });
    await make([{ do: "brief", day: "2026-11-22" }], now, there);
    // Made a day before, without a connection.
    await make([{ do: "brief", day: "2026-11-21" }], now, there);
    const state = await loadAccountState(test.db, there, now);
    expect(state).toMatchObject({ today: "2026-11-22", timezone: "Pacific/Auckland" });
    expect(state.kept).toMatchObject({ "daily_brief_2026-11-22": "read" });
    const next = await loadAccountState(test.db, there, later(24 * 60));
    expect(next.kept).toMatchObject({ "daily_brief_2026-11-23": null });
    expect(next.revision).toBeGreaterThan(state.revision);
  });

  it("has one like of an item for ever, with a count that is right", async () => {
    const other = await makeReader();
    expect(await likeAs(test.db, podcast, reader.id, now)).toMatchObject({ likes: 1 });
    expect(await likeAs(test.db, podcast, reader.id, later(3_000))).toMatchObject({ likes: 1 });
    expect(await likeAs(test.db, podcast, other.id, now)).toMatchObject({ likes: 2 });
    expect(await kept()).toMatchObject({ liked_items: { "podcast:7": "account" } });
    expect(await unlikeAs(test.db, podcast, reader.id)).toEqual({ likes: 1, receipt: null });
    expect(await unlikeAs(test.db, podcast, reader.id)).toEqual({ likes: 1, receipt: null });
    expect(await kept()).toMatchObject({ liked_items: {} });
    expect(await likeAs(test.db, { kind: "podcast", id: 99 }, reader.id, now)).toBeNull();
  });

  it("keeps all of many changes at once", async () => {
    const changes: Change[] = stories.map((id) => ({
      do: "viewed",
      kind: "article",
      id,
      progress: 50,
    }));
    await Promise.all(changes.map((change) => make([change])));
    expect(Object.keys((await kept()).reading_positions as object)).toHaveLength(stories.length);
  });
});
