import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { transaction } from "#platform/db/db.server.ts";
import { openTestDatabase, type TestDatabase } from "../../../tests/database.ts";
import { ownPiece, storyDraft } from "../../../tests/factories/drafts.ts";
import type { OwnPiece } from "../piece.ts";
import { ensureSource } from "../sources.server.ts";
import {
  classifyAgain,
  getStory,
  listStories,
  publishStory,
  readableStory,
  storeDrafts,
} from "../stories.server.ts";
import type { StoryDraft } from "../story.ts";

let opened: TestDatabase;
const now = new Date("2026-11-21T12:00:00Z");

beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());
beforeEach(async () => {
  await opened.pool.query("truncate sources, live_events, audit, views restart identity cascade");
  for (const id of ["nordkurier", "observador"])
    await ensureSource(opened.db, { id, name: id, country: "DE", imagesAllowed: true }, now);
  await ensureSource(opened.db, { id: "desk", name: "The desk", country: "EU", kind: "own" }, now);
});

const draft = (more: Partial<StoryDraft> = {}) => storyDraft(now, more);
const piece = (more: Partial<OwnPiece> = {}) => ownPiece(now, more);
const store = (drafts: StoryDraft[], source = "nordkurier", feedId = 1) =>
  transaction(opened.db, (tx) => storeDrafts(tx, { id: source, feedId }, drafts, now));
const publish = (p: OwnPiece) => transaction(opened.db, (tx) => publishStory(tx, p, now));
const events = async () =>
  (await opened.db.selectFrom("live_events").select("payload").orderBy("id").execute()).map(
    (e) => e.payload,
  );

test("an item of a feed becomes a story with everything a card shows", async () => {
  const d = draft({
    title: "Ein Gesetz",
    topics: ["Economy", "Politics"],
    countries: ["FR", "DE"],
  });
  const done = await store([d]);
  expect(done).toEqual({ inserted: 1, updated: 0, unchanged: 0, slugs: ["ein-gesetz"] });
  const { lang, topics, countries } = d;
  const added = { id: expect.any(Number), lang, topics, countries };
  expect(await events()).toEqual([{ slugs: ["ein-gesetz"], added: [added] }]);
  const found = await getStory(opened.db, "ein-gesetz");
  expect(found).toMatchObject({
    story: {
      title: "Ein Gesetz",
      country: "FR",
      countries: ["FR", "DE"],
      topics: ["Politics", "Economy"],
      source: { id: "nordkurier", name: "nordkurier", country: "DE" },
      publishedAt: d.publishedAt.toISOString(),
      tags: ["one", 'two, "three"'],
      picture: {
        src: expect.stringMatching(/^\/image\/article\/1-\w+\/800\.webp$/),
        alt: "A hall",
        width: 10,
        height: 5,
      },
      band: null,
      bias: "center",
      provenance: "feed",
      body: null,
      author: null,
      breaking: false,
      trending: false,
    },
  });
});

test("the same item again changes nothing, and a changed one keeps its address", async () => {
  const first = draft({ title: "Ministers meet", contentHash: "a" });
  await store([first]);
  expect(await store([first])).toMatchObject({ inserted: 0, updated: 0, unchanged: 1, slugs: [] });
  expect(await events()).toHaveLength(1);
  const later: StoryDraft = {
    ...first,
    title: "Ministers agree",
    class: "Showbiz",
    topics: [],
    contentHash: "b",
  };
  expect(await store([later])).toMatchObject({ updated: 1, slugs: ["ministers-meet"] });
  expect(await getStory(opened.db, "ministers-meet")).toMatchObject({
    story: { title: "Ministers agree", topics: [] },
  });
  expect((await listStories(opened.db, { limit: 12 })).stories).toEqual([]);
});

