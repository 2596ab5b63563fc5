import type { Band, Bias, LeaningCounts } from "./bias.ts";
import type { SearchClass } from "./category.ts";
import type { CoveredPlace } from "./country.ts";
import type { ShownLicence, StatedLicence } from "./picture-licence.ts";
import type { StoryClass } from "./story-class.ts";
import type { Topic } from "./topic.ts";

export type Picture = {
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
  /** By which licence a publisher's picture is shown. */
  licence?: ShownLicence | null;
};

/** A story as a card shows it. Times are ISO 8601 in UTC, so that it can be sent to the browser. */
export type StorySummary = {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  /** Why it matters; only own pieces have it. */
  why?: string | null;
  lang: string;
  /** The first of its countries; null if no place is known. */
  country: CoveredPlace | null;
  /** `XX` is among them if it is about a place outside the Union. */
  countries: CoveredPlace[];
  /** The known states outside the Union that it is about, by ISO 3166 code. */
  nonEuCountries: string[];
  topics: Topic[];
  /** Its class of news, where it has no topic. */
  section?: SearchClass | null;
  source: { id: string; name: string; country: string };
  publishedAt: string;
  views: number;
  /** Null if unknown; then no number is shown. */
  comments: number | null;
  /** The band that an editor has set, else that of its source; null: unrated. */
  band: Band | null;
  bias: Bias;
  breaking: boolean;
  trending: boolean;
  premium: boolean;
  sample: boolean;
  provenance: "own" | "feed";
  /** The address at the publisher of a story from a feed; null for our own. */
  original?: string | null;
  /** Null also if the source does not allow its pictures. */
  picture: Picture | null;
  /** Its event, on pages that show events; null if no other publisher reports it. */
  coverage?: Coverage | null;
};

/** Who else reports the event of a story. */
export type Coverage = {
  /** Of the event. */
  slug: string;
  /** Independent publishers, and the number of countries that they come from. */
  publishers: number;
  countries: number;
  /** How many publishers there are of each band. */
  leanings: LeaningCounts;
  /** Stories of other publishers, in other languages than this one. */
  others: {
    slug: string;
    title: string;
    lang: string;
    source: string;
    /** The address at its publisher; null for our own. */
    original?: string | null;
  }[];
};

/** Whether a card of the story has neither a picture of its own nor a topic to draw. */
export const isTextOnly = ({
  picture,
  topics,
}: Pick<StorySummary, "picture" | "topics">): boolean => !picture && topics.length === 0;

/** What pieces related to another are found by. */
export type About = Pick<StorySummary, "topics" | "countries" | "sample"> & { tags: string[] };
/** The same with its time and with the states outside the Union. */
export type DatedAbout = About & Pick<StorySummary, "publishedAt" | "nonEuCountries">;

/** The places that a piece is about. The world and an unknown place are none. */
export const placesOf = (piece: Pick<StorySummary, "countries" | "nonEuCountries">): string[] =>
  [...piece.countries, ...piece.nonEuCountries].filter((place) => place !== "XX");

export type Correction = { at: string; text: string };

export type Author = {
  slug: string;
  name: string;
  title: string | null;
  bio: string | null;
  avatar: string | null;
  location: string | null;
  followers: number | null;
  articlesCount: number;
  expertise: string[];
  social: { twitter?: string; linkedin?: string; website?: string };
  verified: boolean;
};

export type Story = StorySummary & {
  /** Markdown of an own piece; null for a story from a feed, and for a reader without access. */
  body: string | null;
  byline: string | null;
  author: Author | null;
  tags: string[];
  sections: SearchClass[];
  likes: number;
  canonicalUrl: string | null;
  corrections: Correction[];
  updatedAt: string;
  /** Whether AI wrote any of it, and who reviewed it (Regulation 2024/1689, Art. 50). */
  ai: { used: boolean; reviewedBy: string | null } | null;
};

/** A story for its page, which gets the text as sanitized HTML separately. */
export type StoryPage = Omit<Story, "body">;

/** Whether a named person has reviewed an own piece; true for stories from feeds, for which their publisher answers. */
export const hasNamedReviewer = ({ provenance, ai }: Pick<Story, "provenance" | "ai">): boolean =>
  provenance !== "own" || Boolean(ai?.reviewedBy?.trim());

/** An item of a feed, cleaned and classified by the feeds room, not yet stored. */
export type StoryDraft = {
  /** The keys that identify the source's item when it comes back, best first. Never empty. */
  identities: string[];
  /** Without tracking parameters; null if the feed has none. */
  canonicalUrl: string | null;
  title: string;
  excerpt: string;
  lang: string;
  byline: string | null;
  publishedAt: Date;
  image: {
    url: string;
    width: number | null;
    height: number | null;
    alt: string;
    /** Missing where the feed states none that is known. */
    licence?: StatedLicence;
  } | null;
  class: StoryClass;
  countries: CoveredPlace[];
  /** States outside the Union; `XX` where the state is not known. */
  nonEuCountries: string[];
  topics: Topic[];
  sections: SearchClass[];
  tags: string[];
  comments: number | null;
  /** Changes exactly when something visible has changed. */
  contentHash: string;
  /** The same for the same agency report at several publishers; null for short texts. */
  wireHash: string | null;
};
