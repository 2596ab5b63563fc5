// A feed item becomes a draft in steps. Their order matters: each may use what earlier ones added.

import { classify } from "#stories/classify.server.ts";
import { beforeLostLetters } from "#stories/lost-letters.ts";
import { statedLicence } from "#stories/picture-licence.ts";
import type { ItemDraft, RawFeed, RawItem } from "../feed.ts";
import { webUrl } from "../parse/links.ts";
import { cleanAddress } from "./address.ts";
import { withoutBoilerplate } from "./boilerplate.ts";
import { bylineOf } from "./byline.ts";
import { clip } from "./clip.ts";
import { readDate } from "./date.ts";
import { hash, identitiesOf, type SharedKeys, wireHashOf } from "./identity.server.ts";
import { maxCount, mediaFileOf } from "./media-file.ts";
import { firstPicture, isPicture } from "./picture.ts";
import { tagsOf } from "./tags.ts";
import { plainText } from "./text.ts";
import { cleanTitle } from "./title.server.ts";
import { titleFromLink, withoutTitle } from "./title-fallback.ts";

/** What is known of a feed's publisher. */
export type FeedSource = {
  country: string | null;
  language: string | null;
  kind: string;
  excerptLimit: number;
};

/** What is common to all items of a feed. */
export type FeedContext = {
  feed: RawFeed;
  source: FeedSource;
  now: Date;
  /** Where the feed came from. */
  url: string | null;
  shared: SharedKeys;
  mediaFeed: boolean;
};

/** A draft while it is being made. */
export type Draft = ItemDraft & {
  /** The whole summary as clean text, before it is cut to the source's limit. */
  text: string;
  /** The day of the feed's date; null if the feed has no valid date. */
  day: string | null;
  /** Whether its country is only assumed, and whether its words say little (see `classify`). */
  countryAssumed: boolean;
  uncertain: boolean;
};

export type Step = (draft: Draft, item: RawItem, context: FeedContext) => Draft;

const longestTitle = 300;

/** The steps that look at an item alone. */
export const steps: Step[] = [
  addTitle,
  addText,
  addMissingTitle,
  addExcerpt,
  addDate,
  addLink,
  addBylineAndComments,
  addPicture,
  addMediaFile,
  addClassification,
];

/** The steps after `applyFeedMajority` has decided on the items whose words say little. */
export const lastSteps: Step[] = [addIdentities, addHashes];

export const emptyDraft: Draft = {
  identities: [],
  canonicalUrl: null,
  title: "",
  excerpt: "",
  lang: "",
  byline: null,
  publishedAt: new Date(0),
  image: null,
  class: "Service",
  countries: [],
  nonEuCountries: [],
  topics: [],
  sections: [],
  tags: [],
  comments: null,
  contentHash: "",
  wireHash: null,
  guid: null,
  media: [],
  file: null,
  text: "",
  day: null,
  countryAssumed: false,
  uncertain: false,
};

function addTitle(draft: Draft, item: RawItem): Draft {
  return { ...draft, title: clip(cleanTitle(plainText(item.title, "title")), longestTitle) };
}

/** The summary; the content if there is no summary, or if it only repeats the title. */
function addText(draft: Draft, item: RawItem): Draft {
  for (const html of [item.summary, item.content]) {
    const text = withoutTitle(withoutBoilerplate(plainText(html)), draft.title);
    if (text !== "") return { ...draft, text };
  }
  return draft;
}

/** A missing title is made of the first words of the text, else of the address. */
function addMissingTitle(draft: Draft, item: RawItem): Draft {
  if (draft.title !== "") return draft;
  const sentence = /^.{20,110}?[.!?](?=\s)/u.exec(draft.text)?.[0];
  const title = sentence ?? (clip(draft.text, 90) || titleFromLink(item.link));
  return { ...draft, title, text: withoutTitle(draft.text, title) };
}

function addExcerpt(draft: Draft, _item: RawItem, { source }: FeedContext): Draft {
  return { ...draft, excerpt: clip(beforeLostLetters(draft.text), source.excerptLimit) };
}

