// The demo store: what stands on its pages, narrowed and ordered by the address alone, in four languages.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { locales } from "#platform/locale.ts";
import { products } from "#store/catalogue.server.ts";
import { signIn } from "../factories/readers.ts";
import { noon, openTestSite, type TestSite } from "../site.ts";
import { requestsTo } from "./requests.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site?.close());

const page = (path: string, headers: Record<string, string> = {}) =>
  requestsTo(site).page(path, { headers });
const names = (html: string) =>
  [...html.matchAll(/<h3><a href="\/store\/([a-z0-9-]+)/g)].map(([, slug]) => slug);
const dataOf = (html: string) =>
  JSON.parse((/data-store="([^"]*)"/.exec(html)?.[1] ?? "{}").replaceAll("&quot;", '"'));

describe("/store", () => {
  it("says in one line that nothing is sold, in every language", async () => {
    const lines = { en: "nothing is sold", es: "no se vende nada", fr: "rien n’est vendu" };
    for (const locale of locales) {
      const { status, text } = await page(`/store?lang=${locale}`);
      expect(status).toBe(200);
      expect(text).not.toMatch(/[{}]/);
      expect(text).toContain({ ...lines, de: "verkauft wird nichts" }[locale]);
    }
  });

  it("writes prices in euros as the language does", async () => {
    expect((await page("/store?lang=en")).text).toContain("€24.99");
    expect((await page("/store?lang=de")).text.replace(/\s/g, " ")).toContain("24,99 €");
  });

  it("is narrowed, ordered and searched by its address", async () => {
    const home = names((await page("/store?category=home")).html);
    expect(home).toContain("morning-mug");
    expect(home).not.toContain("e-t-shirt");
    expect(names((await page("/store?sort=price-high")).html)[0]).toBe("night-shift-hoodie");
    expect(names((await page("/store?q=ferry&lang=en")).html)).toEqual(["night-ferry-print"]);
    const sale = await page("/store?collection=clearance");
    expect(names(sale.html).length).toBe(products.filter((p) => p.originalPrice).length);
    expect((await page("/store?view=list")).html).toContain("data-list");
  });

  it("shows more by a link, and no further link at the end", async () => {
    const first = await page("/store");
    expect(names(first.html)).toHaveLength(8);
    expect(first.html).toContain('href="/store?page=2#ware-8"');
    const last = await page("/store?page=3");
    expect(names(last.html)).toHaveLength(products.length);
    expect(last.html).not.toContain("data-more-link");
  });

  it("says so where nothing fits, and repeats a search as text", async () => {
    const { text, html } = await page("/store?lang=en&q=%3Cb%3Ezeppelin");
    expect(text).toContain("No product fits.");
    expect(html).toContain('value="&lt;b&gt;zeppelin"');
  });

  it("takes off what the reader's plan gives, and nothing for visitors", async () => {
    expect(dataOf((await page("/store")).html).percent).toBe(0);
    const basic = await signIn(site.db, noon, { tier: "basic" });
    const premium = await signIn(site.db, noon, { tier: "premium" });
    expect(dataOf((await page("/store", basic.headers)).html).percent).toBe(15);
    const shown = await page("/store?lang=en", premium.headers);
    expect(dataOf(shown.html).percent).toBe(20);
    expect(shown.text).toContain("Member discount, 20%");
  });
});

describe("/store/{slug}", () => {
  it("has a page for each product, with its picture in the colour of the address", async () => {
    for (const { slug, name } of products) {
      const { status, text } = await page(`/store/${slug}?lang=en`);
      expect(status, slug).toBe(200);
      expect(text).toContain(name.en);
    }
    const { html } = await page("/store/morning-mug?colour=verm");
    expect(html).toContain('src="/store/pictures/morning-mug-verm.svg"');
    expect((await page("/store/morning-mug?colour=green")).html).toContain("morning-mug-sand.svg");
  });

  it("is not found for a product that the store does not have", async () => {
    expect((await page("/store/golden-pen")).status).toBe(404);
  });
});
