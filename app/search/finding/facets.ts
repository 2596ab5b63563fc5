// What is counted in the database by combinations of facts, taken apart.
import { type Bias, biases } from "#stories/bias.ts";
import { countries } from "#stories/country.ts";
import { categories, topics } from "#stories/topic.ts";
import { kindOrder, subjectBits } from "../indexing/marks.ts";
import { type DateRange, dateRanges, type Kind } from "../search-address.ts";
import { bitOf, type Dimension } from "./wanted.ts";

/** So many entries miss the filters in `miss` and share the facts that are not null. */
export type Tally = {
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

export type Counted = {
  kind: Record<Kind, number>;
  country: Record<string, number>;
  bias: Record<Bias, number>;
  category: Record<string, number>;
  lang: Record<string, number>;
  source: Record<string, number>;
  dateRange: Record<DateRange, number>;
};

/** The categories of the search form, and the topics that none of them is; each with its bits. */
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

export const noCounts = (): Counted => ({
  kind: { article: 0, video: 0, podcast: 0 },
  ...{ country: {}, category: {}, lang: {}, source: {} },
  bias: Object.fromEntries(biases.map((bias) => [bias, 0])) as Record<Bias, number>,
  dateRange: { today: 0, week: 0, month: 0, year: 0 },
});

/**
 * Counts of each facet, of the entries that miss no filter but its own.
 * @param strictly only of those that miss none
 */
export function countedOf(tallies: readonly Tally[], strictly = false): Counted {
  const counted = noCounts();
  const add = (to: Record<string, number>, name: string, n: number) => {
    to[name] = (to[name] ?? 0) + n;
  };
  for (const tally of tallies) {
    const { n, miss } = tally;
    const fits = (dimension: Dimension) => (strictly ? miss : miss & ~bitOf(dimension)) === 0;
    if (tally.kind !== null) {
      if (fits("kind")) add(counted.kind, kindOrder[tally.kind] ?? "article", n);
      if (fits("bias")) add(counted.bias, biases[tally.bias ?? 0] ?? "center", n);
      if (fits("lang") && tally.lang) add(counted.lang, tally.lang, n);
      if (fits("date"))
        for (const [at, range] of dateRanges.entries())
          if ((tally.age ?? 4) <= at) add(counted.dateRange, range, n);
    }
    if (tally.countries !== null && fits("country"))
      for (const [at, country] of countries.entries())
        if (tally.countries & (1 << at)) add(counted.country, country, n);
    if (tally.subjects !== null && fits("category"))
      for (const [name, bits] of categoryBits)
        if (tally.subjects & bits) add(counted.category, name, n);
    if (tally.source !== null && fits("source")) add(counted.source, tally.source, n);
  }
  return counted;
}
