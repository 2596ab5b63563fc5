import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { addStoryToEvent, createEvent } from "../../tests/factories/events.ts";
import { eventsForAlerts } from "./events-for-alerts.server.ts";

const now = new Date("2026-11-21T12:00:00Z");
let t: TestDatabase;
beforeAll(async () => {
  t = await openTestDatabase();
});
afterAll(() => t.close());

it("has a title in each language in which others confirm the headline", async () => {
  const { slug } = await createEvent(t.db, now, [
    { source: "Gazeta", lang: "pl", title: "Burmistrzyni Ronsund odchodzi" },
    { source: "Kurier", lang: "pl", title: "Ronsund bez burmistrzyni" },
    { source: "Courier", lang: "en", title: "A harbour town learns to live with its silence" },
  ]);
  const titles = async () => {
    const [event] = await eventsForAlerts(t.db, [slug], { publishers: 2 });
    return event?.titles.map(({ lang }) => lang).sort();
  };
  expect(await titles()).toEqual(["pl"]);
  await addStoryToEvent(t.db, now, slug, {
    source: "Herald",
    lang: "en",
    title: "Harbour town of Ronsund loses its mayor",
  });
  expect(await titles()).toEqual(["en", "pl"]);
});
