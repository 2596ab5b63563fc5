import { tokensOf } from "./clustering/tokens.ts";

/** The numbers of a text, and its words without stop words, cut to six letters, which many inflected forms share. */
export const wordsOf = (text: string, stopWords: ReadonlySet<string> | undefined): Set<string> =>
  new Set(
    tokensOf(text)
      .filter((t) => t.isNumber || (t.folded.length > 2 && !stopWords?.has(t.folded)))
      .map((t) => (t.isNumber ? t.folded : t.folded.slice(0, 6))),
  );

/** In how many of the sets each word is. */
export function countWords(sets: readonly Set<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const set of sets) for (const word of set) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
