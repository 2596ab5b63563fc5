import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { deliver } from "../../tests/factories/stories.ts";
import { type CatalogueEntry, readCatalogue } from "./catalogue.server.ts";
import {
  getSource,
  listSources,
  loadCatalogue,
  optIn,
  optOut,
  setSource,
} from "./sources.server.ts";

let opened: TestDatabase;
const now = new Date("2026-11-21T12:00:00Z");
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());
beforeEach(() => opened.pool.query("truncate sources, live_events restart identity cascade"));

const entry: CatalogueEntry = {
  id: "kurier",
  name: "Kurier",
  homepage: "https://kurier.example",
  country: "AT",
  language: "de",
  kind: "news",
  owner: null,
  band: null,
  bandEvidence: [],
  feeds: ["https://kurier.example/rss"],
};
const load = (entries: CatalogueEntry[]) => loadCatalogue(opened.db, entries, now);

test("the whole catalogue loads, and loads again without a change", async () => {
  const entries = readCatalogue();
  expect((await load(entries)).added).toHaveLength(entries.length);
  expect(await load(entries)).toEqual({ added: [], changed: [] });
  const { feeds: _, ...facts } = entries[1] as CatalogueEntry;
  expect(await getSource(opened.db, facts.id)).toEqual({
    ...facts,
    excerptLimit: 300,
    imagesAllowed: false,
    optedOutAt: null,
  });
});

test("an upgrade brings what is new and keeps an operator's edits and sources", async () => {
  await load([entry, { ...entry, id: "old" }]);
  await setSource(opened.db, "kurier", { name: "Der Kurier", excerptLimit: 120 }, now);
  const upgrade = { ...entry, name: "KURIER", owner: "House" };
  expect(await load([upgrade, { ...entry, id: "new" }])).toEqual({
    added: ["new"],
    changed: ["kurier"],
  });
  expect(await getSource(opened.db, "kurier")).toMatchObject({
    name: "Der Kurier",
    owner: "House",
    excerptLimit: 120,
  });
  expect((await listSources(opened.db)).map((s) => s.id)).toEqual(["kurier", "new", "old"]);
  await load([{ ...upgrade, name: "Kurier!" }]);
  expect(await getSource(opened.db, "kurier")).toMatchObject({ name: "Der Kurier" });
});

test("an edit can say that a fact is not known", async () => {
  await load([{ ...entry, owner: "House" }]);
  expect(await setSource(opened.db, "kurier", { owner: null }, now)).toBe(true);
  await load([{ ...entry, owner: "Another house" }]);
  expect(await getSource(opened.db, "kurier")).toMatchObject({ owner: null });
  expect(await setSource(opened.db, "nobody", { owner: null }, now)).toBe(false);
});

test("opting out revokes what is cached; coming back does not", async () => {
  await load([entry]);
  await optOut(opened.db, "kurier", now);
  await optIn(opened.db, "kurier", now);
  const announced = await opened.db
    .selectFrom("live_events")
    .select("payload")
    .orderBy("id")
    .execute();
  expect(announced.map((row) => row.payload)).toEqual([
    { source: "kurier", revoked: true },
    { source: "kurier" },
  ]);
});

test("taking pictures or words back revokes what is cached; an excerpt already stored is cut", async () => {
  const { db } = opened;
  await deliver(db, now, { excerpt: "A word ".repeat(30).trim() });
  await db.deleteFrom("live_events").execute();
  await setSource(db, "outlet", { owner: "House" }, now);
  await setSource(db, "outlet", { imagesAllowed: false }, now);
  await setSource(db, "outlet", { excerptLimit: 20 }, now);
  const announced = await db.selectFrom("live_events").select("payload").orderBy("id").execute();
  expect(announced.map((row) => row.payload)).toEqual([
    { source: "outlet" },
    { source: "outlet", revoked: true },
    { source: "outlet", revoked: true },
  ]);
  const { excerpt } = await db.selectFrom("stories").select("excerpt").executeTakeFirstOrThrow();
  expect(excerpt).toMatch(/^.{19}…$/);
});
