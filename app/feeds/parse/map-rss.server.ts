import { parseRssFeed } from "feedsmith";
import type { RawItem } from "../feed.ts";
import { chaptersAndTranscriptsOf } from "./chapters-and-transcripts.ts";
import { webUrl } from "./links.ts";
import {
  distinctPeople,
  distinctTexts,
  languageTag,
  type MappedFeed,
  personName,
} from "./mapped-feed.ts";
import { mediaOf, pictureOf, positiveWhole } from "./media.ts";
import { liveMark } from "./rewrite.ts";
import { rightsOf } from "./rights.ts";

type Feed = ReturnType<typeof parseRssFeed<string>>;
type Item = NonNullable<Feed["items"]>[number];

/** Rewritten RSS and RDF as our own type of feed. `url` is where the feed came from. */
export function mapRss(xml: string, url: string | null): MappedFeed {
  const feed = parseRssFeed(xml);
  const homepage = webUrl(feed.link ?? alternate(feed.atom?.links), url);
  const base = homepage ?? url;
  return {
    title: feed.title ?? feed.atom?.title?.value ?? feed.dc?.titles?.[0] ?? null,
    description: feed.description ?? feed.itunes?.summary ?? feed.itunes?.subtitle ?? null,
    homepage,
    lang: languageTag(feed.language ?? feed.dc?.languages?.[0] ?? feed.xml?.lang),
    image: webUrl(feed.itunes?.image ?? feed.image?.url, base) ?? pictureOfMedia(feed, base),
    author:
      personName(feed.itunes?.author) ??
      personName(feed.dc?.creators?.[0]) ??
      feed.managingEditor?.name ??
      personName(feed.atom?.authors?.[0]?.name) ??
      null,
    categories: distinctTexts(
      feed.itunes?.categories?.flatMap((c) => [c.text, ...(c.categories ?? []).map((d) => d.text)]),
      feed.categories?.map((category) => category.name),
      feed.dc?.subjects,
      feed.itunes?.keywords,
    ),
    rights: rightsOf(feed, { links: feed.atom?.links, words: feed.copyright }),
    items: (feed.items ?? []).map((item) => mapItem(item, base, feed.podcast?.medium)),
  };
}

/** @param medium what a podcast is made of, in the podcast namespace's words */
function mapItem(item: Item, base: string | null, medium: string | undefined): RawItem {
  const resolve = (address: string | undefined) => webUrl(address, base);
  const id = item.guid?.value ?? item.atom?.id ?? item.dc?.identifiers?.[0] ?? null;
  const group = item.media?.groups?.[0];
  const enclosures = [
    ...(item.enclosures ?? []).map((e) => ({ ...e, seconds: item.itunes?.duration })),
    ...(item.atom?.links ?? [])
      .filter((link) => link.rel === "enclosure")
      .map((link) => ({ url: link.href, type: link.type, length: link.length })),
    ...alternatesOf(item),
  ];
  return {
    id,
    title:
      item.title ??
      item.itunes?.title ??
      item.media?.title?.value ??
      group?.title?.value ??
      item.dc?.titles?.[0] ??
      null,
    link:
      resolve(item.link) ??
      resolve(alternate(item.atom?.links)) ??
      (item.guid?.isPermaLink !== false && /^https?:/i.test(id ?? "") ? resolve(id ?? "") : null),
    summary:
      item.description ??
      item.atom?.summary?.value ??
      item.itunes?.summary ??
      item.itunes?.subtitle ??
      item.dc?.descriptions?.[0] ??
      item.dcterms?.abstracts?.[0] ??
      item.media?.description?.value ??
      group?.description?.value ??
      null,
    content: item.content?.encoded ?? item.atom?.content?.value ?? null,
    published:
      item.pubDate ??
      item.dc?.dates?.[0] ??
      item.dcterms?.issued?.[0] ??
      item.dcterms?.created?.[0] ??
      item.dcterms?.dates?.[0] ??
      item.atom?.published ??
      null,
    updated: item.atom?.updated ?? item.dcterms?.modified?.[0] ?? null,
    authors: distinctPeople(
      item.authors?.map((author) => author.name),
      item.dc?.creators,
      item.atom?.authors?.map((author) => author.name),
      item.authors || item.dc?.creators ? [] : [item.itunes?.author],
    ),
    categories: distinctTexts(
      item.categories?.map((category) => category.name),
      item.dc?.subjects,
      item.media?.categories?.map((category) => category.label ?? category.name),
      item.media?.keywords,
      item.itunes?.keywords,
    ),
    lang: languageTag(item.dc?.languages?.[0] ?? item.xml?.lang),
    image: pictureOf(enclosures, item.media, [item.itunes?.image], resolve),
    rights: rightsOf(item, { links: item.atom?.links, words: item.atom?.rights?.value }),
    media: inOrderOf(medium, mediaOf(enclosures, item.media, resolve)),
    comments: item.slash?.comments ?? item.thr?.total ?? null,
    episode: positiveWhole(item.itunes?.episode ?? item.podcast?.episode?.number),
    texts: chaptersAndTranscriptsOf(item.podcast, item.psc, resolve),
    isLive: item.podcast?.txts?.some(({ purpose }) => purpose === liveMark) ?? false,
  };
}

/** The podcast namespace's other files of an item, each with the sources that it can be had from. */
const alternatesOf = (item: Item) =>
  (item.podcast?.alternateEnclosures ?? []).flatMap(({ sources = [], type, length }) =>
    sources.map(({ uri, contentType }) => ({
      url: uri,
      type: contentType ?? type,
      length,
      seconds: item.itunes?.duration,
    })),
  );

/** Videos of a video podcast before their sound alone, which PeerTube lists first. */
const inOrderOf = (medium: string | undefined, media: RawItem["media"]): RawItem["media"] =>
  medium?.toLowerCase() === "video"
    ? media.toSorted((a, b) => Number(isSound(a.type)) - Number(isSound(b.type)))
    : media;

const isSound = (type: string | null): boolean => type?.startsWith("audio/") ?? false;

const pictureOfMedia = (feed: Feed, base: string | null): string | null =>
  pictureOf([], feed.media, [], (address) => webUrl(address, base))?.url ?? null;

function alternate(links: { href?: string; rel?: string }[] | undefined): string | undefined {
  return links?.find((link) => link.rel === undefined || link.rel === "alternate")?.href;
}
