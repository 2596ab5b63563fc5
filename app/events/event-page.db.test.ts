import { afterAll, beforeAll, expect, it } from "vitest";
import { transaction } from "#platform/db/db.server.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { createEvent, type EventStoryDraft } from "../../tests/factories/events.ts";
import { getEvent } from "./event-page.server.ts";
import { saveSubjects } from "./headlines-and-subjects.queries.server.ts";
import { setEventTitle } from "./titles.server.ts";

const now = new Date("2026-11-21T12:00:00Z");
const hours = (n: number) => new Date(now.getTime() - n * 3_600_000);
let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const feed = (source: string, succeededAt: Date) =>
  test.db
    .insertInto("feeds")
    .values({
      source_id: source,
      url: `https://${source}.example/feed`,
      succeeded_at: succeededAt,
      created_at: hours(500),
    })
    .execute();

it("names a side and a country whose checked sources have no story, and no other", async () => {
  const told: EventStoryDraft[] = (["left", "center", "left", null, "center"] as const).map(
    (band, n) => ({
      source: `told-${n}`,
      band,
      country: ["FR", "DE", "ES", "IT", "FR"][n] ?? "",
      ago: 600,
    }),
  );
  const event = await createEvent(test.db, now, told, { slug: "told" });
  const silent = ["quiet-1", "quiet-2", "quiet-3"];
  await createEvent(
    test.db,
    now,
    [...silent, "unread-1", "unread-2", "unread-3"].map((source) => ({
      source,
      band: "right" as const,
      country: source.startsWith("q") ? "PL" : "HU",
      ago: 500,
    })),
    { slug: "something-else" },
  );
  const view = async () => {
    const found = await getEvent(test.db, event.slug, { languages: ["en"], page: 1, now });
    return found && "event" in found ? found.event.missingCoverage : null;
  };
  expect(await view()).toEqual({ sides: [], countries: [] });
  for (const source of silent) await feed(source, hours(1));
  // Fetched, and in vain since before the event.
  for (const n of [1, 2, 3]) await feed(`unread-${n}`, hours(30));
  expect(await view()).toEqual({
    sides: [{ side: "right", sources: 3 }],
    countries: [{ country: "PL", sources: 3 }],
  });
  await test.db.updateTable("feeds").set({ retired_at: now }).execute();
  expect(await view()).toEqual({ sides: [], countries: [] });
});

it("names no country where an outlet reports whose owner another outlet is counted for", async () => {
  const told = ["BE", "FR", "DE", "ES", "IT"].map((country, n) => ({
    source: `counted-${n}`,
    country,
    ago: 600,
  }));
  const own = { source: "own-lu", country: "LU", ago: 590 };
  const event = await createEvent(test.db, now, [...told, own], { slug: "one-owner" });
  const silent = ["lu-1", "lu-2", "lu-3"];
  const elsewhere = silent.map((source) => ({ source, country: "LU", ago: 500 }));
  await createEvent(test.db, now, elsewhere, { slug: "elsewhere" });
  for (const source of silent) await feed(source, hours(1));
  await test.db
    .updateTable("sources")
    .set({ owner: "one" })
    .where("id", "in", ["counted-0", "own-lu"])
    .execute();
  const found = await getEvent(test.db, event.slug, { languages: ["en"], page: 1, now });
  expect(found && "event" in found && found.event.missingCoverage).toEqual({
    sides: [],
    countries: [],
  });
});

it("has the credit of the story whose picture it is, also with an editor's title", async () => {
  const event = await createEvent(test.db, now, [{ source: "photo" }, { source: "other" }]);
  const url = "https://creativecommons.org/licenses/by/4.0/";
  const licence = { licence: "CC BY 4.0", url, open: true, credit: "Ada Lens" };
  const [story] = event.stories;
  await test.db
    .updateTable("stories")
    .set({ image: "https://photo.example/p.jpg", picture_licence: JSON.stringify(licence) })
    .where("id", "=", story?.id ?? 0)
    .execute();
  const title = { title: "What our newsroom calls it", lang: "en" };
  await setEventTitle(test.db, event.slug, title, { actor: "editor", now });
  const found = await getEvent(test.db, event.slug, { languages: ["en"], page: 1, now });
  expect(found && "event" in found && found.event).toMatchObject({
    titleStory: null,
    picture: {
      licence: { licence: "CC BY 4.0", url, credit: "Ada Lens" },
      source: "photo",
      original: expect.stringMatching(/^https:\/\/photo\.example\//),
    },
  });
});

it("is about the countries that most of its stories are about, as its sections are", async () => {
  const event = await createEvent(test.db, now, [
    { source: "a" },
    { source: "b" },
    { source: "c" },
    { source: "d" },
  ]);
  const countriesOf = async () => {
    await transaction(test.db, (tx) => saveSubjects(tx, [event.id]));
    const found = await getEvent(test.db, event.slug, { languages: ["en"], page: 1, now });
    return found && "event" in found ? found.event.countries : null;
  };
  expect(await countriesOf()).toEqual([]);
  const [lead, two, three, four] = event.stories.map((s) => s.id);
  await test.db.deleteFrom("story_countries").execute();
  const about = (story_id: number | undefined, country: string) =>
    test.db
      .insertInto("story_countries")
      .values({ story_id: story_id ?? 0, country, position: 1 })
      .execute();
  await about(three, "DE");
  await about(four, "DE");
  expect(await countriesOf()).toEqual([]);
  await about(lead, "PL");
  await about(two, "PL");
  expect(await countriesOf()).toEqual(["PL"]);
  await about(two, "DE");
  expect(await countriesOf()).toEqual(["DE", "PL"]);
});
