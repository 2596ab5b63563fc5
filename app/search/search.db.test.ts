import { afterAll, beforeAll, expect, it } from "vitest";
import { setEditorialFlags } from "#stories/newsroom.server.ts";
import { optIn, optOut, setSource } from "#stories/sources.server.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { deliver, publish } from "../../tests/factories/stories.ts";
import { marks } from "./finding/highlight.ts";
import { findAll, indexChanges, queueArchived, suggest } from "./search.server.ts";
import { readSearch } from "./search-address.ts";

const now = new Date("2026-11-21T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
  const { db } = test;
  await publish(db, now, {
    title: "Elections in Hungary",
    excerpt: "Voters choose.",
    countries: ["HU"],
    band: "left",
  });
  await publish(db, now, {
    title: "Quiet week",
    excerpt: "Before the election of a mayor.",
    publishedAt: daysAgo(20),
    views: 900,
  });
  await publish(db, now, {
    title: "Harbour news",
    body: "Deep inside stands a lighthouse.",
    topics: ["Energy"],
  });
  await publish(db, now, {
    title: "Behind the wall",
    body: "The secret word is zanzibar.",
    premium: true,
  });
  await deliver(db, now, {
    title: "Élections à Paris",
    excerpt: "Les électeurs décident.",
    lang: "fr",
  });
  await deliver(db, now, {
    title: "Wahlen in Österreich",
    excerpt: "Die Überwachung der Häuser.",
    lang: "de",
    countries: ["AT"],
    topics: ["Healthcare"],
  });
  await deliver(db, now, {
    title: "Nowe wybory",
    excerpt: "Łódź głosuje.",
    lang: "pl",
    countries: ["PL"],
    publishedAt: daysAgo(2),
  });
  await deliver(db, now, {
    title: "Εκλογές στην Αθήνα",
    excerpt: "Οι πολίτες.",
    lang: "el",
    countries: ["GR"],
  });
  await indexChanges(db, now);
});
afterAll(() => test?.close());

const find = async (q: string, rest = "", page = 1, perPage = 20) => {
  const { search } = readSearch(new URLSearchParams(rest));
  return findAll(test.db, { ...search, q }, { page, perPage, now });
};
const titles = async (q: string, rest = "") =>
  (await find(q, rest)).items.map(({ item }) => item.title);

it("finds other forms of a word in its own language, and the word as it stands in any", async () => {
  expect(await titles("election")).toEqual([
    "Elections in Hungary",
    "Élections à Paris",
    "Quiet week",
  ]);
  expect(await titles("haus")).toEqual(["Wahlen in Österreich"]);
  expect(await titles("WAHL")).toEqual(["Wahlen in Österreich"]);
  expect(await titles("uberwachung")).toEqual(["Wahlen in Österreich"]);
  expect(await titles("osterreich")).toEqual(["Wahlen in Österreich"]);
  expect(await titles("lodz")).toEqual(["Nowe wybory"]);
  expect(await titles("ΕΚΛΟΓΕΣ")).toEqual(["Εκλογές στην Αθήνα"]);
});

it("takes phrases, words to leave out, and alternatives", async () => {
  expect(await titles('"elections in hungary"')).toEqual(["Elections in Hungary"]);
  expect(await titles('"hungary elections"')).toEqual([]);
  expect(await titles("election -mayor -paris")).toEqual(["Elections in Hungary"]);
  expect(await titles('election -"in hungary"')).toEqual(["Élections à Paris", "Quiet week"]);
  expect(await titles("lighthouse or wybory")).toEqual(["Nowe wybory", "Harbour news"]);
});

it("waives a word that says little in the language of a text, with its accents too", async () => {
  const { db } = test;
  const told = [
    ["de", "Hilfe an die Ukraine", "Hilfe für Ukraine"],
    ["fr", "Aide aux agriculteurs", "aide à agriculteurs"],
    ["es", "Las lluvias anegan Murcia", "está anegan Murcia"],
    ["it", "Sciopero dei treni", "sciopero perché treni"],
    ["pt", "Greve dos professores", "greve não professores"],
    ["sv", "Skatt på arbete", "skatt för arbete"],
    ["da", "Skat af arbejde", "skat på arbejde"],
    ["hu", "Sztrájk a vasúton", "sztrájk és vasúton"],
    ["fi", "Lakko pysäyttää junat", "lakko että junat"],
  ] as const;
  for (const [lang, title] of told) await deliver(db, now, { title, lang });
  await indexChanges(db, now);
  for (const [, title, q] of told) expect(await titles(q), q).toEqual([title]);
  const [hit] = (await find("Hilfe für Ukraine")).hits;
  const { open, close } = marks;
  expect(hit?.title).toBe(`${open}Hilfe${close} an die ${open}Ukraine${close}`);
  // Without its accents a word may be another: Uber is no "über".
  expect(await titles("Uber Hilfe Ukraine")).toEqual([]);
  for (const [, title] of told) await db.deleteFrom("stories").where("title", "=", title).execute();
  await indexChanges(db, now);
});

