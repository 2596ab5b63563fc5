import { type Band, type LeaningCounts, leaningOf, leanings } from "../bias.ts";

/** How many stories of the feed a publisher has in one band. */
export type Share = {
  source: string;
  name: string;
  country: string;
  band: Band | null;
  count: number;
};

export type BiasTally = { key: string; name: string; total: number; counts: LeaningCounts };

export type BiasAnalysis = {
  total: number;
  counts: LeaningCounts;
  /** By the country of the publisher, its code as name; those with most stories first. */
  countries: BiasTally[];
  sources: (BiasTally & { country: string })[];
};

/**
 * The distribution of a feed over the five bands and unrated: in total, by country and by source.
 */
export function analyseBias(shares: readonly Share[]): BiasAnalysis {
  const counts = countsOf(shares);
  const tallies = (keyOf: (share: Share) => string, nameOf: (share: Share) => string) =>
    [...Map.groupBy(shares, keyOf)]
      .map(([key, of]) => ({ of, key, name: nameOf(of[0] as Share), ...summed(of) }))
      .sort((a, b) => b.total - a.total || a.name.localeCompare(b.name, "en"));
  return {
    total: totalOf(counts),
    counts,
    countries: tallies(
      (share) => share.country,
      (share) => share.country,
    ).map(({ of: _, ...tally }) => tally),
    sources: tallies(
      (share) => share.source,
      (share) => share.name,
    ).map(({ of, ...tally }) => ({ ...tally, country: (of[0] as Share).country })),
  };
}

function summed(of: readonly Share[]) {
  const counts = countsOf(of);
  return { counts, total: totalOf(counts) };
}

function countsOf(shares: readonly Share[]): LeaningCounts {
  const counts = Object.fromEntries(leanings.map((leaning) => [leaning, 0])) as LeaningCounts;
  for (const { band, count } of shares) counts[leaningOf(band)] += count;
  return counts;
}

const totalOf = (counts: LeaningCounts) =>
  leanings.reduce((sum, leaning) => sum + counts[leaning], 0);
