// Marks the words of a text that match a query, with the same word rules and stems as the index.
import { wordsOf } from "../fold.ts";
import type { QueryText } from "../query.ts";
import { indexLanguage, isStopWord, lexemesOf, type Stems } from "./tsquery.ts";

/** The characters around a marked word: private to us, so that they occur in no text and are no markup. */
export const marks = { open: "\ue000", close: "\ue001" } as const;

/** Removes characters that would be mistaken for marks. */
const unmarked = (text: string): string => text.replace(/[\ue000\ue001]/g, "");

/** The words of a text whose stems are needed: those with the first letter of a query word, which stemming keeps. */
export function wordsToStem(text: string, lang: string, query: QueryText): string[] {
  const begins = new Set(query.all.flat().flatMap((t) => t.words.map((word) => word.slice(0, 1))));
  // Irish is the exception: its inflection changes the beginnings of words.
  return wordsOf(unmarked(text))
    .map(({ word }) => word)
    .filter((word) => lang === "ga" || begins.has(word.slice(0, 1)));
}

/** The text with every matching word and every matching phrase between marks. */
export function highlight(text: string, lang: string, query: QueryText, stems: Stems): string {
  const plain = unmarked(text);
  const words = wordsOf(plain);
  const index = indexLanguage(lang);
  const terms = query.all.flat();
  // Stop words are marked only where the query has nothing else.
  const hasContentWords = terms.some((term) => !isStopWord(term, index, stems));
  const sought = terms
    .filter((term) => !(hasContentWords && isStopWord(term, index, stems)))
    .map((term) => lexemesOf(term, index, stems));
  const lexemes = words.map(({ word }) => stems(index, word).lexeme);
  const hit = words.map(() => false);
  const joined = words.map(() => false);
  for (const sequence of sought)
    for (let at = 0; at + sequence.length <= words.length; at++)
      if (sequence.every((lexeme, n) => lexeme === lexemes[at + n]))
        for (let n = 0; n < sequence.length; n++) {
          hit[at + n] = true;
          if (n > 0) joined[at + n] = true;
        }
  let marked = "";
  let done = 0;
  for (const [at, { start, end }] of words.entries()) {
    if (!hit[at]) continue;
    marked += plain.slice(done, start);
    // A phrase is marked as a whole: the mark before is opened again.
    if (joined[at] && marked.includes(marks.close)) {
      const close = marked.lastIndexOf(marks.close);
      marked = marked.slice(0, close) + marked.slice(close + 1);
    } else marked += marks.open;
    marked += plain.slice(start, end) + marks.close;
    done = end;
  }
  return marked + plain.slice(done);
}
