import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database, Tx } from "#platform/db/db.server.ts";
import { breakingStories } from "#stories/flags.server.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { addStoryToEvent, createEvent } from "../../tests/factories/events.ts";
import { deliver, publish } from "../../tests/factories/stories.ts";
import { breakingLines, markBreakingEvents } from "./breaking.server.ts";
import { setEventTitle } from "./titles.server.ts";

const now = new Date("2026-11-21T12:00:00Z");
const editor = { actor: "ed", now };
let t: TestDatabase;
beforeAll(async () => {
  t = await openTestDatabase();
  await createEvent(
    t.db,
    now,
    [
      { source: "North", country: "AT", lang: "en", title: "Flood in Graz", ago: 60 },
      { source: "South", country: "DE", lang: "de", title: "Flut in Graz", ago: 40 },
      { source: "East", country: "FR", lang: "fr", title: "Graz sous les eaux", ago: 20 },
    ],
    { slug: "flood" },
  );
  await t.pool.query("truncate live_events");
  await markBreakingEvents(t.db, now);
});
afterAll(() => t.close());

const linesFor = async (languages: string[] | null) =>
  breakingLines(t.db, await breakingStories(t.db, now), languages);
const lines = (...languages: string[]) => linesFor(languages);

/** What was announced so far, an announcement a line: languages and titles. */
async function announced(): Promise<[lang: string, title: string][][]> {
  const { rows } = await t.pool.query(
    "select payload -> 'breaking' as news from live_events where payload ? 'breaking' order by id",
  );
  type News = { lang: string; title: string; event: string };
  return rows.map(({ news }) =>
    news
      .map(({ lang, title, event }: News) => {
        expect(event).toBe("flood");
        return [lang, title];
      })
      .sort(),
  );
}

it("announces an event once, in every language of its stories", async () => {
  await markBreakingEvents(t.db, now);
  expect(await announced()).toEqual([
    [
      ["de", "Flut in Graz"],
      ["en", "Flood in Graz"],
      ["fr", "Graz sous les eaux"],
    ],
  ]);
});

it("has no line for an event without a story in the reader's languages", async () => {
  expect(await lines("it", "es")).toEqual([]);
  expect(await lines("it", "fr")).toEqual([
    { to: "/event/flood", title: "Graz sous les eaux", lang: "fr" },
  ]);
  expect(await linesFor(null)).toHaveLength(1);
});

it("announces it again in another language once it has straight news in it, and has a line in it then", async () => {
  await t.pool.query("truncate live_events");
  const add = (title: string) =>
    addStoryToEvent(t.db, now, "flood", { source: "West", country: "IT", lang: "it", title });
  await add("Perché Graz è sotto l’acqua");
  await markBreakingEvents(t.db, now);
  expect(await announced()).toEqual([]);
  await add("Alluvione a Graz");
  await markBreakingEvents(t.db, now);
  await markBreakingEvents(t.db, now);
  expect(await announced()).toEqual([[["it", "Alluvione a Graz"]]]);
  expect(await lines("it", "es")).toEqual([
    { to: "/event/flood", title: "Alluvione a Graz", lang: "it" },
  ]);
});

it("has one line for an event, in the reader's language, and one for a single story", async () => {
  await t.pool.query("update stories set editor_breaking = true");
  await publish(t.db, now, { title: "Strike alone", breaking: true });
  const found = await lines("de", "en");
  expect(found).toHaveLength(2);
  expect(found).toContainEqual({ to: "/event/flood", title: "Flut in Graz", lang: "de" });
  expect(found).toContainEqual(
    expect.objectContaining({ to: "/article/strike-alone", title: "Strike alone" }),
  );
});

it("has a line for what an editor has marked, in whatever language", async () => {
  expect(await lines("mt")).toHaveLength(2);
});

it("has ten lines at most, and those that a reader can read are not kept out by others", async () => {
  for (let n = 0; n < 12; n++)
    await deliver(t.db, now, { title: `Pożar ${n}`, lang: "pl", publishedAt: now });
  await t.pool.query(
    "update stories set rule_breaking_line = true, rule_breaking_at = $1 where lang = 'pl'",
    [now],
  );
  expect(await lines("de")).toHaveLength(2);
  expect(await lines("pl")).toHaveLength(10);
});

it("has an editor's title before all headlines", async () => {
  await setEventTitle(t.db, "flood", { title: "The flood of Graz", lang: "en" }, editor);
  await t.pool.query("update stories set editor_breaking = null where slug <> 'strike-alone'");
  expect(await lines("fr")).toContainEqual({
    to: "/event/flood",
    title: "The flood of Graz",
    lang: "en",
  });
});

it("waits in a language for a headline that others confirm", async () => {
  const { id, slug } = await createEvent(
    t.db,
    now,
    [1, 2, 3, 4, 5].map((n) => ({
      source: `Paper${n}`,
      country: "PL",
      lang: n < 5 ? "pl" : "sv",
      title: n < 5 ? "Powódź w Toruniu" : "En vana att leva med vatten",
      ago: 10,
    })),
    { slug: "torun" },
  );
  await markBreakingEvents(t.db, now);
  const told = async () => {
    const { rows } = await t.pool.query("select announced_in from events where id = $1", [id]);
    return rows[0].announced_in;
  };
  expect(await told()).toEqual(["pl"]);
  const swedish = async () => (await lines("sv")).filter((line) => line.to === "/event/torun");
  expect(await swedish()).toEqual([]);
  await addStoryToEvent(t.db, now, slug, {
    source: "Blad",
    country: "SE",
    lang: "sv",
    title: "Vatten stiger i Polen",
  });
  await markBreakingEvents(t.db, now);
  expect(await told()).toEqual(["pl", "sv"]);
  expect(await swedish()).toHaveLength(1);
});

/** A database on which something else happens between what is read and each transaction. */
const beforeTransactions = (of: Database, run: () => Promise<unknown>): Database =>
  new Proxy(of, {
    get(db, name) {
      const value = Reflect.get(db, name, db);
      if (name !== "transaction") return typeof value === "function" ? value.bind(db) : value;
      const execute = async (work: (tx: Tx) => Promise<unknown>) => {
        await run();
        return db.transaction().execute(work);
      };
      return () => ({ execute });
    },
  });

it("is announced once by two workers at a time", async () => {
  const reports = ["AT", "DE", "FR"].map((country, n) => ({
    source: `Port${n}`,
    country,
    lang: "en",
    title: "Ferry sinks off Split",
    ago: 5,
  }));
  await createEvent(t.db, now, reports, { slug: "ferry" });
  await t.pool.query("truncate live_events");
  await markBreakingEvents(
    beforeTransactions(t.db, () => markBreakingEvents(t.db, now)),
    now,
  );
  const { rows } = await t.pool.query(
    `select array_length(breaking_times, 1) as times, (
       select count(*)::int from live_events where payload @> '{"breaking": [{"event": "ferry"}]}') as announced
     from events where slug = 'ferry'`,
  );
  expect(rows).toEqual([{ times: 1, announced: 1 }]);
});
