import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { defaultPreferences, type Reader } from "#accounts/reader.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { signIn } from "../../tests/factories/readers.ts";
import { deliver, publish } from "../../tests/factories/stories.ts";
import { loadAccountState } from "./account-state.server.ts";
import {
  deleteActivity,
  listActivity,
  recordArticleReading,
  recordReading,
  statisticsOf,
} from "./activity.server.ts";

let test: TestDatabase;
const now = new Date("2026-11-21T12:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
let own: number;
let foreign: number;

const idOf = async (slug: string) =>
  (await test.pool.query("select id from stories where slug = $1", [slug])).rows[0].id as number;
const someone = async (analytics = true) => {
  const { id } = await signIn(test.db, now);
  return {
    id,
    timezone: "UTC",
    preferences: { ...defaultPreferences, privacy_analytics: analytics },
  };
};
const auto = { source: "article", seconds: 0, ended: false, marked: false } as const;
const all = (id: string) => listActivity(test.db, id, { limit: 50, cursor: null });

beforeAll(async () => {
  test = await openTestDatabase();
  // A thousand words take four minutes, and count as read after two.
  own = await idOf(await publish(test.db, now, { body: "word ".repeat(1000), countries: ["FR"] }));
  foreign = await idOf(await deliver(test.db, now, { countries: ["DE", "FR"], topics: ["Trade"] }));
  await test.pool.query("update sources set band = 'left' where id = 'outlet'");
});
afterAll(() => test.close());

describe("recordArticleReading", () => {
  it("adds up what was in sight, and counts it as read after half the time", async () => {
    const ana = await someone();
    await recordArticleReading(test.db, ana, { ...auto, id: own, seconds: 70 }, now);
    expect((await all(ana.id)).entries).toMatchObject([{ seconds: 70, completed: false }]);
    await recordArticleReading(test.db, ana, { ...auto, id: own, seconds: 50 }, later(2));
    const { entries } = await all(ana.id);
    expect(entries).toMatchObject([{ seconds: 120, completed: true, outlet: "Newsroom" }]);
    expect(entries[0]?.readAt).toBe(later(2).toISOString());
  });

  it("counts it as read at its end, and says so of a story elsewhere by its own address", async () => {
    const ben = await someone();
    await recordArticleReading(
      test.db,
      ben,
      { ...auto, id: foreign, seconds: 9, ended: true },
      now,
    );
    const { entries } = await all(ben.id);
    expect(entries).toMatchObject([{ completed: true, source: "article", lang: "fr" }]);
    expect(entries[0]?.href).toMatch(/^\/article\//);
    const { rows } = await test.pool.query(
      "select article_url from user_reading_activity where user_id = $1",
      [ben.id],
    );
    expect(rows[0].article_url).toMatch(/^https:\/\/outlet\.example\//);
  });

  it("notes only what is done on purpose where analytics are off", async () => {
    const cem = await someone(false);
    expect(await recordArticleReading(test.db, cem, { ...auto, id: own, ended: true }, now)).toBe(
      true,
    );
    expect((await all(cem.id)).entries).toEqual([]);
    await recordArticleReading(test.db, cem, { ...auto, id: own, marked: true }, now);
    expect((await all(cem.id)).entries).toMatchObject([{ completed: true }]);
  });

  it("knows no story that is not there, and bounds what a beacon says", async () => {
    const dan = await someone();
    expect(await recordArticleReading(test.db, dan, { ...auto, id: 999_999 }, now)).toBe(false);
    for (const seconds of [-5, 1e15, Number.NaN])
      await recordArticleReading(test.db, dan, { ...auto, id: own, seconds }, now);
    expect((await all(dan.id)).entries).toMatchObject([{ seconds: 4 * 3_600 }]);
  });

  it("loses nothing when many say it at once", async () => {
    const eve = await someone();
    await Promise.all(
      Array.from({ length: 20 }, () =>
        recordArticleReading(test.db, eve, { ...auto, id: own, seconds: 3 }, now),
      ),
    );
    expect((await all(eve.id)).entries).toMatchObject([{ seconds: 60 }]);
  });
});

describe("history", () => {
  it("pages by cursor without a gap or a double, and forgets one or all", async () => {
    const fay = await someone();
    const gus = await someone();
    for (let n = 0; n < 25; n++)
      for (const who of [fay, gus])
        await recordReading(
          test.db,
          who,
          {
            title: `T${n}`,
            url: `https://x.example/${n}`,
            source: "todays_brief",
            completed: true,
          },
          later(Math.floor(n / 3)),
          { onPurpose: true },
        );
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await listActivity(test.db, fay.id, { limit: 10, cursor });
      seen.push(...page.entries.map((e) => e.title));
      cursor = page.cursor;
    } while (cursor);
    expect(seen).toEqual(Array.from({ length: 25 }, (_, n) => `T${24 - n}`));
    const first = (await all(fay.id)).entries[0]?.id ?? 0;
    expect(await deleteActivity(test.db, gus, first, now)).toBe(0);
    expect(await deleteActivity(test.db, fay, first, now)).toBe(1);
    expect(await deleteActivity(test.db, fay, "all", now)).toBe(24);
    expect((await all(gus.id)).entries).toHaveLength(25);
    expect(await listActivity(test.db, fay.id, { limit: 5, cursor: "nonsense" })).toEqual({
      entries: [],
      cursor: null,
    });
  });
});

describe("statisticsOf", () => {
  it("counts what was read, and what it was about", async () => {
    const hal = await someone();
    expect(await statisticsOf(test.db, hal, now)).toMatchObject({
      articlesRead: 0,
      readingSeconds: 0,
      breakdown: { stories: 0, topics: [], bands: [] },
    });
    await recordArticleReading(test.db, hal, { ...auto, id: own, seconds: 3_600 }, later(-5));
    await recordArticleReading(test.db, hal, { ...auto, id: foreign, marked: true }, now);
    const month = 31 * 24 * 60;
    const { articlesRead, readingSeconds, breakdown, achievements } = await statisticsOf(
      test.db,
      hal,
      later(1),
    );
    expect({ articlesRead, readingSeconds }).toEqual({ articlesRead: 2, readingSeconds: 3_600 });
    expect(breakdown).toEqual({
      stories: 2,
      days: 30,
      topics: [
        { key: "Politics", stories: 1 },
        { key: "Trade", stories: 1 },
      ],
      countries: [
        { key: "FR", stories: 2 },
        { key: "DE", stories: 1 },
      ],
      bands: expect.arrayContaining([
        { key: "left", stories: 1 },
        { key: "unrated", stories: 1 },
      ]),
    });
    const earned = achievements.filter((a) => a.earned).map((a) => a.name);
    expect(earned).toEqual(["firstStory", "hour"]);
    expect((await statisticsOf(test.db, hal, later(month))).breakdown.stories).toBe(0);
  });

  it("gives a reading profile from what was read, with the state of the account", async () => {
    const ida = await someone();
    const profile = async () =>
      (await loadAccountState(test.db, ida as Reader, now)).readingProfile;
    expect(await profile()).toEqual({ topics: {}, countries: {}, read: [] });
    await recordArticleReading(test.db, ida, { ...auto, id: foreign, marked: true }, now);
    await recordArticleReading(test.db, ida, { ...auto, id: own, seconds: 3 }, now);
    expect(await profile()).toEqual({
      topics: { Trade: 1 },
      countries: { DE: 1, FR: 1 },
      read: [foreign],
    });
  });
});
