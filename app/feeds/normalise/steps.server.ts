// A feed item becomes a draft in steps, each of which adds what the ones before it made possible.

import { classify } from "#stories/classify.server.ts";
import type { Country } from "#stories/country.ts";
import type { ItemDraft, RawFeed, RawItem } from "../feed.ts";
import { webAddress } from "../parse/links.ts";
import { cleanAddress } from "./address.ts";
import { withoutBoilerplate } from "./boilerplate.ts";
import { bylineOf } from "./byline.ts";
import { clip } from "./clip.ts";
import { readDate } from "./date.ts";
import { hash, identitiesOf, type Shared, wireHashOf } from "./identity.server.ts";
import { partOf } from "./part.ts";
import { firstPicture, isPicture } from "./picture.ts";
import { tagsOf } from "./tags.ts";
import { plainText } from "./text.ts";
import { titleFromLink, withoutTitle } from "./title.ts";

/** What holds for all items of a feed. */
export type Setting = {
  feed: RawFeed;
  source: { country: string | null; language: string | null; excerptLimit: number };
  now: Date;
  /** Where the feed came from. */
  url: string | null;
  shared: Shared;
  mediaFeed: boolean;
};

/** A draft in the making. */
export type Draft = ItemDraft & {
  /** The whole summary as clean text, before it is cut to the source's limit. */
  text: string;
  /** The day the feed gives; null where it gives none that is true. */
  day: string | null;
};

export type Step = (draft: Draft, item: RawItem, setting: Setting) => Draft;

const longestTitle = 300;

export const steps: Step[] = [
  addTitle,
  addText,
  addMissingTitle,
  addExcerpt,
  addDate,
  addLink,
  addPicture,
  addPart,
  addPeople,
  addClasses,
  addIdentities,
  addHashes,
];

export const emptyDraft: Draft = {
  identities: [],
  canonicalUrl: null,
  title: "",
  excerpt: "",
  lang: "",
  byline: null,
  publishedAt: new Date(0),
  image: null,
  countries: [],
  topics: [],
  sections: [],
  tags: [],
  comments: null,
  contentHash: "",
  wireHash: null,
  guid: null,
  media: [],
  part: null,
  text: "",
  day: null,
};

function addTitle(draft: Draft, item: RawItem): Draft {
  return { ...draft, title: clip(plainText(item.title, "title"), longestTitle) };
}

/** The summary; the content where there is none, or where it only repeats the title. */
function addText(draft: Draft, item: RawItem): Draft {
  for (const html of [item.summary, item.content]) {
    const text = withoutTitle(withoutBoilerplate(plainText(html)), draft.title);
    if (text !== "") return { ...draft, text };
  }
  return draft;
}

/** The first words of the text, else those of the address; an item with neither stays without. */
function addMissingTitle(draft: Draft, item: RawItem): Draft {
  if (draft.title !== "") return draft;
  const sentence = /^.{20,110}?[.!?](?=\s)/u.exec(draft.text)?.[0];
  const title = sentence ?? (clip(draft.text, 90) || titleFromLink(item.link));
  return { ...draft, title, text: withoutTitle(draft.text, title) };
}

function addExcerpt(draft: Draft, _item: RawItem, { source }: Setting): Draft {
  return { ...draft, excerpt: clip(draft.text, source.excerptLimit) };
}

/** A date in the future is a mistake or an embargo, and would stay at the top of every list: now instead. */
function addDate(draft: Draft, item: RawItem, { feed, now }: Setting): Draft {
  const language = item.lang ?? feed.lang;
  const date = readDate(item.published, language) ?? readDate(item.updated, language);
  if (date === null || date > now) return { ...draft, publishedAt: now };
  return { ...draft, publishedAt: date, day: date.toISOString().slice(0, 10) };
}

function addLink(draft: Draft, item: RawItem, { feed, url }: Setting): Draft {
  return { ...draft, canonicalUrl: cleanAddress(item.link, feed.homepage ?? url) };
}

/** The feed's picture of the item, else the first one in its text. */
function addPicture(draft: Draft, item: RawItem, { feed, url }: Setting): Draft {
  const base = draft.canonicalUrl ?? feed.homepage ?? url;
  const given = item.image && webAddress(item.image.url, base);
  const image =
    item.image && given && isPicture({ ...item.image, url: given })
      ? { ...item.image, url: given, alt: item.image.alt ?? "" }
      : (firstPicture(item.summary, base) ?? firstPicture(item.content, base));
  return { ...draft, image: image && { ...image, alt: clip(plainText(image.alt, "title"), 200) } };
}

function addPart(draft: Draft, item: RawItem, { mediaFeed }: Setting): Draft {
  return { ...draft, media: item.media, part: partOf(item, mediaFeed) };
}

function addPeople(draft: Draft, item: RawItem): Draft {
  const { comments } = item;
  const counted = comments !== null && Number.isSafeInteger(comments) && comments >= 0;
  return { ...draft, byline: bylineOf(item.authors), comments: counted ? comments : null };
}

function addClasses(draft: Draft, item: RawItem, { feed, source }: Setting): Draft {
  const categories = tagsOf(item.categories);
  const classes = classify({
    title: draft.title,
    excerpt: clip(draft.text, 600),
    categories: categories.length > 0 ? categories : tagsOf(feed.categories),
    lang: item.lang ?? feed.lang,
    source,
  });
  return { ...draft, ...classes, tags: categories.slice(0, 12) };
}

function addIdentities(draft: Draft, item: RawItem, { shared }: Setting): Draft {
  const { title, canonicalUrl: link, day } = draft;
  return { ...draft, guid: item.id, identities: identitiesOf(item, { title, link, day }, shared) };
}

/** A date that we made up is left out, or an item without one would change at every visit. */
function addHashes(draft: Draft): Draft {
  const { title, excerpt, lang, byline, image, canonicalUrl, tags, comments, part } = draft;
  const { countries, topics, sections } = draft;
  const date = draft.day && draft.publishedAt.toISOString();
  const seen = [title, excerpt, lang, byline, date, canonicalUrl, image, tags, comments, part];
  return {
    ...draft,
    contentHash: hash([...seen, countries satisfies Country[], topics, sections]),
    wireHash: wireHashOf(draft.text),
  };
}
