import type { Bias } from "#stories/bias.ts";
import type { CoveredPlace } from "#stories/country.ts";
import { accentedWord, type Word, wordsOf } from "./fold.ts";
import { readBias, readCountry, readDay, readKind, readLanguage } from "./query-values.ts";
import type { Kind } from "./search-address.ts";

/** A word, or adjacent words in quotes; folded, never empty. */
export type Term = {
  words: string[];
  phrase: boolean;
  /** A single word with the accents that folding takes, by which languages know a stop word. */
  accented?: string;
};

/** The words of a query: at least one term of each group in `all`, and no term of `none`. */
export type QueryText = { all: Term[][]; none: Term[] };

/** Values of one operator are alternatives. */
export type QueryFilters = {
  country?: CoveredPlace[];
  bias?: Bias[];
  kind?: Kind[];
  /** ISO 639 codes. */
  lang?: string[];
  /** As typed: an id, a name, or the beginning of a name. */
  source?: string[];
  /** Days, `YYYY-MM-DD` (UTC): published before the start of `before`, or not before the start of `after`. */
  before?: string;
  after?: string;
};

export type Query = {
  text: QueryText;
  filters: QueryFilters;
  /** Operators with a value that cannot be read, as typed; they are ignored. */
  unknown: string[];
};

/** Whether nothing is asked for: the query is empty, or of signs alone. */
export const asksNothing = ({ text, filters, unknown }: Query): boolean =>
  text.all.length + text.none.length + Object.keys(filters).length + unknown.length === 0;

type Token = { not: boolean; name: string; value: string; quoted: boolean };

const maxWords = 16;
const operatorNames: Record<string, keyof QueryFilters> = {
  country: "country",
  bias: "bias",
  type: "kind",
  kind: "kind",
  lang: "lang",
  language: "lang",
  source: "source",
  before: "before",
  after: "after",
};
const parsers: Partial<Record<keyof QueryFilters, (text: string) => string | null>> = {
  country: readCountry,
  bias: readBias,
  kind: readKind,
  lang: readLanguage,
  before: readDay,
  after: readDay,
  source: (text) => text.trim().slice(0, 80) || null,
};
/** Operators whose value may be several words without quotation marks. */
const valuesOfWords: (keyof QueryFilters)[] = ["country", "lang", "bias"];
const orWords = ["or", "|"];

/**
 * Parses a query: words, `"a phrase"`, `-without`, `one or other`, and the operators
 * `country:`, `bias:`, `type:`, `lang:`, `source:`, `before:` and `after:`. `or` binds its two neighbours, so
 * `gas or oil prices` means prices of either. Any text can be parsed; words after the sixteenth are ignored.
 */
export function readQuery(q: string): Query {
  const query: Query = { text: { all: [], none: [] }, filters: {}, unknown: [] };
  const tokens = tokensOf(q);
  let either = false;
  let room = maxWords;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const operator = Object.hasOwn(operatorNames, token.name)
      ? operatorNames[token.name]
      : undefined;
    if (operator) {
      const taken = parseOperator(query, operator, tokens.slice(at));
      at += Math.max(0, taken - 1);
      if (taken > 0) continue;
    }
    if (!token.quoted && !token.not && !token.name && orWords.includes(token.value.toLowerCase())) {
      either = query.text.all.length > 0;
      continue;
    }
    const written = token.name ? `${token.name} ${token.value}` : token.value;
    const [first, ...more] = wordsOf(written).slice(0, room);
    if (!first) continue;
    room -= 1 + more.length;
    const term = termOf(written, first, more);
    if (token.not) query.text.none.push(term);
    else if (either) query.text.all.at(-1)?.push(term);
    else query.text.all.push([term]);
    either = false;
  }
  // An `or` at the end is ignored: the reader is still typing.
  return query;
}

function termOf(written: string, first: Word, more: Word[]): Term {
  // Words joined by a hyphen or an apostrophe are a phrase too.
  if (more.length > 0) return { words: [first, ...more].map(({ word }) => word), phrase: true };
  const accented = accentedWord(written, first);
  const term = { words: [first.word], phrase: false };
  return accented === first.word ? term : { ...term, accented };
}

const quotes = /[“”„‟«»″]/g;
const tokenLike = /([-−–]?)(?:(\p{L}{1,12}):)?(?:"([^"]*)"?|([^\s"]+))?/gu;

function tokensOf(q: string): Token[] {
  const tokens: Token[] = [];
  for (const [all, minus = "", name = "", quoted, bare = ""] of q
    .replace(quotes, '"')
    .matchAll(tokenLike)) {
    if (!all) continue;
    tokens.push({
      not: minus !== "",
      name: name.toLowerCase(),
      value: quoted ?? bare,
      quoted: quoted !== undefined,
    });
  }
  return tokens;
}

/** @returns how many tokens belong to the operator (names may have two or three words); 0 if it is no operator */
function parseOperator(query: Query, name: keyof QueryFilters, tokens: Token[]): number {
  const [first] = tokens as [Token];
  const read = parsers[name] as (text: string) => string | null;
  if (first.not) {
    query.unknown.push(`-${first.name}:${first.value}`.slice(0, 60));
    return 1;
  }
  // `country: Spain` is an operator too, but only if a value follows.
  const apart = !first.quoted && first.value === "";
  const follow = tokens.slice(1, apart ? 4 : 3).map((t) => (t.name || t.not ? "" : t.value));
  const maxValueWords = valuesOfWords.includes(name) ? 3 : 1;
  for (let n = first.quoted ? 1 : maxValueWords; n > 0; n--) {
    const more = follow.slice(0, apart ? n : n - 1);
    if (more.length < (apart ? n : n - 1) || more.includes("")) continue;
    const value = read([first.value, ...more].join(" ").trim());
    if (value === null) continue;
    if (name === "before" || name === "after") query.filters[name] = value;
    else {
      const values = (query.filters[name] ?? []) as string[];
      Object.assign(query.filters, { [name]: [...new Set([...values, value])].slice(0, 10) });
    }
    return more.length + 1;
  }
  if (apart) return 0;
  query.unknown.push(`${first.name}:${first.value}`.slice(0, 60));
  return 1;
}
