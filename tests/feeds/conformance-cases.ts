// What other parsers' test cases expect, in the fields that we read. The files stay where they were gathered.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RawFeed, RawItem } from "#feeds/feed.ts";
import { readDate } from "#feeds/normalise/date.ts";
import { firstPicture } from "#feeds/normalise/picture.ts";
import { plainText } from "#feeds/normalise/text.ts";

/** One field of a case: what its suite expects, and how we read it. */
export type Expectation = { field: string; wanted: string; read: (feed: RawFeed) => string };
/** A case counts as right if every field of it does. */
export type ConformanceCase = { group: string; file: string; expectations: Expectation[] };

type Json = { [key: string]: unknown };
type Reader<T> = { wanted: (expected: Json) => unknown; read: (ours: T) => unknown };
type Readers<T> = Record<string, Reader<T>>;

/** Texts are compared as readers see them, moments as moments, addresses as the browser writes them. */
const textOf = (value: unknown): string => {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? plainText(value) : "";
};
const momentOf = (value: unknown): string => {
  const date = typeof value === "number" ? new Date(value * 1000) : readDate(textOf(value), "en");
  return date?.toISOString() ?? "";
};
/** Tags of languages have no case (RFC 5646, section 2.1.1). */
const tagOf = (value: unknown): string => textOf(value).toLowerCase();
const addressOf = (value: unknown): string => {
  const url = URL.parse(textOf(value));
  return url && /^https?:/.test(url.protocol) ? url.href : "";
};

const list = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);
const at = (value: unknown, key: string): unknown => (value as Json | null | undefined)?.[key];

const field = <T>(
  of: (value: unknown) => string,
  wanted: (expected: Json) => unknown,
  read: (ours: T) => unknown,
): Reader<T> => ({ wanted: (expected) => of(wanted(expected)), read: (ours) => of(read(ours)) });

const summaryOf = (item: RawItem) => item.summary ?? item.content;
const dateOf = (item: RawItem) => item.published ?? item.updated;
const pictureOf = (item: RawItem) =>
  item.image?.url ?? (firstPicture(item.summary, null) ?? firstPicture(item.content, null))?.url;
const contentOf = (item: RawItem) => item.content ?? item.summary;

/** The page among links (RFC 4287, 4.2.7: no `rel` means `alternate`). */
const alternateOf = (links: unknown): unknown =>
  list(links).find((one) => {
    const rel = one.rel ?? "alternate";
    return rel === "alternate" && /html|^$/i.test(textOf(one.type ?? one.media_type));
  })?.href;

const flatFeed: Readers<RawFeed> = {
  title: field(
    textOf,
    (e) => e.title,
    (o) => o.title,
  ),
  link: field(
    addressOf,
    (e) => e.link,
    (o) => o.homepage,
  ),
  description: field(
    textOf,
    (e) => e.description ?? e.subtitle,
    (o) => o.description,
  ),
  language: field(
    tagOf,
    (e) => e.language,
    (o) => o.lang,
  ),
  author: field(
    textOf,
    (e) => at(list(e.authors)[0], "name") ?? at(e.author, "name"),
    (o) => o.author,
  ),
  image: field(
    addressOf,
    (e) => at(e.image, "url") ?? e.logo ?? e.cover_url,
    (o) => o.image,
  ),
};
const flatItem: Readers<RawItem> = {
  title: field(
    textOf,
    (e) => e.title,
    (o) => o.title,
  ),
  link: field(
    addressOf,
    (e) => e.link ?? alternateOf(e.links),
    (o) => o.link,
  ),
  id: field(
    textOf,
    (e) => at(e.guid, "value") ?? e.guid ?? e.id,
    (o) => o.id,
  ),
  summary: field(textOf, (e) => e.description ?? e.summary, summaryOf),
  content: field(
    textOf,
    (e) => at(e.content, "value") ?? at(e.content, "encoded") ?? e.content,
    contentOf,
  ),
  published: field(momentOf, (e) => e.published ?? e.pubDate, dateOf),
  updated: field(
    momentOf,
    (e) => e.updated,
    (o) => o.updated ?? o.published,
  ),
  author: field(
    textOf,
    (e) => at(list(e.authors)[0], "name") ?? at(e.author, "name") ?? e.author,
    (o) => o.authors[0],
  ),
  category: field(
    textOf,
    (e) => {
      const first = list(e.categories)[0];
      return (
        at(first, "label") ?? at(first, "term") ?? at(first, "value") ?? at(first, "name") ?? first
      );
    },
    (o) => o.categories[0],
  ),
  enclosure: field(
    addressOf,
    (e) => list(e.enclosures).find((one) => !/^image/.test(textOf(one.type)))?.url,
    (o) => o.media[0]?.url,
  ),
  image: field(addressOf, (e) => at(e.image, "url"), pictureOf),
};

