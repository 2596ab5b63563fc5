import type { Band } from "#stories/bias.ts";
import type { Vocabulary } from "./clustering/vocabulary.server.ts";

/** A story of an event, with what decides how well its headline represents the event. */
export type HeadlineCandidate = {
  id: number;
  lang: string;
  title: string;
  /** The beginning of the feed's text beside the title; may be empty. */
  excerpt: string;
  topics: readonly string[];
  /** The address of the original; null for our own pieces. */
  url: string | null;
  provenance: "own" | "feed";
  premium: boolean;
  /** Of the outlet; null: unrated. */
  band: Band | null;
  /** The owner of its outlet, else the outlet. */
  publisher: string;
  /** Codes of the places that it is about, and of the country of its outlet. */
  places: readonly string[];
  outletCountry: string;
  /** Whether it updates another story of its outlet. */
  isUpdate: boolean;
  /** When it was published, in milliseconds. */
  at: number;
};

/** The stories of an event, and how many deaths they have reported by now (`knownToll`). */
export type EventFacts = {
  stories: readonly HeadlineCandidate[];
  vocabulary: Vocabulary;
  toll: number;
  isGrave: boolean;
  /** Whether fewer than half of its publishers report what happened (`isMostlyComment`). */
  isMostlyComment: boolean;
  /** When half of the stories were published. */
  medianAt: number;
  /** What a story's title and excerpt have in common with texts in other languages. */
  termsOf: (story: HeadlineCandidate) => ReadonlySet<number>;
};

/** The stories in other languages that a headline is compared with. */
export const newestOf = (stories: readonly HeadlineCandidate[]): HeadlineCandidate[] =>
  stories.toSorted((a, b) => b.at - a.at).slice(0, maxCompared);

const maxCompared = 50;
