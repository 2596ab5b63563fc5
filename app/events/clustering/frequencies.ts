import { keyIn } from "./key.ts";
import { recipe } from "./recipe.ts";
import { figureOf, newTable, scale, setFigure, type Table } from "./table.ts";

/** In how many stories each key was lately, older ones counting less. */
export type Frequencies = {
  own: Table;
  /** Keys across languages, counted in each language by itself: how rare a name is depends on who writes. */
  across: Table;
  stories: Map<string, number>;
  /** What a story counts now. It grows, instead of everything else shrinking. */
  weight: number;
  clock: number;
};

const HOUR = 3_600_000;
/** Half-lives after which nothing is left that could count. */
const LONG = 40;

export const newFrequencies = (): Frequencies => ({
  own: newTable(Float32Array),
  across: newTable(Float32Array),
  stories: new Map(),
  weight: 1,
  clock: Number.NEGATIVE_INFINITY,
});

/** Counts a story's keys at its time. Stories that come late count as of the latest time seen. */
export function learn(
  f: Frequencies,
  { lang, at }: { lang: string; at: number },
  keys: { same: Iterable<number>; across: Iterable<number> },
): void {
  advance(f, at);
  f.stories.set(lang, (f.stories.get(lang) ?? 0) + f.weight);
  for (const key of keys.same) setFigure(f.own, key, figureOf(f.own, key) + f.weight);
  for (const key of keys.across) {
    const counted = keyIn(key, lang);
    setFigure(f.across, counted, figureOf(f.across, counted) + f.weight);
  }
}

function advance(f: Frequencies, at: number): void {
  if (at <= f.clock) return;
  if (f.clock > Number.NEGATIVE_INFINITY) {
    const halves = Math.min(LONG, (at - f.clock) / HOUR / recipe.forget);
    f.weight *= 2 ** halves;
  }
  f.clock = at;
  if (f.weight > 1e6) settle(f);
}

/** Makes what a story counts 1 again, and drops keys of which almost nothing is left. */
export function settle(f: Frequencies): void {
  const factor = 1 / f.weight;
  scale(f.own, factor, 0.1);
  scale(f.across, factor, 0.1);
  for (const [lang, n] of f.stories) f.stories.set(lang, n * factor);
  f.weight = 1;
}

/** How rare a key is among the stories of a language, from 0 (in every one) to 1. */
export function rarity(f: Frequencies, lang: string, key: number, across: boolean): number {
  const n = (f.stories.get(lang) ?? 0) / f.weight;
  const found = across ? figureOf(f.across, keyIn(key, lang)) : figureOf(f.own, key);
  return (
    Math.max(0, Math.log((n + recipe.unseen) / (found / f.weight + 1))) /
    Math.log(n + recipe.unseen)
  );
}
