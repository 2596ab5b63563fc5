import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { defaultPreferences } from "#accounts/reader.ts";
import { storiesWithWordCount } from "#stories/stories-with-word-count.server.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { createEvent } from "../../tests/factories/events.ts";
import { signIn } from "../../tests/factories/readers.ts";
import { deliver, publish } from "../../tests/factories/stories.ts";
import { listActivity, recordArticleReading } from "./activity.server.ts";
import { applyChanges } from "./apply-changes.server.ts";
import { dismissBrief, memberBriefOf, readInBrief } from "./member-brief.server.ts";

let test: TestDatabase;
const now = new Date("2026-11-21T12:00:00Z");
const tomorrow = new Date("2026-11-22T00:00:00Z");
const everything = { languages: ["en"], leading: async () => [], mayRead: () => true };
const someone = async (analytics = true, timezone = "UTC") => {
  const { id } = await signIn(test.db, now);
  return { id, timezone, preferences: { ...defaultPreferences, privacy_analytics: analytics } };
};
const historyOf = async (id: string) =>
  (await listActivity(test.db, id, { limit: 50, cursor: null })).entries;

beforeAll(async () => {
  test = await openTestDatabase();
  expect(await memberBriefOf(test.db, await someone(), everything, now)).toEqual({
    day: "2026-11-21",
    stories: [],
    dismissed: false,
  });
  for (let n = 0; n < 2; n++) await publish(test.db, now, { body: "word ".repeat(500) });
  for (const outlet of ["one", "two", "three"])
    for (let n = 0; n < 3; n++) await deliver(test.db, now, {}, outlet);
  await publish(test.db, now, { title: "For premium", premium: true });
  for (const country of ["FR", "DE", "PT"] as const)
    await deliver(test.db, now, { countries: [country], topics: ["Energy"] });
});
afterAll(() => test.close());

