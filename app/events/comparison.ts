import {
  type Band,
  biasOf,
  type Leaning,
  type LeaningCounts,
  leaningOf,
  leanings,
  noLeanings,
} from "#stories/bias.ts";
import { isCountry } from "#stories/country.ts";
import { isStraightNews } from "./straight-news.ts";

/** The columns of the page: left, centre and right (the five bands reduced to three), and unrated. */
export const sides = ["left", "center", "right", "unrated"] as const;
export type Side = (typeof sides)[number];

export const sideOf = (leaning: Leaning): Side =>
  leaning === "unrated" ? "unrated" : biasOf(leaning);

/** A story of an event. Times are ISO 8601 in UTC. */
export type EventStory = {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  lang: string;
  /** The address of the original; null for our own pieces and samples. */
  original: string | null;
  publishedAt: string;
  band: Band | null;
  source: { id: string; name: string; country: string };
  /** The owner of the source, else the source. Outlets of one owner count as one publisher. */
  publisher: string;
  /** The story of the same outlet that this one updates. */
  updateOf: number | null;
};

export type Outlet = {
  source: EventStory["source"];
  leaning: Leaning;
  /**
   * The newest of its stories that is no update, straight news if possible; and its other stories on the event, newest
   * first.
   */
  story: EventStory;
  otherStories: EventStory[];
  /** The name of the outlet of the same owner that is counted instead. */
  countedWith: string | null;
};

export type Comparison = {
  /** Independent publishers. */
  publishers: number;
  /** How many of them there are of each band. */
  counts: LeaningCounts;
  /** Outlets of each side: those whose story the reader reads first, then those with the newest story. */
  sides: Record<Side, Outlet[]>;
  /** Independent publishers by the country of the outlet, most first; outlets of no single country have a row too. */
  countries: { country: string; counts: LeaningCounts; all: number }[];
  /** How many of these are countries. */
  knownCountries: number;
};

/** The number of publishers, of one side or of all. */
export const sumOf = (counts: LeaningCounts, side?: Side): number =>
  leanings.reduce(
    (sum, leaning) => sum + (!side || sideOf(leaning) === side ? counts[leaning] : 0),
    0,
  );

const newestFirst = (a: EventStory, b: EventStory) =>
  b.publishedAt.localeCompare(a.publishedAt) || b.id - a.id;

/**
 * The coverage of an event by outlet, side and country. Outlets of one owner are all shown but counted once, as the one
 * that reported first.
 * @param languages the reader's; null: all
 */
export function comparisonOf(
  stories: readonly EventStory[],
  languages: readonly string[] | null = null,
): Comparison {
  const outlets = [...Map.groupBy(stories, (r) => r.source.id).values()].map(outletOf);
  const counted = new Map<string, Outlet>();
  for (const outlet of outlets.toSorted((a, b) => firstAt(a).localeCompare(firstAt(b)))) {
    const first = counted.get(outlet.story.publisher);
    if (first) outlet.countedWith = first.source.name;
    else counted.set(outlet.story.publisher, outlet);
  }
  const counts = { ...noLeanings };
  const countries = new Map<string, LeaningCounts>();
  for (const { leaning, source } of counted.values()) {
    counts[leaning]++;
    const row = countries.get(source.country) ?? { ...noLeanings };
    countries.set(source.country, row);
    row[leaning]++;
  }
  const isRead = ({ story }: Outlet) => Number(languages?.includes(story.lang) ?? true);
  outlets.sort((a, b) => isRead(b) - isRead(a) || newestFirst(a.story, b.story));
  const onSide = (side: Side) => outlets.filter((o) => sideOf(o.leaning) === side);
  return {
    publishers: counted.size,
    counts,
    sides: {
      left: onSide("left"),
      center: onSide("center"),
      right: onSide("right"),
      unrated: onSide("unrated"),
    },
    countries: [...countries]
      .map(([country, row]) => ({ country, counts: row, all: sumOf(row) }))
      .sort((a, b) => b.all - a.all || a.country.localeCompare(b.country)),
    knownCountries: [...countries.keys()].filter(isCountry).length,
  };
}

function outletOf(stories: EventStory[]): Outlet {
  const newest = stories.toSorted(newestFirst);
  const ids = new Set(newest.map((r) => r.id));
  const updates = newest.filter((r) => r.updateOf !== null && ids.has(r.updateOf));
  const notUpdates = newest.filter((r) => !updates.includes(r));
  const story =
    notUpdates.find((r) => isStraightNews({ ...r, url: r.original })) ??
    notUpdates[0] ??
    (newest[0] as EventStory);
  return {
    source: story.source,
    leaning: leaningOf(story.band),
    story,
    otherStories: newest.filter((r) => r !== story),
    countedWith: null,
  };
}

/** When an outlet first reported. */
export const firstAt = ({ story, otherStories }: Outlet): string =>
  [story, ...otherStories].map((r) => r.publishedAt).sort()[0] ?? "";

export type TimelineEntry = { kind: "first" | "joined" | "latest"; side: Side; story: EventStory };

/** The first story, the first from every other side, and the latest. */
export function timelineOf(stories: readonly EventStory[]): TimelineEntry[] {
  const inOrder = stories.toSorted((a, b) => newestFirst(b, a));
  const seen = new Set<Side>();
  const entries: TimelineEntry[] = [];
  for (const story of inOrder) {
    const side = sideOf(leaningOf(story.band));
    if (!seen.has(side)) entries.push({ kind: seen.size ? "joined" : "first", side, story });
    seen.add(side);
  }
  const last = inOrder.at(-1);
  if (last && entries.at(-1)?.story !== last)
    entries.push({ kind: "latest", side: sideOf(leaningOf(last.band)), story: last });
  return entries;
}

/**
 * A few stories of other publishers, for the page of one story: one of each, those that differ most first (by side and
 * country, by side, by country), newer before older.
 */
export function storiesOfOtherPublishers(
  story: Pick<EventStory, "id" | "publisher" | "band" | "source">,
  stories: readonly EventStory[],
  limit: number,
): EventStory[] {
  const side = sideOf(leaningOf(story.band));
  const differs = (r: EventStory) =>
    (sideOf(leaningOf(r.band)) === side ? 0 : 2) +
    (r.source.country === story.source.country ? 0 : 1);
  const chosen: EventStory[] = [];
  const remaining = [...Map.groupBy(stories, (r) => r.publisher)]
    .flatMap(([publisher, [...list]]) =>
      publisher === story.publisher ? [] : list.sort(newestFirst).slice(0, 1),
    )
    .sort((a, b) => differs(b) - differs(a) || newestFirst(a, b));
  // Every side is taken once before a side is taken twice, so that the sides can be compared.
  while (remaining.length && chosen.length < limit) {
    const fresh = remaining.findIndex(
      (r) => !chosen.some((c) => sideOf(leaningOf(c.band)) === sideOf(leaningOf(r.band))),
    );
    const [next] = remaining.splice(Math.max(0, fresh), 1);
    if (next) chosen.push(next);
  }
  return chosen;
}
