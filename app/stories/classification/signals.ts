import { type Lexicon, scan } from "./lexicon.ts";
import type { Words } from "./words.ts";

/** The weight of a signal (1–3) counts twice in the title. */
const TITLE = 2;
const EXCERPT = 1;
/** Terms that begin alike are one witness: `bank` and `banking`. */
const ROOT = 5;

export type Term = { weight: number; inTitle: boolean };

/** What was found of each label: its points, and each of its terms once, by its root. */
export type Signals = Map<string, { points: number; terms: Map<string, Term> }>;

/** The terms of a lexicon in a title and an excerpt, by label. */
export function signalsIn(lexicon: Lexicon, title: Words, excerpt: Words): Signals {
  const signals: Signals = new Map();
  addSignals(signals, lexicon, title, true);
  addSignals(signals, lexicon, excerpt);
  return signals;
}

/** Adds the terms of a further text; a term that it repeats counts once, by its highest weight. */
export function addSignals(signals: Signals, lexicon: Lexicon, words: Words, inTitle = false) {
  const factor = inTitle ? TITLE : EXCERPT;
  const counted = new Map<string, number>();
  scan(lexicon, words, ({ label, stem, weight }) => {
    const root = stem.slice(0, ROOT);
    const key = label + root;
    const before = counted.get(key) ?? 0;
    if (before >= weight) return;
    counted.set(key, weight);
    let found = signals.get(label);
    if (!found) {
      found = { points: 0, terms: new Map() };
      signals.set(label, found);
    }
    found.points += (weight - before) * factor;
    const known = found.terms.get(root);
    found.terms.set(root, {
      weight: Math.max(weight, known?.weight ?? 0),
      inTitle: inTitle || known?.inTitle === true,
    });
  });
}

export const pointsOf = (signals: Signals, label: string): number =>
  signals.get(label)?.points ?? 0;

export const termsOf = (signals: Signals, label: string): Term[] => [
  ...(signals.get(label)?.terms.values() ?? []),
];
