import { afterAll, beforeAll, expect, it } from "vitest";
import type { Followed } from "#stories/follow.ts";
import { parseFollowKey } from "#stories/follow.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { createEvent } from "../../tests/factories/events.ts";
import { deliver, publish } from "../../tests/factories/stories.ts";
import { followingRule, newsOfFollowed } from "./following.server.ts";

const now = new Date("2026-11-21T12:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

let test: TestDatabase;
let strike: Awaited<ReturnType<typeof createEvent>>;
let older: Awaited<ReturnType<typeof createEvent>>;
let merged: number;

beforeAll(async () => {
  test = await openTestDatabase();
  strike = await createEvent(test.db, now, [
    { source: "le-a", lang: "fr", title: "Grève dans les ports", ago: 50 },
    { source: "b-news", lang: "en", title: "Strike in the ports", ago: 40 },
    { source: "b-news", lang: "en", title: "Strike in the ports, updated", ago: 30, updates: 1 },
    { source: "c-blatt", lang: "de", title: "Streik in den Häfen", ago: 20 },
  ]);
  older = await createEvent(test.db, now, [
    { source: "le-a", lang: "fr", title: "Le budget", ago: 3000 },
    { source: "b-news", lang: "en", title: "The budget", ago: 10 },
  ]);
  merged = (await createEvent(test.db, now, [], { mergedInto: strike.id })).id;
  const [author] = await test.db
    .insertInto("authors")
    .values({ slug: "ines", name: "Ines" })
    .returning("id")
    .execute();
  const slug = await publish(test.db, now, { title: "By Ines", topics: ["Energy"] });
  await test.db
    .updateTable("stories")
    .set({ author_id: author?.id ?? null })
    .where("slug", "=", slug)
    .execute();
  for (const [lang, title] of [
    ["en", "Wind alone"],
    ["el", "Άνεμος"],
  ] as const)
    await deliver(test.db, now, { lang, title, topics: ["Energy"], countries: ["PT"] }, "d-press");
  await deliver(test.db, now, { title: "Taken back", topics: ["Energy"] }, "d-press");
  await test.pool.query("update stories set withdrawn_at = $1 where title = 'Taken back'", [now]);
});
afterAll(() => test.close());

const follow = (key: string, seenAt: Date | null = null): Followed => {
  const one = parseFollowKey(key);
  if (!one) throw new Error(key);
  return { ...one, seenAt: seenAt?.toISOString() ?? null };
};
const en = { languages: ["en"], kind: null, page: 1 };
const look = (followed: Followed[], o: Partial<Parameters<typeof newsOfFollowed>[3]> = {}) =>
  newsOfFollowed(test.db, now, followed, { ...en, ...o });
const freshOf = async (key: string) => (await look([follow(key)])).fresh;
const titles = ({ groups }: Awaited<ReturnType<typeof look>>) =>
  groups.map((group) => [
    `${group.kind}:${group.name}`,
    group.fresh,
    group.rows.map(({ story }) => story.title),
  ]);

it("has of a topic the events that began since and new single stories, in the reader's languages", async () => {
  expect(titles(await look([follow("topic:Politics"), follow("topic:Energy")]))).toEqual([
    ["topic:Energy", 2, ["By Ines", "Wind alone"]],
    ["topic:Politics", 1, ["Strike in the ports"]],
  ]);
  expect(titles(await look([follow("country:PT")], { languages: null }))).toEqual([
    ["country:PT", 2, ["Wind alone", "Άνεμος"]],
  ]);
});

it("has of an event its stories, without updates", async () => {
  const news = await look([follow(`event:${strike.id}`), follow(`event:${merged}`, ago(25))], {
    languages: ["en", "de"],
  });
  expect(titles(news)).toEqual([
    [`event:${strike.id}`, 2, ["Streik in den Häfen", "Strike in the ports"]],
    [`event:${merged}`, 1, ["Streik in den Häfen"]],
  ]);
  expect(news.groups.map(({ title, path }) => [title, path])).toEqual([
    ["Strike in the ports", `/event/${strike.slug}`],
    ["Strike in the ports", `/event/${strike.slug}`],
  ]);
});

it("has of authors and sources all that they write, each event once", async () => {
  const news = await look([
    follow("author:ines"),
    follow("source:b-news"),
    follow("source:d-press"),
  ]);
  expect(titles(news)).toEqual([
    ["source:b-news", 2, ["The budget", "Strike in the ports, updated"]],
    ["source:d-press", 2, ["Wind alone", "Άνεμος"]],
    ["author:ines", 1, ["By Ines"]],
  ]);
  expect(news.groups.map(({ title, path }) => [title, path])).toEqual([
    ["b-news", "/source/b-news"],
    ["The Outlet", "/source/d-press"],
    ["Ines", "/author/ines"],
  ]);
});

it("knows a source by its former id", async () => {
  await test.pool.query(
    "insert into source_aliases (former_id, source_id) values ('rss-b-news', 'b-news')",
  );
  const { groups } = await look([follow("source:rss-b-news")]);
  expect(groups.map(({ name, title, path, fresh }) => [name, title, path, fresh])).toEqual([
    ["rss-b-news", "b-news", "/source/b-news", 2],
  ]);
});

it("calls nothing new that was seen, and leaves out what there is not", async () => {
  const seen = await look([
    follow("topic:Politics", now),
    follow(`event:${older.id}`, ago(5)),
    follow("source:gone"),
    follow("author:gone"),
    follow("event:99999"),
  ]);
  expect(titles(seen)).toEqual([
    ["topic:Politics", 0, []],
    [`event:${older.id}`, 0, []],
  ]);
  expect(seen).toMatchObject({ fresh: 0, counts: { topic: 1, event: 1, source: 0, author: 0 } });
});

it("comes by pages and by kinds, and counts them all", async () => {
  const countries = ["AT", "BE", "BG", "HR", "CY", "CZ", "DK", "EE", "FI", "FR", "DE", "GR", "PT"];
  const all = [...countries.map((code) => follow(`country:${code}`)), follow("topic:Energy")];
  const first = await look(all);
  expect(first).toMatchObject({ page: 1, pages: 2, counts: { country: 13, topic: 1 } });
  expect(first.groups).toHaveLength(followingRule.groups);
  expect(first.groups[0]?.name).toBe("Energy");
  const last = await look(all, { page: 99 });
  expect(last.page).toBe(2);
  expect(last.groups).toHaveLength(2);
  const topics = await look(all, { kind: "topic" });
  expect(titles(topics)).toEqual([["topic:Energy", 2, ["By Ines", "Wind alone"]]]);
  expect(topics.counts).toEqual(first.counts);
  expect(await look([])).toMatchObject({ groups: [], page: 1, pages: 1, fresh: 0 });
});

it("shows samples where there is nothing real", async () => {
  await publish(test.db, now, { title: "A sample", topics: ["Transport"], sample: true });
  expect(titles(await look([follow("topic:Transport")]))).toEqual([
    ["topic:Transport", 1, ["A sample"]],
  ]);
});

it("finds the reader's language behind newer reports in others, and what is new behind what goes on", async () => {
  const others = [...Array(60).keys()];
  const report = (n: number, lang: string, ago: number) => ({
    source: `port-${n}`,
    lang,
    title: `Harbour ${n}`,
    ago,
  });
  const strait = await createEvent(test.db, now, [
    report(200, "en", 130),
    ...others.map((n) => report(n, "fr", n)),
  ]);
  expect(await freshOf(`event:${strait.id}`)).toBe(1);
  const before = await freshOf("topic:Politics");
  // Each began two days ago or is told in French alone, and has a newer report than the others.
  for (const n of others)
    await createEvent(test.db, now, [
      { source: "le-a", lang: "fr", title: `Suite ${n}`, ago: n % 2 ? 2_900 : 0 },
      { source: "b-news", lang: n % 2 ? "en" : "fr", title: `Sequel ${n}`, ago: 0 },
    ]);
  expect(await freshOf("topic:Politics")).toBe(before);
});
