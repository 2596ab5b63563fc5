import { getValue, type HashTable, newHashTable, scaleValues, setValue } from "./hash-table.ts";
import { keyOf } from "./key.ts";
import { parameters } from "./parameters.ts";
import { tokensOf } from "./tokens.ts";

/**
 * How often each word of a language was written with and without a capital in mid-sentence, where a capital marks a
 * name. It decides whether a word is a name where capitals do not: at a sentence's start, in headlines that capitalise
 * every word, and in German, where nouns have capitals as well.
 */
export type Capitalisation = { capitalised: HashTable; plain: HashTable };

export const newCapitalisation = (): Capitalisation => ({
  capitalised: newHashTable(Float32Array),
  plain: newHashTable(Float32Array),
});

/** Counts the words of a text. Words in capitals throughout are not counted. */
export function learnCapitalisation(capitals: Capitalisation, lang: string, text: string): void {
  for (const { text: word, folded, isNumber, startsSentence, capitalised } of tokensOf(text)) {
    if (isNumber || startsSentence || folded.length < 3) continue;
    if (capitalised && word.length > 3 && word === word.toUpperCase()) continue;
    const table = capitalised ? capitals.capitalised : capitals.plain;
    const key = keyOf("stem", folded, lang);
    setValue(table, key, getValue(table, key) + 1);
  }
}

/** Whether a word is usually written with a capital; null if it was seen too seldom to say. */
export function isUsuallyCapitalised(
  capitals: Capitalisation,
  lang: string,
  folded: string,
): boolean | null {
  const key = keyOf("stem", folded, lang);
  const capitalised = getValue(capitals.capitalised, key);
  const all = capitalised + getValue(capitals.plain, key);
  return all < parameters.minOccurrences ? null : capitalised / all >= parameters.nameShare;
}

/** Halves all counts once they are many, so that memory stays bounded. */
export function pruneCapitalisation(capitals: Capitalisation): void {
  for (const table of [capitals.capitalised, capitals.plain])
    if (table.count > parameters.maxLearntWords) scaleValues(table, 0.5, 1);
}
