/** Letters that Unicode does not take apart into a plain letter and a mark; in lower case. */
const plain: Record<string, string> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", ø: "o", ð: "d", đ: "d", þ: "th", ł: "l", ħ: "h", ı: "i" },
  ...{ ŋ: "ng", ŧ: "t", ĸ: "k", ə: "e", ς: "σ" },
};
// A word may hold soft hyphens and joiners, which nobody types.
const wordLike = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad\u200b-\u200d]*/gu;
/** Letters with a full stop after each: `U.S.` is one word, as it is without its stops. */
const initials = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}\p{L}?(?![\p{L}\p{N}\p{M}])/gu;
const longest = 60;

export type Word = {
  /** As it is compared: lower case, without accents; letters and digits only. */
  word: string;
  /** Where it stands in the text, as for `slice`. */
  start: number;
  end: number;
};

/** The words of a text in their order. The index, a query and what is marked on a page take words from here alone. */
export function wordsOf(text: string): Word[] {
  const joined = text.replace(initials, (match) =>
    match.replaceAll(".", "\u00ad").replace(/\u00ad$/, " "),
  );
  const words: Word[] = [];
  for (const match of joined.matchAll(wordLike)) {
    const word = foldWord(match[0]);
    if (word) words.push({ word, start: match.index, end: match.index + match[0].length });
  }
  return words;
}

/** The words of a text as they are compared, with single spaces between them. */
export const fold = (text: string): string =>
  wordsOf(text)
    .map(({ word }) => word)
    .join(" ");

const isAscii = /^[a-z0-9]*$/;

function foldWord(text: string): string {
  const lower = text.toLowerCase();
  if (isAscii.test(lower)) return lower.slice(0, longest);
  return lower
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replace(/[ßæœøðđþłħıŋŧĸəς]/g, (letter) => plain[letter] ?? letter)
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, "");
}
