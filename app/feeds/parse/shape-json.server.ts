import { parseJsonFeed } from "feedsmith";
import type { RawItem } from "../feed.ts";
import { webAddress } from "./links.ts";
import { mediaOf, pictureOf } from "./media.ts";
import { distinctTexts, languageTag, type ShapedFeed } from "./shape.ts";

type Feed = ReturnType<typeof parseJsonFeed<string>>;
type Item = NonNullable<Feed["items"]>[number];

/** A JSON Feed as our own type of feed; throws if it is not one. `url` is where the feed came from. */
export function shapeJson(value: object, url: string | null, mostItems: number): ShapedFeed {
  const feed = parseJsonFeed(value, { maxItems: mostItems });
  const homepage = webAddress(feed.home_page_url, feed.feed_url ?? url);
  const base = homepage ?? webAddress(feed.feed_url, url) ?? url;
  return {
    title: feed.title ?? null,
    description: feed.description ?? null,
    homepage,
    lang: languageTag(feed.language),
    image: webAddress(feed.icon ?? feed.favicon, base),
    author: feed.authors?.find((author) => author.name)?.name ?? null,
    categories: [],
    items: (feed.items ?? []).map((item) => shapeItem(item, base)),
  };
}

function shapeItem(item: Item, base: string | null): RawItem {
  const resolve = (address: string | undefined) => webAddress(address, base);
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
    authors: distinctTexts(item.authors?.map((author) => author.name)),
    categories: distinctTexts(item.tags),
    lang: languageTag(item.language),
    image: pictureOf(attachments, undefined, [item.image, item.banner_image], resolve),
    media: mediaOf(attachments, undefined, resolve),
    comments: null,
    episode: null,
  };
}
