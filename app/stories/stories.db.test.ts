import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { transaction } from "#platform/db/db.server.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { ownPiece, storyDraft } from "../../tests/factories/drafts.ts";
import { type CoveredPlace, memberStates } from "./country.ts";
import { breakingStories, markBreaking, markTrending } from "./flags.server.ts";
import { mostReadStories } from "./most-read-stories.server.ts";
import type { OwnPiece } from "./piece.ts";
import { ensureSource, optIn, optOut, setSource } from "./sources.server.ts";
import {
  getStory,
  listStories,
  newestForFront,
  publishStory,
  recentStories,
  storeDrafts,
} from "./stories.server.ts";
import type { StoryDraft } from "./story.ts";
import { type Topic, topics } from "./topic.ts";

let opened: TestDatabase;
const now = new Date("2026-11-21T12:00:00Z");
const minutesAgo = (n: number) => new Date(now.getTime() - n * 60_000);

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
const store = (drafts: StoryDraft[], source = "nordkurier") =>
  transaction(opened.db, (tx) => storeDrafts(tx, { id: source }, drafts, now));
const publish = (p: OwnPiece) => transaction(opened.db, (tx) => publishStory(tx, p, now));
const events = async () =>
  (await opened.db.selectFrom("live_events").select("payload").orderBy("id").execute()).map(
    (e) => e.payload,
  );
const titles = (stories: { title: string }[]) => stories.map((s) => s.title);

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
    draft({
      title: "e",
      publishedAt: minutesAgo(5),
      class: "Society",
      topics: [],
      countries: [],
      nonEuCountries: ["CH"],
    }),
    draft({
      title: "f",
      publishedAt: minutesAgo(6),
      class: "Sport",
      topics: [],
      countries: ["DE", "EU"],
    }),
    draft({ title: "g", class: "Lifestyle", topics: [], countries: ["DE"] }),
  ]);
  const list = async (o: Omit<Parameters<typeof listStories>[1], "limit">) =>
    titles((await listStories(opened.db, { ...o, limit: 12 })).stories).join("");
  expect(await list({})).toBe("abcde");
  expect(await list({ topics: ["Politics", "Economy"] })).toBe("abc");
  expect(await list({ topics: ["Economy"], countries: ["FR", "DE"] })).toBe("ab");
  expect(await list({ countries: ["DE"] })).toBe("a");
  expect(await list({ topics: ["EU"] })).toBe("c");
  expect(await list({ topics: ["EU", "Politics"], countries: ["EU"] })).toBe("c");
  expect(await list({ topics: ["EU"], countries: ["FR"] })).toBe("");
  expect(await list({ topics: [...topics], countries: ["FR"] })).toBe("ab");
  expect(await list({ topics: ["Healthcare"], countries: ["MT"] })).toBe("");
  expect(await list({ topics: ["Society"] })).toBe("e");
  expect(await list({ countries: ["XX"] })).toBe("e");
  expect(await list({ topics: ["Sport", "Politics"], countries: ["DE"] })).toBe("af");
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
    const page = await listStories(opened.db, { ...choice, cursor });
    walked.push(...page.stories.map((s) => s.id));
    cursor = page.cursor;
    if (steps++ === 0) await store([draft({ publishedAt: minutesAgo(1) })]);
  } while (cursor);
  expect(steps).toBe(3);
  expect(walked).toHaveLength(27);
  expect(new Set(walked).size).toBe(27);
  const { stories } = await listStories(opened.db, { ...choice, page: 2 });
  expect(stories.map((s) => s.id)).toEqual(walked.slice(9, 19));
  const last = await listStories(opened.db, { ...choice, page: 3 });
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
    const [topic, country] = kind(i) as [Topic, CoveredPlace];
    return draft({
      topics: [topic, "Energy"],
      countries: [country],
      publishedAt: minutesAgo(i + 1),
    });
  });
  await store(drafts);
  const chosen = new Set<CoveredPlace>(memberStates.slice(0, 25));
  const wanted = drafts.filter((d) => d.countries.some((c) => chosen.has(c)));
  const choice = { topics: topics.slice(1), countries: [...chosen], limit: 12 };
  const walked: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await listStories(opened.db, { ...choice, cursor });
    walked.push(...page.stories.map((s) => s.publishedAt));
    cursor = page.cursor;
  } while (cursor);
  expect(walked).toEqual(wanted.map((d) => d.publishedAt.toISOString()));
  const third = await listStories(opened.db, { ...choice, page: 3 });
  expect(third.stories.map((s) => s.publishedAt)).toEqual(walked.slice(24, 36));
});