const rsBody = (value: unknown) => at(value, "content") ?? at(value, "body");
const rsFeed: Readers<RawFeed> = {
  title: field(
    textOf,
    (e) => rsBody(e.title),
    (o) => o.title,
  ),
  description: field(
    textOf,
    (e) => rsBody(e.description),
    (o) => o.description,
  ),
  language: field(
    tagOf,
    (e) => e.language,
    (o) => o.lang,
  ),
  link: field(
    addressOf,
    (e) => alternateOf(e.links),
    (o) => o.homepage,
  ),
};
const rsItem: Readers<RawItem> = {
  title: field(
    textOf,
    (e) => rsBody(e.title),
    (o) => o.title,
  ),
  link: field(
    addressOf,
    (e) => alternateOf(e.links),
    (o) => o.link,
  ),
  summary: field(textOf, (e) => rsBody(e.summary), summaryOf),
  content: field(textOf, (e) => rsBody(e.content), contentOf),
  published: field(momentOf, (e) => e.published, dateOf),
  author: field(
    textOf,
    (e) => at(list(e.authors)[0], "name"),
    (o) => o.authors[0],
  ),
};
const podcastItem: Readers<RawItem> = {
  title: flatItem.title as Reader<RawItem>,
  link: field(
    addressOf,
    (e) => e.link,
    (o) => o.link,
  ),
  published: field(momentOf, (e) => e.published || null, dateOf),
  enclosure: flatItem.enclosure as Reader<RawItem>,
  seconds: field(
    textOf,
    (e) => (list(e.enclosures)[0] && e.total_time) || null,
    (o) => o.media[0]?.seconds,
  ),
  number: field(
    textOf,
    (e) => e.number,
    (o) => o.episode,
  ),
};

const suites: Record<string, { feed: Readers<RawFeed>; item: Readers<RawItem>; items: string }> = {
  gofeed: { feed: flatFeed, item: flatItem, items: "items" },
  feedsmith: { feed: flatFeed, item: flatItem, items: "items" },
  "feed-rs": { feed: rsFeed, item: rsItem, items: "entries" },
  podcastparser: {
    feed: { title: flatFeed.title as Reader<RawFeed>, link: flatFeed.link as Reader<RawFeed> },
    item: podcastItem,
    items: "episodes",
  },
};

