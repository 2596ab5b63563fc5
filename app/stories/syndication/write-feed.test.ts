import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import { expect, it } from "vitest";
import type { FeedDocument } from "../feed-document.ts";
import { writeFeed } from "./write-feed.server.ts";

const feed: FeedDocument = {
  title: "Politics & more",
  description: "Parliaments <and> governments.",
  home: "https://paper.example/topic/politics",
  self: "https://paper.example/feeds/topic/politics.rss",
  lang: "en",
  site: "The Paper",
  hub: "https://hub.example/",
  updated: new Date("2026-11-23T08:00:00Z"),
  entries: [
    {
      id: "https://paper.example/article/ours",
      link: "https://paper.example/article/ours",
      title: "Ours & theirs ]]> <b>",
      lang: "en",
      excerpt: "What it is about.",
      html: "<p>All of it ]]> &amp; more.</p>",
      source: "The Paper",
      author: "Ada Writer",
      topics: ["Politics"],
      image: "https://paper.example/pictures/ours.webp",
      published: new Date("2026-11-23T07:00:00Z"),
      updated: new Date("2026-11-23T08:00:00Z"),
    },
    {
      id: "https://paper.example/article/leurs",
      link: "https://outlet.example/leurs?a=1&b=2",
      title: "L’été",
      lang: "fr",
      excerpt: "Un extrait.",
      html: null,
      source: "L’Outil",
      author: null,
      topics: [],
      image: null,
      published: new Date("2026-11-22T07:00:00Z"),
      updated: new Date("2026-11-22T07:00:00Z"),
    },
  ],
};

it("writes RSS that a reader reads", () => {
  const { items = [], ...channel } = parseRssFeed(writeFeed(feed, "rss"));
  expect(channel).toMatchObject({
    title: feed.title,
    link: feed.home,
    description: feed.description,
    language: "en",
    atom: {
      links: [
        { href: feed.self, rel: "self" },
        { href: feed.hub, rel: "hub" },
      ],
    },
  });
  expect(new Date(channel.lastBuildDate ?? "")).toEqual(feed.updated);
  expect(items[0]).toMatchObject({
    title: "Ours & theirs ]]> <b>",
    content: { encoded: "<p>All of it ]]> &amp; more.</p>" },
    guid: { value: "https://paper.example/article/ours", isPermaLink: true },
    dc: { creators: ["Ada Writer", "The Paper"], languages: ["en"] },
  });
  expect(items[1]).toMatchObject({
    link: "https://outlet.example/leurs?a=1&b=2",
    description: "Un extrait.",
    guid: { value: "https://paper.example/article/leurs", isPermaLink: false },
    dc: { creators: ["L’Outil"], languages: ["fr"] },
  });
  expect(items[1]?.content).toBeUndefined();
  expect(new Date(items[0]?.pubDate ?? "")).toEqual(feed.entries[0]?.published);
});

it("writes Atom that a reader reads", () => {
  const atom = parseAtomFeed(writeFeed(feed, "atom"));
  expect(atom).toMatchObject({
    id: feed.self,
    title: { value: feed.title },
    updated: "2026-11-23T08:00:00.000Z",
    links: [
      { rel: "self", href: feed.self },
      { rel: "alternate", href: feed.home },
      { rel: "hub", href: feed.hub },
    ],
  });
  expect(atom.entries).toMatchObject([
    {
      id: "https://paper.example/article/ours",
      content: { type: "html", value: "<p>All of it ]]> &amp; more.</p>" },
      published: "2026-11-23T07:00:00.000Z",
      xml: { lang: "en" },
    },
    { links: [{ href: "https://outlet.example/leurs?a=1&b=2" }], xml: { lang: "fr" } },
  ]);
});

it("writes JSON Feed that a reader reads", () => {
  const text = writeFeed(feed, "json");
  expect(JSON.parse(text).version).toBe("https://jsonfeed.org/version/1.1");
  expect(parseJsonFeed(text)).toMatchObject({
    title: feed.title,
    home_page_url: feed.home,
    feed_url: feed.self,
    hubs: [{ type: "WebSub", url: feed.hub }],
    items: [
      {
        content_html: "<p>All of it ]]> &amp; more.</p>",
        image: "https://paper.example/pictures/ours.webp",
        date_published: "2026-11-23T07:00:00.000Z",
      },
      { url: "https://outlet.example/leurs?a=1&b=2", content_text: "Un extrait.", language: "fr" },
    ],
  });
});

it("writes a feed of nothing", () => {
  const nothing = { ...feed, entries: [] };
  expect(parseRssFeed(writeFeed(nothing, "rss")).title).toBe(feed.title);
  expect(parseAtomFeed(writeFeed(nothing, "atom")).id).toBe(feed.self);
  expect(parseJsonFeed(writeFeed(nothing, "json")).items ?? []).toEqual([]);
});
