import type { Side } from "./comparison.ts";

/** A feed of a source, as far as it tells when the source was read. Times are milliseconds. */
export type Reading = {
  source: string;
  side: Side;
  country: string;
  /** Since when we have its feed. */
  since: number;
  /** When a feed of it was last fetched without failure; null: never. */
  readAt: number | null;
  /** Whether it brought anything that came out during the event. */
  published: boolean;
};

export type Silence = {
  sides: { side: Side; sources: number }[];
  countries: { country: string; sources: number }[];
};

/**
 * From when on we say that something is missing. The figures are ours: an event must have had time to travel, must be
 * told widely, and one or two silent sources of a side say nothing about it.
 */
export const silenceRule = {
  /** So long after the first report. */
  afterMs: 6 * 3_600_000,
  /** Independent publishers who report. */
  publishers: 5,
  /** Countries from which they report, before another one is named. */
  countries: 3,
  /** Sources of a side, or of a country, that were read in that time. */
  sources: 3,
};

type Told = {
  firstAt: number;
  lastAt: number;
  publishers: number;
  sides: ReadonlySet<Side>;
  countries: ReadonlySet<string>;
};

/**
 * Which sides and countries have not reported an event, as far as we can know. A source counts only if it was read in
 * that time: its feed was there before the first report, was fetched without failure after the last one or when the
 * event had had its time, and brought something else that came out meanwhile. Sources without a rating are no side.
 */
export function silenceOf(told: Told, readings: readonly Reading[]): Silence {
  const ripeAt = told.firstAt + silenceRule.afterMs;
  const until = Math.max(told.lastAt, ripeAt);
  const read = readings.filter(
    (r) => r.since <= told.firstAt && r.readAt !== null && r.readAt >= until && r.published,
  );
  if (told.publishers < silenceRule.publishers) return { sides: [], countries: [] };
  const silent = <K>(by: (r: Reading) => K, spoken: (key: K) => boolean) =>
    [...Map.groupBy(read, by)].flatMap(([key, list]) => {
      const sources = new Set(list.map((r) => r.source)).size;
      return spoken(key) || sources < silenceRule.sources ? [] : [{ key, sources }];
    });
  return {
    sides: silent(
      (r) => r.side,
      (side) => side === "unrated" || told.sides.has(side),
    ).map(({ key: side, sources }) => ({ side, sources })),
    countries:
      told.countries.size < silenceRule.countries
        ? []
        : silent(
            (r) => r.country,
            (country) => told.countries.has(country),
          )
            .map(({ key: country, sources }) => ({ country, sources }))
            .sort((a, b) => b.sources - a.sources || a.country.localeCompare(b.country)),
  };
}
