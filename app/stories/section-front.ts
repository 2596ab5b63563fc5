// What the page of a topic or a country shows; the events room fills it.
import type { Band, Bias, LeaningCounts } from "./bias.ts";
import type { CoveredPlace } from "./country.ts";
import type { StorySummary } from "./story.ts";
import type { Topic } from "./topic.ts";

/** One side's story of an event, as a link. */
export type SideStory = {
  side: Bias;
  slug: string;
  title: string;
  lang: string;
  source: string;
  band: Band;
  /** The address at its publisher; null for our own. */
  original: string | null;
};

/** An event or a single story in the list; `at` is the time of its latest story (ISO 8601). */
export type SectionRow = { story: StorySummary; at: string };

export type SectionFront = {
  /** Null on later pages, and if nothing is new. */
  lead: { story: StorySummary; sides: SideStory[] } | null;
  /** Without the lead. Empty if nothing is new; then `last` is set. */
  rows: SectionRow[];
  /** The position of the next page; null at the end. */
  next: string | null;
  /** The latest row, if nothing is new. */
  last: SectionRow | null;
  /** The events of seven days, and the number of their publishers by band. */
  week: { events: number; leanings: LeaningCounts };
  /**
   * How many rows of seven days the list has for each choice of the page, and without one: of a topic by country, of a
   * country by topic. `isMore`: at least so many, since not all single stories of the seven days were counted.
   */
  counts: {
    countries: Partial<Record<CoveredPlace, number>>;
    topics: Partial<Record<Topic, number>>;
    all: number;
    isMore: boolean;
  };
  own: StorySummary[];
  /** Whether there are stories, but none in a language of the reader. */
  isInOtherLanguages: boolean;
  /** How many more events and single stories of seven days other languages have, or `isMore` than that; null: none. */
  inOtherLanguages: { count: number; isMore: boolean } | null;
};