test("a version that another feed of the source still carries does not come back", async () => {
  const main = draft({ contentHash: "long teaser" });
  const section = { ...main, excerpt: "Short.", contentHash: "short teaser" };
  const storeSection = (drafts: StoryDraft[]) => store(drafts, "nordkurier", 2);
  await store([main]);
  expect(await storeSection([section])).toMatchObject({ updated: 1 });
  for (let i = 0; i < 3; i++) {
    expect(await store([main])).toMatchObject({ updated: 0, unchanged: 1 });
    expect(await storeSection([section])).toMatchObject({ updated: 0, unchanged: 1 });
  }
  for (let i = 0; i < 12; i++) await store([{ ...main, contentHash: `edit ${i}` }]);
  const { rows } = await opened.pool.query("select content_hash, earlier_hashes from stories");
  expect(rows[0].content_hash).toBe("edit 11");
  expect(rows[0].earlier_hashes).toHaveLength(8);
});

test("a version comes back once the feed that replaced it takes that back", async () => {
  const right = draft({ title: "Ministers meet", contentHash: "right" });
  const wrong = { ...right, title: "Ministers resign", contentHash: "wrong" };
  const section = { ...right, excerpt: "Short.", contentHash: "section" };
  const storeSection = () => store([section], "nordkurier", 2);
  const shown = async () =>
    (await opened.pool.query("select title, content_hash as hash from stories")).rows;
  await store([right]);
  await storeSection();
  for (let i = 0; i < 12; i++) {
    expect(await store([wrong])).toMatchObject({ updated: 1, slugs: ["ministers-meet"] });
    expect(await storeSection()).toMatchObject({ updated: 0, unchanged: 1 });
    expect(await store([right])).toMatchObject({ updated: 1, slugs: ["ministers-meet"] });
    expect(await storeSection()).toMatchObject({ updated: 0, unchanged: 1 });
    expect(await shown()).toEqual([{ title: "Ministers meet", hash: "right" }]);
  }
});

test("one item in two feeds of a source is one story, in two sources two", async () => {
  const one = draft({ identities: ["guid-a", "https://a.example/x"] });
  const other = { ...one, identities: ["guid-b", "https://a.example/x"] };
  await store([one]);
  expect(await store([other])).toMatchObject({ inserted: 0, unchanged: 1 });
  expect(await store([{ ...one, identities: ["guid-b"] }])).toMatchObject({ inserted: 0 });
  expect(await store([one], "observador")).toMatchObject({ inserted: 1 });
});

test("the same item twice in a batch is stored once", async () => {
  const one = draft();
  expect(await store([one, { ...one }])).toMatchObject({ inserted: 1, unchanged: 1 });
});

test("one text under two titles is one story, whichever comes later", async () => {
  const one = draft({ title: "The lock opens", identities: ["g:1", "x:text"], contentHash: "one" });
  const other = { ...one, title: "Lock open", identities: ["g:2", "x:text"], contentHash: "two" };
  expect(await store([one, other])).toMatchObject({ inserted: 1, unchanged: 1 });
  expect(await store([one, other])).toMatchObject({ inserted: 0, unchanged: 2 });
  expect(await store([other])).toMatchObject({ inserted: 0, updated: 1 });
  expect(await store([one, other])).toMatchObject({ inserted: 0, updated: 0, unchanged: 2 });
});

test.each([
  ["three", ["The council meets", "The council meets again", "The council meets again soon"]],
  ["two that differ", ["Council closes the old mill", "Council plans a tax on bridges"]],
])("items with one standing description stay apart: %s titles", async (_, titles) => {
  const items = titles.map((title, i) =>
    draft({ title, identities: [`g:${i}`, "x:standing"], contentHash: title }),
  );
  expect(await store(items)).toMatchObject({ inserted: items.length });
  expect(await store(items)).toMatchObject({ inserted: 0, unchanged: items.length });
});

test("items that share a link to the front page stay apart", async () => {
  const link = "https://a.example/";
  const items = [1, 2, 3].map((i) => draft({ identities: [`g${i}`, link] }));
  expect(await store(items)).toMatchObject({ inserted: 3 });
  expect(await store(items)).toMatchObject({ inserted: 0, unchanged: 3 });
  const bare = [1, 2].map(() => draft({ identities: [link] }));
  expect(await store(bare)).toMatchObject({ inserted: 2 });
  expect(await store(bare)).toMatchObject({ inserted: 0, unchanged: 2 });
});

