import { fold } from "./folding.ts";

/** A word or number of a text. */
export type Token = {
  text: string;
  /** Folded; a number in digits, with a point before decimals. */
  folded: string;
  isNumber: boolean;
  /** Whether it begins with a capital, and whether it begins a sentence or quotation, where every word has a capital. */
  capitalised: boolean;
  startsSentence: boolean;
};

/** Groups of states, which are names and no numbers. */
const groupOfStates = /^[GГ][- ]?(?:7|20)$/u;
const piece =
  /(?<![\p{L}\p{N}])[GГ][- ]?(?:7|20)(?![\p{L}\p{N}])|\d+(?:[.,\u00a0\u202f ]\d{3})+(?!\d)|\d+(?:[.,]\d+)?|[\p{L}\p{M}]+/gu;
const grouped = /[.,\s\u00a0\u202f]\d{3}$/;
const opening = /[.!?:"“„«»\n‘|–—]/;

/** The words and numbers of a text. Apostrophes and hyphens separate words; words of one letter are left out. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(piece)) {
    const [found] = match;
    const gap = text.slice(end, match.index);
    end = match.index + found.length;
    if (/^\d/.test(found)) {
      const folded = grouped.test(found) ? found.replace(/\D/g, "") : found.replace(",", ".");
      tokens.push({
        text: found,
        folded,
        isNumber: true,
        capitalised: false,
        startsSentence: false,
      });
      continue;
    }
    const folded = groupOfStates.test(found) ? `g${found.replace(/\D/g, "")}` : fold(found);
    if (folded.length < 2) continue;
    const capital = /^\p{Lu}/u.test(found);
    const start = tokens.length === 0 || opening.test(gap);
    tokens.push({
      text: found,
      folded,
      isNumber: false,
      capitalised: capital,
      startsSentence: start,
    });
  }
  return tokens;
}
