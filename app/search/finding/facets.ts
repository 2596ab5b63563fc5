// Counts of each facet, from the database's counts by combinations of values.
import { type Bias, biases } from "#stories/bias.ts";
import { categories } from "#stories/category.ts";
import { coveredPlaces } from "#stories/country.ts";
import { topics } from "#stories/topic.ts";
import { kindOrder, subjectBits } from "../indexing/facet-lexemes.ts";
import { type DateRange, dateRanges, type Kind } from "../search-address.ts";
import { type Dimension, dimensionBit } from "./filters.ts";

/** `n` entries do not meet the filters in the bits of `miss` and share the values that are not null. */
export type FacetTally = {
  miss: number;
  n: number;
  kind: number | null;
  bias: number | null;
  lang: string | null;
  /** 0: today, 1: this week, 2: month, 3: year, 4: older. */
  age: number | null;
  countries: number | null;
  subjects: number | null;
  source: string | null;
};

export type FacetCounts = {
  kind: Record<Kind, number>;
  country: Record<string, number>;
  bias: Record<Bias, number>;
  category: Record<string, number>;
  lang: Record<string, number>;
  source: Record<string, number>;
  dateRange: Record<DateRange, number>;
};

/** The categories of the search form, and the topics that belong to none of them; each with its bits. */
const categoryBits: [string, number][] = [
  ...Object.entries(categories).map(([name, { topics, sections }]): [string, number] => [
    name,
    subjectBits([...topics, ...sections]),
  ]),
  ...topics
    .filter(
      (topic) =>
        !Object.values(categories).some((c) => (c.topics as readonly string[]).includes(topic)),
    )
    .map((topic): [string, number] => [topic, subjectBits([topic])]),
];

export const emptyFacetCounts = (): FacetCounts => ({
  kind: { article: 0, video: 0, podcast: 0 },
  country: {},
  category: {},
  lang: {},
  source: {},
  bias: Object.fromEntries(biases.map((bias) => [bias, 0])) as Record<Bias, number>,
  dateRange: { today: 0, week: 0, month: 0, year: 0 },
});

/**
 * Counts of each facet over the entries that meet all filters but that facet's own.
 * @param strictly only entries that meet every filter
 */
export function facetCountsOf(tallies: readonly FacetTally[], strictly = false): FacetCounts {
  const counts = emptyFacetCounts();
  const add = (to: Record<string, number>, name: string, n: number) => {
    to[name] = (to[name] ?? 0) + n;
  };
  for (const tally of tallies) {
    const { n, miss } = tally;
    const fits = (dimension: Dimension) =>
      (strictly ? miss : miss & ~dimensionBit(dimension)) === 0;
    if (tally.kind !== null) {
      if (fits("kind")) add(counts.kind, kindOrder[tally.kind] ?? "article", n);
      // An unrated story has none of the three biases.
      const bias = biases[tally.bias ?? -1];
      if (bias && fits("bias")) add(counts.bias, bias, n);
      if (fits("lang") && tally.lang) add(counts.lang, tally.lang, n);
      if (fits("date"))
        for (const [at, range] of dateRanges.entries())
          if ((tally.age ?? 4) <= at) add(counts.dateRange, range, n);
    }
    if (tally.countries !== null && fits("country"))
      for (const [at, country] of coveredPlaces.entries())
        if (tally.countries & (1 << at)) add(counts.country, country, n);
    if (tally.subjects !== null && fits("category"))
      for (const [name, bits] of categoryBits)
        if (tally.subjects & bits) add(counts.category, name, n);
    if (tally.source !== null && fits("source")) add(counts.source, tally.source, n);
  }
  return counts;
}
