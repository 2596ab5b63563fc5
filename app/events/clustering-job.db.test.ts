import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { transaction } from "#platform/db/db.server.ts";
import { unknownCountry } from "#stories/country.ts";
import { unpublishStory } from "#stories/newsroom.server.ts";
import { ensureSource, optIn, optOut, setSource } from "#stories/sources.server.ts";
import { publishStory, storeDrafts } from "#stories/stories.server.ts";
import type { StoryDraft } from "#stories/story.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { ownPiece, storyDraft } from "../../tests/factories/drafts.ts";
import { wordClustering } from "../../tests/fakes/word-clustering.ts";
import { markBreakingEvents } from "./breaking.server.ts";
import { type ClusteringJob, openClusteringJob } from "./clustering-job.server.ts";
import { eventsOfStories, listEvents, readEventRecords } from "./events.server.ts";
import { mergeEvents } from "./overrides.server.ts";

let t: TestDatabase;
let job: ClusteringJob;
const now = new Date("2026-11-21T12:00:00Z");
const minutesAgo = (n: number) => new Date(now.getTime() - n * 60_000);

beforeAll(async () => {
  t = await openTestDatabase();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.pool.query(
    "truncate sources, live_events, audit, events, event_stories, event_overrides restart identity cascade",
  );
  await t.pool.query(
    "update event_gathering set holder = '', held_until = '-infinity', seen_story = 0, seen_change = 0",
  );
  for (const id of ["north", "south", "east", "west"])
    await ensureSource(t.db, { id, name: id, country: "DE" }, now);
  await ensureSource(t.db, { id: "desk", name: "The desk", country: "EU", kind: "own" }, now);
  job = open();
  minute = 0;
});

const open = () => openClusteringJob({ db: t.db, now: () => now, clustering: wordClustering });
/** As if the process with the lease had been killed, and its lease had run out. */
const kill = () => t.pool.query("update event_gathering set held_until = '-infinity'");

let minute = 0;
/** Each story a minute after the one before. */
const store = (source: string, ...drafts: Partial<StoryDraft>[]) =>
  transaction(t.db, (tx) =>
    storeDrafts(
      tx,
      { id: source },
      drafts.map((d) => storyDraft(now, { publishedAt: minutesAgo(600 - ++minute), ...d })),
      now,
    ),
  );
const idOf = async (title: string): Promise<number> =>
  (
    await t.db
      .selectFrom("stories")
      .select("id")
      .where("title", "=", title)
      .orderBy("id")
      .executeTakeFirstOrThrow()
  ).id;
const eventOf = async (story: number) => (await eventsOfStories(t.db, [story])).get(story) ?? null;
/** The events with their stories' titles: what a reader sees, whatever the ids. */
const seen = async () => {
  const { rows } = await t.pool.query(`
    select e.slug, e.stories, e.publishers, m.slug as into, lead.title as lead,
      (select array_agg(s.title order by s.title) from event_stories es join stories s on s.id = es.story_id
        where es.event_id = e.id) as titles
    from events e left join events m on m.id = e.merged_into left join stories lead on lead.id = e.lead_story_id
    order by e.id`);
  return rows;
};
const announced = async () =>
  (
    await t.pool.query("select payload from live_events where topic = 'events' order by id")
  ).rows.map((r) => r.payload);

test("an event begins with its second story, and its address is the headline's", async () => {
  await store("north", { title: "Flood in Graz" });
  expect(await job.round()).toBe(1);
  expect(await seen()).toEqual([]);
  expect(await eventOf(await idOf("Flood in Graz"))).toBeNull();
  await store("south", { title: "Flood hits Graz" }, { title: "Budget vote" });
  expect(await job.round()).toBe(2);
  expect(await seen()).toEqual([
    {
      slug: "flood-in-graz",
      stories: 2,
      publishers: 2,
      into: null,
      lead: "Flood in Graz",
      titles: ["Flood hits Graz", "Flood in Graz"],
    },
  ]);
  expect(await announced()).toEqual([
    { slugs: ["flood-in-graz"], stories: ["flood-hits-graz", "flood-in-graz"] },
  ]);
  const line = { slug: "flood-in-graz", publishers: 2, stories: 2 };
  const id = await idOf("Flood hits Graz");
  expect(await eventOf(id)).toEqual(line);
  expect(await eventsOfStories(t.db, [id, await idOf("Budget vote")])).toEqual(
    new Map([[id, line]]),
  );
  expect(await listEvents(t.db, { limit: 5 })).toMatchObject([{ ...line, title: "Flood in Graz" }]);
  expect(await job.round()).toBe(0);
  expect(await announced()).toHaveLength(1);
});

