import { generateAtomFeed, generateJsonFeed, generateRssFeed } from "feedsmith";
import { type FeedDocument, type FeedEntry, type FeedFormat, feedTypes } from "../feed-document.ts";

/** Writes a feed as RSS 2.0, Atom or JSON Feed 1.1. */
export function writeFeed(feed: FeedDocument, format: FeedFormat): string {
  if (format === "json") return JSON.stringify(generateJsonFeed(toJson(feed)));
  return format === "rss" ? generateRssFeed(toRss(feed)) : generateAtomFeed(toAtom(feed));
}

const namesOf = ({ author, source }: FeedEntry): string[] =>
  author && author !== source ? [author, source] : [source];

const hubLinks = ({ hub }: FeedDocument) => (hub ? [{ href: hub, rel: "hub" }] : []);

const toRss = (feed: FeedDocument): Parameters<typeof generateRssFeed>[0] => ({
  title: feed.title,
  link: feed.home,
  description: feed.description,
  language: feed.lang,
  lastBuildDate: feed.updated,
  generator: feed.site,
  atom: {
    links: [{ href: feed.self, rel: "self", type: feedTypes.rss }, ...hubLinks(feed)],
  },
  items: feed.entries.map((entry) => ({
    title: entry.title,
    link: entry.link,
    description: entry.excerpt,
    guid: { value: entry.id, isPermaLink: entry.id === entry.link },
    pubDate: entry.published,
    categories: entry.topics.map((name) => ({ name })),
    dc: { creators: namesOf(entry), languages: [entry.lang] },
    ...(entry.html ? { content: { encoded: entry.html } } : {}),
  })),
});

const toAtom = (feed: FeedDocument): Parameters<typeof generateAtomFeed>[0] => ({
  id: feed.self,
  title: { value: feed.title },
  subtitle: { value: feed.description },
  updated: feed.updated,
  generator: { text: feed.site },
  authors: [{ name: feed.site }],
  links: [
    { href: feed.self, rel: "self", type: feedTypes.atom },
    { href: feed.home, rel: "alternate", type: "text/html" },
    ...hubLinks(feed),
  ],
  xml: { lang: feed.lang },
  entries: feed.entries.map((entry) => ({
    id: entry.id,
    title: { value: entry.title },
    links: [{ href: entry.link, rel: "alternate", type: "text/html", hreflang: entry.lang }],
    published: entry.published,
    updated: entry.updated,
    authors: namesOf(entry).map((name) => ({ name })),
    categories: entry.topics.map((term) => ({ term })),
    summary: { value: entry.excerpt },
    xml: { lang: entry.lang },
    ...(entry.html ? { content: { type: "html", value: entry.html } } : {}),
  })),
});

const toJson = (feed: FeedDocument): Parameters<typeof generateJsonFeed>[0] => ({
  title: feed.title,
  description: feed.description,
  home_page_url: feed.home,
  feed_url: feed.self,
  language: feed.lang,
  ...(feed.hub ? { hubs: [{ type: "WebSub", url: feed.hub }] } : {}),
  items: feed.entries.map((entry) => ({
    id: entry.id,
    url: entry.link,
    title: entry.title,
    summary: entry.excerpt,
    // One of the two must be there.
    ...(entry.html ? { content_html: entry.html } : { content_text: entry.excerpt }),
    date_published: entry.published,
    date_modified: entry.updated,
    authors: namesOf(entry).map((name) => ({ name })),
    tags: [...entry.topics],
    language: entry.lang,
    ...(entry.image ? { image: entry.image } : {}),
  })),
});