it("takes operators, and names those that mean nothing", async () => {
  expect(await titles("country:Hungary election")).toEqual(["Elections in Hungary"]);
  expect(await titles("lang:de")).toEqual(["Wahlen in Österreich"]);
  expect(await titles("source:outlet lang:French")).toEqual(["Élections à Paris"]);
  // A language without a stemmer.
  expect(await titles("lang:pl wybory")).toEqual(["Nowe wybory"]);
  expect(await titles('lang:pl -"nowe wybory"')).toEqual([]);
  expect(await titles("bias:left")).toEqual(["Elections in Hungary"]);
  expect(await titles("bias:center")).toEqual([]);
  expect(await titles("election before:2026-11-10")).toEqual(["Quiet week"]);
  expect(await titles("election after:2026-11-10")).toEqual([
    "Elections in Hungary",
    "Élections à Paris",
  ]);
  expect(await titles("type:video election")).toEqual([]);
  const { unknown, items } = await find("country:Atlantis source:nobody election");
  expect(unknown).toEqual(["country:Atlantis", "source:nobody"]);
  expect(items).toHaveLength(3);
});

it("counts no kind that the query leaves out, and finds nothing by signs alone", async () => {
  const video = await find("election type:video");
  expect(video.counts).toEqual({ article: 0, video: 0, podcast: 0 });
  const articles = await find("election type:article", "&contentType=video");
  expect(articles.counts).toEqual({ article: 3, video: 0, podcast: 0 });
  for (const q of ["🙂", "???", "-", '""']) {
    const { items, counts, facets } = await find(q);
    expect(items, q).toEqual([]);
    expect(counts.article, q).toBe(0);
    expect(facets.country, q).toEqual({});
  }
  expect((await find("-mayor")).items.length).toBeGreaterThan(0);
  expect((await find("country:Atlantis")).items.length).toBeGreaterThan(0);
});

it("orders by relevance, date and popularity, page by page", async () => {
  expect((await titles("", "&sort=popularity"))[0]).toBe("Quiet week");
  expect((await titles("", "&sort=date")).at(-1)).toBe("Quiet week");
  const pages = [await find("election", "", 1, 2), await find("election", "", 2, 2)];
  expect(pages.map(({ items }) => items.length)).toEqual([2, 1]);
  expect(pages.map(({ counts }) => counts.article)).toEqual([3, 3]);
});

it("weighs how new something is above where it says so, and years above months", async () => {
  const { db } = test;
  const days = {
    body: 0.2,
    excerpt: 30,
    lately: 120,
    year: 400,
    2024: 850,
    2018: 3_000,
    2011: 5_600,
  };
  const at = (name: keyof typeof days) => ({ publishedAt: daysAgo(days[name]) });
  await publish(db, now, { title: "Seven", excerpt: "Aurora.", ...at(2024) });
  await publish(db, now, { title: "Aurora, aurora in 2011", ...at(2011) });
  await publish(db, now, { title: "Aurora in 2018", views: 90_000, ...at(2018) });
  await publish(db, now, { title: "Aurora last year", ...at("year") });
  await publish(db, now, { title: "Three", body: "Of an aurora.", ...at("body") });
  await publish(db, now, { title: "Aurora in summer", ...at("lately") });
  await publish(db, now, { title: "Two", excerpt: "Aurora.", ...at("excerpt") });
  await publish(db, now, { title: "Aurora of the week", ...at("body") });
  await publish(db, now, { title: "A made-up aurora", sample: true, ...at("body") });
  await indexChanges(db, now);
  expect(await titles("aurora")).toEqual([
    "Aurora of the week",
    "Two",
    "Aurora in summer",
    "Three",
    // A sample goes behind what is real, but not behind what is years old.
    "A made-up aurora",
    "Aurora last year",
    "Seven",
    "Aurora in 2018",
    "Aurora, aurora in 2011",
  ]);
  await db.deleteFrom("stories").where("title", "ilike", "%aurora%").execute();
  await db.deleteFrom("stories").where("title", "in", ["Two", "Three", "Seven"]).execute();
  await indexChanges(db, now);
});