describe("memberBriefOf", () => {
  it("is chosen once a day, of five that were not read, and another the next day", async () => {
    const ana = await someone();
    const brief = await memberBriefOf(test.db, ana, everything, now);
    expect(brief.stories).toHaveLength(5);
    await publish(test.db, now, { title: "Newer than all of them", publishedAt: now });
    const ids = brief.stories.map((s) => s.id);
    for (const { id } of brief.stories)
      await readInBrief(test.db, ana, { story: id, onPurpose: true }, now);
    const again = await memberBriefOf(test.db, ana, everything, now);
    expect(again.stories.map((s) => s.id)).toEqual(ids);
    expect(again.stories.every((s) => s.read)).toBe(true);
    const next = await memberBriefOf(test.db, ana, everything, tomorrow);
    expect(next.stories.length).toBeGreaterThan(2);
    expect(next.stories.filter((s) => ids.includes(s.id))).toEqual([]);
  });

  it("leads to the publisher or to our page, and says how long it takes", async () => {
    const ben = await someone();
    const { stories } = await memberBriefOf(test.db, ben, everything, now);
    for (const story of stories)
      expect(story).toMatchObject(
        story.external
          ? { readTime: 1, url: /^https:/ }
          : { url: expect.stringMatching(/^\/article\//) },
      );
    expect(stories.find((s) => !s.external && s.readTime === 2)).toBeDefined();
  });

  it("has the countries that were chosen, and nothing that may not be read", async () => {
    const cem = await someone();
    await applyChanges(test.db, cem, [{ do: "follow", name: "country:PT" }], now);
    const { stories } = await memberBriefOf(
      test.db,
      cem,
      { ...everything, mayRead: (s) => !s.premium },
      now,
    );
    const { rows } = await test.pool.query(
      "select s.id from stories s join story_countries c on c.story_id = s.id where c.country = 'PT'",
    );
    expect(stories.map((s) => s.id)).toContain(rows[0].id);
    expect(stories.map((s) => s.title)).not.toContain("For premium");
  });

  it("has what followed sources and events brought, however much is newer", async () => {
    const eve = await someone();
    const at = new Date(now.getTime() - 30 * 3_600_000);
    await deliver(test.db, now, { title: "Of the followed one", publishedAt: at }, "followed-one");
    const follow = { do: "follow", name: "source:followed-one" } as const;
    await applyChanges(test.db, eve, [follow], now);
    const { stories } = await memberBriefOf(test.db, eve, everything, now);
    const cem = await someone();
    const other = await memberBriefOf(test.db, cem, everything, now);
    const titles = [stories, other.stories].map((list) => list.map((story) => story.title));
    expect(titles[0]).toContain("Of the followed one");
    expect(titles[1]).not.toContain("Of the followed one");
  });

  it("is the same in two tabs that ask at once", async () => {
    const dan = await someone();
    const briefs = await Promise.all(
      Array.from({ length: 8 }, () => memberBriefOf(test.db, dan, everything, now)),
    );
    expect(new Set(briefs.map((b) => JSON.stringify(b))).size).toBe(1);
  });
});

describe("what it is chosen by", () => {
  it("is the reader's day: one begins while it is still yesterday elsewhere", async () => {
    const [west, east] = [
      await someone(true, "America/New_York"),
      await someone(true, "Europe/Athens"),
    ];
    const late = new Date("2026-11-21T23:30:00Z");
    const [there, here] = [
      await memberBriefOf(test.db, west, everything, late),
      await memberBriefOf(test.db, east, everything, late),
    ];
    expect([there.day, here.day]).toEqual(["2026-11-21", "2026-11-22"]);
    await dismissBrief(test.db, west, late);
    const after = new Date("2026-11-22T04:59:00Z");
    expect((await memberBriefOf(test.db, west, everything, after)).dismissed).toBe(true);
    const next = new Date("2026-11-22T05:01:00Z");
    expect(await memberBriefOf(test.db, west, everything, next)).toMatchObject({
      day: "2026-11-22",
      dismissed: false,
    });
  });

  it("is what leads home, also where many newer stories have come since, each event once", async () => {
    const hours = 60;
    const ids = (
      await createEvent(test.db, now, [
        { source: "zeitung", lang: "de", ago: 40 * hours },
        { source: "journal", lang: "en", ago: 39 * hours },
      ])
    ).stories.map(({ id }) => id);
    for (let n = 0; n < 90; n++) await deliver(test.db, now, {}, `outlet ${n}`);
    const leading = () => storiesWithWordCount(test.db, ids);
    const reader = { ...everything, languages: ["de", "en"], leading };
    const { stories } = await memberBriefOf(test.db, await someone(), reader, now);
    expect(stories[0]?.id).toBe(ids[0]);
    expect(stories).toHaveLength(5);
    expect(stories.map(({ id }) => id)).not.toContain(ids[1]);
  });
});

describe("reading it", () => {
  it("ticks a story once, and notes it with the brief's source", async () => {
    const eve = await someone();
    const { stories } = await memberBriefOf(test.db, eve, everything, now);
    const story = stories[0]?.id ?? 0;
    expect(await readInBrief(test.db, eve, { story, onPurpose: false }, now)).toBe(true);
    expect(await readInBrief(test.db, eve, { story, onPurpose: true }, now)).toBe(true);
    const { rows } = await test.pool.query(
      "select read_stories from member_briefs where user_id = $1",
      [eve.id],
    );
    expect(rows[0].read_stories.map(Number)).toEqual([story]);
    expect(await historyOf(eve.id)).toMatchObject([{ source: "members_brief", completed: true }]);
  });

  it("ticks an opened link without noting it where analytics are off", async () => {
    const fay = await someone(false);
    const { stories } = await memberBriefOf(test.db, fay, everything, now);
    await readInBrief(test.db, fay, { story: stories[0]?.id ?? 0, onPurpose: false }, now);
    expect((await memberBriefOf(test.db, fay, everything, now)).stories[0]?.read).toBe(true);
    expect(await historyOf(fay.id)).toEqual([]);
  });

  it("is of the reader's own brief alone", async () => {
    const [gus, hal] = [await someone(), await someone()];
    const { stories } = await memberBriefOf(test.db, gus, everything, now);
    const story = stories[0]?.id ?? 0;
    expect(await readInBrief(test.db, hal, { story, onPurpose: true }, now)).toBe(false);
    expect(await historyOf(hal.id)).toEqual([]);
  });

  it("ends with the day when it is put away", async () => {
    const ida = await someone();
    await memberBriefOf(test.db, ida, everything, now);
    await dismissBrief(test.db, ida, now);
    expect((await memberBriefOf(test.db, ida, everything, now)).dismissed).toBe(true);
    expect((await memberBriefOf(test.db, ida, everything, tomorrow)).dismissed).toBe(false);
  });

  it("never brings a story that was read elsewhere", async () => {
    const jon = await someone();
    const { rows } = await test.pool.query(
      "select id from stories order by published_at desc limit 5",
    );
    for (const { id } of rows)
      await recordArticleReading(
        test.db,
        jon,
        { id: Number(id), source: "article", seconds: 0, ended: true, marked: false },
        now,
      );
    const { stories } = await memberBriefOf(test.db, jon, everything, now);
    const read = rows.map((r) => Number(r.id));
    expect(stories.filter((s) => read.includes(s.id))).toEqual([]);
  });
});
