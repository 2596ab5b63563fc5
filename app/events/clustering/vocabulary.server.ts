import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { statesIn } from "./countries.ts";
import { fold } from "./folding.ts";
import { isEntity, type KeyKind, keyOf } from "./key.ts";
import type { Token } from "./tokens.ts";

/**
 * Stop words, and terms that mean the same in several languages. The lists are in `vocabulary/`, one concept a line:
 * an id, then its words in each language, separated by commas. `stem` matches words that start with it, `=word` the
 * whole word, `two words` a phrase; a term with a capital matches only capitalised words.
 */
export type Vocabulary = {
  stopWords: Map<string, Set<string>>;
  terms: Map<string, Map<string, Term[]>>;
};

type Term = {
  key: number;
  /** Only capitalised words match. */
  capital: boolean;
  /** Matches the whole word only. */
  whole: boolean;
  /** The words that must follow, the last of them open at its end. */
  rest: string[];
};

const folder = join(import.meta.dirname, "vocabulary");
/** Languages with one-word compounds, in which a stem may occur inside a longer word. */
const compounding = new Set(["de", "nl", "sv", "da", "fi", "et", "hu"]);
/** No term is longer. */
const longest = 24;

let read: Vocabulary | null = null;

/** The vocabulary, read from its files once. Throws when a line has another number of columns than its head. */
export function vocabulary(): Vocabulary {
  read ??= readAll();
  return read;
}

function readAll(): Vocabulary {
  const vocabulary: Vocabulary = { stopWords: new Map(), terms: new Map() };
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".tsv"))) {
    const text = readFileSync(join(folder, file), "utf8");
    if (file === "stop-words.tsv") readStopWords(vocabulary, text);
    else readTerms(vocabulary, text, file === "concepts.tsv" ? "concept" : kindOf(file), file);
  }
  for (const lang of vocabulary.terms.keys())
    for (const { code, stem, whole, capital } of statesIn(lang))
      file(vocabulary, lang, stem, { key: keyOf("place", code), capital, whole, rest: [] });
  return vocabulary;
}

const kindOf = (name: string): KeyKind => (name === "institutions.tsv" ? "institution" : "place");

function readStopWords(vocabulary: Vocabulary, text: string): void {
  for (const line of text.trim().split("\n")) {
    const [lang = "", words = ""] = line.split("\t");
    vocabulary.stopWords.set(lang, new Set(words.split(" ").map(fold)));
  }
}

function readTerms(vocabulary: Vocabulary, text: string, kind: KeyKind, name: string): void {
  const [head = "", ...lines] = text.split("\n").filter((line) => line && !line.startsWith("#"));
  const [, ...langs] = head.split("\t");
  for (const line of lines) {
    const [id = "", ...columns] = line.split("\t");
    if (columns.length !== langs.length)
      throw new Error(`${name}: "${id}" has ${columns.length} columns of ${langs.length}`);
    const key = keyOf(kind, id);
    for (const [i, column] of columns.entries())
      for (const term of column.split(","))
        fileTerm(vocabulary, langs[i] as string, term.trim(), key);
  }
}

function fileTerm(vocabulary: Vocabulary, lang: string, term: string, key: number): void {
  const whole = term.startsWith("=");
  const words = (whole ? term.slice(1) : term).split(/[\s'’-]+/).filter(Boolean);
  // A text's words of one letter are left out too.
  const [first, ...rest] = words.map(fold).filter((word) => word.length > 1);
  if (!first) return;
  const capital = /^=?\p{Lu}/u.test(term);
  file(vocabulary, lang, first, { key, capital, whole: whole || rest.length > 0, rest });
}

function file(vocabulary: Vocabulary, lang: string, first: string, term: Term): void {
  const terms = vocabulary.terms.get(lang) ?? new Map<string, Term[]>();
  vocabulary.terms.set(lang, terms);
  const there = terms.get(first);
  if (!there) terms.set(first, [term]);
  else if (!there.some((t) => t.key === term.key && t.rest.join() === term.rest.join()))
    there.push(term);
}

export type TermMatch = { key: number; insideCompound: boolean };

/** The terms that the word at `i` matches, alone or as the first word of a phrase; of several stems the longest. */
export function termsAt(
  vocabulary: Vocabulary,
  lang: string,
  tokens: Token[],
  i: number,
): TermMatch[] {
  const terms = vocabulary.terms.get(lang);
  const { folded, capitalised: capital } = tokens[i] as Token;
  if (!terms) return [];
  const found: TermMatch[] = [];
  for (let length = Math.min(folded.length, longest); length >= 2; length--) {
    const here = terms.get(folded.slice(0, length));
    if (!here || !fits(length, folded.length)) continue;
    for (const term of here)
      if (
        (capital || !term.capital) &&
        (length === folded.length || !term.whole) &&
        follows(tokens, i + 1, term.rest)
      )
        found.push({ key: term.key, insideCompound: false });
    if (found.length) return found;
  }
  return compounding.has(lang) ? termsInsideCompound(terms, folded) : found;
}

/** A short stem must match almost the whole word: it would match too many otherwise. */
const fits = (stem: number, word: number): boolean =>
  stem >= 5 || word - stem <= (stem === 4 ? 5 : stem === 3 ? 2 : 1);

const follows = (tokens: Token[], from: number, rest: string[]): boolean =>
  rest.every((stem, k) => {
    const word = tokens[from + k]?.folded;
    if (k < rest.length - 1) return word === stem;
    return word?.startsWith(stem) && fits(stem.length, word.length);
  });

function termsInsideCompound(terms: Map<string, Term[]>, folded: string): TermMatch[] {
  if (folded.length < 8) return [];
  for (let from = 2; from <= folded.length - 5; from++)
    for (let length = Math.min(folded.length - from, longest); length >= 5; length--) {
      const here = terms.get(folded.slice(from, from + length));
      const single = here?.filter((t) => !t.capital && !t.whole && !isEntity(t.key));
      if (single?.length) return single.map(({ key }) => ({ key, insideCompound: true }));
    }
  return [];
}
