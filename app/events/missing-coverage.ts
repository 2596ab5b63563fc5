import { unknownCountry } from "#stories/country.ts";
import type { Side } from "./comparison.ts";

/** When a source's feeds were fetched, and what they brought. Times are in milliseconds. */
export type SourceCheck = {
  source: string;
  side: Side;
  country: string;
  /** When its oldest feed was added. */
  since: number;
  /** The last successful fetch of one of its feeds; null: never. */
  fetchedAt: number | null;
  /** Whether the source published anything during the event. */
  published: boolean;
};

export type Silence = {
  sides: { side: Side; sources: number }[];
  countries: { country: string; sources: number }[];
};

/**
 * When missing coverage is shown. The figures are our own: the news must have had time to spread, many publishers must
 * report it, and one or two silent sources of a side prove nothing.
 */
export const silenceRule = {
  /** Time since the first report. */
  afterMs: 6 * 3_600_000,
  /** Independent publishers who report. */
  publishers: 5,
  /** Countries with reports, before another country is named. */
  countries: 3,
  /** Checked sources of a side or country. */
  sources: 3,
};

type Coverage = {
  firstAt: number;
  lastAt: number;
  publishers: number;
  sides: ReadonlySet<Side>;
  countries: ReadonlySet<string>;
};

/**
 * Which sides and countries have not reported an event, as far as we can know. A source counts only if it was checked:
 * its feed was added before the first report, was fetched successfully after the last report and after `afterMs`, and
 * brought other stories of that time. Unrated sources are no side.
 */
export function silenceOf(coverage: Coverage, checks: readonly SourceCheck[]): Silence {
  const ripeAt = coverage.firstAt + silenceRule.afterMs;
  const until = Math.max(coverage.lastAt, ripeAt);
  const read = checks.filter(
    (r) =>
      r.since <= coverage.firstAt && r.fetchedAt !== null && r.fetchedAt >= until && r.published,
  );
  if (coverage.publishers < silenceRule.publishers) return { sides: [], countries: [] };
  const silentGroups = <K>(by: (r: SourceCheck) => K, hasReported: (key: K) => boolean) =>
    [...Map.groupBy(read, by)].flatMap(([key, list]) => {
      const sources = new Set(list.map((r) => r.source)).size;
      return hasReported(key) || sources < silenceRule.sources ? [] : [{ key, sources }];
    });
  return {
    sides: silentGroups(
      (r) => r.side,
      (side) => side === "unrated" || coverage.sides.has(side),
    ).map(({ key: side, sources }) => ({ side, sources })),
    countries:
      coverage.countries.size < silenceRule.countries
        ? []
        : silentGroups(
            (r) => r.country,
            (country) => country === unknownCountry || coverage.countries.has(country),
          )
            .map(({ key: country, sources }) => ({ country, sources }))
            .sort((a, b) => b.sources - a.sources || a.country.localeCompare(b.country)),
  };
}
