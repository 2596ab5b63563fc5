// What a section front counts, and what it says and shows of other languages.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { transaction } from "#platform/db/db.server.ts";
import { announce } from "#platform/live/outbox.server.ts";
import type { CoveredPlace } from "#stories/country.ts";
import type { Topic } from "#stories/topic.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { createEvent } from "../../tests/factories/events.ts";
import { addPlaces, sectionViewAt } from "../../tests/factories/sections.ts";
import { deliver } from "../../tests/factories/stories.ts";
import { recountEvents } from "./clustering-job/writing.queries.server.ts";
import { maxCounted } from "./section/section.queries.server.ts";
import { sectionFront, sectionRule } from "./section.server.ts";

const now = new Date("2026-11-21T12:00:00Z");
let t: TestDatabase;
beforeAll(async () => {
  t = await openTestDatabase();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.pool.query(
    "truncate sources, live_events, events, event_stories restart identity cascade",
  );
});

const front = (path: string, before: string | null = null, languages: string[] | null = ["en"]) =>
  sectionFront(t.db, now, sectionViewAt(path, { before }), { languages });
const titlesOf = ({ lead, rows }: Awaited<ReturnType<typeof front>>) =>
  [lead, ...rows].flatMap((row) => row?.story.title ?? []);

type Report = { title: string; lang: string; topics?: Topic[]; countries?: CoveredPlace[] };

/** An event of these reports, each of another publisher; the first one leads. */
async function happen(reports: Report[], ago = 30) {
  const { id, stories } = await createEvent(
    t.db,
    now,
    reports.map(({ title, lang }, n) => ({ source: `paper-${n}`, title, lang, ago: ago + n })),
  );
  for (const [n, { topics = ["Politics"], countries = [] }] of reports.entries()) {
    const story = stories[n]?.id ?? 0;
    await t.pool.query("delete from story_topics where story_id = $1", [story]);
    for (const topic of topics)
      await t.pool.query("insert into story_topics (story_id, topic) values ($1, $2)", [
        story,
        topic,
      ]);
    await addPlaces(t.db, story, countries);
  }
  await transaction(t.db, (tx) => recountEvents(tx, [id], now));
}
const single = (title: string, o: { lang?: string; topics?: Topic[]; ago?: number } = {}) =>
  deliver(
    t.db,
    now,
    {
      title,
      lang: o.lang ?? "en",
      topics: o.topics ?? ["Politics"],
      countries: ["PL"],
      publishedAt: new Date(now.getTime() - (o.ago ?? 40) * 60_000),
    },
    "lonely",
  );

describe("a section front with news in other languages", () => {
  const polish = (title: string): Report => ({ title, lang: "pl", countries: ["PL"] });

  it("says how many more events and stories other languages have", async () => {
    await happen([
      { ...polish("Sejm passes the budget"), lang: "en" },
      polish("Sejm uchwala budżet"),
    ]);
    await happen([polish("Nowy most w Warszawie"), polish("Most otwarty")]);
    await single("Drogi zamknięte", { lang: "pl" });
    await single("Czy drogi będą zamknięte?", { lang: "pl" });
    const found = await front("/country/pl");
    expect(titlesOf(found)).toEqual(["Sejm passes the budget"]);
    expect(found.inOtherLanguages).toEqual({ count: 2, isMore: false });
    expect((await front("/topic/politics?country=pl")).inOtherLanguages).toMatchObject({
      count: 2,
    });
    const all = await front("/country/pl", null, null);
    expect(all.inOtherLanguages).toBeNull();
    expect(all.counts.all).toBe(3);
  });

  it("goes on in them on later pages where there is nothing else", async () => {
    for (let n = 0; n < sectionRule.rows + 4; n++)
      await single(`Wiadomość ${n}`, { lang: "pl", ago: 30 + n });
    const first = await front("/country/pl");
    expect(first).toMatchObject({ isInOtherLanguages: true, inOtherLanguages: null });
    expect(titlesOf(await front("/country/pl", first.next))).toHaveLength(4);
  });
});

