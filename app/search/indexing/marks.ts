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
export const dayOf = (at: Date): number => Math.floor(at.getTime() / dayMs);

/**
 * Days since 1970, weeks and quarters of seven and 91 of them: what is new is found by few lexemes, whatever the
 * length of time. They have nothing to do with calendars.
 */
export const spans = { d: 1, w: 7, q: 91 } as const;
export type Span = keyof typeof spans;

/** The lexemes of all blocks of a span that touch the days from `first` to `last`. */
export function blocks(span: Span, first: number, last: number): string[] {
  const [from, to] = [first, last].map((day) => Math.floor(day / spans[span])) as [number, number];
  return Array.from({ length: to - from + 1 }, (_, n) => `${span}:${from + n}`);
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

/** All lexemes of a piece but its words. */
export function marksOf(facts: Facts): string[] {
  const day = dayOf(facts.publishedAt);
  return [
    mark.kind(facts.kind),
    ...facts.countries.map(mark.country),
    ...facts.subjects.map(mark.subject),
    mark.bias(facts.bias),
    mark.lang(facts.lang),
    mark.source(facts.source),
    ...(Object.keys(spans) as Span[]).flatMap((span) => blocks(span, day, day)),
  ];
}