test("equal headlines get numbers in the address, and one without letters the id of its story", async () => {
  await store("north", { title: "Flood" }, { title: "«…»", excerpt: "quake" });
  await store("south", { title: "Flood" }, { title: "«…»", excerpt: "quake" });
  await job.round();
  await t.pool.query("update stories set published_at = published_at - interval '9 days'");
  await kill();
  const later = openClusteringJob({ db: t.db, now: () => now, clustering: wordClustering });
  await store("east", { title: "Flood" });
  await store("west", { title: "Flood" });
  await later.round();
  expect((await seen()).map((e) => e.slug)).toEqual([
    "flood",
    expect.stringMatching(/^event-\d+$/),
    "flood-2",
  ]);
});

test("outlets of one owner count once, and an outlet's updates of one piece too", async () => {
  await setSource(t.db, "north", { owner: "House" }, { actor: "operator", now });
  await setSource(t.db, "south", { owner: "House" }, { actor: "operator", now });
  await store("north", { title: "Flood in Graz" });
  await store("south", { title: "Flood hits Graz" });
  await store("east", { title: "Flood seen", publishedAt: minutesAgo(9) });
  await job.round();
  await store("east", { title: "Flood seen", publishedAt: minutesAgo(5) });
  await job.round();
  expect(await seen()).toMatchObject([{ stories: 3, publishers: 2 }]);
  const { rows } = await t.pool.query(
    "select story_id, folded_into from event_stories where folded_into is not null",
  );
  const first = await idOf("Flood seen");
  expect(rows).toEqual([{ story_id: expect.any(Number), folded_into: first }]);
  expect(rows[0].story_id).toBeGreaterThan(first);
  // Another owner is another publisher.
  await setSource(t.db, "south", { owner: null }, { actor: "operator", now });
  await job.round();
  expect(await seen()).toMatchObject([{ stories: 3, publishers: 3 }]);
});

test("only outlets of a single country count towards an event's countries", async () => {
  await setSource(t.db, "south", { country: "GB" }, { actor: "operator", now });
  await setSource(t.db, "east", { country: "EU" }, { actor: "operator", now });
  await setSource(t.db, "west", { country: unknownCountry }, { actor: "operator", now });
  for (const source of ["north", "south", "east", "west"])
    await store(source, { title: `Flood seen from ${source}` });
  await job.round();
  const { rows } = await t.pool.query("select publishers, countries from events");
  expect(rows).toEqual([{ publishers: 4, countries: 2 }]);
});

test("events that turn out to be one are merged: the other address redirects to the older one", async () => {
  await store("north", { title: "Flood in Graz" });
  await store("south", { title: "Flood in Graz again" });
  await job.round();
  await store("north", { title: "Dam breaks" });
  await store("south", { title: "Dam breaks too" });
  await job.round();
  await store("east", { title: "Dam breaks, flood" });
  await job.round();
  const events = await seen();
  expect(events).toMatchObject([
    { slug: "flood-in-graz", stories: 5, publishers: 3, into: null },
    { slug: "dam-breaks", stories: 0, into: "flood-in-graz", titles: null },
  ]);
  expect((await announced()).at(-1).slugs.toSorted()).toEqual(["dam-breaks", "flood-in-graz"]);
  const id = await idOf("Dam breaks too");
  expect(await eventOf(id)).toMatchObject({ slug: "flood-in-graz" });
});

test("a chapter belongs to its event, and to the other event when that is merged", async () => {
  const parents = async () =>
    (
      await t.pool.query(
        "select e.slug, p.slug as parent from events e left join events p on p.id = e.parent_id order by e.id",
      )
    ).rows.map((r) => `${r.slug} < ${r.parent}`);
  await store("north", { title: "ECB rates" }, { title: "ECB rates rise" });
  await job.round();
  await store("south", { title: "ECB banks" }, { title: "ECB banks balk" });
  await job.round();
  expect(await parents()).toEqual(["ecb-rates < null", "ecb-banks < ecb-rates"]);
  await store("south", { title: "ECB chief" }, { title: "ECB chief talks" });
  await store("north", { title: "Older union" }, { title: "Older union talk" });
  await job.round();
  await mergeEvents(t.db, "older-union", "ecb-rates", { actor: "ed", now });
  expect(await parents()).toEqual([
    "ecb-rates < null",
    "ecb-banks < older-union",
    "ecb-chief < older-union",
    "older-union < null",
  ]);
});