describe("an event of few publishers on a section front", () => {
  const cable: Report = {
    title: "Seekabel vor Lettland beschädigt",
    lang: "de",
    topics: ["Defense"],
    countries: ["LV", "LT"],
  };

  it("is shown by a story that does not say what it is about", async () => {
    await happen([cable, { title: "Alert after cable outages", lang: "en", topics: [] }]);
    for (const path of ["/country/lv", "/country/lt", "/topic/defense?country=lv"]) {
      const found = await front(path);
      expect(titlesOf(found), path).toEqual(["Alert after cable outages"]);
      expect(found.counts.all, path).toBe(1);
    }
  });

  it.each([1, 2])(
    "is shown by what is about it where one report is not: by one of %i others",
    async (others) => {
      const elsewhere: Report = {
        title: "Ship of cable affair is held in Turku",
        lang: "en",
        topics: ["Defense"],
        countries: ["FI"],
      };
      const polish: Report = { ...cable, title: "Uszkodzony kabel", lang: "pl" };
      await happen(others === 1 ? [cable, elsewhere] : [cable, polish, elsewhere]);
      const found = await front("/country/lv");
      expect(titlesOf(found)).toEqual([others === 1 ? cable.title : polish.title]);
      expect(found).toMatchObject({ isInOtherLanguages: true, counts: { all: 1 } });
      await single("Riga votes", { topics: ["Defense"] });
      await t.pool.query("update story_listings set country = 'LV' where country = 'PL'");
      await t.pool.query("update story_countries set country = 'LV' where country = 'PL'");
      const readable = await front("/country/lv");
      expect(titlesOf(readable)).toEqual(["Riga votes"]);
      expect(readable.counts.all).toBe(1);
    },
  );
});

/** Repeats every row of the listings, so that there are more of them than are counted. Announces nothing. */
const listAgain = (times: number) =>
  t.pool.query(
    `insert into story_listings (topic, country, sample, published_at, story_id, lang)
      select topic, country, sample, published_at - n * interval '1 second', story_id, lang
      from story_listings, generate_series(1, $1::int) n`,
    [times],
  );
const announceNews = () => transaction(t.db, (tx) => announce(tx, "stories", { slugs: [] }));

describe("the counts of a section front", () => {
  it("are of events and single stories alike, whatever is chosen", async () => {
    await happen([
      { title: "Sejm passes the budget", lang: "en", countries: ["PL"] },
      { title: "Budżet", lang: "pl", countries: ["PL"] },
    ]);
    await single("Strike on the rails", { topics: ["Transport"] });
    await single("Ports are frozen", { topics: ["Transport", "Politics"] });
    await single("Should ports freeze?", { topics: ["Transport"] });
    await single("Kolej", { topics: ["Transport"], lang: "pl" });
    const expected = { all: 3, topics: { Politics: 2, Transport: 2, Energy: 0 } };
    for (const path of ["/country/pl", "/country/pl?topic=transport", "/country/pl?topic=energy"])
      expect((await front(path)).counts, path).toMatchObject(expected);
    expect((await front("/topic/transport?country=pl")).counts).toMatchObject({
      all: 2,
      countries: { PL: 2, DE: 0 },
    });
    // The most covered are events alone, in every language.
    expect((await front("/country/pl?sort=covered")).counts).toMatchObject({
      all: 1,
      topics: { Politics: 1, Transport: 0 },
    });
  });

  it("are the least there are where more listings than are searched are of the seven days", async () => {
    await single("Strike on the rails", { topics: ["Transport"] });
    expect((await front("/topic/transport")).counts).toMatchObject({ all: 1, isMore: false });
    await listAgain(maxCounted);
    await announceNews();
    const busy = await front("/topic/transport");
    expect(busy.counts.isMore).toBe(true);
    expect((await front("/topic/transport?sort=covered")).counts.isMore).toBe(false);
  });

  it("are read once for all pages of a list until there is news", async () => {
    for (let n = 0; n < sectionRule.rows + 4; n++) await single(`Strike ${n}`, { ago: 30 + n });
    await single("Kolej", { lang: "pl" });
    const first = await front("/country/pl");
    expect(first).toMatchObject({ counts: { all: 24 }, inOtherLanguages: { count: 1 } });
    await listAgain(1);
    const { counts, inOtherLanguages } = first;
    expect(await front("/country/pl", first.next)).toMatchObject({ counts, inOtherLanguages });
    await announceNews();
    expect(await front("/country/pl", first.next)).toMatchObject({
      counts: { all: 48 },
      inOtherLanguages: { count: 2 },
    });
  });

  it("are of other languages where there is nothing in the reader's", async () => {
    await single("Kolej", { topics: ["Transport"], lang: "pl" });
    expect((await front("/country/pl")).counts).toMatchObject({ all: 1, topics: { Transport: 1 } });
    await single("Roads", { topics: ["Energy"] });
    expect((await front("/country/pl?topic=transport")).counts).toMatchObject({
      all: 1,
      topics: { Transport: 0, Energy: 1 },
    });
  });
});
