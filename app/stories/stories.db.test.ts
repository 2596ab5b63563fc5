import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { transaction } from "#platform/db.server.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { type Country, memberStates } from "./country.ts";
import type { OwnPiece } from "./piece.ts";
import { ensureSource, optIn, optOut, setSource } from "./sources.server.ts";
import {
  breakingStories,
  frontPage,
  getStory,
  listStories,
  markBreaking,
  markTrending,
  publishStory,
  readableStory,
  recentStories,
  relatedStories,
  storeDrafts,
} from "./stories.server.ts";
import type { StoryDraft } from "./story.ts";
import { type Topic, topics } from "./topic.ts";

let test_: TestDatabase;
const now = new Date("2026-11-21T12:00:00Z");
const minutesAgo = (n: number) => new Date(now.getTime() - n * 60_000);

beforeAll(async () => {
  test_ = await openTestDatabase();
});
afterAll(() => test_.close());
beforeEach(async () => {
  await test_.pool.query("truncate sources, live_events, audit, views restart identity cascade");
  for (const id of ["nordkurier", "observador"])
    await ensureSource(test_.db, { id, name: id, country: "DE", imagesAllowed: true }, now);
  await ensureSource(test_.db, { id: "desk", name: "The desk", country: "EU", kind: "own" }, now);
});

let n = 0;
const draft = (more: Partial<StoryDraft> = {}): StoryDraft => {
  n++;
  return {
    identities: [`guid-${n}`, `https://a.example/${n}`],
    canonicalUrl: `https://a.example/${n}`,
    title: `Parliament votes on bill ${n}`,
    excerpt: "A short excerpt.",
    lang: "en",
    byline: null,
    publishedAt: minutesAgo(n),
    image: { url: "https://a.example/p.jpg", width: 10, height: 5, alt: "A hall" },
    countries: ["DE"],
    topics: ["Politics"],
    sections: [],
    tags: ["one", 'two, "three"'],
    comments: null,
    contentHash: `hash-${n}`,
    wireHash: null,
    ...more,
  };
};
const piece = (more: Partial<OwnPiece> = {}): OwnPiece => ({
  key: "piece-1",
  source: "desk",
  title: "A piece of our own",
  excerpt: "What it says.",
  body: "The body.",
  lang: "en",
  topics: ["Climate"],
  countries: ["EU", "FR"],
  publishedAt: minutesAgo(1),
  ...more,
});
const store = (drafts: StoryDraft[], source = "nordkurier") =>
  transaction(test_.db, (tx) => storeDrafts(tx, { id: source }, drafts, now));
const publish = (p: OwnPiece) => transaction(test_.db, (tx) => publishStory(tx, p, now));
const events = async () =>
  (await test_.db.selectFrom("live_events").select("payload").orderBy("id").execute()).map(
    (e) => e.payload,
  );
const titles = (stories: { title: string }[]) => stories.map((s) => s.title);

