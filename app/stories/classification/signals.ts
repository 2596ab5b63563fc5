import { isTopic } from "../topic.ts";
import { forEachTerm, type Lexicon } from "./lexicon.ts";
import { leadWords, type Words, wordBreak } from "./words.ts";

/** The weight of a term (1–3) counts twice in the title; that of a topic's half where a long excerpt tells of much beside. */
export const titleFactor = 2;
const tailFactor = 0.5;
/** The label of names and offices of politicians, which are terms of politics. */
export const politician = "Politician";
/**
 * The label of the places where wars are, states at war and borders, which only confirm terms of defence: most stories
 * from there are not about an army.
 */
export const warZone = "WarZone";
/**
 * The label of words such as "after" and "in reaction to". What stands behind them in the clause is what a story follows on
 * rather than what it tells: the war that makes a market fall is no news of defence.
 */
const background = "Background";
/**
 * Labels of which a term behind such a word counts as a weak one of the excerpt. Names and offices of politicians are such:
 * "Shares fall after Smith's strike" is no politics, while a government's fall is.
 */
const labelsWithBackground: ReadonlySet<string> = new Set(["Defense", politician]);
/** So many words behind it belong to it. */
const backgroundWords = 7;
/** The label of words for the killed and wounded. What they are followed by is how it happened: it is the news itself. */
const casualties = "Casualties";
/** Terms with the same first letters (`bank`, `banking`) count as one term. */
const rootLength = 5;

export type FoundTerm = { weight: number; inTitle: boolean; inExcerpt: boolean };

/**
 * By label, the points of the terms that were found, each of these terms once, by its root, and which points were given
 * for which stem.
 */
export type Signals = Map<
  string,
  { points: number; terms: Map<string, FoundTerm>; pointsByStem: Map<string, number> }
>;

/** The terms of a lexicon in a title and an excerpt, by label. */
export function signalsIn(lexicon: Lexicon, title: Words, excerpt: Words): Signals {
  const signals: Signals = new Map();
  addSignals(signals, lexicon, title, true);
  addSignals(signals, lexicon, excerpt);
  return signals;
}

/** Adds the terms of a further text; a term that it repeats counts once, by its most points. */
export function addSignals(signals: Signals, lexicon: Lexicon, words: Words, inTitle = false) {
  const given = new Map<string, number>();
  let backgroundEnd = -1;
  let casualtiesEnd = -1;
  forEachTerm(lexicon, words, ({ label, stem, weight: ownWeight }, word) => {
    if (label === casualties) casualtiesEnd = word + backgroundWords;
    if (label === background && word > casualtiesEnd)
      backgroundEnd = Math.max(backgroundEnd, endOfBackground(words, word));
    if (label === casualties || label === background) return;
    const isBackground = word <= backgroundEnd && labelsWithBackground.has(label);
    const weight = isBackground ? 1 : ownWeight;
    const points =
      weight *
      (inTitle && !isBackground
        ? titleFactor
        : word >= leadWords && (isTopic(label) || label === politician)
          ? tailFactor
          : 1);
    let found = signals.get(label);
    if (!found) {
      found = { points: 0, terms: new Map(), pointsByStem: new Map() };
      signals.set(label, found);
    }
    const root = stem.slice(0, rootLength);
    const key = label + root;
    const more = Math.max(0, points - (given.get(key) ?? 0));
    given.set(key, (given.get(key) ?? 0) + more);
    found.points += more;
    found.pointsByStem.set(stem, (found.pointsByStem.get(stem) ?? 0) + more);
    const known = found.terms.get(root);
    found.terms.set(root, {
      weight: Math.max(weight, known?.weight ?? 0),
      inTitle: (inTitle && !isBackground) || known?.inTitle === true,
      inExcerpt: (!inTitle && !isBackground) || known?.inExcerpt === true,
    });
  });
}

/**
 * The last word that belongs to a word such as "after"; -1 for none. At the start of a text the news itself may follow
 * without a mark, as the inverted clauses of German and Dutch do, so that a mark must close it there.
 */
function endOfBackground(words: Words, word: number): number {
  const end = endOfClause(words, word);
  if (word === 0 && (end === words.starts.length - 1 || end > backgroundWords)) return -1;
  return Math.min(end, word + backgroundWords);
}

/** The last word before the next mark of punctuation. */
function endOfClause({ codes, starts, ends }: Words, from: number): number {
  let word = from;
  while (word + 1 < starts.length && codes[ends[word] as number] !== wordBreak) word++;
  return word;
}

export const pointsOf = (signals: Signals, label: string): number =>
  signals.get(label)?.points ?? 0;

export const termsOf = (signals: Signals, label: string): FoundTerm[] => [
  ...(signals.get(label)?.terms.values() ?? []),
];
