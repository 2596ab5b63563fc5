import { dayMs, minuteMs } from "#platform/duration.ts";
import { getValue, type HashTable, newHashTable, removeValues, setValue } from "./hash-table.ts";
import { keyOf } from "./key.ts";
import { parameters } from "./parameters.ts";
import type { Token } from "./tokens.ts";

const wordsInPhrase = 3;

/**
 * Phrases of three words in a publisher's titles: on how many days each was written, and when last. A phrase that a
 * publisher writes day after day is the name of a series ("The … view on"), and does not describe an event.
 */
export type Series = { days: HashTable; lastAt: HashTable };

export const newSeries = (): Series => ({
  days: newHashTable(Int32Array),
  lastAt: newHashTable(Int32Array),
});

const phraseKeys = (publisher: string, title: Token[]): number[] =>
  title.slice(wordsInPhrase - 1).map((_, i) =>
    keyOf(
      "stem",
      title
        .slice(i, i + wordsInPhrase)
        .map((t) => t.folded)
        .join(" "),
      publisher,
    ),
  );

/** Counts the phrases of a title, each once a day: a publisher has several stories on one event within hours. */
export function learnSeries(
  { days, lastAt }: Series,
  publisher: string,
  title: Token[],
  at: number,
) {
  const minutes = Math.floor(at / minuteMs);
  for (const key of phraseKeys(publisher, title)) {
    const seen = getValue(days, key);
    if (seen > 0 && at - getValue(lastAt, key) * minuteMs < 0.75 * dayMs) continue;
    setValue(days, key, seen + 1);
    setValue(lastAt, key, minutes);
  }
}

/** The positions of a title's words that belong to the name of a series. */
export function seriesWordsOf({ days }: Series, publisher: string, title: Token[]): Set<number> {
  const found = new Set<number>();
  for (const [i, key] of phraseKeys(publisher, title).entries())
    if (getValue(days, key) >= parameters.seriesDays)
      for (let k = 0; k < wordsInPhrase; k++) found.add(i + k);
  return found;
}

/** Forgets phrases that were not written for a fortnight before a time in milliseconds. */
export function pruneSeries({ days, lastAt }: Series, at: number): void {
  const least = Math.floor((at - 14 * dayMs) / minuteMs);
  removeValues(days, (key) => getValue(lastAt, key) < least);
  removeValues(lastAt, (_, minutes) => minutes < least);
}