test("a forged cursor and a page out of range are refused", async () => {
  for (const cursor of ["x", "0.zz", "2.a.b", "0.zzzzzzzzzz.1", "0.a.zzzzzzzzzzz", "0.a.1;drop"])
    await expect(listStories(opened.db, { cursor, limit: 12 })).rejects.toThrow(RangeError);
  for (const page of [0, 101, 1.5, Number.NaN])
    await expect(listStories(opened.db, { page, limit: 12 })).rejects.toThrow(RangeError);
});

test("home shows the Union and politics, then the rest, and the sample newsroom last", async () => {
  await publish(piece({ key: "s", title: "sample", sample: true, topics: ["Politics"] }));
  await publish(piece({ key: "t", title: "sample of the rest", sample: true, countries: ["FR"] }));
  await store([
    draft({ title: "rest", publishedAt: minutesAgo(2), topics: ["Energy"] }),
    draft({ title: "union", publishedAt: minutesAgo(600), topics: ["Energy"], countries: ["EU"] }),
    draft({ title: "politics", publishedAt: minutesAgo(500) }),
    draft({ title: "neither", publishedAt: minutesAgo(1), class: "Sport", topics: [] }),
  ]);
  const wanted = ["politics", "union", "rest", "sample", "sample of the rest"];
  expect(titles(await newestForFront(opened.db, now, null))).toEqual(wanted);
  await store(Array.from({ length: 20 }, () => draft({ publishedAt: minutesAgo(3) })));
  const full = await newestForFront(opened.db, now, null);
  expect(full).toHaveLength(18);
  expect(full.every((s) => s.topics.includes("Politics"))).toBe(true);
});

test("a source that opts out is gone from lists and pages at once, and comes back", async () => {
  const { slugs } = await store([draft()]);
  const slug = slugs[0] as string;
  const seen = async () => [
    (await listStories(opened.db, { limit: 12 })).stories.length,
    (await newestForFront(opened.db, now, null)).length,
    (await recentStories(opened.db, { limit: 12 })).length,
    (await getStory(opened.db, slug)) === null ? 0 : 1,
  ];
  expect(await seen()).toEqual([1, 1, 1, 1]);
  expect(await optOut(opened.db, "nordkurier", { actor: "operator", now })).toBe(true);
  expect(await seen()).toEqual([0, 0, 0, 0]);
  await store([draft()]);
  expect(await seen()).toEqual([0, 0, 0, 0]);
  expect(await optIn(opened.db, "nordkurier", { actor: "operator", now })).toBe(true);
  expect(await seen()).toEqual([2, 2, 2, 1]);
  expect(await optOut(opened.db, "nobody", { actor: "operator", now })).toBe(false);
  const log = await opened.db.selectFrom("audit").select(["action", "subject"]).execute();
  expect(log.map((l) => `${l.action} ${l.subject}`)).toEqual([
    "source.opt-out nordkurier",
    "source.opt-in nordkurier",
  ]);
});

