import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { deliver, publish } from "../../tests/factories/stories.ts";
import { filterPlaces } from "./country.ts";
import { biasFeedRule, biasOfFeed, hubPreview, trendingStories } from "./hub.server.ts";
import { listStories } from "./stories.server.ts";
import { allStoryLanguages, defaultLanguages } from "./story-languages.ts";
import { type Topic, topics } from "./topic.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const hoursAgo = (hours: number) => new Date(noon.getTime() - hours * 3_600_000);
let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test?.close());
beforeEach(async () => {
  await sql`truncate stories, sources cascade`.execute(test.db);
});

const rate = (source: string, band: string | null) =>
  test.db.updateTable("sources").set({ band }).where("id", "=", source).execute();
const mark = (slug: string, flags: object) =>
  test.db.updateTable("stories").set(flags).where("slug", "=", slug).execute();

describe("bias of a feed", () => {
  it("counts the selection by the band of the source, or the one an editor gave the story", async () => {
    await deliver(test.db, noon);
    const own = await deliver(test.db, noon);
    await deliver(test.db, noon, { topics: ["Energy"] });
    await publish(test.db, noon);
    await rate("outlet", "left");
    await mark(own, { band: "far-right" });
    const { total, counts, sources } = await biasOfFeed(test.db, { topics: ["Politics"] }, noon);
    expect(total).toBe(3);
    expect(counts).toMatchObject({ left: 1, "far-right": 1, unrated: 1, center: 0 });
    expect(sources.map(({ key, total }) => [key, total])).toEqual([
      ["outlet", 2],
      ["newsroom", 1],
    ]);
  });

  it("leaves out what is older than seven days", async () => {
    await deliver(test.db, noon, { publishedAt: hoursAgo(24 * 7 + 1) });
    await deliver(test.db, noon, { publishedAt: hoursAgo(24 * 7 - 1) });
    expect((await biasOfFeed(test.db, {}, noon)).total).toBe(1);
  });

  it("counts the sample newsroom too, as the list shows it", async () => {
    const slug = await publish(test.db, noon);
    await mark(slug, { sample: true });
    await sql`update story_listings set sample = true`.execute(test.db);
    expect((await biasOfFeed(test.db, {}, noon)).total).toBe(1);
    await deliver(test.db, noon);
    const { total, sources } = await biasOfFeed(test.db, {}, noon);
    expect(total).toBe(2);
    expect(sources.map(({ key }) => key).sort()).toEqual(["newsroom", "outlet"]);
  });

  it("fills up with samples what the real news leaves of 500", async () => {
    await mark(await publish(test.db, noon), { sample: true });
    await mark(await publish(test.db, noon), { sample: true });
    await sql`update story_listings set sample = true`.execute(test.db);
    await deliver(test.db, noon);
    const addReal = (from: number, to: number) =>
      sql`
      with added as (
        insert into stories (slug, title, excerpt, lang, source_id, provenance, content_hash, published_at,
                             first_seen_at, updated_at)
        select 's' || n, 't', '', 'en', 'outlet', 'feed', 'h' || n, ${noon}, ${noon}, ${noon}
        from generate_series(${from}::int, ${to}::int) n returning id)
      insert into story_listings (topic, country, lang, sample, published_at, story_id)
      select '*', '*', 'en', false, ${noon}, id from added`.execute(test.db);
    const totals = async () => {
      const { total, sources } = await biasOfFeed(test.db, {}, noon);
      return [total, sources.find(({ key }) => key === "newsroom")?.total ?? 0];
    };
    await addReal(2, 499);
    expect(await totals()).toEqual([500, 1]);
    await addReal(500, 500);
    expect(await totals()).toEqual([500, 0]);
  });

  it("finds the same newest 500 by parts of many stretches as the list itself", async () => {
    await deliver(test.db, noon);
    // One stretch holds almost all of the newest: a part of it is not enough.
    await sql`
      insert into stories (slug, title, excerpt, lang, source_id, provenance, content_hash, published_at,
                           first_seen_at, updated_at, band)
      select 's' || n, 't', '', 'en', 'outlet', 'feed', 'h' || n, ${noon}::timestamptz - n * interval '1 minute',
        ${noon}, ${noon}, (array['far-left', 'left', 'center', 'right', 'far-right'])[1 + n % 5]
      from generate_series(1, 700) n`.execute(test.db);
    const some = topics.slice(0, 11);
    await sql`
      insert into story_listings (topic, country, lang, sample, published_at, story_id)
      select (${some}::text[])[case when row_number() over (order by id) < 400 then 1
                                    else 1 + (id % 11) end], '*', lang, false, published_at, id
      from stories where slug ~ '^s[0-9]+$'`.execute(test.db);
    const listed = await listStories(test.db, {
      topics: some as Topic[],
      limit: biasFeedRule.stories,
    });
    const { total, counts } = await biasOfFeed(test.db, { topics: some as Topic[] }, noon);
    expect(total).toBe(500);
    for (const band of ["far-left", "center", "far-right"] as const)
      expect(counts[band]).toBe(listed.stories.filter((s) => s.band === band).length);
  });
});

