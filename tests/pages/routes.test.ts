import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { indexChanges } from "#search/search.server.ts";
import { standingPages } from "../../app/routes/distribution/pages.ts";
import { cacheable } from "../../server/cacheable.ts";
import { publish } from "../factories/stories.ts";
import { noon, openTestSite, origin, type TestSite } from "../site.ts";
import { attribute, textOf } from "./html.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ env: { SITE_MAILBOX: "desk@news.example" } });
});
afterAll(() => site?.close());

const information =
  "/about /contact /privacy /terms /cookies /accessibility /sitemap /rss /support /advertise /careers /press".split(
    " ",
  );
const others = "/auth /search /pricing /store /saved /how-we-work /sources".split(" ");

describe("a page that anybody may read", () => {
  it.each([...information, ...others])("%s, in four languages", async (path) => {
    const headings = new Set<string>();
    for (const lang of ["en", "es", "fr", "de"]) {
      const response = await site.at(`${path}?lang=${lang}`);
      expect(response.status).toBe(200);
      const html = await response.text();
      const headline = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? "";
      expect(headline, lang).not.toBe("");
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(textOf(html), "an argument was left in the text").not.toMatch(/[{}]/);
      headings.add(/<h1[^>]*>[\s\S]*?<\/h1>\s*<p[^>]*>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? "");
    }
    expect(headings.size, "a language repeats another").toBe(4);
  });

  it("names the mailbox of the configuration", async () => {
    expect(textOf(await (await site.at("/contact")).text())).toContain("desk@news.example");
  });

  it.each(["/news", "/dashboard", "/profile", "/subscription-manage"])(
    "%s shows a visitor to the door",
    async (path) => {
      const page = await site.at(`${path}?a=1`);
      expect(page.status).toBe(302);
      expect(page.headers.get("location")).toBe(
        `/auth?redirectTo=${encodeURIComponent(`${path}?a=1`)}`,
      );
    },
  );

  it("every link of the shell leads somewhere", async () => {
    const html = await (await site.at("/about")).text();
    const paths = new Set([...html.matchAll(/<a[^>]*href="(\/[^"]*)"/g)].map((m) => m[1] ?? ""));
    expect(paths.size).toBeGreaterThan(25);
    for (const path of paths)
      expect([200, 302], path).toContain((await site.at(path.replaceAll("&amp;", "&"))).status);
  });

  it("logs the path of what is not there", async () => {
    await site.at("/no/such/page");
    expect(site.log).toContainEqual(
      expect.objectContaining({ fields: { path: "/no/such/page" }, message: "page not found" }),
    );
  });
});

it("comes from the page cache, where it stands on its own and is the same for all", () => {
  const kept = (path: string) => cacheable(path, "", "en")?.target === path;
  expect(standingPages.filter((path) => !kept(path))).toEqual([]);
});

it("logs as refused, not as missing, what a page does not take", async () => {
  site.log.length = 0;
  expect((await site.at("/about", { method: "POST" })).status).toBe(405);
  expect(site.log).toContainEqual(
    expect.objectContaining({
      fields: expect.objectContaining({ path: "/about", status: 405 }),
      message: "a request was refused",
    }),
  );
});

describe("search", () => {
  beforeAll(async () => {
    await publish(site.db, noon, { title: "Solar roofs", countries: ["GR"], topics: ["Energy"] });
    await publish(site.db, noon, {
      title: "Night trains",
      countries: ["AT"],
      topics: ["Transport"],
    });
    // As the worker does each second.
    while ((await indexChanges(site.db, noon)) > 0);
  });
  const text = async (query: string) => textOf(await (await site.at(`/search${query}`)).text());

  it("finds by word, country and topic", async () => {
    for (const query of ["?q=SOLAR", "?country=Greece", "?country=GR", "?category=Energy"]) {
      const page = await text(query);
      expect(page, query).toContain("Solar roofs");
      expect(page, query).not.toContain("Night trains");
    }
    expect(await text("?q=solar")).toContain('Search Results for "solar"');
    expect(await text("?q=solar")).toContain("Found 1 result");
  });

  it("says so when there is nothing, and when a filter is unknown", async () => {
    const page = await text("?q=zzz&country=Atlantis");
    expect(page).toContain("No results found");
    expect(page).toContain("Try adjusting your search terms or filters");
    expect(page).toContain("There is no filter “Atlantis”");
  });

  it.each(["?q=%27%22%3B--", "?q=%25%5C_", "?country=%00", "?q=%00", `?q=${"a".repeat(5000)}`])(
    "bears %j",
    async (query) => expect((await site.at(`/search${query}`)).status).toBe(200),
  );
});

describe("the head of a page", () => {
  it("names itself and its languages", async () => {
    const html = await (await site.at("/about")).text();
    const alternate = (lang: string) => attribute(html, "link", "hrefLang", lang, "href");
    expect(attribute(html, "link", "rel", "canonical", "href")).toBe(`${origin}/about`);
    for (const lang of ["en", "es", "fr", "de"])
      expect(alternate(lang)).toBe(`${origin}/about?lang=${lang}`);
    expect(alternate("x-default")).toBe(`${origin}/about`);
  });

  it("says of a page that names its language that it is itself", async () => {
    const html = await (await site.at("/about?lang=de")).text();
    expect(attribute(html, "link", "rel", "canonical", "href")).toBe(`${origin}/about?lang=de`);
    expect(html).toContain('href="/pricing?lang=de"');
  });

  it("never names the address of the request, but the site's own", async () => {
    const html = await (await site.at("/about", { headers: { host: "evil.example" } })).text();
    expect(html).not.toContain("evil.example");
  });
});
