import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { locales } from "#platform/locale.ts";
import { listProducts, products, relatedProducts } from "./catalogue.server.ts";
import {
  badges,
  belongsTo,
  categories,
  collections,
  colours,
  pictureOf,
  sizes,
} from "./product.ts";
import { cacheableStoreAddress, pageSize, readStore, sorts, storePath } from "./store-address.ts";

const pictures = join(import.meta.dirname, "../../public");

describe.each(products.map((p) => [p.slug, p] as const))("%s", (slug, product) => {
  it("is priced as the store is, and struck through only in a sale", () => {
    expect(product.price).toBeGreaterThanOrEqual(1599);
    expect(product.price).toBeLessThanOrEqual(5999);
    expect(Number.isInteger(product.price)).toBe(true);
    expect(product.originalPrice !== undefined).toBe(product.badge === "SALE");
    if (product.originalPrice) expect(product.originalPrice).toBeGreaterThan(product.price);
  });

  it("has only what the store knows", () => {
    expect(slug).toMatch(/^[a-z0-9-]+$/);
    expect(categories).toContain(product.category);
    if (product.badge) expect(badges).toContain(product.badge);
    for (const size of product.sizes) expect(sizes).toContain(size);
    for (const colour of product.colours) expect(colours).toContain(colour);
    expect(new Set(product.colours).size).toBe(product.colours.length);
    expect(product.rating).toBeGreaterThanOrEqual(1);
    expect(product.rating).toBeLessThanOrEqual(5);
    expect(new Date(product.added).toISOString().slice(0, 10)).toBe(product.added);
  });

  it("is named and described in every language", () => {
    expect(Object.keys(product.name).toSorted()).toEqual([...locales].toSorted());
    for (const locale of locales) expect(product.text[locale].length).toBeGreaterThan(20);
    expect(new Set(Object.values(product.text)).size).toBe(locales.length);
  });

  it("has a small picture in each colour, without a reference or a hole", () => {
    expect(product.colours.length).toBeGreaterThan(0);
    for (const colour of product.colours) {
      const file = join(pictures, pictureOf(slug, colour));
      expect(existsSync(file), file).toBe(true);
      const svg = readFileSync(file, "utf8");
      expect(svg.length).toBeLessThan(20_000);
      expect(svg).not.toMatch(/NaN|undefined|<script|href=|filter/);
    }
  });
});

describe("the catalogue", () => {
  it("has each product once, and no picture without one", () => {
    expect(new Set(products.map((p) => p.slug)).size).toBe(products.length);
    const kept = readdirSync(join(pictures, "store/pictures")).toSorted();
    const wanted = products.flatMap((p) => p.colours.map((c) => `${p.slug}-${c}.svg`)).toSorted();
    expect(kept).toEqual(wanted);
  });

  it("fills every category and collection, has every badge, and more than one page", () => {
    for (const category of categories)
      expect(products.filter((p) => p.category === category).length).toBeGreaterThan(1);
    for (const collection of collections)
      expect(products.filter((p) => belongsTo(collection, p)).length).toBeGreaterThan(1);
    for (const badge of badges) expect(products.some((p) => p.badge === badge)).toBe(true);
    expect(products.length).toBeGreaterThan(2 * pageSize);
  });

  it("is ordered as an address says", () => {
    const view = (sort: string) => readStore(new URLSearchParams({ sort, page: "9" }));
    const of = (sort: string) => listProducts(view(sort), "en").shown;
    const prices = of("price-low").map((p) => p.price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(of("price-high").map((p) => p.price)).toEqual(prices.toReversed());
    const days = of("newest").map((p) => p.added);
    expect(days).toEqual(days.toSorted().toReversed());
    const stars = of("rating").map((p) => p.rating);
    expect(stars).toEqual(stars.toSorted((a, b) => b - a));
  });

  it("is searched in the language of the page, without regard to accents and case", () => {
    const names = (q: string, locale: "en" | "fr") =>
      listProducts(readStore(new URLSearchParams({ q })), locale).shown.map((p) => p.slug);
    expect(names("NIGHT  ferry", "en")).toEqual(["night-ferry-print"]);
    expect(names("echarpe", "fr")).toEqual(["letterpress-scarf"]);
    expect(names("echarpe", "en")).toEqual([]);
  });

  it("shows others of the same kind first", () => {
    const [first] = relatedProducts("morning-mug", "en");
    expect(first?.category).toBe("home");
  });
});

describe("an address of the store", () => {
  it("is read as it is written", () => {
    for (const sort of sorts)
      for (const collection of [null, ...collections])
        for (const list of [true, false]) {
          const view = { category: null, collection, q: "a b", sort, list, page: 3 };
          expect(readStore(new URL(storePath(view), "https://x.example").searchParams)).toEqual(
            view,
          );
        }
  });

  it("ignores what it does not know", () => {
    const odd = new URLSearchParams("category=cars&sort=up&page=999&view=wall&collection=x");
    expect(storePath(readStore(odd))).toBe("/store");
  });

  it("is cached in one spelling, and not at all where something is searched", () => {
    const cached = (query: string) => cacheableStoreAddress("/store", new URLSearchParams(query));
    expect(cached("x=1&sort=rating&category=home")).toBe("/store?category=home&sort=rating");
    expect(cached("")).toBe("/store");
    expect(cached("q=mug")).toBeNull();
    expect(
      cacheableStoreAddress("/store/morning-mug", new URLSearchParams("colour=navy&x=1")),
    ).toBe("/store/morning-mug?colour=navy");
    expect(cacheableStoreAddress("/store/a/b", new URLSearchParams())).toBeNull();
  });
});
