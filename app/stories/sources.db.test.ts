import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { deliver } from "../../tests/factories/stories.ts";
import { type CatalogueEntry, readCatalogue } from "./catalogue.server.ts";
import {
  ensureSource,
  findSource,
  getSource,
  listPublishers,
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
  pictureLicence: null,
  feeds: ["https://kurier.example/rss"],
};
const proof = { band: "left", by: "Someone", url: "https://r.example", confidence: "A" } as const;
const load = (entries: CatalogueEntry[]) => loadCatalogue(opened.db, entries, now);

test("the whole catalogue loads, and loads again without a change", async () => {
  const entries = readCatalogue();
  expect((await load(entries)).added).toHaveLength(entries.length);
  expect(await load(entries)).toEqual({ added: [], changed: [] });
  const { feeds: _, hosts: _h, ...facts } = entries[1] as CatalogueEntry;
  expect(await getSource(opened.db, facts.id)).toEqual({
    ...facts,
    excerptLimit: 300,
    imagesAllowed: null,
    optedOutAt: null,
  });
});

test("an upgrade brings what is new and keeps an operator's edits and sources", async () => {
  await load([entry, { ...entry, id: "old" }]);
  await setSource(
    opened.db,
    "kurier",
    { name: "Der Kurier", excerptLimit: 120 },
    { actor: "operator", now },
  );
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

describe("a source that was made from a feed", () => {
  const made = async (id: string, homepage: string) =>
    ensureSource(opened.db, { id, name: "News", homepage, country: "ZZ" }, now);

  test("becomes the catalogue's once it has an entry for it, with all that is its own", async () => {
    await made("feeds-kurier-example", "https://feeds.kurier.example");
    await made("other-example", "https://other.example");
    await opened.pool.query(
      "insert into feeds (source_id, url) values ('feeds-kurier-example', 'https://feeds.kurier.example/x')",
    );
    const slug = await deliver(opened.db, now, {}, "feeds-kurier-example");
    const rated = { ...entry, band: "left" as const, bandEvidence: [proof] };
    expect(await load([rated])).toEqual({ added: [], changed: ["kurier"] });
    expect(await getSource(opened.db, "kurier")).toMatchObject({
      name: "Kurier",
      country: "AT",
      band: "left",
      bandEvidence: [proof],
    });
    expect((await listSources(opened.db)).map((s) => s.id)).toEqual(["kurier", "other-example"]);
    const { rows } = await opened.pool.query(
      "select (select source_id from feeds), (select source_id from stories where slug = $1) as story",
      [slug],
    );
    expect(rows).toEqual([{ source_id: "kurier", story: "kurier" }]);
    expect(await findSource(opened.db, "feeds-kurier-example")).toMatchObject({ id: "kurier" });
    expect(await findSource(opened.db, "kurier")).toMatchObject({ id: "kurier" });
    expect(await findSource(opened.db, "nobody")).toBeNull();
    expect(await load([rated])).toEqual({ added: [], changed: [] });
  });

  test("keeps what an operator edited, then and later", async () => {
    await made("feeds-kurier-example", "https://feeds.kurier.example");
    const mine = { band: "right", by: "Us", url: "https://us.example", confidence: "B" } as const;
    const patch = { name: "Der Kurier", band: "right" as const, bandEvidence: [mine] };
    await setSource(opened.db, "feeds-kurier-example", patch, { actor: "operator", now });
    await load([{ ...entry, band: "left", bandEvidence: [proof] }]);
    const kept = { name: "Der Kurier", band: "right", bandEvidence: [mine], country: "AT" };
    expect(await getSource(opened.db, "kurier")).toMatchObject(kept);
    await load([{ ...entry, owner: "House", band: null, bandEvidence: [] }]);
    expect(await getSource(opened.db, "kurier")).toMatchObject({ ...kept, owner: "House" });
  });

  test("takes the facts alone where the entry is here already", async () => {
    await load([{ ...entry, homepage: "https://elsewhere.example" }]);
    await made("rss-kurier-example", "https://rss.kurier.example");
    await load([entry]);
    expect(await getSource(opened.db, "rss-kurier-example")).toMatchObject({
      name: "Kurier",
      country: "AT",
    });
  });
});

test("publishers are listed with their further hosts", async () => {
  await load([{ ...entry, hosts: ["kurier.cdn.example"] }]);
  expect(await listPublishers(opened.db)).toMatchObject([
    { id: "kurier", hosts: ["kurier.cdn.example"] },
  ]);
});

test("a licence of pictures lets them be shown, also where an older catalogue knew none", async () => {
  const { pictureLicence: _, ...older } = entry;
  await load([older as CatalogueEntry]);
  expect(await load([entry])).toEqual({ added: [], changed: [] });
  const pictureLicence = {
    licence: "CC BY 4.0",
    url: "https://kurier.example/copyright",
    date: "2026-11-20",
    credit: "Kurier",
  };
  expect((await load([{ ...entry, pictureLicence }])).changed).toEqual(["kurier"]);
  expect(await getSource(opened.db, "kurier")).toMatchObject({
    imagesAllowed: true,
    pictureLicence,
  });
  await load([entry]);
  expect(await getSource(opened.db, "kurier")).toMatchObject({ imagesAllowed: null });
  await load([{ ...entry, pictureLicence }]);
  await setSource(opened.db, "kurier", { imagesAllowed: false }, { actor: "operator", now });
  await load([{ ...entry, pictureLicence, owner: "House" }]);
  expect(await getSource(opened.db, "kurier")).toMatchObject({ imagesAllowed: false });
  await load([entry]);
  await load([{ ...entry, pictureLicence }]);
  expect(await getSource(opened.db, "kurier")).toMatchObject({ imagesAllowed: false });
});

test("pictures that an operator has allowed outlast the catalogue's licence", async () => {
  const pictureLicence = {
    licence: "CC BY 4.0",
    url: "https://kurier.example/copyright",
    date: "2026-11-20",
    credit: "Kurier",
  };
  const made = { name: "News", homepage: "https://news.example", country: "ZZ" };
  await ensureSource(opened.db, { id: "news-example", ...made }, now);
  await load([entry]);
  for (const id of ["kurier", "news-example"])
    await setSource(opened.db, id, { imagesAllowed: true }, { actor: "operator", now });
  // An edit that says nothing of pictures.
  await setSource(opened.db, "kurier", { owner: "House" }, { actor: "operator", now });
  const news = { ...entry, id: "news", homepage: made.homepage };
  await load([entry, news].map((one) => ({ ...one, pictureLicence })));
  await load([entry, news]);
  for (const id of ["kurier", "news"])
    expect(await getSource(opened.db, id)).toMatchObject({
      imagesAllowed: true,
      pictureLicence: null,
    });
});

test("an edit can say that a fact is not known", async () => {
  await load([{ ...entry, owner: "House" }]);
  expect(await setSource(opened.db, "kurier", { owner: null }, { actor: "operator", now })).toBe(
    true,
  );
  await load([{ ...entry, owner: "Another house" }]);
  expect(await getSource(opened.db, "kurier")).toMatchObject({ owner: null });
  expect(await setSource(opened.db, "nobody", { owner: null }, { actor: "operator", now })).toBe(
    false,
  );
});

test("opting out revokes what is cached; coming back does not", async () => {
  await load([entry]);
  await optOut(opened.db, "kurier", { actor: "operator", now });
  await optIn(opened.db, "kurier", { actor: "operator", now });
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
  await setSource(db, "outlet", { owner: "House" }, { actor: "operator", now });
  await setSource(db, "outlet", { imagesAllowed: false }, { actor: "operator", now });
  await setSource(db, "outlet", { excerptLimit: 20 }, { actor: "operator", now });
  const announced = await db.selectFrom("live_events").select("payload").orderBy("id").execute();
  expect(announced.map((row) => row.payload)).toEqual([
    { source: "outlet" },
    { source: "outlet", revoked: true },
    { source: "outlet", revoked: true },
  ]);
  const { excerpt } = await db.selectFrom("stories").select("excerpt").executeTakeFirstOrThrow();
  expect(excerpt).toMatch(/^.{19}…$/);
});