test("a process that takes over goes on as if it had been there", async () => {
  const day = [
    ["north", "Flood in Graz"],
    ["south", "Budget vote"],
    ["east", "Flood rises"],
    ["west", "Strike at ports"],
    ["south", "Flood falls"],
    ["north", "Strike ends"],
    ["west", "Budget agreed"],
  ] as const;
  const publishAll = async (restart: boolean) => {
    let at = open();
    for (const [source, title] of day) {
      await store(source, { title });
      if (restart) {
        await kill();
        at = open();
      }
      await at.round();
    }
    return seen();
  };
  const whole = await publishAll(false);
  expect(whole.map((e) => e.titles)).toHaveLength(3);
  await t.pool.query("truncate stories, live_events, events restart identity cascade");
  await t.pool.query(
    "update event_gathering set held_until = '-infinity', seen_story = 0, seen_change = 0",
  );
  expect(await publishAll(true)).toEqual(whole);
});

test("stories that a killed process had stored before its progress are not moved", async () => {
  await store("north", { title: "Flood in Graz" }, { title: "Strike at ports" });
  await store("south", { title: "Flood rises" }, { title: "Strike ends" });
  await job.round();
  const before = await seen();
  await t.pool.query("update stories set title = 'Budget vote' where title = 'Flood rises'");
  await t.pool.query("update event_gathering set seen_story = 0");
  await kill();
  expect(await open().round()).toBe(0);
  const titles = before.map((e) => ({
    ...e,
    titles: e.titles.map((x: string) => x.replace("Flood rises", "Budget vote")).sort(),
  }));
  expect(await seen()).toEqual(titles);
});

test("of several processes one works; one that has lost the lease writes nothing more", async () => {
  const other = open();
  await store("north", { title: "Flood in Graz" });
  expect(await job.round()).toBe(1);
  expect(await other.round()).toBeNull();
  await store("south", { title: "Flood hits Graz" });
  await job.close();
  expect(await other.round()).toBe(1);
  expect(await job.round()).toBeNull();
  expect(await seen()).toHaveLength(1);
});

test("what is withdrawn or opted out counts no more, and counts again when it returns", async () => {
  await store("north", { title: "Flood in Graz" });
  await store("south", { title: "Flood hits Graz" });
  const piece = ownPiece(now, { title: "Flood: what we know" });
  const slug = await transaction(t.db, (tx) => publishStory(tx, piece, now));
  await job.round();
  expect(await seen()).toMatchObject([{ stories: 3, publishers: 3, lead: "Flood in Graz" }]);
  await unpublishStory(t.db, slug, { actor: "ed", now });
  await job.round();
  expect(await seen()).toMatchObject([{ stories: 2, publishers: 2 }]);
  await optOut(t.db, "north", { actor: "operator", now });
  await job.round();
  expect(await seen()).toMatchObject([{ stories: 1, publishers: 1, lead: "Flood hits Graz" }]);
  const left = await idOf("Flood hits Graz");
  expect(await eventOf(left)).toBeNull();
  // What is hidden attracts nothing, and what comes back is where it was.
  await optIn(t.db, "north", { actor: "operator", now });
  await job.round();
  expect(await eventOf(left)).toMatchObject({ stories: 2, publishers: 2 });
  await t.pool.query("delete from sources where id = 'north'");
  await transaction(t.db, (tx) => publishStory(tx, { ...piece, title: "Flood: all we know" }, now));
  await t.pool.query("insert into live_events (topic, payload) values ('stories', '{}')");
  await job.round();
  expect(await seen()).toMatchObject([{ stories: 1, publishers: 1 }]);
});

test("a story keeps its place under another title, and its event is announced", async () => {
  const piece = storyDraft(now, { title: "Flood in Graz" });
  await store("north", piece);
  await store("south", { title: "Flood hits Graz" });
  await job.round();
  expect(await announced()).toHaveLength(1);
  await store("north", { ...piece, title: "Budget vote", contentHash: "new" });
  await job.round();
  expect(await seen()).toMatchObject([
    { slug: "flood-in-graz", titles: ["Budget vote", "Flood hits Graz"] },
  ]);
  expect((await announced()).slice(1)).toMatchObject([{ slugs: ["flood-in-graz"] }]);
});

