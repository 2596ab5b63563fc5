import { afterAll, beforeAll, expect, it } from "vitest";
import { indexChanges } from "#search/search.server.ts";
import { deliver, publish } from "../factories/stories.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";
import { headlines, textOf } from "./html.ts";

let site: TestSite;
/** As the worker does each second. */
const index = async () => {
  while ((await indexChanges(site.db, noon)) > 0);
};
beforeAll(async () => {
  site = await openTestSite();
  await publish(site.db, noon, { title: "Harbour strike ends", countries: ["PT"], band: "left" });
  await publish(site.db, noon, {
    title: "Old harbours",
    band: "center",
    topics: ["Healthcare"],
    publishedAt: new Date("2026-09-01T00:00:00Z"),
    views: 900,
  });
  await deliver(site.db, noon, { title: "Le port", excerpt: "Un HARBOUR", countries: ["FR"] });
  await index();
});
afterAll(() => site?.close());

const search = async (query: string) => {
  const response = await site.at(`/search${query}`);
  const html = await response.text();
  return {
    status: response.status,
    location: response.headers.get("location"),
    text: textOf(html),
    titles: headlines(html).map((h) => h.title),
    html,
  };
};

it("offers languages to narrow a search to unless the query names one, in either spelling", async () => {
  expect((await search("?q=harbour")).html).toContain('id="narrow-lang"');
  for (const operator of ["lang", "language"])
    expect((await search(`?q=harbour+${operator}:en`)).html).not.toContain('id="narrow-lang"');
});

it("lists what fits the words and every filter, with counts", async () => {
  const { text, titles } = await search("?q=harbour");
  expect(text).toContain('Search Results for "harbour"');
  expect(text).toContain("Found 3 results");
  expect(text).toMatch(/All 3 Articles 3 Videos 0 Podcasts 0/);
  expect(titles).toEqual(["Harbour strike ends", "Old harbours", "Le port"]);
  const titlesOf = async (query: string) => (await search(query)).titles;
  expect(await titlesOf("?q=harbour&country=Portugal")).toEqual(["Harbour strike ends"]);
  // The source of "Le port" is unrated, which is not the same as center.
  expect(await titlesOf("?q=harbour&bias=center")).toEqual(["Old harbours"]);
  expect((await search("?q=harbour")).html).toContain('href="#b-unrated"');
  expect(await titlesOf("?q=harbour&category=Health")).toEqual(["Old harbours"]);
  expect(await titlesOf("?q=harbour&dateRange=week")).not.toContain("Old harbours");
  expect(await titlesOf("?q=harbour&sort=date")).toEqual([
    "Harbour strike ends",
    "Le port",
    "Old harbours",
  ]);
  expect((await titlesOf("?q=harbour&sort=popularity"))[0]).toBe("Old harbours");
});

it("shows what is set as badges, and says when there is nothing", async () => {
  const { text } = await search(
    "?q=zebra&contentType=video&country=Spain&bias=left&dateRange=today&category=Economics",
  );
  for (const words of ["Type: Video", "Country: Spain", "Bias: Left", "Date: Today"])
    expect(text).toContain(words);
  expect(text).toContain("Category: Economics");
  expect(text).toContain("No results found Try adjusting your search terms or filters");
  expect(text).not.toContain("Found 0 results");
});

it("puts no quotation marks around those of the query", async () => {
  const asked = await search(`?q=${encodeURIComponent('"harbour strike" -bank')}`);
  expect(asked.text).toContain('Search Results for "harbour strike" -bank');
  expect(asked.html).toContain("<title>Search Results for &quot;harbour strike&quot; -bank |");
  expect(asked.html).not.toContain("&quot;&quot;");
});

it("keeps empty fields of a form out of the address", async () => {
  const { status, location } = await search("?q=gas&contentType=&country=&bias=left");
  expect(status).toBe(302);
  expect(location).toMatch(/\/search\?q=gas&bias=left$/);
});

const strange = [
  "?q=%00&country=%00",
  "?q=%ff%fe",
  "?q=%25_%5C'%22%3B--",
  `?q=${"x".repeat(5_000)}`,
  `?q=${"%F0%9F%A6%93".repeat(300)}`,
  "?category=__proto__&bias=constructor&dateRange=toString&contentType=%F0%9F%A6%93",
  "?sort=1&page=99999999999999999999",
  "?q=a&q=b&country=Spain&country=Spain",
  "?q=%E2%80%AE%D7%A9",
  "?q=%EE%80%80a%EE%80%81",
  "?q=%22&page=2",
  "?q=-%20or%20%7C%20%3A%20country%3A%20before%3A2026-99-99%20%22",
  "?q=(((%20%26%20!%20%7C%20%3C-%3E%20%3A*",
  "?q=source%3A%27%20or%201%3D1&page=-1",
  "?q=%3Cscript%3Ealert(1)%3C/script%3E&category=%3Cb%3E",
  "?%ff=%ff&=&&&q",
];

