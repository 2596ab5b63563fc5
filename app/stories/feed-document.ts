/** A feed of ours, before it is written in one of the three formats. All addresses are absolute. */
export type FeedDocument = {
  title: string;
  description: string;
  /** The page with the same content. */
  home: string;
  /** The feed's own address. */
  self: string;
  /** Of title and description. */
  lang: string;
  site: string;
  /** The WebSub hub that is notified of updates; null where there is none. */
  hub: string | null;
  updated: Date;
  entries: FeedEntry[];
};

export type FeedEntry = {
  /** The permanent id, an address on this site, which may lead to a newer one; `link` may be another. */
  id: string;
  /** Where the story is read: at its publisher, or with us. */
  link: string;
  title: string;
  lang: string;
  excerpt: string;
  /** The whole text as HTML, of our own free pieces alone. */
  html: string | null;
  /** Who publishes it. */
  source: string;
  author: string | null;
  topics: readonly string[];
  /** Of our own pieces alone. */
  image: string | null;
  published: Date;
  updated: Date;
};

export const feedFormats = ["rss", "atom", "json"] as const;
export type FeedFormat = (typeof feedFormats)[number];
/** The paths of the feeds of stories that a WebSub hub is notified of. Of these only they name the hub. */
export const webSubFeeds: readonly string[] = ["news", "own"].flatMap((kind) =>
  feedFormats.map((format) => `/feeds/${kind}/all.${format}`),
);
export const feedFormatNames: Record<FeedFormat, string> = {
  rss: "RSS",
  atom: "Atom",
  json: "JSON Feed",
};

/** RFC 4287, the RSS Advisory Board's specification, and JSON Feed 1.1. */
export const feedTypes: Record<FeedFormat, string> = {
  rss: "application/rss+xml",
  atom: "application/atom+xml",
  json: "application/feed+json",
};