test("a story joins its event when it is listed or its source opts in, and leaves it as no news", async () => {
  const unsorted = storyDraft(now, { title: "Flood rises", class: "Service", topics: [] });
  await store("north", unsorted);
  await optOut(t.db, "west", { actor: "operator", now });
  await store("west", { title: "Flood falls" });
  await store("south", { title: "Flood in Graz" });
  expect(await job.round()).toBe(1);
  await store("north", { ...unsorted, class: "Society", contentHash: "sorted" });
  expect(await job.round()).toBe(1);
  expect(await seen()).toMatchObject([{ titles: ["Flood in Graz", "Flood rises"] }]);
  await optIn(t.db, "west", { actor: "operator", now });
  expect(await job.round()).toBe(1);
  await store("north", { ...unsorted, contentHash: "no news" });
  expect((await job.round().then(seen))[0].titles).toEqual(["Flood falls", "Flood in Graz"]);
});

test("the sample newsroom's events are its own, and go with it", async () => {
  await store("north", { title: "Flood in Graz" });
  for (const key of ["a", "b"])
    await transaction(t.db, (tx) =>
      publishStory(tx, ownPiece(now, { key, title: `Flood ${key}`, sample: true }), now),
    );
  await job.round();
  expect(await seen()).toMatchObject([
    { titles: ["Flood a", "Flood b"], stories: 2, publishers: 1 },
  ]);
  expect(await listEvents(t.db, { limit: 5 })).toEqual([]);
  expect(await listEvents(t.db, { limit: 5, sample: true })).toHaveLength(1);
  await t.pool.query("delete from stories where sample");
  await t.pool.query(
    `insert into live_events (topic, payload) values ('stories', '{"revoked": true}')`,
  );
  await job.round();
  expect(await seen()).toEqual([]);
});

test("at the first start the stories of two days are clustered, older ones are not", async () => {
  const hours = (n: number) => new Date(now.getTime() - n * 3_600_000);
  const old = Array.from({ length: 3 }, () => ({ title: "Flood", publishedAt: hours(49) }));
  await store("north", ...old);
  const fresh = Array.from({ length: 450 }, (_, i) => ({
    title: `Case${i % 150}`,
    publishedAt: hours(i / 10),
  }));
  await store("south", ...fresh);
  expect(await job.round()).toBe(450);
  const events = await seen();
  expect(events).toHaveLength(150);
  expect(new Set(events.map((e) => e.titles.length))).toEqual(new Set([3]));
});

test("three owners of two countries on one event are breaking, in whatever languages they report", async () => {
  await setSource(t.db, "east", { country: "FR" }, { actor: "operator", now });
  await store("north", { title: "Flood in Graz", publishedAt: minutesAgo(60) });
  await store("south", { title: "Flood hits Graz", lang: "de", publishedAt: minutesAgo(40) });
  await job.round();
  expect(await markBreakingEvents(t.db, now)).toBe(0);
  await store("east", { title: "Flood warning", lang: "fr", publishedAt: minutesAgo(20) });
  await job.round();
  expect(await markBreakingEvents(t.db, now)).toBe(3);
  expect(await markBreakingEvents(t.db, now)).toBe(0);
  const over = new Date(now.getTime() + 161 * 60_000);
  expect(await markBreakingEvents(t.db, over)).toBe(3);
  expect(await markBreakingEvents(t.db, over)).toBe(0);
});

test("an event breaks once, and one that it is merged with does not break again", async () => {
  await setSource(t.db, "east", { country: "FR" }, { actor: "operator", now });
  const publishAll = async (word: string) => {
    for (const source of ["north", "south", "east"])
      await store(source, {
        title: `${word} by ${source.at(0)}`,
        publishedAt: minutesAgo(20),
      });
    await job.round();
  };
  const later = new Date(now.getTime() + 60 * 60_000);
  await publishAll("Flood breaks");
  await markBreakingEvents(t.db, now);
  await publishAll("Dams burst");
  await mergeEvents(t.db, (await seen())[1].slug, (await seen())[0].slug, { actor: "ed", now });
  const { rows } = await t.pool.query("select broke_at from events where merged_into is null");
  expect(rows).toEqual([{ broke_at: now }]);
  const records = [];
  for await (const record of readEventRecords(t.db, { since: null })) records.push(record);
  expect(records).toMatchObject([
    { breakingAt: [now], publishers: 3, countries: 2, stories: { length: 6 } },
  ]);
  expect(records[0]?.stories[0]).toMatchObject({
    link: expect.stringContaining("http"),
    publishedAt: minutesAgo(20).toISOString().replace(".000", ""),
  });
  for await (const _ of readEventRecords(t.db, { since: later })) expect.unreachable();
  expect(await markBreakingEvents(t.db, now)).toBe(3);
  await t.pool.query("truncate live_events");
  await markBreakingEvents(t.db, later);
  const news = await t.pool.query("select payload from live_events where payload ? 'breaking'");
  expect(news.rows).toEqual([]);
});
