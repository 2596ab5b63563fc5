// What the front of a topic or a country shows; the events room reads it.
import type { Band, Bias, LeaningCounts } from "./bias.ts";
import type { Country } from "./country.ts";
import type { StorySummary } from "./story.ts";
import type { Topic } from "./topic.ts";

/** One telling of an event, as a link. */
export type SideTelling = {
  side: Bias;
  slug: string;
  title: string;
  lang: string;
  source: string;
  band: Band;
};

/** An event or a single story as the list shows it; `at` is its latest report (ISO 8601). */
export type SectionRow = { story: StorySummary; at: string };

export type SectionFront = {
  /** Null further down the list, and where nothing is new. */
  lead: { story: StorySummary; sides: SideTelling[] } | null;
  /** Without the lead. Empty with `last` where nothing is new. */
  rows: SectionRow[];
  /** Where the list goes on; null at its end. */
  next: string | null;
  /** What was reported last, where that is not new. */
  last: SectionRow | null;
  /** The events of seven days, and how many of their publishers there are of each band. */
  week: { events: number; leanings: LeaningCounts };
  /** The number of these events for each choice that the page offers, by country or topic, and `all`. */
  counts: {
    countries: Partial<Record<Country, number>>;
    topics: Partial<Record<Topic, number>>;
    all: number;
  };
  own: StorySummary[];
};