/** Cases that we read otherwise on purpose, and why. */
export const readOtherwise: [file: RegExp, why: string][] = [
  [/entities\/[lr]ang\./, "HTML 5 has other angle brackets than HTML 4"],
  [/entry_category_term_non_ascii/, "a category is shown by its label"],
  [/feed_author_map_author\./, "a person is shown without the mailbox"],
  [
    /wellformed\/base\/http_|wellformed\/http\//,
    "the base is said by headers, which are not given here",
  ],
  [/wellformed\/cdf\//, "an expired format"],
  [/itunes_channel_link_image/, "no publisher writes it any more"],
  [/entity_in_doctype/, "entities of the document are never expanded"],
  [
    /item_description_and_summary/,
    "the first text is the summary; the second is not the whole text",
  ],
  [/item_madeup_tags/, "an element that no format has"],
  [/_crazy\./, "scripts, comments and the head of a page are not shown"],
  [/webMaster/, "whoever looks after the server is not the author"],
  [/feed_image_-_rss_channel_description/, "a picture in a description is not the logo"],
  [/rss_2\.0_(?:ilgiornale|relurl_1)/, "the expected author is the name of the element"],
  [/no_title|no_guid/, "titles are made by a later step, of text and address"],
  [/no_enclosure/, "an item without a file stays"],
  [/itunes_type_serial/, "the order of the feed stays"],
];

type Entry = {
  suite: string;
  group: string;
  file: string;
  expectFile?: string | null;
  checks?: { path: string; op: string; value: unknown }[];
};

/** All cases with something to compare, by suite and group. */
export function readCases(folder: string): ConformanceCase[] {
  return readFileSync(join(folder, "index.jsonl"), "utf8")
    .trim()
    .split("\n")
    .map((line): Entry => JSON.parse(line))
    .map((entry) => ({
      group: `${entry.suite} ${entry.group}`,
      file: entry.file,
      expectations: entry.checks ? checksOf(entry) : expectedOf(folder, entry),
    }))
    .filter(({ expectations }) => expectations.length > 0);
}

/** Every file below a folder, with its path. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));

function expectedOf(folder: string, { suite, expectFile, file }: Entry): Expectation[] {
  const readers = suites[suite];
  const name = file.replace(/^.*\/|\.\w+$/g, "");
  if (!readers || !expectFile || file.endsWith(".opml") || file === expectFile) return [];
  const expected: Json = JSON.parse(readFileSync(join(folder, expectFile), "utf8"));
  // A feed without a title is named after its file by some; ours stays without.
  if (expected.title === name) delete expected.title;
  const items = list(expected[readers.items] ?? expected.entries ?? expected.items);
  return [
    ...expectationsOf(readers.feed, expected, (feed) => feed),
    ...items.flatMap((item, i) =>
      expectationsOf(readers.item, item, (feed) => feed.items[i]).map((one) => ({
        ...one,
        field: `item ${i} ${one.field}`,
      })),
    ),
  ];
}

const expectationsOf = <T>(
  readers: Readers<T>,
  expected: Json,
  pick: (feed: RawFeed) => T | undefined,
): Expectation[] =>
  Object.entries(readers).flatMap(([name, reader]) => {
    const wanted = reader.wanted(expected) as string;
    const read = (feed: RawFeed) => {
      const ours = pick(feed);
      return ours === undefined ? "" : (reader.read(ours) as string);
    };
    return wanted === "" ? [] : [{ field: name, wanted, read }];
  });

const item = (feed: RawFeed) => feed.items[0];
const paths: Record<string, (feed: RawFeed) => unknown> = {
  "feed.title": (feed) => feed.title,
  "feed.title_detail.value": (feed) => feed.title,
  "feed.link": (feed) => feed.homepage,
  "feed.description": (feed) => feed.description,
  "feed.subtitle": (feed) => feed.description,
  "feed.tagline": (feed) => feed.description,
  "feed.language": (feed) => feed.lang,
  "feed.author": (feed) => feed.author,
  "feed.author_detail.name": (feed) => feed.author,
  "feed.image.href": (feed) => feed.image,
  "feed.tags[0].term": (feed) => feed.categories[0],
  "entry.title": (feed) => item(feed)?.title,
  "entry.title_detail.value": (feed) => item(feed)?.title,
  "entry.link": (feed) => item(feed)?.link,
  "entry.id": (feed) => item(feed)?.id,
  "entry.guid": (feed) => item(feed)?.id,
  "entry.summary": (feed) => item(feed) && summaryOf(item(feed) as RawItem),
  "entry.summary_detail.value": (feed) => item(feed) && summaryOf(item(feed) as RawItem),
  "entry.description": (feed) => item(feed) && summaryOf(item(feed) as RawItem),
  "entry.content[0].value": (feed) => item(feed) && contentOf(item(feed) as RawItem),
  "entry.author": (feed) => item(feed)?.authors[0],
  "entry.author_detail.name": (feed) => item(feed)?.authors[0],
  "entry.tags[0].term": (feed) => item(feed)?.categories[0],
  "entry.published": (feed) => item(feed)?.published,
  "entry.updated": (feed) => item(feed)?.updated,
  "entry.created": (feed) => item(feed)?.published,
  "entry.image.href": (feed) => item(feed)?.image?.url,
  "entry.enclosures[0].href": (feed) => item(feed)?.media[0]?.url,
};

function checksOf({ checks = [] }: Entry): Expectation[] {
  return checks.flatMap(({ path, op, value }) => {
    const name = path.replace(/^entries\[0\]/, "entry");
    const read = op === "==" && typeof value === "string" ? paths[name] : undefined;
    const of = /\b(?:link|href)$/.test(name) ? addressOf : textOf;
    return read ? [{ field: name, wanted: of(value), read: (feed) => of(read(feed)) }] : [];
  });
}