it("has the languages that are asked for, on every tab", async () => {
  const inFrench = await deliver(test.db, noon, { lang: "fr" });
  const inGerman = await deliver(test.db, noon, { lang: "de" });
  await deliver(test.db, noon, { lang: "pl" });
  await mark(inFrench, { rule_trending_at: noon });
  await mark(inGerman, { rule_trending_at: noon });
  const languages = ["de", "fr"];
  const { stories } = await listStories(test.db, { languages, topics: ["Politics"], limit: 12 });
  expect(stories.map(({ slug }) => slug).sort()).toEqual([inFrench, inGerman].sort());
  const trending = await trendingStories(test.db, { languages: ["fr"] });
  expect(trending.map(({ slug }) => slug)).toEqual([inFrench]);
  expect((await biasOfFeed(test.db, { languages }, noon)).total).toBe(2);
  expect((await listStories(test.db, { languages: null, limit: 12 })).stories).toHaveLength(3);
});

it("has the same stories where the languages of a choice are too many for a range each", async () => {
  const choice = { topics: topics.slice(1), countries: filterPlaces.slice(1) };
  const [one, many] = [allStoryLanguages.slice(0, 4), allStoryLanguages.slice(0, 12)];
  for (const [n, lang] of allStoryLanguages.entries()) {
    const topic = choice.topics[n % choice.topics.length] as Topic;
    const country = choice.countries[n % choice.countries.length] as string;
    const publishedAt = hoursAgo(n);
    const slug = await deliver(test.db, noon, {
      lang,
      topics: [topic],
      countries: [country as never],
      publishedAt,
    });
    await mark(slug, { rule_trending_at: noon });
  }
  const langs = (stories: readonly { lang: string }[]) => stories.map(({ lang }) => lang);
  for (const languages of [one, many]) {
    const selection = { ...choice, languages };
    const first = await listStories(test.db, { ...selection, limit: 3 });
    const rest = await listStories(test.db, { ...selection, limit: 30, cursor: first.cursor });
    expect(langs([...first.stories, ...rest.stories])).toEqual(languages);
    expect(langs(await trendingStories(test.db, selection))).toEqual(languages);
    expect((await biasOfFeed(test.db, selection, noon)).total).toBe(languages.length);
  }
});

describe("trending", () => {
  it("goes by the editor's word before the rule, and by the selection", async () => {
    const byRule = await deliver(test.db, noon);
    const byEditor = await deliver(test.db, noon, { publishedAt: hoursAgo(5) });
    const denied = await deliver(test.db, noon);
    const elsewhere = await deliver(test.db, noon, { countries: ["MT"], topics: ["Energy"] });
    await deliver(test.db, noon);
    await mark(byRule, { rule_trending_at: noon });
    await mark(byEditor, { editor_trending: true });
    await mark(denied, { rule_trending_at: noon, editor_trending: false });
    await mark(elsewhere, { rule_trending_at: noon });
    const slugs = async (o: Parameters<typeof trendingStories>[1]) =>
      (await trendingStories(test.db, o)).map(({ slug }) => slug);
    expect(await slugs({ topics: ["Politics"] })).toEqual([byRule, byEditor]);
    expect(await slugs({ countries: ["MT"] })).toEqual([elsewhere]);
    expect(await slugs({ topics: ["Education"] })).toEqual([]);
  });
});

describe("reading on by cursor", () => {
  // A small generator of its own, so that a failure can be repeated.
  const random = (seed: number) => () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };

  it.each([1, 2, 3, 4, 5])(
    "neither repeats nor hides a story while others arrive (%i)",
    async (seed) => {
      const next = random(seed);
      const some = (n: number) => Math.floor(next() * n);
      const add = (minutes: number) =>
        deliver(test.db, noon, {
          topics:
            next() < 0.5 ? ["Politics"] : next() < 0.5 ? ["Economy"] : ["Politics", "Economy"],
          // Feeds are late: what arrives now may have been published long ago, often at the same time as others.
          publishedAt: new Date(noon.getTime() - minutes * 60_000),
        });
      const before: string[] = [];
      for (let n = 0; n < 30; n++) before.push(await add(some(12)));
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page = await listStories(test.db, {
          topics: ["Politics", "Economy"],
          limit: 1 + some(6),
          cursor,
        });
        seen.push(...page.stories.map(({ slug }) => slug));
        cursor = page.cursor;
        for (let n = some(4); n > 0; n--) await add(some(14));
      } while (cursor);
      expect(new Set(seen).size).toBe(seen.length);
      expect(before.filter((slug) => !seen.includes(slug))).toEqual([]);
    },
  );
});

it("gives a taste: what can be read first, one of each outlet before two, nothing premium", async () => {
  const { db } = test;
  const at = (hours: number) => ({ publishedAt: hoursAgo(hours) });
  await deliver(db, noon, { title: "Une", lang: "fr", ...at(1) });
  await deliver(db, noon, { title: "Deux", lang: "fr", ...at(2) });
  await publish(db, noon, { title: "Locked", premium: true, ...at(0) });
  await publish(db, noon, { title: "Made up", sample: true, ...at(0) });
  await publish(db, noon, { title: "One", ...at(3) });
  await publish(db, noon, { title: "Two", ...at(4) });
  await publish(db, noon, { title: "Elsewhere", topics: ["Energy"], ...at(0) });
  const taste = async (locale: "en" | "fr", limit: number) =>
    (await hubPreview(db, defaultLanguages(locale), limit)).map(({ title }) => title);
  expect(await taste("en", 9)).toEqual(["One", "Two", "Une", "Deux", "Made up"]);
  expect(await taste("fr", 3)).toEqual(["Une", "One", "Deux"]);
  expect(await taste("fr", 0)).toEqual([]);
});
