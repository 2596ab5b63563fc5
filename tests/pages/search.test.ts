import { afterAll, beforeAll, expect, it } from "vitest";
import { deliver, publish } from "../factories/stories.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";
import { headlines, textOf } from "./html.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await publish(site.db, noon, { title: "Harbour strike ends", countries: ["PT"], band: "left" });
  await publish(site.db, noon, {
    title: "Old harbours",
    topics: ["Healthcare"],
    publishedAt: new Date("2026-09-01T00:00:00Z"),
    views: 900,
  });
  await deliver(site.db, noon, { title: "Le port", excerpt: "Un HARBOUR", countries: ["FR"] });
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

it("lists what fits the words and every filter, with counts", async () => {
  const { text, titles } = await search("?q=harbour");
  expect(text).toContain('Search Results for "harbour"');
  expect(text).toContain("Found 3 results");
  expect(text).toMatch(/All 3 Articles 3 Videos 0 Podcasts 0/);
  expect(titles).toEqual(["Harbour strike ends", "Old harbours", "Le port"]);
  const titlesOf = async (query: string) => (await search(query)).titles;
  expect(await titlesOf("?q=harbour&country=Portugal")).toEqual(["Harbour strike ends"]);
  expect(await titlesOf("?q=harbour&bias=center")).toEqual(["Old harbours", "Le port"]);
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
  expect(text).toContain("Found 0 results");
  expect(text).toContain("No results found Try adjusting your search terms or filters");
});

it("keeps empty fields of a form out of the address", async () => {
  const { status, location } = await search("?q=gas&contentType=&country=&bias=left");
  expect(status).toBe(302);
  expect(location).toMatch(/\/search\?q=gas&bias=left$/);
});

it.each([
  "?q=%00&country=%00",
  "?q=%ff%fe",
  "?q=%25_%5C'%22%3B--",
  `?q=${"x".repeat(5_000)}`,
  "?category=__proto__&bias=constructor&dateRange=toString&contentType=%F0%9F%A6%93",
  "?sort=1&pages=99999999999999999999",
  "?q=a&q=b&country=Spain&country=Spain",
  "?q=%E2%80%AE%D7%A9",
])("answers %s like any other", async (query) => {
  expect((await search(query)).status).toBe(200);
});

it("names the filters that it does not know", async () => {
  const { text } = await search("?bias=upward&country=Atlantis");
  expect(text).toContain('The filter "upward" is not known and was left out.');
  expect(text).toContain('The filter "Atlantis"');
});
