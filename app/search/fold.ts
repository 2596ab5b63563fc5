/** Lower-case letters that Unicode does not decompose into a plain letter and a mark. */
const plainLetters: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ð: "d",
  đ: "d",
  þ: "th",
  ł: "l",
  ħ: "h",
  ı: "i",
  ŋ: "ng",
  ŧ: "t",
  ĸ: "k",
  ə: "e",
  ς: "σ",
};
// A word may contain soft hyphens and joiners, which are invisible.
const wordLike = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad\u200b-\u200d]*/gu;
/** Letters with a full stop after each: `U.S.` is one word, as it is without its stops. */
const initials = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}\p{L}?(?![\p{L}\p{N}\p{M}])/gu;
const longestWord = 60;

export type Word = {
  /** Folded: lower case, without accents, letters and digits only. */
  word: string;
  /** Its position in the text, as for `slice`. */
  start: number;
  end: number;
};

/**
 * The words of a text in their order. The index, queries and highlighting all take their words from here. An apostrophe
 * that is a letter for Unicode, as in Ukrainian, parts them like any other.
 */
export function wordsOf(text: string): Word[] {
  const joined = text
    .replaceAll("\u02bc", "'")
    .replace(initials, (match) => match.replaceAll(".", "\u00ad").replace(/\u00ad$/, " "));
  const words: Word[] = [];
  for (const match of joined.matchAll(wordLike)) {
    const word = foldWord(match[0]);
    if (word) words.push({ word, start: match.index, end: match.index + match[0].length });
  }
  return words;
}

/** A word of a text as a language's list of stop words has it: in lower case, with its accents. */
export const accentedWord = (text: string, { start, end }: Word): string =>
  text
    .slice(start, end)
    .toLowerCase()
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}\p{M}]/gu, "")
    .slice(0, longestWord);

/** The folded words of a text, with single spaces between them. */
export const fold = (text: string): string =>
  wordsOf(text)
    .map(({ word }) => word)
    .join(" ");

const isAscii = /^[a-z0-9]*$/;

function foldWord(text: string): string {
  const lower = text.toLowerCase();
  if (isAscii.test(lower)) return lower.slice(0, longestWord);
  return lower
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]|\u02bc/gu, "")
    .replace(/[ßæœøðđþłħıŋŧĸəς]/g, (letter) => plainLetters[letter] ?? letter)
    .slice(0, longestWord)
    .replace(/[\ud800-\udbff]$/, "");
}