it("counts a filter's values without itself, and the others within it", async () => {
  const { facets, counts, atLeast } = await find("election", "&country=Hungary");
  expect(counts).toEqual({ article: 1, video: 0, podcast: 0 });
  expect(atLeast).toBe(false);
  expect(facets.country).toEqual({ HU: 1, EU: 1, FR: 1 });
  expect(facets.lang).toEqual({ en: 1 });
  expect(facets.bias).toEqual({ left: 1, center: 0, right: 0 });
  expect(facets.source).toEqual([{ id: "newsroom", name: "Newsroom", count: 1 }]);
  expect(facets.dateRange).toEqual({ today: 1, week: 1, month: 1, year: 1 });
  const all = await find("");
  expect(all.facets.category).toMatchObject({ Politics: 6, Health: 1, Energy: 1 });
  const two = await find("election", "&country=Hungary&dateRange=today");
  expect(two.facets.dateRange).toEqual({ today: 1, week: 1, month: 1, year: 1 });
  expect(two.facets.country).toEqual({ HU: 1, FR: 1 });
});

it("marks what matched, in the words of the text, and never shows a body", async () => {
  const marked = async (q: string) =>
    (await find(q)).hits.map(({ title, excerpt }) =>
      `${title} / ${excerpt}`.replaceAll("\ue000", "[").replaceAll("\ue001", "]"),
    );
  expect(await marked("election -mayor -hungary")).toEqual([
    "[Élections] à Paris / Les électeurs décident.",
  ]);
  expect(await marked("wahl haus")).toEqual([
    "[Wahlen] in Österreich / Die Überwachung der [Häuser].",
  ]);
  expect(await marked('"in hungary"')).toEqual(["Elections [in Hungary] / Voters choose."]);
  // Searching phrase by phrase, a reader without access would find out what the piece says.
  expect((await find("zanzibar")).items).toEqual([]);
  expect((await find("behind wall")).items).toHaveLength(1);
});

it("forgets the text of a piece that becomes premium", async () => {
  const { db } = test;
  const act = { actor: "ines", now };
  expect((await find("lighthouse")).items).toHaveLength(1);
  await setEditorialFlags(db, "harbour-news", { premium: true }, act);
  await indexChanges(db, now);
  expect((await find("lighthouse")).items).toEqual([]);
  await setEditorialFlags(db, "harbour-news", { premium: false }, act);
  await indexChanges(db, now);
  expect((await find("lighthouse")).items).toHaveLength(1);
});

it("marks nothing where no word is looked for, whatever a publisher writes", async () => {
  const { db } = test;
  const identities = ["marked"];
  await deliver(db, now, { identities, title: "\ue000Loud\ue001 news", lang: "mt" });
  await indexChanges(db, now);
  expect((await find("lang:mt")).hits.map(({ title }) => title)).toEqual(["Loud news"]);
  await db.deleteFrom("stories").where("lang", "=", "mt").execute();
  await indexChanges(db, now);
});

it("knows what was meant", async () => {
  expect((await find("hungray")).correction).toBe("hungary");
  expect((await find("Hungary")).correction).toBeNull();
  expect((await find("lang:en elecitons")).correction).toBe("lang:en elections");
  expect((await find("qqqqqqqq")).correction).toBeNull();
});

it("forgets at once what is opted out or withdrawn, and takes it back", async () => {
  const { db } = test;
  await optOut(db, "outlet", { actor: "operator", now });
  expect(await titles("wahl")).toEqual([]);
  expect((await find("wahl")).counts.article).toBe(0);
  expect((await suggest(db, { text: "wahl", locale: "en", now })).titles).toEqual([]);
  await optIn(db, "outlet", { actor: "operator", now });
  expect(await titles("wahl")).toEqual(["Wahlen in Österreich"]);
  await db.updateTable("stories").set({ withdrawn_at: now }).where("lang", "=", "de").execute();
  expect(await titles("wahl")).toEqual([]);
  expect((await find("wahl")).counts.article).toBe(0);
  await indexChanges(db, now);
  await db.updateTable("stories").set({ withdrawn_at: null }).where("lang", "=", "de").execute();
  await indexChanges(db, now);
  expect(await titles("wahl")).toEqual(["Wahlen in Österreich"]);
});

it("goes on after a page of which a piece was withdrawn a moment ago", async () => {
  const { db } = test;
  const read = (page: number) => find("wahl or wybory", "", page, 1);
  expect([await read(1), await read(2)].map(({ hasMore }) => hasMore)).toEqual([true, false]);
  const [first] = (await read(1)).items;
  const withdraw = (at: Date | null) =>
    db
      .updateTable("stories")
      .set({ withdrawn_at: at })
      .where("id", "=", first?.item.id ?? 0)
      .execute();
  await withdraw(now);
  expect(await read(1)).toMatchObject({ items: [], hasMore: true });
  expect((await read(2)).items).toHaveLength(1);
  await withdraw(null);
  await indexChanges(db, now);
});

