// What others take of us: feeds as two other programs read them, sitemaps, and the files for robots.
import { parseFeed as parseOther } from "@rowanmanning/feed-parser";
import { XMLValidator } from "fast-xml-parser";
import { parseFeed } from "feedsmith";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { locales } from "#platform/locale.ts";
import { infoPageNames } from "#site/info-page-names.ts";
import { lastChangeOf } from "#site/info-pages.server.ts";
import { sendIssue } from "../factories/issues.ts";
import { deliver, publish } from "../factories/stories.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";
import { mainOf } from "./requests.ts";

let site: TestSite;
let own: string;
const baseUrl = "https://news.example";
beforeAll(async () => {
  site = await openTestSite({ env: { BASE_URL: baseUrl, MINING: "reserved" } });
  own = await publish(site.db, noon, {
    title: "Trains & <tracks> ]]> \u202eat night",
    body: "Whole text.",
  });
  await publish(site.db, noon, { title: "Paid", premium: true, body: "Secret text." });
  await deliver(site.db, noon, { title: "Gleise in der Nacht", lang: "de" });
});
afterAll(() => site?.close());
const read = async (path: string) => {
  const response = await site.at(path);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe("every feed that the page lists", () => {
  it("is read by two other programs", async () => {
    const page = mainOf((await read("/rss?lang=en")).text);
    const paths = [...page.matchAll(/href="(\/feeds\/[^"?]+)/g)].map(([, path = ""]) => path);
    expect(paths.length).toBeGreaterThan(190);
    for (const path of paths) {
      const { status, text } = await read(path);
      expect(status, path).toBe(200);
      expect(parseFeed(text).format, path).toBe(path.split(".").at(-1)?.replace("xml", "rss"));
      if (!path.endsWith(".json")) {
        expect(XMLValidator.validate(text), path).toBe(true);
        expect(parseOther(text).title, path).toBeTruthy();
      }
    }
  });

  it("has our free pieces whole, paid ones without their text, and others as a way to the original", async () => {
    const all = await read("/feeds/news/all.rss");
    expect(all.text).toContain("Whole text.");
    expect(all.text).not.toContain("Secret text.");
    const titles = (text: string) => parseOther(text).items.map((item) => item.title);
    expect(titles(all.text)).toContain("Gleise in der Nacht");
    expect(titles((await read("/feeds/own/all.rss")).text)).not.toContain("Gleise in der Nacht");
    expect(titles((await read("/feeds/language/de.rss")).text)).toEqual(["Gleise in der Nacht"]);
    expect((await read("/feeds/language/xx.rss")).status).toBe(404);
    expect((await read("/feeds/own/some.rss")).status).toBe(404);
  });

  it("has a feed for each author of ours and each kind of source", async () => {
    const { id } = await site.db
      .insertInto("authors")
      .values({ slug: "ada-quay", name: "Ada Quay" })
      .returning("id")
      .executeTakeFirstOrThrow();
    await publish(site.db, noon, { title: "By a name", authorId: id });
    const titles = async (path: string) =>
      parseOther((await read(path)).text).items.map((item) => item.title);
    expect(await titles("/feeds/author/ada-quay.atom")).toEqual(["By a name"]);
    expect((await read("/feeds/author/nobody.rss")).status).toBe(404);
    expect(await titles("/feeds/kind/news.rss")).toEqual(["Gleise in der Nacht"]);
    expect(await titles("/feeds/kind/factcheck.rss")).toEqual([]);
    expect((await read("/feeds/kind/own.rss")).status).toBe(404);
    expect((await read("/rss?lang=en")).text).toContain("/feeds/author/ada-quay.json");
  });

  it("has the feeds that the page of a source with a long name, or with a dot in it, links to", async () => {
    for (const source of [`the-${"long-".repeat(14)}name`, "quay.example"]) {
      await deliver(site.db, noon, { title: `Item of ${source}` }, source);
      const page = await (await site.at(`/source/${source}`)).text();
      const [, path = ""] = /href="(\/feeds\/source\/[^"?]+\.rss)/.exec(page) ?? [];
      expect((await read(path)).text).toContain(`Item of ${source}`);
    }
    expect((await read("/feeds/source/%00.rss")).status).toBe(404);
  });

  it("names the hub that is told of its news", async () => {
    const hub = "https://hub.example/";
    const told = await openTestSite({ env: { BASE_URL: baseUrl, WEBSUB_HUB: hub } });
    const rss = await told.at("/feeds/news/all.rss");
    expect(rss.headers.get("link")).toBe(
      `<${hub}>; rel="hub", <${baseUrl}/feeds/news/all.rss>; rel="self"`,
    );
    expect(await rss.text()).toContain(`<atom:link href="${hub}" rel="hub"/>`);
    expect(await (await told.at("/feeds/topic/politics.rss")).text()).not.toContain(hub);
    expect((await read("/feeds/news/all.rss")).headers.get("link")).toBeNull();
    await told.close();
  });

  it("is named on every page", async () => {
    for (const path of ["/", "/privacy", "/search?q=a"])
      expect((await read(path)).text).toContain(
        '<link rel="alternate" type="application/rss+xml" href="/feeds/news/all.rss"/>',
      );
  });
});

