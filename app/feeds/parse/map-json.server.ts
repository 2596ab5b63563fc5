import { parseJsonFeed } from "feedsmith";
import type { RawItem } from "../feed.ts";
import { webUrl } from "./links.ts";
import { distinctPeople, distinctTexts, languageTag, type MappedFeed } from "./mapped-feed.ts";
import { mediaOf, pictureOf } from "./media.ts";

type Feed = ReturnType<typeof parseJsonFeed<string>>;
type Item = NonNullable<Feed["items"]>[number];

/**
 * A JSON Feed as our own type of feed; throws if it is not one. Its version is the address of the specification; some
 * software writes the number alone. `url` is where the feed came from.
 */
export function mapJson(value: object, url: string | null, maxItems: number): MappedFeed {
  const { version, items } = value as { version?: unknown; items?: unknown };
  const numbered = /^\s*1(?:\.[01])?\s*$/.test(String(version)) && Array.isArray(items);
  const feed = parseJsonFeed(numbered ? { ...value, version: newestVersion } : value, {
    maxItems,
  });
  const homepage = webUrl(feed.home_page_url, feed.feed_url ?? url);
  const base = homepage ?? webUrl(feed.feed_url, url) ?? url;
  const authors = namesOf(feed.authors);
  const rights = rightsOfItems(items);
  return {
    title: feed.title ?? null,
    description: feed.description ?? null,
    homepage,
    lang: languageTag(feed.language),
    image: webUrl(feed.icon ?? feed.favicon, base),
    author: authors[0] ?? null,
    categories: [],
    rights: rightsIn(value),
    items: (feed.items ?? []).map((item) => ({
      ...mapItem(item, base, authors),
      rights: rights.get(item.id ?? item.url ?? "") ?? [],
    })),
  };
}

/** By id, else by address: the parser leaves out what the specification does not know. */
const rightsOfItems = (items: unknown): Map<string, string[]> =>
  new Map(
    (Array.isArray(items) ? items : []).flatMap((item: unknown) => {
      if (typeof item !== "object" || item === null) return [];
      const { id, url } = item as { id?: unknown; url?: unknown };
      return [[String(id ?? url ?? ""), rightsIn(item)]];
    }),
  );

const licenceKeys = /^_?(?:license|licence)(?:_url)?$/i;
const rightsKeys = /^_?(?:dc:)?(?:rights|copyright)$/i;

/** The licences that an object names, else its words of rights; JSON Feed itself has no key for either. */
function rightsIn(value: object): string[] {
  const texts = (keys: RegExp) =>
    distinctTexts(
      Object.entries(value).flatMap(([key, text]) =>
        keys.test(key) && typeof text === "string" ? [text] : [],
      ),
    );
  const licences = texts(licenceKeys);
  return licences.length > 0 ? licences : texts(rightsKeys);
}

const newestVersion = "https://jsonfeed.org/version/1.1";

const namesOf = (authors: Feed["authors"]) => distinctPeople(authors?.map((author) => author.name));

/** `authors`: those of the feed, who wrote the items that name none. */
function mapItem(item: Item, base: string | null, authors: string[]): Omit<RawItem, "rights"> {
  const resolve = (address: string | undefined) => webUrl(address, base);
  const own = namesOf(item.authors);
  const attachments = (item.attachments ?? []).map((attachment) => ({
    url: attachment.url,
    type: attachment.mime_type,
    length: attachment.size_in_bytes,
    seconds: attachment.duration_in_seconds,
  }));
  return {
    id: item.id ?? null,
    title: item.title ?? null,
    link:
      resolve(item.url) ??
      resolve(item.external_url) ??
      (/^https?:/i.test(item.id ?? "") ? resolve(item.id) : null),
    summary: item.summary ?? item.content_text ?? null,
    content: item.content_html ?? null,
    published: item.date_published ?? null,
    updated: item.date_modified ?? null,
    authors: own.length > 0 ? own : authors,
    categories: distinctTexts(item.tags),
    lang: languageTag(item.language),
    image: pictureOf(attachments, undefined, [item.image, item.banner_image], resolve),
    media: mediaOf(attachments, undefined, resolve),
    comments: null,
    episode: null,
    texts: null,
    isLive: false,
  };
}