test("a story has its source's band, and its pictures only where the source allows them", async () => {
  const { slugs } = await store([draft()]);
  await setSource(
    opened.db,
    "nordkurier",
    { band: "far-right", imagesAllowed: false },
    { actor: "operator", now },
  );
  expect(await getStory(opened.db, slugs[0] as string)).toMatchObject({
    story: { band: "far-right", bias: "right", picture: null },
  });
  const pictureLicence = {
    licence: "CC BY 4.0",
    url: "https://nordkurier.example/copyright",
    date: "2026-11-20",
    credit: "Nordkurier",
  };
  await setSource(opened.db, "nordkurier", { pictureLicence }, { actor: "operator", now });
  const found = await getStory(opened.db, slugs[0] as string);
  const picture = found && "story" in found ? found.story.picture : null;
  expect(picture?.src).toMatch(/^\/image\/article\//);
  expect(picture?.licence).toMatchObject({ credit: "Nordkurier", licence: "CC BY 4.0" });
});

test("recent stories are all that may be seen, listed or not, the newest first", async () => {
  await store([
    draft({ title: "Cup final", class: "Sport", topics: [], publishedAt: minutesAgo(90) }),
    draft({ title: "A vote", publishedAt: minutesAgo(5) }),
  ]);
  const found = await recentStories(opened.db, { limit: 12 });
  expect(titles(found)).toEqual(["A vote", "Cup final"]);
});

test("the most read news of a period, of each language and source", async () => {
  await store([
    draft({ title: "before", publishedAt: minutesAgo(60) }),
    draft({ title: "few", publishedAt: minutesAgo(59) }),
    draft({ title: "many", publishedAt: minutesAgo(58) }),
    draft({ title: "some", publishedAt: minutesAgo(57) }),
    draft({ title: "cup", class: "Sport", topics: [], publishedAt: minutesAgo(56) }),
    draft({ title: "wenige", lang: "de", publishedAt: minutesAgo(55) }),
    draft({ title: "after", publishedAt: minutesAgo(9) }),
  ]);
  await store([draft({ title: "another source", publishedAt: minutesAgo(20) })], "observador");
  await opened.pool.query(`update stories set views = case title when 'few' then 1
    when 'another source' then 2 when 'some' then 3 when 'wenige' then 0 else 9 end`);
  const find = async (o: { perSource: number; perLanguage: number }) =>
    titles(await mostReadStories(opened.db, { from: minutesAgo(60), to: minutesAgo(10), ...o }));
  const all = ["many", "some", "another source", "few", "wenige"];
  expect(await find({ perSource: 9, perLanguage: 9 })).toEqual(all);
  expect(await find({ perSource: 2, perLanguage: 9 })).toEqual(all.filter((t) => t !== "few"));
  expect(await find({ perSource: 1, perLanguage: 1 })).toEqual(["many", "wenige"]);
});

const report = (i: number, minutes: number, more: Partial<StoryDraft> = {}) =>
  draft({ title: `Report from Ronsund ${i}`, publishedAt: minutesAgo(minutes), ...more });
/** What the events room hands over: here, everything is one event. */
const oneEvent = async (lead?: string, brokeAt: Date | null = null) => {
  const stories = await opened.db.selectFrom("stories").select(["id", "title"]).execute();
  const leading = stories.find((s) => s.title === lead);
  return [{ id: 1, stories: stories.map((s) => s.id), lead: leading?.id ?? null, brokeAt }];
};
const mark = async (at = now, o: { lead?: string; brokeAt?: Date } = {}) =>
  markBreaking(opened.db, await oneEvent(o.lead, o.brokeAt ?? null), at, async (_, { begun }) =>
    begun.map((id) => ({
      slug: "report-from-ronsund-1",
      title: `Event ${id}`,
      lang: "en",
      event: "the-event",
    })),
  );

test("three owners on one event make it breaking, until three hours after the newest report", async () => {
  await ensureSource(opened.db, { id: "third", name: "Third", country: "HR" }, now);
  await store([report(0, 60)]);
  await store([report(1, 40)], "observador");
  expect(await mark()).toBe(0);
  await store([report(2, 20)], "third");
  expect(await mark(now, { lead: "Report from Ronsund 1" })).toBe(3);
  expect(await mark(now, { lead: "Report from Ronsund 1", brokeAt: now })).toBe(0);
  // All of its stories are marked; one of them stands in the banner, also when another one leads the event by then.
  const all = await listStories(opened.db, { limit: 12 });
  expect(titles(all.stories.filter((s) => s.breaking))).toHaveLength(3);
  expect(titles(await breakingStories(opened.db, now))).toEqual(["Report from Ronsund 1"]);
  await mark(now, { lead: "Report from Ronsund 0", brokeAt: now });
  expect(titles(await breakingStories(opened.db, now))).toEqual(["Report from Ronsund 1"]);
  await opened.pool.query(
    "update stories set editor_breaking = false where title = 'Report from Ronsund 1'",
  );
  expect(await breakingStories(opened.db, now)).toEqual([]);
  await mark(now, { lead: "Report from Ronsund 0", brokeAt: now });
  expect(titles(await breakingStories(opened.db, now))).toEqual(["Report from Ronsund 0"]);
  const { stories } = await listStories(opened.db, { limit: 12 });
  expect(titles(stories.filter((s) => s.breaking))).toEqual([
    "Report from Ronsund 2",
    "Report from Ronsund 0",
  ]);
  const later = new Date(now.getTime() + 161 * 60_000);
  expect(await breakingStories(opened.db, later)).toEqual([]);
  expect(await mark(later, { brokeAt: now })).toBe(3);
  expect((await listStories(opened.db, { limit: 12 })).stories.some((s) => s.breaking)).toBe(false);
});

test("sources of one owner are one voice, and an editor goes before the rule", async () => {
  await ensureSource(opened.db, { id: "third", name: "Third", country: "HR", owner: "House" }, now);
  await setSource(opened.db, "observador", { owner: "House" }, { actor: "operator", now });
  await store([report(0, 60)]);
  await store([report(1, 40)], "observador");
  await store([report(2, 20)], "third");
  expect(await mark()).toBe(0);
  const slug = await publish(piece({ breaking: true, trending: false }));
  expect(titles(await breakingStories(opened.db, now))).toEqual(["A piece of our own"]);
  await publish(piece({ breaking: false }));
  expect(await breakingStories(opened.db, now)).toEqual([]);
  expect(await getStory(opened.db, slug)).toMatchObject({ story: { breaking: false } });
});

test("an event that begins to break is news once, in the words of the events room", async () => {
  for (const id of ["third", "fourth"])
    await ensureSource(opened.db, { id, name: id, country: "FR" }, now);
  await store([report(0, 60), report(1, 50)]);
  await store([report(2, 40)], "observador");
  await store([report(3, 30, { lang: "fr" })], "third");
  await opened.pool.query(
    "update stories set editor_breaking = false where title = 'Report from Ronsund 2'",
  );
  await opened.pool.query("truncate live_events");
  await mark();
  await store([report(4, 5)], "fourth");
  await mark(now, { brokeAt: now });
  const announced = (await events()) as { slugs: string[]; breaking?: unknown }[];
  expect(announced.map((e) => [e.slugs.toSorted(), e.breaking])).toEqual([
    [
      [
        "report-from-ronsund-0",
        "report-from-ronsund-1",
        "report-from-ronsund-2",
        "report-from-ronsund-3",
      ],
      [{ slug: "report-from-ronsund-1", title: "Event 1", lang: "en", event: "the-event" }],
    ],
    [["report-from-ronsund-4"], undefined],
    [["report-from-ronsund-4"], undefined],
  ]);
});

test("the most read stories are trending while they are read", async () => {
  await store([draft({ title: "read" }), draft({ title: "unread" })]);
  const { rows } = await opened.pool.query("select id from stories where title = 'read'");
  for (let reader = 0; reader < 12; reader++)
    await opened.pool.query("insert into views values ('article', $1, '2026-11-21', $2, $3)", [
      rows[0].id,
      `r${reader}`,
      minutesAgo(reader * 10),
    ]);
  expect(await markTrending(opened.db, now)).toBe(1);
  expect(await markTrending(opened.db, now)).toBe(0);
  const { stories } = await listStories(opened.db, { limit: 12 });
  expect(titles(stories.filter((s) => s.trending))).toEqual(["read"]);
  expect(await markTrending(opened.db, new Date(now.getTime() + 86_400_000))).toBe(1);
});
