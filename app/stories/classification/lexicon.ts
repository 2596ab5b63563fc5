import { type Folding, fold, type LetterCase, type Words, withoutMutation } from "./words.ts";

/**
 * A lexicon finds terms in words. Its source is plain text, with a label at the start of each line:
 *
 *     Politics+  bundestag* bundesregierung*     strong terms (3)
 *     Politics   *wahlkampf* minister*           normal terms (2)
 *     Politics-  streit* reform*                 weak terms (1)
 *
 * `stem*` matches words that start with it, `*stem` also inside a longer word (compounds), `word` only the whole word,
 * `two_words` or `two-words` a phrase, in which a star stands for the rest of a word. A term with a capital matches only capitalised
 * words, one in capitals only capitals (`EU`). The longest term at a position wins, so that a longer one under a label
 * that is not counted (`None`) is an exception to a shorter one.
 */
export type Lexicon = {
  root: Index;
  /** Terms that may occur inside a compound. */
  inner: Index;
  size: number;
};

/** A term of a lexicon; `letterCase` is the least that a word must have to match. */
export type LexiconTerm = {
  label: string;
  weight: number;
  id: number;
  letterCase: LetterCase;
  whole: boolean;
  stem: string;
  /** The fourth character, which rejects most terms of a bucket at once; 0 if it is none or a star. */
  fourth: number;
};

/** Keyed by a hash of the first three characters, of one or two for `short` terms. */
type Index = { long: Map<number, LexiconTerm[]>; short: Map<number, LexiconTerm[]> };

const space = 32;
const asterisk = 42;
const weights: Record<string, number> = { "+": 3, "": 2, "-": 1 };

const newIndex = (): Index => ({ long: new Map(), short: new Map() });

/** Keys are small integers, for fast maps; terms with the same key are compared. */
const keyOf = (a: number, b: number, c: number): number => ((a * 961 + b) * 961 + c) & 0x3fffffff;

/**
 * Compiles lines of terms; throws on a line that has no label, and on a term that folds to nothing or has a star before a
 * letter, which would match nothing.
 */
export function compile(sources: string[], folding: Folding): Lexicon {
  const lexicon: Lexicon = { root: newIndex(), inner: newIndex(), size: 0 };
  for (const line of sources.join("\n").split("\n")) {
    const [head, ...terms] = line.trim().split(/\s+/);
    if (!head || head.startsWith("#")) continue;
    const [, label, sign] = /^(\w+)([+-]?)$/.exec(head) ?? [];
    if (label === undefined) throw new Error(`A vocabulary line starts with "${head}"`);
    for (const term of terms) addTerm(lexicon, term, label, weights[sign ?? ""] ?? 2, folding);
  }
  return lexicon;
}

function addTerm(lexicon: Lexicon, term: string, label: string, weight: number, folding: Folding) {
  const inside = term.startsWith("*");
  const bare = inside ? term.slice(1) : term;
  const letters = bare.replace(/[^\p{L}]/gu, "");
  const capital = /^\p{Ll}?\p{Lu}/u.test(bare) || /^\d\p{Lu}/u.test(bare);
  const letterCase =
    capital && letters.length > 1 && letters === letters.toUpperCase() ? 2 : capital ? 1 : 0;
  let plain = fold(bare.replace(/[_'’-]+/g, " ").trim(), folding.dropAccents);
  if (folding.isIrish) plain = plain.split(" ").map(withoutMutation).join(" ");
  if (plain.replace("*", "") === "") throw new Error(`A vocabulary term is empty: "${term}"`);
  if (/\*\S/.test(plain)) throw new Error(`A star ends a word, but not in "${term}"`);
  const whole = !plain.endsWith("*");
  const stem = whole ? plain : plain.slice(0, -1);
  const fourth = isShortStem(stem) || stem.charAt(3) === "*" ? 0 : stem.charCodeAt(3) || 0;
  const entry: LexiconTerm = { label, weight, id: lexicon.size++, letterCase, whole, stem, fourth };
  for (const index of inside ? [lexicon.root, lexicon.inner] : [lexicon.root])
    addToIndex(index, entry);
}

const isShortStem = (stem: string): boolean => stem.length < 3 || /^.{0,2}\*/.test(stem);

function addToIndex(index: Index, term: LexiconTerm) {
  const [a = 0, b = 0, c = 0] = [0, 1, 2].map((i) => term.stem.charCodeAt(i) || 0);
  const short = isShortStem(term.stem);
  const map = short ? index.short : index.long;
  const key = short ? a : keyOf(a, b, c);
  const terms = map.get(key);
  if (terms) terms.push(term);
  else map.set(key, [term]);
}

/** The result of `findLongestAt`: the longest terms at a position, and where they end. */
const longestMatch: { end: number; terms: LexiconTerm[] } = { end: 0, terms: [] };

function findLongestAt(index: Index, codes: Uint16Array, at: number, letterCase: LetterCase): void {
  longestMatch.end = at;
  longestMatch.terms.length = 0;
  const first = codes[at] as number;
  const long = index.long.get(keyOf(first, codes[at + 1] ?? 0, codes[at + 2] ?? 0));
  if (long) matchTerms(long, codes, at, letterCase);
  const short = index.short.get(first);
  if (short) matchTerms(short, codes, at, letterCase);
}

function matchTerms(
  terms: LexiconTerm[],
  codes: Uint16Array,
  at: number,
  letterCase: LetterCase,
): void {
  const fourth = codes[at + 3];
  for (const term of terms) {
    if ((term.fourth !== 0 && term.fourth !== fourth) || term.letterCase > letterCase) continue;
    const end = endOf(term, codes, at);
    if (end < longestMatch.end || end === -1) continue;
    if (end > longestMatch.end) longestMatch.terms.length = 0;
    longestMatch.end = end;
    longestMatch.terms.push(term);
  }
}

/** The end of a term that starts at `at`; -1 if the term is not there. */
function endOf({ stem, whole }: LexiconTerm, codes: Uint16Array, at: number): number {
  let i = at;
  for (let k = 0; k < stem.length; k++) {
    const code = stem.charCodeAt(k);
    if (code === asterisk) while ((codes[i] ?? space) > space) i++;
    else if (codes[i++] !== code) return -1;
  }
  return whole && (codes[i] ?? space) > space ? -1 : i;
}

/** Only words with so many letters are searched for compounds. */
const compoundLength = 8;

/** Calls `found` for every term in the words, with the index of its word. */
export function forEachTerm(
  lexicon: Lexicon,
  words: Words,
  found: (term: LexiconTerm, word: number) => void,
): void {
  const { codes } = words;
  const inner = lexicon.inner.long.size > 0 ? lexicon.inner : null;
  for (let w = 0; w < words.starts.length; w++) {
    const start = words.starts[w] as number;
    const end = words.ends[w] as number;
    const letterCase = words.cases[w] as LetterCase;
    findLongestAt(lexicon.root, codes, start, letterCase);
    let reached = longestMatch.terms.length > 0 ? longestMatch.end : start;
    for (const term of longestMatch.terms) found(term, w);
    if (inner && end - start >= compoundLength) {
      for (let at = Math.max(reached, start + 2); at <= end - 3; at++) {
        findLongestAt(inner, codes, at, letterCase);
        if (longestMatch.terms.length > 0) {
          for (const term of longestMatch.terms) found(term, w);
          at = longestMatch.end - 1;
          reached = longestMatch.end;
        }
      }
    }
    while (w + 1 < words.starts.length && (words.starts[w + 1] as number) < reached) w++;
  }
}
