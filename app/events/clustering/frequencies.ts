import { hourMs } from "#platform/duration.ts";
import { getValue, type HashTable, newHashTable, scaleValues, setValue } from "./hash-table.ts";
import { languageKey } from "./key.ts";
import { parameters } from "./parameters.ts";

/**
 * In how many recent events each key occurs, by language; older events count less. A word that one event repeats stays
 * rare, while an office, an institution or the name of a series, which occur in many events, become common.
 */
export type Frequencies = {
  keys: HashTable;
  /** Events by language. */
  events: Map<string, number>;
  /** The weight of a new event. It grows with time, which is cheaper than reducing all older counts. */
  weight: number;
  clock: number;
};

/** After this many half-lives nothing is left of a count. */
const maxHalfLives = 40;

export const newFrequencies = (): Frequencies => ({
  keys: newHashTable(Float32Array),
  events: new Map(),
  weight: 1,
  clock: Number.NEGATIVE_INFINITY,
});

/**
 * Counts the keys of a story at its time. A late story counts at the latest time seen.
 * @param o.isNewEvent whether no other story of its event is known
 * @param o.isKnown whether its event has a key already: then the key counts a little only
 */
export function countKeysOfStory(
  f: Frequencies,
  { lang, at }: { lang: string; at: number },
  keys: Iterable<number>,
  o: { isNewEvent: boolean; isKnown: (key: number) => boolean },
): void {
  advance(f, at);
  const again = f.weight * parameters.repeatedKeyCount;
  f.events.set(lang, (f.events.get(lang) ?? 0) + (o.isNewEvent ? f.weight : again));
  for (const key of keys) {
    const counted = languageKey(key, lang);
    setValue(f.keys, counted, getValue(f.keys, counted) + (o.isKnown(key) ? again : f.weight));
  }
}

/** Moves the clock forward to a time, in milliseconds. */
export function advance(f: Frequencies, at: number): void {
  if (at <= f.clock) return;
  if (f.clock > Number.NEGATIVE_INFINITY) {
    const halves = Math.min(
      maxHalfLives,
      (at - f.clock) / hourMs / parameters.frequencyHalfLifeHours,
    );
    f.weight *= 2 ** halves;
  }
  f.clock = at;
  if (f.weight > 1e6) renormalise(f);
}

/** Scales all counts so that a new event weighs 1 again, and drops keys with almost no count. */
export function renormalise(f: Frequencies): void {
  const factor = 1 / f.weight;
  scaleValues(f.keys, factor, 0.1);
  for (const [lang, n] of f.events) f.events.set(lang, n * factor);
  f.weight = 1;
}

/** How rare a key is among the events of a language: inverse document frequency, from 0 (in every event) to 1. */
export function rarity(f: Frequencies, lang: string, key: number): number {
  const events = (f.events.get(lang) ?? 0) / f.weight + parameters.priorEvents;
  const found = getValue(f.keys, languageKey(key, lang)) / f.weight + 1;
  return Math.max(0, Math.log(events / found)) / Math.log(events);
}
