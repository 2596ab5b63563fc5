import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { transaction } from "#platform/db/db.server.ts";
import type { CoveredPlace } from "#stories/country.ts";
import type { SectionView } from "#stories/section-address.ts";
import type { Topic } from "#stories/topic.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { createEvent, type EventStoryDraft } from "../../tests/factories/events.ts";
import { addPlaces, sectionViewAt } from "../../tests/factories/sections.ts";
import { deliver, publish } from "../../tests/factories/stories.ts";
import { recountEvents } from "./clustering-job/writing.queries.server.ts";
import { sectionFront, sectionRule } from "./section.server.ts";

const now = new Date("2026-11-21T12:00:00Z");
const languages = ["en"];
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

const front = (path: string, more: Partial<SectionView> = {}) =>
  sectionFront(t.db, now, sectionViewAt(path, more), { languages });
const titlesOf = ({ rows }: { rows: { story: { title: string } }[] }) =>
  rows.map((row) => row.story.title);

/** An event as its reports make it, of these places beside its topic. */
async function happen(
  title: string,
  o: { reports: number; ago?: number; countries?: CoveredPlace[]; sample?: boolean },
) {
  const drafts: EventStoryDraft[] = Array.from({ length: o.reports }, (_, n) => ({
    source: `paper-${n}`,
    band: (["left", "center", "right"] as const)[n % 3] ?? null,
    lang: n === 0 ? "en" : "fr",
    title: n === 0 ? title : `${title} ${n}`,
    ago: (o.ago ?? 10) + n,
  }));
  const event = await createEvent(t.db, now, drafts, { sample: o.sample ?? false });
  for (const { id } of event.stories) await addPlaces(t.db, id, o.countries ?? []);
  await transaction(t.db, (tx) => recountEvents(tx, [event.id], now));
  return event;
}
const minutesAgo = (n: number) => new Date(now.getTime() - n * 60_000);
const single = (title: string, ago: number, more: { lang?: string; topics?: Topic[] } = {}) =>
  deliver(t.db, now, { title, lang: "en", publishedAt: minutesAgo(ago), ...more }, "lonely");

