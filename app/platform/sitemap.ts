import { escapeXml } from "./xml.ts";

/** The most addresses that a sitemap may have (sitemaps.org, protocol 0.9). */
export const sitemapSize = 50_000;

export type SitemapUrl = {
  /** Absolute, as are the others. */
  address: string;
  changed?: Date;
  /** The page in other languages, by language code; `x-default` for the address that asks the browser. */
  languages?: Record<string, string>;
  image?: string | null;
  news?: { site: string; lang: string; title: string; published: Date };
};

const spaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  'xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"',
].join(" ");
const head = '<?xml version="1.0" encoding="utf-8"?>\n';
const tag = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** A sitemap of at most `sitemapSize` addresses. */
export const writeSitemap = (urls: readonly SitemapUrl[]): string =>
  `${head}<urlset ${spaces}>\n${urls.map((url) => `${urlOf(url)}\n`).join("")}</urlset>\n`;

function urlOf({ address, changed, languages, image, news }: SitemapUrl): string {
  const parts = [
    tag("loc", address),
    changed ? tag("lastmod", changed.toISOString()) : "",
    ...Object.entries(languages ?? {}).map(
      ([lang, href]) =>
        `<xhtml:link rel="alternate" hreflang="${escapeXml(lang)}" href="${escapeXml(href)}"/>`,
    ),
    image ? `<image:image>${tag("image:loc", image)}</image:image>` : "",
    news ? newsOf(news) : "",
  ];
  return `<url>${parts.join("")}</url>`;
}

const newsOf = ({ site, lang, title, published }: NonNullable<SitemapUrl["news"]>) =>
  `<news:news><news:publication>${tag("news:name", site)}${tag("news:language", lang)}</news:publication>${tag(
    "news:publication_date",
    published.toISOString(),
  )}${tag("news:title", title)}</news:news>`;

/** The list of sitemaps. */
export const writeSitemapIndex = (
  sitemaps: readonly { address: string; changed?: Date | null }[],
): string =>
  `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${sitemaps
    .map(
      ({ address, changed }) =>
        `<sitemap>${tag("loc", address)}${changed ? tag("lastmod", changed.toISOString()) : ""}</sitemap>\n`,
    )
    .join("")}</sitemapindex>\n`;