test("an item of a feed becomes a story with everything a card shows", async () => {
  const d = draft({
    title: "Ein Gesetz",
    topics: ["Economy", "Politics"],
    countries: ["FR", "DE"],
  });
  const done = await store([d]);
  expect(done).toEqual({ inserted: 1, updated: 0, unchanged: 0, slugs: ["ein-gesetz"] });
  expect(await events()).toEqual([{ slugs: ["ein-gesetz"] }]);
  const found = await getStory(test_.db, "ein-gesetz");
  expect(found).toMatchObject({
    story: {
      title: "Ein Gesetz",
      country: "FR",
      countries: ["FR", "DE"],
      topics: ["Politics", "Economy"],
      source: { id: "nordkurier", name: "nordkurier", country: "DE" },
      publishedAt: d.publishedAt.toISOString(),
      tags: ["one", 'two, "three"'],
      picture: { src: "https://a.example/p.jpg", alt: "A hall", width: 10, height: 5 },
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
  const later = { ...first, title: "Ministers agree", topics: [], contentHash: "b" };
  expect(await store([later])).toMatchObject({ updated: 1, slugs: ["ministers-meet"] });
  expect(await getStory(test_.db, "ministers-meet")).toMatchObject({
    story: { title: "Ministers agree", topics: [] },
  });
  expect((await listStories(test_.db, { limit: 12 })).stories).toEqual([]);
});

test("a version that another feed of the source still carries does not come back", async () => {
  const main = draft({ contentHash: "long teaser" });
  const section = { ...main, excerpt: "Short.", contentHash: "short teaser" };
  await store([main]);
  await store([section]);
  expect(await store([main])).toMatchObject({ updated: 0, unchanged: 1 });
  for (let i = 0; i < 12; i++) await store([{ ...main, contentHash: `edit ${i}` }]);
  const { rows } = await test_.pool.query("select content_hash, earlier_hashes from stories");
  expect(rows[0].content_hash).toBe("edit 11");
  expect(rows[0].earlier_hashes).toHaveLength(8);
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
  const found = await getStory(test_.db, bare as string);
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
  expect(await getStory(test_.db, slugs[0] as string)).toMatchObject({
    story: { title: "Null and half \ufffd of a sign" },
  });
});

test("lists choose by topic and country, show a story once, newest first", async () => {
  await store([
    draft({
      title: "a",
      publishedAt: minutesAgo(1),
      topics: ["Politics", "Economy"],
      countries: ["DE", "FR"],
    }),
    draft({ title: "b", publishedAt: minutesAgo(2), topics: ["Economy"], countries: ["FR"] }),
    draft({ title: "c", publishedAt: minutesAgo(3), topics: ["Politics"], countries: ["EU"] }),
    draft({ title: "d", publishedAt: minutesAgo(4), topics: ["Energy"], countries: [] }),
    draft({ title: "e", publishedAt: minutesAgo(5), topics: [], countries: ["DE"] }),
  ]);
  const list = async (o: Omit<Parameters<typeof listStories>[1], "limit">) =>
    titles((await listStories(test_.db, { ...o, limit: 12 })).stories).join("");
  expect(await list({})).toBe("abcd");
  expect(await list({ topics: ["Politics", "Economy"] })).toBe("abc");
  expect(await list({ topics: ["Economy"], countries: ["FR", "DE"] })).toBe("ab");
  expect(await list({ countries: ["DE"] })).toBe("a");
  expect(await list({ topics: ["EU"] })).toBe("cd");
  expect(await list({ topics: ["EU", "Politics"], countries: ["EU"] })).toBe("cd");
  expect(await list({ topics: ["EU"], countries: ["FR"] })).toBe("");
  expect(await list({ topics: [...topics], countries: ["FR"] })).toBe("ab");
  expect(await list({ topics: ["Healthcare"], countries: ["MT"] })).toBe("");
});

test("cursors and pages walk the same list to its end, however stories arrive meanwhile", async () => {
  const at = minutesAgo(5);
  await store(
    Array.from({ length: 25 }, () =>
      draft({ publishedAt: at, topics: ["Politics", "Energy"], countries: ["DE", "IT"] }),
    ),
  );
  await publish(piece({ key: "s1", title: "Sample one", sample: true, topics: ["Politics"] }));
  await publish(piece({ key: "s2", title: "Sample two", sample: true, topics: ["Politics"] }));
  const choice = { topics: ["Politics", "Energy"] as Topic[], limit: 10 };
  const walked: number[] = [];
  let cursor: string | null = null;
  let steps = 0;
  do {
    const page = await listStories(test_.db, { ...choice, cursor });
    walked.push(...page.stories.map((s) => s.id));
    cursor = page.cursor;
    if (steps++ === 0) await store([draft({ publishedAt: minutesAgo(1) })]);
  } while (cursor);
  expect(steps).toBe(3);
  expect(walked).toHaveLength(27);
  expect(new Set(walked).size).toBe(27);
  const { stories } = await listStories(test_.db, { ...choice, page: 2 });
  expect(stories.map((s) => s.id)).toEqual(walked.slice(9, 19));
  const last = await listStories(test_.db, { ...choice, page: 3 });
  expect(last.stories).toHaveLength(8);
  expect(last.cursor).toBeNull();
  expect(last.stories.map((s) => s.sample).slice(-3)).toEqual([false, true, true]);
});

test.each([
  ["spread", (i: number) => [topics[i % 12], memberStates[(i * 7) % 27]]],
  [
    "all of one kind",
    (i: number) => [topics[i < 90 ? 1 : i % 12], memberStates[i < 90 ? 0 : i % 27]],
  ],
])("a choice of many topics and countries gives the newest of all: %s", async (_, kind) => {
  const drafts = Array.from({ length: 120 }, (_, i) => {
    const [topic, country] = kind(i) as [Topic, Country];
    return draft({
      topics: [topic, "Energy"],
      countries: [country],
      publishedAt: minutesAgo(i + 1),
    });
  });
  await store(drafts);
  const chosen = new Set<Country>(memberStates.slice(0, 25));
  const wanted = drafts.filter((d) => d.countries.some((c) => chosen.has(c)));
  const choice = { topics: topics.slice(1), countries: [...chosen], limit: 12 };
  const walked: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await listStories(test_.db, { ...choice, cursor });
    walked.push(...page.stories.map((s) => s.publishedAt));
    cursor = page.cursor;
  } while (cursor);
  expect(walked).toEqual(wanted.map((d) => d.publishedAt.toISOString()));
  const third = await listStories(test_.db, { ...choice, page: 3 });
  expect(third.stories.map((s) => s.publishedAt)).toEqual(walked.slice(24, 36));
});

test("a forged cursor and a page out of range are refused", async () => {
  for (const cursor of ["x", "0.zz", "2.a.b", "0.zzzzzzzzzz.1", "0.a.zzzzzzzzzzz", "0.a.1;drop"])
    await expect(listStories(test_.db, { cursor, limit: 12 })).rejects.toThrow(RangeError);
  for (const page of [0, 101, 1.5, Number.NaN])
    await expect(listStories(test_.db, { page, limit: 12 })).rejects.toThrow(RangeError);
});

test("home shows the Union and politics, then the rest, and the sample newsroom last", async () => {
  await publish(piece({ key: "s", title: "sample", sample: true, topics: ["Politics"] }));
  await publish(piece({ key: "t", title: "sample of the rest", sample: true, countries: ["FR"] }));
  await store([
    draft({ title: "rest", publishedAt: minutesAgo(2), topics: ["Energy"] }),
    draft({ title: "union", publishedAt: minutesAgo(600), topics: ["Energy"], countries: ["EU"] }),
    draft({ title: "politics", publishedAt: minutesAgo(500) }),
    draft({ title: "neither", publishedAt: minutesAgo(1), topics: [] }),
  ]);
  const wanted = ["politics", "union", "rest", "sample", "sample of the rest"];
  expect(titles(await frontPage(test_.db, now))).toEqual(wanted);
  await store(Array.from({ length: 20 }, () => draft({ publishedAt: minutesAgo(3) })));
  const full = await frontPage(test_.db, now);
  expect(full).toHaveLength(12);
  expect(full.every((s) => s.topics.includes("Politics"))).toBe(true);
});

test("a source that opts out is gone from lists and pages at once, and comes back", async () => {
  const { slugs } = await store([draft()]);
  const slug = slugs[0] as string;
  const seen = async () => [
    (await listStories(test_.db, { limit: 12 })).stories.length,
    (await frontPage(test_.db, now)).length,
    (await recentStories(test_.db, { limit: 12 })).length,
    (await getStory(test_.db, slug)) === null ? 0 : 1,
  ];
  expect(await seen()).toEqual([1, 1, 1, 1]);
  expect(await optOut(test_.db, "nordkurier", now)).toBe(true);
  expect(await seen()).toEqual([0, 0, 0, 0]);
  await store([draft()]);
  expect(await seen()).toEqual([0, 0, 0, 0]);
  expect(await optIn(test_.db, "nordkurier", now)).toBe(true);
  expect(await seen()).toEqual([2, 2, 2, 1]);
  expect(await optOut(test_.db, "nobody", now)).toBe(false);
  const log = await test_.db.selectFrom("audit").select(["action", "subject"]).execute();
  expect(log.map((l) => `${l.action} ${l.subject}`)).toEqual([
    "source.opt-out nordkurier",
    "source.opt-in nordkurier",
  ]);
});

test("a story has its source's band, and its pictures only where the source allows them", async () => {
  const { slugs } = await store([draft()]);
  await setSource(test_.db, "nordkurier", { band: "far-right", imagesAllowed: false }, now);
  expect(await getStory(test_.db, slugs[0] as string)).toMatchObject({
    story: { band: "far-right", bias: "right", picture: null },
  });
});

test("an own piece is published once, and a new title redirects the old address", async () => {
  const first = piece({ title: "A first title", premium: true, band: "left" });
  expect(await publish(first)).toBe("a-first-title");
  expect(await publish(first)).toBe("a-first-title");
  expect(await events()).toHaveLength(1);
  expect(await publish({ ...first, title: "A second title" })).toBe("a-second-title");
  expect(await getStory(test_.db, "a-first-title")).toEqual({ movedTo: "a-second-title" });
  const found = await getStory(test_.db, "a-second-title");
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
  expect(await getStory(test_.db, "a-second-title")).toEqual({ movedTo: "a-first-title" });
  expect(await getStory(test_.db, "never-was")).toBeNull();
});

test("related coverage begins with other copies of the same wire report", async () => {
  const [slug] = (await store([draft({ wireHash: "w", countries: ["SE"] })])).slugs;
  await store(
    [draft({ title: "copy", wireHash: "w", topics: [], countries: ["FI"] })],
    "observador",
  );
  await store([
    draft({ title: "far", topics: ["Energy"], countries: ["IT"], publishedAt: minutesAgo(1) }),
    draft({ title: "near", countries: ["SE"], publishedAt: minutesAgo(900) }),
  ]);
  const found = await getStory(test_.db, slug as string);
  if (!found || !("story" in found)) throw new Error("not found");
  expect(titles(await relatedStories(test_.db, found.story, 3))).toEqual(["copy", "near", "far"]);
});

test("recent stories are found by text, country, topic and section, listed or not", async () => {
  await store([
    draft({
      title: "100% of votes",
      excerpt: "Cup final",
      topics: [],
      sections: ["Culture"],
      countries: ["IT"],
    }),
    draft({ title: "1000 votes", excerpt: "A vote" }),
  ]);
  const find = async (o: Omit<Parameters<typeof recentStories>[1], "limit">) =>
    titles(await recentStories(test_.db, { ...o, limit: 12 }));
  expect(await find({ q: "100%" })).toEqual(["100% of votes"]);
  expect(await find({ q: "cup FINAL" })).toEqual(["100% of votes"]);
  expect(await find({ countries: ["IT"] })).toEqual(["100% of votes"]);
  expect(await find({ topics: ["Politics"] })).toEqual(["1000 votes"]);
  expect(await find({ topics: ["Politics"], sections: ["Culture"] })).toHaveLength(2);
  expect(await find({ q: "nothing like it" })).toEqual([]);
});

const quake = [
  "Powerful earthquake strikes northern Croatia. A magnitude 5.8 earthquake shook the Petrinja region on Friday evening, people in Zagreb ran into the streets.",
  "Magnitude 5.8 earthquake shakes northern Croatia, people run into the streets. The earthquake struck the Petrinja region near Zagreb on Friday evening.",
  "Croatia earthquake: people in the streets of Zagreb after magnitude 5.8 strikes. It shook the northern Petrinja region on Friday evening.",
];
const report = (i: number, minutes: number, more: Partial<StoryDraft> = {}) =>
  draft({ title: `Report ${i}`, excerpt: quake[i % 3], publishedAt: minutesAgo(minutes), ...more });

test("three owners on one event make it breaking, until three hours after the newest report", async () => {
  await ensureSource(test_.db, { id: "third", name: "Third", country: "HR" }, now);
  await store([report(0, 60)]);
  await store([report(1, 40)], "observador");
  expect(await markBreaking(test_.db, now)).toBe(0);
  await store([report(2, 20)], "third");
  expect(await markBreaking(test_.db, now)).toBe(3);
  expect(await markBreaking(test_.db, now)).toBe(0);
  const shown = await breakingStories(test_.db, now);
  expect(titles(shown)).toEqual(["Report 2", "Report 1", "Report 0"]);
  expect(shown.every((s) => s.breaking)).toBe(true);
  const later = new Date(now.getTime() + 161 * 60_000);
  expect(await breakingStories(test_.db, later)).toEqual([]);
  expect(await markBreaking(test_.db, later)).toBe(3);
  expect((await listStories(test_.db, { limit: 12 })).stories.some((s) => s.breaking)).toBe(false);
});

test("sources of one owner are one voice, and an editor goes before the rule", async () => {
  await ensureSource(test_.db, { id: "third", name: "Third", country: "HR", owner: "House" }, now);
  await setSource(test_.db, "observador", { owner: "House" }, now);
  await store([report(0, 60)]);
  await store([report(1, 40)], "observador");
  await store([report(2, 20)], "third");
  expect(await markBreaking(test_.db, now)).toBe(0);
  const slug = await publish(piece({ breaking: true, trending: false }));
  expect(titles(await breakingStories(test_.db, now))).toEqual(["A piece of our own"]);
  await publish(piece({ breaking: false }));
  expect(await breakingStories(test_.db, now)).toEqual([]);
  expect(await getStory(test_.db, slug)).toMatchObject({ story: { breaking: false } });
});

test("the most read stories are trending while they are read", async () => {
  await store([draft({ title: "read" }), draft({ title: "unread" })]);
  const { rows } = await test_.pool.query("select id from stories where title = 'read'");
  for (let reader = 0; reader < 12; reader++)
    await test_.pool.query("insert into views values ('article', $1, '2026-11-21', $2, $3)", [
      rows[0].id,
      `r${reader}`,
      minutesAgo(reader * 10),
    ]);
  expect(await markTrending(test_.db, now)).toBe(1);
  expect(await markTrending(test_.db, now)).toBe(0);
  const { stories } = await listStories(test_.db, { limit: 12 });
  expect(titles(stories.filter((s) => s.trending))).toEqual(["read"]);
  expect(await markTrending(test_.db, new Date(now.getTime() + 86_400_000))).toBe(1);
});