/** A date in the future is replaced by now: it is a mistake or an embargo, and would stay at the top of every list. */
function addDate(draft: Draft, item: RawItem, { feed, now }: FeedContext): Draft {
  const language = item.lang ?? feed.lang;
  const date = readDate(item.published, language) ?? readDate(item.updated, language);
  if (date === null || date > now) return { ...draft, publishedAt: now };
  return { ...draft, publishedAt: date, day: date.toISOString().slice(0, 10) };
}

function addLink(draft: Draft, item: RawItem, { feed, url }: FeedContext): Draft {
  return { ...draft, canonicalUrl: cleanAddress(item.link, feed.homepage ?? url) };
}

/**
 * The feed's picture of the item, else the first one in its text, with the licence that the feed states for it. Whom the
 * feed names for the picture is credited, else the item's authors.
 */
function addPicture(draft: Draft, item: RawItem, { feed, source, url }: FeedContext): Draft {
  const base = draft.canonicalUrl ?? feed.homepage ?? url;
  const given = item.image && webUrl(item.image.url, base);
  const own = item.image && given && isPicture({ ...item.image, url: given }) ? item.image : null;
  const image = own
    ? { url: given as string, width: own.width, height: own.height, alt: own.alt ?? "" }
    : (firstPicture(item.summary, base) ?? firstPicture(item.content, base));
  if (!image) return { ...draft, image };
  // What a newspaper states of its whole feed is said of its words: the pictures are often those of agencies.
  const ofFeed = source.kind === "institution" ? feed.rights : [];
  const licence = statedLicence(
    { picture: own?.rights ?? [], item: item.rights, feed: ofFeed },
    clip(plainText(own?.credit ?? null, "title"), 200) || draft.byline,
  );
  const alt = clip(plainText(image.alt, "title"), 200);
  return { ...draft, image: { ...image, alt, ...(licence ? { licence } : {}) } };
}

function addMediaFile(draft: Draft, item: RawItem, { mediaFeed }: FeedContext): Draft {
  return { ...draft, media: item.media, file: mediaFileOf(item, mediaFeed) };
}

function addBylineAndComments(draft: Draft, item: RawItem, { feed }: FeedContext): Draft {
  const { comments } = item;
  const counted =
    comments !== null && Number.isInteger(comments) && comments >= 0 && comments <= maxCount;
  return {
    ...draft,
    byline: bylineOf(item.authors, feed.title),
    comments: counted ? comments : null,
  };
}

function addClassification(draft: Draft, item: RawItem, { feed, source, url }: FeedContext): Draft {
  const categories = tagsOf(item.categories);
  const classes = classify({
    title: draft.title,
    excerpt: clip(draft.text, 600),
    categories: categories.length > 0 ? categories : tagsOf(feed.categories),
    lang: item.lang ?? feed.lang,
    url: draft.canonicalUrl,
    feed: { url, title: feed.title && plainText(feed.title, "title") },
    source,
    isEpisode: draft.file !== null,
  });
  return { ...draft, ...classes, tags: categories.slice(0, 12) };
}

function addIdentities(draft: Draft, item: RawItem, { shared }: FeedContext): Draft {
  const { title, canonicalUrl: link, day } = draft;
  // Parts of a programme may have one title and one description.
  const text = draft.file === null ? draft.text : null;
  const identities = identitiesOf(item, { title, text, link, day }, shared);
  return { ...draft, guid: item.id, identities };
}

/** A date that we set ourselves is left out of the hash: otherwise an item without one would change at every fetch. */
function addHashes(draft: Draft): Draft {
  const { title, excerpt, lang, byline, image, canonicalUrl, tags, comments, file } = draft;
  const { class: kind, countries, nonEuCountries, topics, sections } = draft;
  const date = draft.day && draft.publishedAt.toISOString();
  const visible = [title, excerpt, lang, byline, date, canonicalUrl, image, tags, comments, file];
  return {
    ...draft,
    contentHash: hash([...visible, kind, countries, nonEuCountries, topics, sections]),
    wireHash: wireHashOf(draft.text),
  };
}
