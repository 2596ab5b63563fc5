import { afterAll, beforeAll, expect, it } from "vitest";
import { transaction } from "#platform/db/db.server.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { createEvent } from "../../tests/factories/events.ts";
import { deliver } from "../../tests/factories/stories.ts";
import { recountEvents } from "./clustering-job/writing.queries.server.ts";
import { frontPage, leadingEvents } from "./front.server.ts";

const now = new Date("2026-11-21T12:00:00Z");
let t: TestDatabase;
beforeAll(async () => {
  t = await openTestDatabase();
});
afterAll(() => t.close());

/** An event of one English story and others in French, at the same times as every other one made here. */
async function happen(name: string, english: readonly string[]) {
  const titles = [...english, ...["un", "deux", "trois"].map((n) => `${name} ${n}`)];
  const drafts = titles.map((title, n) => ({
    source: `${name}-${n}`,
    lang: n < english.length ? "en" : "fr",
    title,
    ago: 10 + n,
  }));
  const event = await createEvent(t.db, now, drafts);
  await transaction(t.db, (tx) => recountEvents(tx, [event.id], now));
}

it("puts what several report in the reader's language before what one does, and questions last", async () => {
  await happen("Ronsund", ["Who closed the harbour of Ronsund?", "Why Ronsund waits for ships"]);
  await happen("Talvik", ["Bridge of Talvik closed", "What the bridge was"]);
  await happen("Merlau", ["Mayor of Merlau resigns", "Merlau loses its mayor"]);
  const languages = ["en"];
  const events = await leadingEvents(t.db, now, { languages, subject: null, limit: 5 });
  expect(events.map(({ title }) => title)).toEqual([
    expect.stringMatching(/Merlau/),
    "Bridge of Talvik closed",
    expect.stringMatching(/Ronsund/),
  ]);
  const news = { languages, subject: null, limit: 5, straightNewsOnly: true };
  expect(await leadingEvents(t.db, now, news)).toHaveLength(2);
});

it("knows how grave an event is", async () => {
  const titles = ["Two dead in ferry fire of Sundau", "Ferry of Sundau burns: two killed"];
  const drafts = titles.map((title, n) => ({ source: `sund-${n}`, title, lang: "en" }));
  const { id } = await createEvent(t.db, now, drafts);
  const row = t.db.selectFrom("events").select("gravity").where("id", "=", id);
  expect(await row.executeTakeFirst()).toEqual({ gravity: "grave" });
});

it("counts when the second-last publisher reported, not how often the last one did", async () => {
  const drafts = [
    { source: "quay-1", title: "Quay of Brunnau sinks", ago: 90 },
    { source: "quay-2", title: "Quay of Brunnau has sunk", ago: 60 },
    { source: "quay-1", title: "Sunken quay of Brunnau is closed", ago: 30 },
    { source: "quay-1", title: "Quay of Brunnau stays closed", ago: 10 },
  ];
  const event = await createEvent(t.db, now, drafts);
  await transaction(t.db, (tx) => recountEvents(tx, [event.id], now));
  const { fresh_at } = await t.db
    .selectFrom("events")
    .select("fresh_at")
    .where("id", "=", event.id)
    .executeTakeFirstOrThrow();
  expect(fresh_at).toEqual(new Date(now.getTime() - 60 * 60_000));
});

it("fills what events leave free with single stories: those that the reader reads, with a topic first, columns last", async () => {
  const single = (title: string, more: Parameters<typeof deliver>[2], minutes: number) =>
    deliver(
      t.db,
      now,
      { title, publishedAt: new Date(now.getTime() - minutes * 60_000), ...more },
      `outlet-${minutes}`,
    );
  await single("Who reads the ferry’s log?", { lang: "en" }, 1);
  await single("Le bac de Ronsund rouvre", {}, 2);
  await single("A seal found at Ronsund", { lang: "en", class: "Society", topics: [] }, 3);
  await single("Ronsund votes on its ferry", { lang: "en" }, 4);
  const front = await frontPage(t.db, now, { languages: ["en"] });
  const singles = front.filter((story) => story.coverage === null).map(({ title }) => title);
  expect(singles).toEqual([
    "Ronsund votes on its ferry",
    "A seal found at Ronsund",
    "Le bac de Ronsund rouvre",
    "Who reads the ferry’s log?",
  ]);
});