it("follows a story that changes, views, and what is said of a source", async () => {
  const { db } = test;
  await deliver(db, now, { identities: ["one"], title: "Gardens", lang: "en", contentHash: "1" });
  await indexChanges(db, now);
  await deliver(db, now, {
    identities: ["one"],
    title: "Meadows",
    lang: "en",
    contentHash: "2",
    countries: ["IE"],
  });
  await setSource(db, "outlet", { band: "right" }, { actor: "operator", now });
  await db.updateTable("stories").set({ views: 5_000 }).where("title", "=", "Meadows").execute();
  expect(await indexChanges(db, now)).toBeGreaterThan(0);
  expect(await indexChanges(db, now)).toBe(0);
  expect(await titles("garden")).toEqual([]);
  expect(await titles("meadow country:IE bias:right")).toEqual(["Meadows"]);
  expect((await titles("", "&sort=popularity"))[0]).toBe("Meadows");
  await db.deleteFrom("stories").where("title", "=", "Meadows").execute();
  await indexChanges(db, now);
  expect((await find("meadow")).counts.article).toBe(0);
});

it("finds a piece of our own by its text until that is for members alone", async () => {
  const { db } = test;
  await publish(db, now, { title: "Ferries", body: "A gallimaufry of boats.", publishedAt: now });
  await indexChanges(db, now);
  expect(await titles("gallimaufry")).toEqual(["Ferries"]);
  const later = new Date(now.getTime() + 370 * 86_400_000);
  await queueArchived(db, later);
  await indexChanges(db, later);
  expect(await titles("gallimaufry")).toEqual([]);
  expect(await titles("ferries")).toEqual(["Ferries"]);
});

it("suggests titles, sources and topics by how a word begins, without accents", async () => {
  const given = (text: string, locale = "en") => suggest(test.db, { text, locale, now });
  expect((await given("elec")).titles.map((t) => t.title)).toEqual([
    "Elections in Hungary",
    "Élections à Paris",
  ]);
  expect((await given("elections à p")).titles).toMatchObject([
    { title: "Élections à Paris", lang: "fr", kind: "article", path: "/article/elections-a-paris" },
  ]);
  expect((await given("out")).sources).toEqual([
    { id: "outlet", name: "The Outlet", country: "FR" },
  ]);
  expect((await given("klim", "de")).topics).toEqual(["Climate"]);
  expect(await given("  ")).toEqual({ titles: [], sources: [], topics: [] });
});

it("finds a name in the spellings of all languages, and marks each", async () => {
  const { db } = test;
  const spelled = [
    ["Zelenskyy lands in Dublin", "en", "[Zelenskyy] lands in Dublin"],
    ["Selenskyj in Berlin", "de", "[Selenskyj] in Berlin"],
    ["Zelensky à Kiev", "fr", "[Zelensky] à Kiev"],
    ["Zełenski w Kijowie", "pl", "[Zełenski] w Kijowie"],
    ["Зеленски в София", "bg", "[Зеленски] в София"],
  ] as const;
  for (const [title, lang] of spelled) await deliver(db, now, { title, lang });
  await indexChanges(db, now);
  const marked = async (q: string) =>
    (await find(q)).hits.map(({ title }) =>
      title.replaceAll(marks.open, "[").replaceAll(marks.close, "]"),
    );
  for (const q of ["Zelensky", "zelenskiy", "Zełenski", "Ζελένσκι"])
    expect((await marked(q)).toSorted(), q).toEqual(spelled.map(([, , all]) => all).toSorted());
  expect(await titles("Zelensky Kyiv")).toEqual(["Zelensky à Kiev"]);
  expect(await titles("Dublin -Zelensky")).toEqual([]);
  expect((await find("Zelensky Kyiv")).correction).toBeNull();
});

it("answers whatever is asked", async () => {
  for (const q of [
    "'",
    "\\",
    '"',
    "-",
    "or",
    "a:b:c",
    "!&|()<->*",
    "\ud800",
    "😀",
    "ﬁ ½ ①",
    "-a",
    'source:"',
    "country:",
    "'a':*",
    "x".repeat(200),
  ]) {
    await expect(find(q)).resolves.toMatchObject({ atLeast: false });
    await expect(suggest(test.db, { text: q, locale: "xx", now })).resolves.toBeDefined();
  }
});
