import { parseAtomFeed } from "feedsmith";
import type { RawItem } from "../feed.ts";
import { chaptersAndTranscriptsOf } from "./chapters-and-transcripts.ts";
import { webUrl } from "./links.ts";
import { distinctPeople, distinctTexts, languageTag, type MappedFeed } from "./mapped-feed.ts";
import { mediaOf, pictureOf, positiveWhole } from "./media.ts";
import { rightsOf } from "./rights.ts";

type Feed = ReturnType<typeof parseAtomFeed<string>>;
type Entry = NonNullable<Feed["entries"]>[number];
type Links = { href?: string; rel?: string; type?: string }[] | undefined;

/** Rewritten Atom as our own type of feed. `url` is where the feed came from. */
export function mapAtom(xml: string, url: string | null): MappedFeed {
  const feed = parseAtomFeed(xml);
  const homepage = webUrl(page(feed.links), url);
  const base = homepage ?? url;
  const authors = distinctPeople(
    feed.authors?.map((author) => author.name),
    feed.dc?.creators,
  );
  return {
    title: feed.title?.value ?? null,
    description: feed.subtitle?.value ?? null,
    homepage,
    lang: languageTag(feed.xml?.lang ?? feed.dc?.languages?.[0]),
    image: webUrl(feed.logo ?? feed.icon ?? feed.itunes?.image, base),
    author: authors[0] ?? null,
    categories: distinctTexts(feed.categories?.map((category) => category.label ?? category.term)),
    rights: rightsOf(feed, { links: feed.links, words: feed.rights?.value }),
    items: (feed.entries ?? []).map((entry) => mapEntry(entry, base, authors)),
  };
}

/** `authors`: those of the feed, who wrote the entries that name none (RFC 4287, section 4.2.1). */
function mapEntry(entry: Entry, base: string | null, authors: string[]): RawItem {
  const resolve = (address: string | undefined) => webUrl(address, base);
  const group = entry.media?.groups?.[0];
  const enclosures = (entry.links ?? [])
    .filter((link) => link.rel === "enclosure")
    .map((link) => ({
      url: link.href,
      type: link.type,
      length: link.length,
      seconds: entry.itunes?.duration,
    }));
  const own = distinctPeople(
    (entry.authors ?? entry.source?.authors)?.map((author) => author.name),
    entry.dc?.creators,
    entry.authors || entry.dc?.creators ? [] : [entry.itunes?.author],
  );
  const video = entry.yt?.videoId;
  if (video) enclosures.push(youtube(video));
  return {
    id: entry.id ?? null,
    title: entry.title?.value ?? entry.media?.title?.value ?? group?.title?.value ?? null,
    link:
      resolve(page(entry.links)) ?? (/^https?:/i.test(entry.id ?? "") ? resolve(entry.id) : null),
    summary:
      entry.summary?.value ??
      entry.dc?.descriptions?.[0] ??
      entry.media?.description?.value ??
      group?.description?.value ??
      null,
    content: entry.content?.value ?? null,
    published:
      entry.published ??
      entry.dc?.dates?.[0] ??
      entry.dcterms?.issued?.[0] ??
      entry.dcterms?.created?.[0] ??
      null,
    updated: entry.updated ?? entry.dcterms?.modified?.[0] ?? null,
    authors: own.length > 0 ? own : authors,
    categories: distinctTexts(
      entry.categories?.map((category) => category.label ?? category.term),
      entry.dc?.subjects,
    ),
    lang: languageTag(entry.xml?.lang ?? entry.dc?.languages?.[0]),
    image: pictureOf(enclosures, entry.media, [entry.itunes?.image], resolve),
    rights: rightsOf(entry, { links: entry.links, words: entry.rights?.value }),
    media: mediaOf(enclosures, entry.media, resolve),
    comments: entry.slash?.comments ?? entry.thr?.total ?? null,
    episode: positiveWhole(entry.itunes?.episode),
    texts: chaptersAndTranscriptsOf(undefined, entry.psc, resolve),
    isLive: false,
  };
}

/** The web page: an `alternate` link, HTML before other types. */
function page(links: Links): string | undefined {
  const pages = links?.filter((link) => link.rel === undefined || link.rel === "alternate") ?? [];
  return (pages.find((link) => /html/i.test(link.type ?? "html")) ?? pages[0])?.href;
}

/** YouTube's feeds give the address of a Flash file that no browser plays; the page of the video is used instead. */
const youtube = (id: string) => ({
  url: `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`,
  type: "video/youtube",
  length: undefined,
  seconds: undefined,
});