it.each(strange)("answers %s like any other", async (query) => {
  const { status, html } = await search(query);
  // Fields that are empty leave the address first.
  expect([200, 302]).toContain(status);
  expect(html).not.toMatch(/<script>alert|<b>/);
});

it.each(strange)("goes on with and suggests for %s like any other", async (query) => {
  for (const path of ["/search/more", "/search/suggest"]) {
    const response = await site.at(path + query);
    expect(response.status, path).toBe(200);
    expect(await response.json()).toBeTypeOf("object");
  }
});

it("takes every byte in every field", async () => {
  for (const name of [
    "q",
    "contentType",
    "country",
    "bias",
    "dateRange",
    "category",
    "sort",
    "page",
  ])
    for (const from of [0, 64, 128, 192]) {
      const bytes = Array.from(
        { length: 64 },
        (_, n) => `%${(from + n).toString(16).padStart(2, "0")}`,
      );
      const { status } = await search(`?${name}=${bytes.join("")}`);
      expect(status, `${name} from ${from}`).toBe(200);
    }
});

it("names the filters that it does not know", async () => {
  const { text } = await search("?bias=upward&country=Atlantis");
  expect(text).toContain("There is no filter “upward”; it was left out.");
  expect(text).toContain("There is no filter “Atlantis”");
});

it("names values of operators that it does not know", async () => {
  const { text } = await search("?q=harbour+country%3Aatlantis");
  expect(text).toContain("There is no filter “country:atlantis”; it was left out.");
});

it("parts results into pages that have addresses", async () => {
  for (let n = 0; n < 25; n++)
    await publish(site.db, noon, { title: `Lighthouse ${n}`, topics: ["Trade"] });
  await index();
  const first = await search("?q=lighthouse");
  expect(first.text).toContain("Found 25 results");
  expect(first.titles).toHaveLength(20);
  expect(first.html).toContain('href="/search?q=lighthouse&amp;page=2"');
  const second = await search("?q=lighthouse&page=2");
  expect(second.titles).toHaveLength(5);
  expect(second.html).not.toContain("page=3");
  expect(second.html).toContain('href="/search?q=lighthouse"');
  expect(new Set([...first.titles, ...second.titles]).size).toBe(25);
  const more = await (await site.at("/search/more?q=lighthouse&page=2")).json();
  expect(headlines(more.rows).map((h) => h.title)).toEqual(second.titles);
  expect(more).toMatchObject({ more: "", announcement: "5 more results loaded" });
  expect((await search("?q=lighthouse&page=9")).text).toContain("There are no more results");
});

it("keeps results out of search engines and other people's caches", async () => {
  const response = await site.at("/search?q=harbour");
  expect(await response.text()).toContain('<meta name="robots" content="noindex"/>');
  for (const path of ["/search/more?q=harbour", "/search/suggest?q=harbour"])
    expect((await site.at(path)).headers.get("cache-control")).toContain("private");
});

it.each([
  ["en", "Found 3 results", "Search tips", "Type: Article"],
  ["es", "3 resultados", "Consejos de búsqueda", "Tipo: Artículo"],
  ["fr", "3 résultats", "Astuces de recherche", "Type : Article"],
  ["de", "3 Treffer", "Suchtipps", "Art: Artikel"],
])("speaks %s", async (lang, ...words) => {
  const { text } = await search(`?q=harbour&contentType=article&lang=${lang}`);
  for (const word of words) expect(text).toContain(word);
});

it("suggests headlines, sources and topics in the words of the interface", async () => {
  const suggest = async (query: string) => (await site.at(`/search/suggest?${query}`)).json();
  const { groups, said } = await suggest("q=harb&lang=en");
  expect(said).toMatch(/^\d suggestions?$/);
  expect(groups[0].name).toBe("Headlines");
  expect(groups[0].items).toContainEqual(
    expect.objectContaining({
      text: "Harbour strike ends",
      lang: "en",
      path: "/article/harbour-strike-ends",
    }),
  );
  const trade = await suggest("q=clim&lang=en");
  expect(trade.groups.at(-1)).toEqual({
    name: "Topics",
    items: [{ text: "Climate", lang: null, note: null, path: "/search?category=Climate" }],
  });
  expect(await suggest("q=zzzz&lang=de")).toMatchObject({
    said: "Keine Vorschläge",
    groups: [],
  });
});
