import {
  type Band,
  biasOf,
  type Leaning,
  type LeaningCounts,
  leaningOf,
  leanings,
} from "#stories/bias.ts";

import { isStraightNews } from "./headline-stories.ts";

/** The columns of the page: left, centre and right (the five bands reduced to three), and unrated. */
export const sides = ["left", "center", "right", "unrated"] as const;
export type Side = (typeof sides)[number];

export const sideOf = (leaning: Leaning): Side =>
  leaning === "unrated" ? "unrated" : biasOf(leaning);

/** A story of an event. Times are ISO 8601 in UTC. */
export type Report = {
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
  foldedInto: number | null;
};

export type Outlet = {
  source: Report["source"];
  leaning: Leaning;
  /**
   * The newest of its reports that is no update, and no question or opinion while there is another; and its other
   * reports on the event, newest first.
   */
  report: Report;
  others: Report[];
  /** The name of the outlet of the same owner that is counted instead. */
  countedWith: string | null;
};

export type Comparison = {
  /** Independent publishers. */
  publishers: number;
  /** How many of them there are of each band. */
  counts: LeaningCounts;
  /** Outlets of each side, those with the newest report first. */
  sides: Record<Side, Outlet[]>;
  /** Independent publishers by the country of the outlet, most first. */
  countries: { country: string; counts: LeaningCounts; all: number }[];
};

/** Perspectives are compared from this number of publishers on; shares of fewer would mislead. */
export const comparedFrom = 5;

const zeroCounts = (): LeaningCounts => ({
  "far-left": 0,
  left: 0,
  center: 0,
  right: 0,
  "far-right": 0,
  unrated: 0,
});

/** The number of publishers, of one side or of all. */
export const sumOf = (counts: LeaningCounts, side?: Side): number =>
  leanings.reduce(
    (sum, leaning) => sum + (!side || sideOf(leaning) === side ? counts[leaning] : 0),
    0,
  );

const newestFirst = (a: Report, b: Report) =>
  b.publishedAt.localeCompare(a.publishedAt) || b.id - a.id;

/**
 * The coverage of an event by outlet, side and country. Outlets of one owner are all shown but counted once, as the one
 * that reported first.
 */
export function comparisonOf(reports: readonly Report[]): Comparison {
  const outlets = [...Map.groupBy(reports, (r) => r.source.id).values()].map(outletOf);
  const counted = new Map<string, Outlet>();
  for (const outlet of outlets.toSorted((a, b) => firstAt(a).localeCompare(firstAt(b)))) {
    const first = counted.get(outlet.report.publisher);
    if (first) outlet.countedWith = first.source.name;
    else counted.set(outlet.report.publisher, outlet);
  }
  const counts = zeroCounts();
  const countries = new Map<string, LeaningCounts>();
  for (const { leaning, source } of counted.values()) {
    counts[leaning]++;
    const row = countries.get(source.country) ?? zeroCounts();
    countries.set(source.country, row);
    row[leaning]++;
  }
  outlets.sort((a, b) => newestFirst(a.report, b.report));
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
  };
}

function outletOf(reports: Report[]): Outlet {
  const newest = reports.toSorted(newestFirst);
  const ids = new Set(newest.map((r) => r.id));
  const updates = newest.filter((r) => r.foldedInto !== null && ids.has(r.foldedInto));
  const first = newest.filter((r) => !updates.includes(r));
  const report =
    first.find((r) => isStraightNews({ ...r, url: r.original })) ??
    first[0] ??
    (newest[0] as Report);
  return {
    source: report.source,
    leaning: leaningOf(report.band),
    report,
    others: newest.filter((r) => r !== report),
    countedWith: null,
  };
}

const firstAt = ({ report, others }: Outlet): string =>
  [report, ...others].map((r) => r.publishedAt).sort()[0] ?? "";

export type Moment = { what: "first" | "joined" | "latest"; side: Side; report: Report };

/** The first report, the first of every other side, and the latest. */
export function timelineOf(reports: readonly Report[]): Moment[] {
  const inOrder = reports.toSorted((a, b) => newestFirst(b, a));
  const seen = new Set<Side>();
  const moments: Moment[] = [];
  for (const report of inOrder) {
    const side = sideOf(leaningOf(report.band));
    if (!seen.has(side)) moments.push({ what: seen.size ? "joined" : "first", side, report });
    seen.add(side);
  }
  const last = inOrder.at(-1);
  if (last && moments.at(-1)?.report !== last)
    moments.push({ what: "latest", side: sideOf(leaningOf(last.band)), report: last });
  return moments;
}

/**
 * A few reports of other publishers, for the page of one story: one of each, those that differ most first (by side and
 * country, by side, by country), newer before older.
 */
export function othersFor(
  report: Pick<Report, "id" | "publisher" | "band" | "source">,
  reports: readonly Report[],
  most: number,
): Report[] {
  const side = sideOf(leaningOf(report.band));
  const differs = (r: Report) =>
    (sideOf(leaningOf(r.band)) === side ? 0 : 2) +
    (r.source.country === report.source.country ? 0 : 1);
  const chosen: Report[] = [];
  const left = [...Map.groupBy(reports, (r) => r.publisher)]
    .flatMap(([publisher, [...list]]) =>
      publisher === report.publisher ? [] : list.sort(newestFirst).slice(0, 1),
    )
    .sort((a, b) => differs(b) - differs(a) || newestFirst(a, b));
  // Each side once before any twice, so that the sides can be compared.
  while (left.length && chosen.length < most) {
    const fresh = left.findIndex(
      (r) => !chosen.some((c) => sideOf(leaningOf(c.band)) === sideOf(leaningOf(r.band))),
    );
    const [next] = left.splice(Math.max(0, fresh), 1);
    if (next) chosen.push(next);
  }
  return chosen;
}