describe("a section front", () => {
  it("is led by its best event with a story from each side, and lists the rest by time", async () => {
    await happen("Great vote", { reports: 7, ago: 100 });
    await happen("Small vote", { reports: 2, ago: 30 });
    await single("Single story", 20);
    await single("Article seul", 15, { lang: "fr" });
    await single("Of the fields", 5, { topics: ["Agriculture"] });
    const found = await front("/topic/politics");
    expect(found.lead?.story).toMatchObject({ title: "Great vote", coverage: { publishers: 7 } });
    expect(found.lead?.sides.map((s) => s.side)).toEqual(["left", "center", "right"]);
    expect(found.lead?.sides.map((s) => s.title)).not.toContain("Great vote");
    expect(titlesOf(found)).toEqual(["Single story", "Small vote"]);
    expect(found.rows.map((row) => row.story.coverage?.publishers ?? 1)).toEqual([1, 2]);
    expect(found.week).toMatchObject({ events: 2, leanings: { left: 4, center: 3, right: 2 } });
    expect(found).toMatchObject({ next: null, last: null, counts: { all: 3 } });
  });

  it("shows of a side a report near in time to the lead, before columns and first reports", async () => {
    const draft = (n: number, title: string, ago: number, band: EventStoryDraft["band"]) => ({
      source: `paper-${n}`,
      band,
      lang: "en",
      title,
      ago,
    });
    const event = await createEvent(
      t.db,
      now,
      [
        draft(1, "Vote held in Ronsund after night of talks", 60, "center"),
        draft(2, "Ronsund: vote expected after night of talks", 600, "left"),
        draft(3, "How Ronsund came to vote after night of talks", 62, "left"),
        draft(4, "Ronsund votes after night of talks", 70, "left"),
      ],
      { sample: false },
    );
    await transaction(t.db, (tx) => recountEvents(tx, [event.id], now));
    const { lead } = await front("/topic/politics");
    const bySide = new Map(lead?.sides.map((s) => [s.side, s.title]));
    expect(bySide.get("left")).toBe("Ronsund votes after night of talks");
  });

  it("is led by an event in the reader's languages, and lists major events of several countries in any", async () => {
    const inGreek = (sources: string[], title: string, ago: number) =>
      createEvent(
        t.db,
        now,
        sources.map((source, n) => ({
          source: `${source}-${n}`,
          country: source,
          lang: "el",
          title: `${title} ${n}`,
          ago,
        })),
      ).then((event) => transaction(t.db, (tx) => recountEvents(tx, [event.id], now)));
    await happen("Small vote", { reports: 2, ago: 60 });
    await inGreek(["GR", "GR", "GR", "GR", "GR", "GR", "GR"], "Εθνικό", 20);
    await inGreek(["GR", "CY", "FR", "GR", "GR"], "Διεθνές", 30);
    const found = await front("/topic/politics");
    expect(found.lead?.story.title).toBe("Small vote");
    expect(titlesOf(found)).toHaveLength(1);
    expect(titlesOf(found)[0]).toMatch(/^Διεθνές/);
  });

  it("lists of what one publisher has updated the newest version", async () => {
    const drafts = [
      { source: "daily", lang: "en", title: "Train hits cart", ago: 30 },
      { source: "daily", lang: "en", title: "Train hits cart near Ronsund", ago: 20, updates: 0 },
      { source: "daily", lang: "en", title: "Train of Ronsund hit cart", ago: 10, updates: 0 },
      { source: "daily", lang: "en", title: "Cart on rails was no accident", ago: 5 },
    ];
    await createEvent(t.db, now, drafts);
    const found = await front("/topic/politics");
    expect(found.lead?.story.title).toBe("Cart on rails was no accident");
    expect(titlesOf(found)).toEqual(["Train of Ronsund hit cart"]);
  });

  it("counts at least what it lists", async () => {
    await happen("Small vote", { reports: 2, ago: 30 });
    await single("Single story", 20);
    const found = await front("/topic/politics");
    expect([found.lead ? 1 : 0, found.rows.length, found.counts.all]).toEqual([1, 1, 2]);
  });

  it("is narrowed to a country, and counts what there is for each choice", async () => {
    await happen("In Lyon and Paris", { reports: 4, countries: ["FR"] });
    await happen("In France and Malta", { reports: 2, countries: ["FR", "MT"] });
    await happen("Nowhere", { reports: 3 });
    const found = await front("/topic/politics?country=mt");
    expect(found.lead?.story.title).toBe("In France and Malta");
    expect(found.counts).toMatchObject({ all: 3, countries: { FR: 2, MT: 1, DE: 0 } });
    const france = await front("/country/fr");
    expect(france.lead?.story.title).toBe("In Lyon and Paris");
    expect(titlesOf(france)).toEqual(["In France and Malta"]);
    expect(france.counts).toMatchObject({ all: 2, topics: { Politics: 2, Energy: 0 } });
    expect((await front("/country/de?topic=politics")).lead).toBeNull();
  });

  it("goes on page after page, shows everything once, and the lead not again", async () => {
    await happen("Lead", { reports: 5, ago: 300 });
    const expected: string[] = [];
    for (let n = 0; n < 45; n++) {
      const title = `Row ${n}`;
      // Some at the same moment.
      const ago = 10 + 10 * Math.floor(n / 3);
      if (n % 3 === 0) await happen(title, { reports: 2, ago });
      else await single(title, ago);
      expected.push(title);
    }
    const seen: string[] = [];
    let before: string | null = null;
    let pages = 0;
    do {
      const page = await front("/topic/politics", { before });
      expect(page.rows.length).toBeLessThanOrEqual(sectionRule.rows);
      expect(page.lead === null).toBe(pages > 0);
      seen.push(...titlesOf(page));
      before = page.next;
      pages++;
    } while (before && pages < 9);
    expect(pages).toBe(3);
    expect(seen).toHaveLength(45);
    expect(seen.toSorted()).toEqual(expected.toSorted());
  });

  it("orders the events of a week by coverage where that is asked for", async () => {
    await happen("Lead", { reports: 9, ago: 5 });
    for (const [title, reports, ago] of [
      ["Two", 2, 10],
      ["Six", 6, 3_000],
      ["Four", 4, 20],
      ["Old", 5, 20_000],
    ] as const)
      await happen(title, { reports, ago });
    await single("Single", 1);
    expect(titlesOf(await front("/topic/politics?sort=covered"))).toEqual(["Six", "Four", "Two"]);
  });

  it("says what was last where nothing is new", async () => {
    await happen("Long ago", { reports: 3, ago: 5_000, countries: ["MT"] });
    const found = await front("/topic/politics?country=mt");
    expect(found).toMatchObject({ lead: null, rows: [], last: { story: { title: "Long ago" } } });
    expect(titlesOf(await front("/topic/politics?country=mt", { before: found.next }))).toEqual([
      "Long ago",
    ]);
    expect(await front("/topic/energy")).toMatchObject({ lead: null, rows: [], last: null });
  });

  it("takes a forged or spoiled cursor for none, or for a position in the list", async () => {
    await happen("Vote", { reports: 3 });
    await single("Single", 20);
    for (const before of ["x", "e0.1", "' or 1=1", "s0.zzzzzzzzzz.1"])
      expect((await front("/topic/politics", { before })).lead?.story.title, before).toBe("Vote");
    expect(titlesOf(await front("/topic/politics", { before: "s0.1.1" }))).toEqual([]);
    const everything = await front("/topic/politics", { before: "ezz-0.nnnnnnnn.zzzzzzzzz" });
    expect(titlesOf(everything)).toEqual(["Vote", "Single"]);
  });

  it("shows single stories in other languages only where there is nothing else", async () => {
    await single("Seule", 10, { lang: "fr" });
    expect(await front("/topic/politics")).toMatchObject({
      lead: { story: { title: "Seule" } },
      isInOtherLanguages: true,
      inOtherLanguages: null,
    });
    await single("Alone", 20);
    expect(await front("/topic/politics")).toMatchObject({
      lead: { story: { title: "Alone" } },
      isInOtherLanguages: false,
      inOtherLanguages: { count: 1, isMore: false },
    });
    expect(titlesOf(await front("/topic/politics"))).toEqual([]);
  });

  it("finds single stories behind many others", async () => {
    await single("Far back", 2_000);
    await t.pool.query(`
      insert into stories (slug, source_id, provenance, title, excerpt, lang, published_at, first_seen_at, updated_at, class, content_hash)
      select 'autre-' || n, 'lonely', 'feed', 'Autre', '', 'fr', '2026-11-21T11:00:00Z'::timestamptz - n * interval '1 minute', now(), now(), 'Topic', 'hash-' || n
      from generate_series(1, 700) n`);
    await t.pool.query(`
      insert into story_listings (topic, country, lang, sample, published_at, story_id)
      select 'Politics', '*', lang, false, published_at, id from stories where slug like 'autre-%'`);
    expect((await front("/topic/politics")).lead?.story.title).toBe("Far back");
  });

  it("keeps samples apart: none beside real stories", async () => {
    await happen("Invented", { reports: 5, sample: true });
    await happen("Invented too", { reports: 3, ago: 60, sample: true });
    await t.pool.query("update stories set sample = true");
    await t.pool.query("update story_listings set sample = true");
    const samples = await front("/topic/politics");
    expect(samples.lead?.story).toMatchObject({ title: "Invented", coverage: { publishers: 5 } });
    expect(samples.counts.all).toBe(2);
    await single("Real", 30);
    const real = await front("/topic/politics");
    expect(real.lead?.story.title).toBe("Real");
    expect(titlesOf(real)).toEqual([]);
    expect(real.counts.all).toBe(1);
  });

  it("has our own pieces at the side, unless they are in the list", async () => {
    await happen("Vote", { reports: 3 });
    for (const n of [1, 2, 3])
      await publish(t.db, now, { title: `Ours ${n}`, publishedAt: minutesAgo(10_000 + n) });
    await publish(t.db, now, { title: "Of energy", topics: ["Energy"] });
    const found = await front("/topic/politics");
    // They are rows of this page.
    expect(found.own).toEqual([]);
    const covered = await front("/topic/politics?sort=covered");
    expect(covered.own.map((s) => s.title)).toEqual(["Ours 1", "Ours 2"]);
  });
});
