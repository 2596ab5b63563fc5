import type { Band, Bias } from "./bias.ts";
import type { Country } from "./country.ts";
import type { Section, Topic } from "./topic.ts";

export type Picture = { src: string; alt: string; width: number | null; height: number | null };

/** What a card shows. Times are ISO 8601 in UTC, so that it can travel to the browser. */
export type StorySummary = {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  lang: string;
  /** The first of its countries; `EU` when none is known (specification, section 3). */
  country: Country;
  countries: Country[];
  topics: Topic[];
  source: { id: string; name: string; country: string };
  publishedAt: string;
  views: number;
  /** Null where the feed does not count them: then no figure is shown (decision 24b). */
  comments: number | null;
  /** The editor's band, else its source's; null is unrated. */
  band: Band | null;
  bias: Bias;
  breaking: boolean;
  trending: boolean;
  premium: boolean;
  sample: boolean;
  provenance: "own" | "feed";
  /** Null also where the source's entry does not allow its pictures. */
  picture: Picture | null;
};

/** What a piece of any kind is about, for finding what belongs beside it. */
export type About = Pick<StorySummary, "topics" | "countries" | "sample"> & { tags: string[] };

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
  /** Markdown of an own piece; null for a story from a feed, and where the reader may not have it. */
  body: string | null;
  byline: string | null;
  author: Author | null;
  tags: string[];
  sections: Section[];
  likes: number;
  canonicalUrl: string | null;
  corrections: Correction[];
  updatedAt: string;
  /** Whether AI wrote any of it, and who reviewed it (Regulation 2024/1689, Art. 50). */
  ai: { used: boolean; reviewedBy: string | null } | null;
};

/** Whether a named person answers for an own piece; what comes from feeds is its publisher's. */
export const hasNamedReviewer = ({ provenance, ai }: Pick<Story, "provenance" | "ai">): boolean =>
  provenance !== "own" || Boolean(ai?.reviewedBy?.trim());

/** What the feeds room hands over: an item of a feed, cleaned and classified, not yet stored. */
export type StoryDraft = {
  /** Keys by which the source's item is recognised when it comes back, best first. Never empty. */
  identities: string[];
  /** Without tracking parameters; null where the feed gives none. */
  canonicalUrl: string | null;
  title: string;
  excerpt: string;
  lang: string;
  byline: string | null;
  publishedAt: Date;
  image: { url: string; width: number | null; height: number | null; alt: string } | null;
  countries: Country[];
  topics: Topic[];
  sections: Section[];
  tags: string[];
  comments: number | null;
  /** Changes exactly when something that a reader would see has changed. */
  contentHash: string;
  /** The same for the same wire copy at several publishers; null for texts too short to tell. */
  wireHash: string | null;
};
