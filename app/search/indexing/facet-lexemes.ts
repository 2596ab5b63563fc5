// The facet values of a piece, which filters ask for: as lexemes beside its words, and as bits for counting.
import { dayMs } from "#platform/duration.ts";
import { biases, type ShownBias } from "#stories/bias.ts";
import { searchClasses } from "#stories/category.ts";
import { coveredPlaces } from "#stories/country.ts";
import { topics } from "#stories/topic.ts";
import type { Kind } from "../search-address.ts";

/** The order of kinds, subjects and countries gives their numbers and bits in `search_entries`: it must not change. */
export const kindOrder: readonly Kind[] = ["article", "video", "podcast"];
export const subjects = [...topics, ...searchClasses] as const;

const toBits = (all: readonly string[], chosen: readonly string[]): number =>
  all.reduce((bits, one, at) => (chosen.includes(one) ? bits | (1 << at) : bits), 0);

export const countryBits = (chosen: readonly string[]): number => toBits(coveredPlaces, chosen);
export const subjectBits = (chosen: readonly string[]): number => toBits(subjects, chosen);
/** Unrated stories have a number after all others. */
export const biasNumber = (bias: ShownBias): number =>
  bias === "unrated" ? biases.length : biases.indexOf(bias);

/** Days since 1970, with fractions. */
export const daysSinceEpoch = (at: Date): number => at.getTime() / dayMs;

/**
 * The lengths of blocks of time in days: three hours, a day, a week, a quarter of 91 days. Blocks are counted from
 * 1970, whatever the calendar says. With several lengths, a period of any length needs only a few lexemes.
 */
export const blockDays = { h: 1 / 8, d: 1, w: 7, q: 91 } as const;
export type BlockSize = keyof typeof blockDays;

/** The lexemes of all blocks of one size that overlap the time from `first` to `last`, in days. */
export function timeBlocks(size: BlockSize, first: number, last: number): string[] {
  const [from, to] = [first, last].map((day) => Math.floor(day / blockDays[size])) as [
    number,
    number,
  ];
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => `${size}:${from + n}`);
}

export const facetLexeme = {
  kind: (kind: Kind) => `k:${kind}`,
  country: (country: string) => `c:${country}`,
  subject: (subject: string) => `t:${subject}`,
  bias: (bias: ShownBias) => `b:${bias}`,
  lang: (lang: string) => `l:${lang}`,
  source: (id: string) => `s:${id}`,
};

export type FacetValues = {
  kind: Kind;
  countries: readonly string[];
  subjects: readonly string[];
  bias: ShownBias;
  lang: string;
  source: string;
  publishedAt: Date;
};

/**
 * One lexeme for two values. A GIN index checks a query on every entry of its rarest lexeme: far fewer entries have two
 * or three values at once, or one value within a block of time, than each alone.
 */
export const joinLexemes = (a: string, b: string): string => `${a}/${b}`;
/** The block sizes that are joined with filters; a block of three hours holds too little to need it. */
export const combinedBlockSizes = ["d", "w", "q"] as const satisfies readonly BlockSize[];

const allPairs = (some: readonly string[], others: readonly string[]): string[] =>
  some.flatMap((a) => others.map((b) => joinLexemes(a, b)));

/** All facet lexemes of a piece. */
export function facetLexemesOf(values: FacetValues): string[] {
  const at = daysSinceEpoch(values.publishedAt);
  const countries = values.countries.map(facetLexeme.country);
  const subjects = [...new Set(values.subjects.map(facetLexeme.subject))];
  const bias = [facetLexeme.bias(values.bias)];
  const lang = [facetLexeme.lang(values.lang)];
  const blocks = combinedBlockSizes.flatMap((span) => timeBlocks(span, at, at));
  return [
    facetLexeme.kind(values.kind),
    facetLexeme.source(values.source),
    ...countries,
    ...subjects,
    ...bias,
    ...lang,
    ...timeBlocks("h", at, at),
    ...blocks,
    ...allPairs([...countries, ...subjects, ...bias, ...lang], blocks),
    ...allPairs(countries, subjects),
    ...allPairs(countries, bias),
    ...allPairs(subjects, bias),
    ...allPairs(allPairs(countries, subjects), bias),
  ];
}
