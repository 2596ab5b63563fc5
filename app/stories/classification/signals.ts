import { type Lexicon, scan } from "./lexicon.ts";
import type { Words } from "./words.ts";

/** The weight of a signal (1–3) counts twice in the title. */
const TITLE = 2;
const EXCERPT = 1;

export type Term = { weight: number; inTitle: boolean };

/** What was found of each label: its points, and each of its terms once. */
export type Signals = Map<string, { points: number; terms: Map<number, Term> }>;

/** The terms of a lexicon in a title and an excerpt, by label. */
export function signalsIn(lexicon: Lexicon, title: Words, excerpt: Words): Signals {
  const signals: Signals = new Map();
  addSignals(signals, lexicon, title, true);
  addSignals(signals, lexicon, excerpt);
  return signals;
}

/** Adds the terms of a further text; a term that it repeats counts once. */
export function addSignals(signals: Signals, lexicon: Lexicon, words: Words, inTitle = false) {
  const seen = new Set<number>();
  scan(lexicon, words, ({ id, label, weight }) => {
    if (seen.has(id)) return;
    seen.add(id);
    let found = signals.get(label);
    if (!found) {
      found = { points: 0, terms: new Map() };
      signals.set(label, found);
    }
    found.points += weight * (inTitle ? TITLE : EXCERPT);
    const known = found.terms.get(id);
    found.terms.set(id, { weight, inTitle: inTitle || known?.inTitle === true });
  });
}

export const pointsOf = (signals: Signals, label: string): number =>
  signals.get(label)?.points ?? 0;

export const termsOf = (signals: Signals, label: string): Term[] => [
  ...(signals.get(label)?.terms.values() ?? []),
];
