import { afterAll, beforeAll, expect, it } from "vitest";
import { breakingStories } from "#stories/flags.server.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { gather } from "../../tests/factories/events.ts";
import { publish } from "../../tests/factories/stories.ts";
import { breakingLines, markBreakingEvents } from "./breaking.server.ts";
import { setEventTitle } from "./titles.server.ts";

const now = new Date("2026-11-21T12:00:00Z");
const editor = { actor: "ed", now };
let t: TestDatabase;
beforeAll(async () => {
  t = await openTestDatabase();
  await gather(
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

const lines = async (...languages: string[]) =>
  breakingLines(t.db, await breakingStories(t.db, now), languages);

it("announces an event once, in every language that it is told in", async () => {
  await markBreakingEvents(t.db, now);
  const { rows } = await t.pool.query(
    "select payload -> 'breaking' as news from live_events where payload ? 'breaking'",
  );
  expect(rows).toHaveLength(1);
  type News = { lang: string; title: string; event: string };
  const told = rows[0].news.map(({ lang, title, event }: News) => [lang, title, event]);
  expect(told.sort()).toEqual([
    ["de", "Flut in Graz", "flood"],
    ["en", "Flood in Graz", "flood"],
    ["fr", "Graz sous les eaux", "flood"],
  ]);
});

it("has one line for an event, in the reader's language, and one for a story that stands alone", async () => {
  await t.pool.query("update stories set editor_breaking = true");
  await publish(t.db, now, { title: "Strike alone", breaking: true });
  const found = await lines("de", "en");
  expect(found).toHaveLength(2);
  expect(found).toContainEqual({ to: "/event/flood", title: "Flut in Graz", lang: "de" });
  expect(found).toContainEqual(
    expect.objectContaining({ to: "/article/strike-alone", title: "Strike alone" }),
  );
});

it("has an editor's title before all headlines", async () => {
  await setEventTitle(t.db, "flood", { title: "The flood of Graz", lang: "en" }, editor);
  expect(await lines("fr")).toContainEqual({
    to: "/event/flood",
    title: "The flood of Graz",
    lang: "en",
  });
});
