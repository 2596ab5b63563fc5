import fc from "fast-check";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, it } from "vitest";
import { writeSitemap, writeSitemapIndex } from "./sitemap.ts";

const parser = new XMLParser({
  ignoreAttributes: false,
  processEntities: true,
  parseTagValue: false,
});
const base = "https://news.example";

it("is well-formed, whatever a title holds, and has every address once", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: "binary", maxLength: 40 }), { minLength: 2, maxLength: 5 }),
      (titles) => {
        const text = writeSitemap(
          titles.map((title, n) => ({
            address: `${base}/article/${n}?a=1&b=2`,
            changed: new Date(0),
            languages: { en: `${base}/?lang=en&x`, "x-default": base },
            image: `${base}/a&b.webp`,
            news: {
              site: "A & B",
              lang: "en",
              title: `${title}]]><b>\u202e`,
              published: new Date(0),
            },
          })),
        );
        expect(XMLValidator.validate(text)).toBe(true);
        const { urlset } = parser.parse(text);
        expect([urlset.url].flat().map((url) => url.loc)).toEqual(
          titles.map((_, n) => `${base}/article/${n}?a=1&b=2`),
        );
      },
    ),
  );
});

it("lists the parts with the day of their last change", () => {
  const text = writeSitemapIndex([
    { address: `${base}/sitemaps/pages.xml`, changed: null },
    { address: `${base}/sitemaps/pieces-0.xml`, changed: new Date("2026-11-21T12:00:00Z") },
  ]);
  expect(XMLValidator.validate(text)).toBe(true);
  expect(parser.parse(text).sitemapindex.sitemap).toEqual([
    { loc: `${base}/sitemaps/pages.xml` },
    { loc: `${base}/sitemaps/pieces-0.xml`, lastmod: "2026-11-21T12:00:00.000Z" },
  ]);
});
