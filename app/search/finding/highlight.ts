// Marks the words that matched, by the same words and stems that the index has.
import { wordsOf } from "../fold.ts";
import type { QueryText } from "../query.ts";
import { isIdle, lexemesOf, type Stems, stemmed } from "./tsquery.ts";

/** What marked words stand between: characters that no text has, and that are not markup. */
export const marks = { open: "\ue000", close: "\ue001" } as const;

/** A text without characters that would be taken for marks. */
const unmarked = (text: string): string => text.replace(/[\ue000\ue001]/g, "");

/** The words of a text that could match at all, for which stems are needed: stems keep how a word begins. */
export function wordsToStem(text: string, lang: string, query: QueryText): string[] {
  const begins = new Set(query.all.flat().flatMap((t) => t.words.map((word) => word.slice(0, 1))));
  // Irish changes the beginnings of words.
  return wordsOf(unmarked(text))
    .map(({ word }) => word)
    .filter((word) => lang === "ga" || begins.has(word.slice(0, 1)));
}

/** The text with every word, and every phrase as a whole, that the query asks for between marks. */
export function highlight(text: string, lang: string, query: QueryText, stems: Stems): string {
  const plain = unmarked(text);
  const words = wordsOf(plain);
  const index = stemmed(lang);
  const terms = query.all.flat();
  // Only where nothing else is asked for are words marked that say little.
  const busy = terms.some((term) => !isIdle(term, index, stems));
  const sought = terms
    .filter((term) => !(busy && isIdle(term, index, stems)))
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
    // A phrase is one mark: the one before is opened again.
    if (joined[at] && marked.includes(marks.close)) {
      const close = marked.lastIndexOf(marks.close);
      marked = marked.slice(0, close) + marked.slice(close + 1);
    } else marked += marks.open;
    marked += plain.slice(start, end) + marks.close;
    done = end;
  }
  return marked + plain.slice(done);
}
