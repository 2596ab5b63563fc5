import { getValue, type HashTable, newHashTable, scaleValues, setValue } from "./hash-table.ts";
import { languageKey } from "./key.ts";
import { parameters } from "./parameters.ts";

/** The number of recent stories with each key (document frequencies); older stories count less. */
export type Frequencies = {
  monolingual: HashTable;
  /** Crosslingual keys, counted for each language: a name may be rare in one and common in another. */
  crosslingual: HashTable;
  stories: Map<string, number>;
  /** The weight of a new story. It grows with time, which is cheaper than to shrink all older counts. */
  weight: number;
  clock: number;
};

const HOUR = 3_600_000;
/** After this many half-lives nothing is left of a count. */
const MOST_HALF_LIVES = 40;

export const newFrequencies = (): Frequencies => ({
  monolingual: newHashTable(Float32Array),
  crosslingual: newHashTable(Float32Array),
  stories: new Map(),
  weight: 1,
  clock: Number.NEGATIVE_INFINITY,
});

/** Counts the keys of a story at its time. A late story counts at the latest time seen. */
export function countStory(
  f: Frequencies,
  { lang, at }: { lang: string; at: number },
  keys: { monolingual: Iterable<number>; crosslingual: Iterable<number> },
): void {
  advance(f, at);
  f.stories.set(lang, (f.stories.get(lang) ?? 0) + f.weight);
  for (const key of keys.monolingual)
    setValue(f.monolingual, key, getValue(f.monolingual, key) + f.weight);
  for (const key of keys.crosslingual) {
    const countedKey = languageKey(key, lang);
    setValue(f.crosslingual, countedKey, getValue(f.crosslingual, countedKey) + f.weight);
  }
}

function advance(f: Frequencies, at: number): void {
  if (at <= f.clock) return;
  if (f.clock > Number.NEGATIVE_INFINITY) {
    const halves = Math.min(
      MOST_HALF_LIVES,
      (at - f.clock) / HOUR / parameters.frequencyHalfLifeHours,
    );
    f.weight *= 2 ** halves;
  }
  f.clock = at;
  if (f.weight > 1e6) renormalise(f);
}

/** Scales all counts so that a new story weighs 1 again, and drops keys with almost no count. */
export function renormalise(f: Frequencies): void {
  const factor = 1 / f.weight;
  scaleValues(f.monolingual, factor, 0.1);
  scaleValues(f.crosslingual, factor, 0.1);
  for (const [lang, n] of f.stories) f.stories.set(lang, n * factor);
  f.weight = 1;
}

/** How rare a key is among the stories of a language: inverse document frequency, from 0 (in every story) to 1. */
export function rarity(f: Frequencies, lang: string, key: number, crosslingual: boolean): number {
  const n = (f.stories.get(lang) ?? 0) / f.weight;
  const occurrences = crosslingual
    ? getValue(f.crosslingual, languageKey(key, lang))
    : getValue(f.monolingual, key);
  return (
    Math.max(0, Math.log((n + parameters.priorStories) / (occurrences / f.weight + 1))) /
    Math.log(n + parameters.priorStories)
  );
}
