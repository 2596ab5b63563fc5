// The facts of a piece that filters ask for: as lexemes beside its words, and as bits for counting.
import { type Bias, biases } from "#stories/bias.ts";
import { countries } from "#stories/country.ts";
import { sections, topics } from "#stories/topic.ts";
import type { Kind } from "../search-address.ts";

/** The order of kinds, topics and sections, countries is that of the bits and numbers in `search_entries`. */
export const kindOrder: readonly Kind[] = ["article", "video", "podcast"];
export const subjects = [...topics, ...sections] as const;

const bitsOf = (all: readonly string[], chosen: readonly string[]): number =>
  all.reduce((bits, one, at) => (chosen.includes(one) ? bits | (1 << at) : bits), 0);

export const countryBits = (chosen: readonly string[]): number => bitsOf(countries, chosen);
export const subjectBits = (chosen: readonly string[]): number => bitsOf(subjects, chosen);
export const biasNumber = (bias: Bias): number => biases.indexOf(bias);

const dayMs = 86_400_000;
/** Days since 1970, with their parts. */
export const daysOf = (at: Date): number => at.getTime() / dayMs;

/**
 * Days since 1970, eighths of them, weeks and quarters of seven and 91: what is new is found by few lexemes, whatever
 * the length of time. They have nothing to do with calendars.
 */
export const spans = { h: 1 / 8, d: 1, w: 7, q: 91 } as const;
export type Span = keyof typeof spans;

/** The lexemes of all blocks of a span that touch the time from `first` to `last`, in days. */
export function blocks(span: Span, first: number, last: number): string[] {
  const [from, to] = [first, last].map((day) => Math.floor(day / spans[span])) as [number, number];
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => `${span}:${from + n}`);
}

export const mark = {
  kind: (kind: Kind) => `k:${kind}`,
  country: (country: string) => `c:${country}`,
  subject: (subject: string) => `t:${subject}`,
  bias: (bias: Bias) => `b:${bias}`,
  lang: (lang: string) => `l:${lang}`,
  source: (id: string) => `s:${id}`,
};

export type Facts = {
  kind: Kind;
  countries: readonly string[];
  subjects: readonly string[];
  bias: Bias;
  lang: string;
  source: string;
  publishedAt: Date;
};

/**
 * Several facts at once. GIN weighs all that a query names for each piece that the rarest of its lexemes has: what two or
 * three filters share, or one within a block of time, is a much shorter list than either.
 */
export const both = (a: string, b: string): string => `${a}/${b}`;
/** Spans in which a filter has lexemes of its own; in an hour there is little of anything. */
export const sharedSpans = ["d", "w", "q"] as const satisfies readonly Span[];

const pairs = (some: readonly string[], others: readonly string[]): string[] =>
  some.flatMap((a) => others.map((b) => both(a, b)));

/** All lexemes of a piece but its words. */
export function marksOf(facts: Facts): string[] {
  const at = daysOf(facts.publishedAt);
  const countries = facts.countries.map(mark.country);
  const subjects = [...new Set(facts.subjects.map(mark.subject))];
  const bias = [mark.bias(facts.bias)];
  const lang = [mark.lang(facts.lang)];
  const within = sharedSpans.flatMap((span) => blocks(span, at, at));
  return [
    ...[mark.kind(facts.kind), mark.source(facts.source)],
    ...[...countries, ...subjects, ...bias, ...lang],
    ...blocks("h", at, at),
    ...within,
    ...pairs([...countries, ...subjects, ...bias, ...lang], within),
    ...pairs(countries, subjects),
    ...pairs(countries, bias),
    ...pairs(subjects, bias),
    ...pairs(pairs(countries, subjects), bias),
  ];
}