describe("sitemaps", () => {
  it("lead to every page in four languages, to our pieces, and not to those of others", async () => {
    const index = await read("/sitemap.xml");
    expect(index.headers.get("content-type")).toContain("application/xml");
    const parts = [...index.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = ""]) => loc);
    expect(parts).toEqual([
      `${baseUrl}/sitemaps/pages.xml`,
      `${baseUrl}/sitemaps/news.xml`,
      `${baseUrl}/sitemaps/pieces-0.xml`,
    ]);
    const texts = await Promise.all(parts.map((part) => read(part.slice(baseUrl.length))));
    for (const { status, text } of texts) {
      expect(status).toBe(200);
      expect(XMLValidator.validate(text)).toBe(true);
      expect(text).not.toContain("gleise-in-der-nacht");
    }
    const [pages, news, pieces] = texts;
    for (const locale of locales)
      expect(pages?.text).toContain(`${baseUrl}/privacy?lang=${locale}`);
    expect(pieces?.text).toContain(`${baseUrl}/article/${own}`);
    expect(news?.text).toContain("<news:title>Trains &amp; &lt;tracks&gt; ]]&gt;");
    for (const name of ["pieces", "pieces-x", "events-", "other", "pieces-999999999"])
      expect([200, 404]).toContain((await read(`/sitemaps/${name}.xml`)).status);
  });

  it("say of pages that keep the day of their last change when it was, letters among them", async () => {
    await sendIssue(site.db);
    const { text } = await read("/sitemaps/pages.xml");
    const changed = (path: string) =>
      new RegExp(`<url><loc>${baseUrl}${path}</loc>(?:<lastmod>([^<]*)</lastmod>)?`).exec(text);
    for (const name of infoPageNames)
      expect(changed(`/${name}`)?.[1], name).toBe(lastChangeOf(name).toISOString());
    expect(changed("/newsletter/weekly-digest/2026-11-15")?.[1]).toBe("2026-11-15T00:00:00.000Z");
    expect(changed("/support/billing/cancelling")?.[0]).toBeTruthy();
    // The front is new every minute: no day would be true of it.
    expect(changed("/topic/politics")?.[1]).toBeUndefined();
  });

  it("name only pages that are there", async () => {
    const { text } = await read("/sitemaps/pages.xml");
    for (const [, path = ""] of text.matchAll(/<loc>https:\/\/news\.example([^<]*)<\/loc>/g))
      expect((await read(path || "/")).status, path).toBe(200);
  });
});

describe("files for programs", () => {
  it("tell robots what is reserved", async () => {
    const robots = await read("/robots.txt");
    expect(robots.text).toMatch(/^User-agent: \*\nDisallow: \/functions\/$/m);
    expect(robots.text).toContain("User-agent: GPTBot");
    expect(robots.text).toContain(`Sitemap: ${baseUrl}/sitemap.xml`);
    expect(JSON.parse((await read("/.well-known/tdmrep.json")).text)[0]).toMatchObject({
      "tdm-reservation": 1,
    });
    const open = await openTestSite();
    expect(await (await open.at("/robots.txt")).text()).not.toContain("GPTBot");
    expect((await open.at("/.well-known/tdmrep.json")).status).toBe(404);
    await open.close();
  });

  it("name whom to tell of a weakness, for less than a year (RFC 9116)", async () => {
    const { text } = await read("/.well-known/security.txt");
    const expires = new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? 0).getTime();
    expect(expires - noon.getTime()).toBeGreaterThan(100 * 86_400_000);
    expect(expires - noon.getTime()).toBeLessThan(365 * 86_400_000);
    expect(text).toContain(`Canonical: ${baseUrl}/.well-known/security.txt`);
    for (const path of ["/humans.txt", "/llms.txt"]) expect((await read(path)).status).toBe(200);
  });
});