test("titles that meet get numbers, and a title with nothing left gets its id", async () => {
  const same = () => draft({ title: "Das Neueste am Abend!" });
  const { slugs } = await store([
    same(),
    same(),
    draft({ title: "Das Neueste am Abend 2" }),
    same(),
  ]);
  expect(slugs).toEqual([
    "das-neueste-am-abend",
    "das-neueste-am-abend-2",
    "das-neueste-am-abend-2-2",
    "das-neueste-am-abend-3",
  ]);
  const many = await store(Array.from({ length: 30 }, same), "observador");
  expect(many.slugs[0]).toBe("das-neueste-am-abend-4");
  expect(many.slugs[29]).toBe("das-neueste-am-abend-33");
  const [bare] = (await store([draft({ title: "«…»" })])).slugs;
  const found = await getStory(opened.db, bare as string);
  expect(found && "story" in found && String(found.story.id)).toBe(bare);
});

test("several stores at once neither clash nor double", async () => {
  const item = draft({ title: "The same headline" });
  const done = await Promise.all([
    ...Array.from({ length: 3 }, () => store([item])),
    ...Array.from({ length: 3 }, () =>
      store([draft({ title: "The same headline" })], "observador"),
    ),
  ]);
  expect(done.reduce((sum, d) => sum + d.inserted, 0)).toBe(4);
  expect(new Set(done.flatMap((d) => d.slugs)).size).toBe(4);
});

test("text that a database refuses is stored without the part it refuses", async () => {
  const { slugs } = await store([draft({ title: "Nul\u0000l and half \ud83d of a sign" })]);
  expect(await getStory(opened.db, slugs[0] as string)).toMatchObject({
    story: { title: "Null and half \ufffd of a sign" },
  });
});

test("an own piece is published once, and a new title redirects the old address", async () => {
  const first = piece({ title: "A first title", premium: true, band: "left" });
  expect(await publish(first)).toBe("a-first-title");
  expect(await publish(first)).toBe("a-first-title");
  expect(await events()).toHaveLength(1);
  expect(await publish({ ...first, title: "A second title" })).toBe("a-second-title");
  expect(await getStory(opened.db, "a-first-title")).toEqual({ movedTo: "a-second-title" });
  const found = await getStory(opened.db, "a-second-title");
  if (!found || !("story" in found)) throw new Error("not found");
  expect(found.story).toMatchObject({
    body: "The body.",
    premium: true,
    bias: "left",
    country: "EU",
  });
  expect(readableStory(found.story, false).body).toBeNull();
  expect(readableStory(found.story, true).body).toBe("The body.");
  expect(await store([draft({ title: "A first title" })])).toMatchObject({
    slugs: ["a-first-title-2"],
  });
  expect(await publish(first)).toBe("a-first-title");
  expect(await getStory(opened.db, "a-second-title")).toEqual({ movedTo: "a-first-title" });
  expect(await getStory(opened.db, "never-was")).toBeNull();
});

test("stories are classified again by the lists of today, in batches of a source", async () => {
  const fire = { title: "Dozens killed in fire at bar in Zurich", lang: "en" };
  await store([
    draft({ ...fire, class: "Service", topics: [], countries: ["EU"] }),
    draft({
      title: "Striker scores twice as champions win",
      canonicalUrl: "https://a.example/football/striker",
      class: "Topic",
      topics: ["Politics"],
    }),
  ]);
  const own = await publish(piece({ title: "A piece on football" }));
  const source = { id: "nordkurier", country: "DE", language: "de", kind: "news" };
  const done = await classifyAgain(opened.db, source, { before: null });
  expect(done).toMatchObject({ read: 2, changed: 2, before: null });
  const { stories } = await listStories(opened.db, { limit: 12 });
  expect(stories.map((s) => s.title)).toEqual(["A piece on football", fire.title]);
  expect(stories[1]).toMatchObject({ country: "XX", countries: ["XX"], nonEuCountries: ["CH"] });
  const sport = await listStories(opened.db, { topics: ["Sport"], limit: 12 });
  expect(sport.stories).toMatchObject([{ topics: [] }]);
  expect((await events()).at(-1)).toMatchObject({ slugs: expect.not.arrayContaining([own]) });
  expect(await classifyAgain(opened.db, source, { before: null })).toMatchObject({ changed: 0 });
});
