import { type Case, type Folding, fold, unmutate, type Words } from "./words.ts";

/**
 * A lexicon finds terms in words. Its source is plain text, a label at the start of each line:
 *
 *     Politics+  bundestag* bundesregierung*     strong signs (3)
 *     Politics   *wahlkampf* minister*           plain signs (2)
 *     Politics-  streit* reform*                 weak signs (1)
 *
 * `stem*` matches what starts so, `*stem` may stand inside a longer word (compounds), `word` only the whole
 * word, `two_words` a phrase, in which a star stands for the rest of a word. A term with a capital asks for a
 * capital in the text, one in capitals for capitals (`EU`). The longest term at a place wins, so that a longer
 * one under a label that nobody counts (`None`) is an exception to a shorter one.
 */
export type Lexicon = { root: Node; inner: Node; size: number };

export type Sign = { label: string; weight: number; id: number; cased: Case; whole: boolean };

type Node = { next: Map<number, Node>; skip: Node | null; signs: Sign[] };

const SPACE = 32;
const weights: Record<string, number> = { "+": 3, "": 2, "-": 1 };

const newNode = (): Node => ({ next: new Map(), skip: null, signs: [] });

/** Compiles lines of terms; throws on a line that has no label, or a term that folds to nothing. */
export function compile(sources: string[], folding: Folding): Lexicon {
  const lexicon: Lexicon = { root: newNode(), inner: newNode(), size: 0 };
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
  const cased =
    capital && letters.length > 1 && letters === letters.toUpperCase() ? 2 : capital ? 1 : 0;
  let plain = fold(bare.replaceAll("_", " "), folding.bare);
  if (folding.irish) plain = plain.split(" ").map(unmutate).join(" ");
  if (plain.replace("*", "") === "") throw new Error(`A vocabulary term is empty: "${term}"`);
  const whole = !plain.endsWith("*");
  const stem = whole ? plain : plain.slice(0, -1);
  const id = lexicon.size++;
  for (const start of inside ? [lexicon.root, lexicon.inner] : [lexicon.root])
    nodeAt(start, stem).signs.push({ label, weight, id, cased, whole });
}

function nodeAt(start: Node, stem: string): Node {
  let node = start;
  for (let i = 0; i < stem.length; i++) {
    if (stem[i] === "*") {
      node.skip ??= newNode();
      node = node.skip;
    } else {
      const code = stem.charCodeAt(i);
      let child = node.next.get(code);
      if (!child) {
        child = newNode();
        node.next.set(code, child);
      }
      node = child;
    }
  }
  return node;
}

/** What `walk` found: the signs of the longest term, and where it ends. */
const best: { end: number; signs: Sign[] } = { end: 0, signs: [] };

function walk(node: Node, words: Words, at: number, cased: Case): void {
  const { codes } = words;
  let current: Node | undefined = node;
  let i = at;
  while (current) {
    if (current.signs.length > 0 && i >= best.end) {
      const boundary = (codes[i] ?? SPACE) <= SPACE;
      let fits: Sign[] | null = null;
      for (const sign of current.signs)
        if (sign.cased <= cased && (boundary || !sign.whole)) {
          fits ??= [];
          fits.push(sign);
        }
      if (fits) {
        best.signs = i === best.end && best.signs.length > 0 ? [...best.signs, ...fits] : fits;
        best.end = i;
      }
    }
    if (current.skip) {
      let rest = i;
      while ((codes[rest] ?? SPACE) > SPACE) rest++;
      walk(current.skip, words, rest, cased);
    }
    const code: number | undefined = codes[i++];
    current = code === undefined ? undefined : current.next.get(code);
  }
}

/** Words shorter than this are not taken apart. */
const COMPOUND = 8;

/** Calls `found` for every sign in the words, with the number of the word where it stands. */
export function scan(
  lexicon: Lexicon,
  words: Words,
  found: (sign: Sign, word: number) => void,
): void {
  const inner = lexicon.inner.next.size > 0 ? lexicon.inner : null;
  for (let w = 0; w < words.starts.length; w++) {
    const start = words.starts[w] as number;
    const end = words.ends[w] as number;
    const cased = words.cases[w] as Case;
    best.end = start;
    best.signs = [];
    walk(lexicon.root, words, start, cased);
    let reached = best.signs.length > 0 ? best.end : start;
    for (const sign of best.signs) found(sign, w);
    if (inner && end - start >= COMPOUND) {
      for (let at = Math.max(reached, start + 2); at <= end - 3; at++) {
        best.end = at;
        best.signs = [];
        walk(inner, words, at, cased);
        if (best.signs.length > 0) {
          for (const sign of best.signs) found(sign, w);
          at = best.end - 1;
          reached = best.end;
        }
      }
    }
    while (w + 1 < words.starts.length && (words.starts[w + 1] as number) < reached) w++;
  }
}
