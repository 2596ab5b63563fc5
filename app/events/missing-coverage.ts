import { hourMs } from "#platform/duration.ts";
import { isCountry } from "#stories/country.ts";
import type { Side } from "./comparison.ts";

/** When a source's feeds were added and fetched, and whether they had stories. Times are in milliseconds. */
export type SourceCheck = {
  source: string;
  side: Side;
  country: string;
  /** When its oldest feed was added. */
  addedAt: number;
  /** The last successful fetch of one of its feeds; null: never. */
  fetchedAt: number | null;
  /** Whether the source published anything during the event. */
  published: boolean;
};

export type MissingCoverage = {
  sides: { side: Side; sources: number }[];
  countries: { country: string; sources: number }[];
};

/**
 * When missing coverage is shown: news needs time to spread, many publishers must report it, and one or two sources of a
 * side without a story prove nothing. The figures are our own.
 */
export const missingCoverageRule = {
  /** Time since the first story. */
  afterMs: 6 * hourMs,
  /** Independent publishers who report. */
  publishers: 5,
  /** So many countries must have stories before another country is named. */
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
  sources: ReadonlySet<string>;
};

/**
 * Which sides and countries have not reported an event, as far as we can know. A source counts only if it was checked:
 * its feed was added before the first story, was fetched successfully after the last story and after `afterMs`, and
 * brought other stories of that time, but none on the event. Unrated sources are no side.
 */
export function missingCoverageOf(
  coverage: Coverage,
  checks: readonly SourceCheck[],
): MissingCoverage {
  const checkedFrom = coverage.firstAt + missingCoverageRule.afterMs;
  const until = Math.max(coverage.lastAt, checkedFrom);
  const checked = checks.filter(
    (r) =>
      !coverage.sources.has(r.source) &&
      r.addedAt <= coverage.firstAt &&
      r.fetchedAt !== null &&
      r.fetchedAt >= until &&
      r.published,
  );
  if (coverage.publishers < missingCoverageRule.publishers) return { sides: [], countries: [] };
  const groupsWithoutStory = <K>(by: (r: SourceCheck) => K, hasReported: (key: K) => boolean) =>
    [...Map.groupBy(checked, by)].flatMap(([key, list]) => {
      const sources = new Set(list.map((r) => r.source)).size;
      return hasReported(key) || sources < missingCoverageRule.sources ? [] : [{ key, sources }];
    });
  return {
    sides: groupsWithoutStory(
      (r) => r.side,
      (side) => side === "unrated" || coverage.sides.has(side),
    ).map(({ key: side, sources }) => ({ side, sources })),
    countries:
      coverage.countries.size < missingCoverageRule.countries
        ? []
        : groupsWithoutStory(
            (r) => r.country,
            (country) => !isCountry(country) || coverage.countries.has(country),
          )
            .map(({ key: country, sources }) => ({ country, sources }))
            .sort((a, b) => b.sources - a.sources || a.country.localeCompare(b.country)),
  };
}
