import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { createEvent } from "../../tests/factories/events.ts";
import { readSectionRows } from "./section-rows.server.ts";

const now = new Date("2026-11-21T12:00:00Z");
let t: TestDatabase;
beforeAll(async () => {
  t = await openTestDatabase();
});
afterAll(() => t.close());

it("shows an event by a headline that others confirm, in whichever of the reader's languages", async () => {
  const { id } = await createEvent(t.db, now, [
    { source: "Courier", lang: "en", title: "Mayor of Ronsund resigns" },
    { source: "Herald", lang: "en", title: "Ronsund loses its mayor" },
    { source: "Blad", lang: "sv", title: "En stad lär sig leva med sin tystnad" },
  ]);
  const shown = async (...languages: string[]) => {
    const [row] = await readSectionRows(t.db, [{ kind: "event", id, at: 0 }], languages);
    return row?.story.lang;
  };
  expect(await shown("sv", "en")).toBe("en");
  expect(await shown("sv", "fr")).toBe("sv");
});
