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
  video?: SitemapVideo;
};

/** A video that the page shows and everybody may watch (Google's video sitemaps). */
export type SitemapVideo = {
  title: string;
  description: string;
  /** The file. */
  content: string;
  thumbnail: string;
  seconds: number | null;
  published: Date;
};

/** The longest description and video that the protocol takes: characters, and seconds (eight hours). */
const videoLimits = { description: 2048, seconds: 28_800 } as const;

const spaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  'xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"',
  'xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"',
].join(" ");
const head = '<?xml version="1.0" encoding="utf-8"?>\n';
const tag = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** A sitemap of at most `sitemapSize` addresses. */
export const writeSitemap = (urls: readonly SitemapUrl[]): string =>
  `${head}<urlset ${spaces}>\n${urls.map((url) => `${urlOf(url)}\n`).join("")}</urlset>\n`;

function urlOf({ address, changed, languages, image, news, video }: SitemapUrl): string {
  const parts = [
    tag("loc", address),
    changed ? tag("lastmod", changed.toISOString()) : "",
    ...Object.entries(languages ?? {}).map(
      ([lang, href]) =>
        `<xhtml:link rel="alternate" hreflang="${escapeXml(lang)}" href="${escapeXml(href)}"/>`,
    ),
    image ? `<image:image>${tag("image:loc", image)}</image:image>` : "",
    news ? newsOf(news) : "",
    video ? videoOf(video) : "",
  ];
  return `<url>${parts.join("")}</url>`;
}

const newsOf = ({ site, lang, title, published }: NonNullable<SitemapUrl["news"]>) =>
  `<news:news><news:publication>${tag("news:name", site)}${tag("news:language", lang)}</news:publication>${tag(
    "news:publication_date",
    published.toISOString(),
  )}${tag("news:title", title)}</news:news>`;

/** Its parts stand in the order that Google's schema gives them. */
function videoOf(video: SitemapVideo): string {
  const { seconds } = video;
  const parts = [
    tag("video:thumbnail_loc", video.thumbnail),
    tag("video:title", video.title),
    tag("video:description", video.description.slice(0, videoLimits.description)),
    tag("video:content_loc", video.content),
    seconds !== null && seconds >= 1 && seconds <= videoLimits.seconds
      ? tag("video:duration", String(Math.round(seconds)))
      : "",
    tag("video:publication_date", video.published.toISOString()),
  ];
  return `<video:video>${parts.join("")}</video:video>`;
}

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
