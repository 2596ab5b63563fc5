import { type SearchClass, searchClasses } from "../category.ts";
import { type Topic, topics } from "../topic.ts";
import { labelsOfCategory } from "./category-names.ts";
import { compile, type Lexicon } from "./lexicon.ts";
import { addSignals, pointsOf, type Signals, signalsIn, termsOf } from "./signals.ts";
import { vocabularyOf } from "./vocabulary.ts";
import { foldingOf, type Words, wordsOf } from "./words.ts";

/** The points that a topic needs. */
const ENOUGH = 5;
/** The weight of a term that is a witness, and of one that needs no second witness in the title. */
const PLAIN = 2;
const STRONG = 3;
/** The name of a section counts like a strong term in the title. */
const SECTION_NAME = 5;
/**
 * A further topic also needs this share of the best topic's points. Politics needs more, since ministers and
 * parliaments occur in every story about their decisions.
 */
const FURTHER = 0.5;
const FURTHER_POLITICS = 0.7;
/** The points of a topic beside which the name of a section that no word repeats is too wide. */
const CLEAR = 6;
const MOST = 3;
const SECTION = 5;

const lexicons = new Map<string, Lexicon>();

function lexiconOf(lang: string): Lexicon {
  let lexicon = lexicons.get(lang);
  if (!lexicon) {
    lexicon = compile(vocabularyOf(lang), foldingOf(lang));
    lexicons.set(lang, lexicon);
  }
  return lexicon;
}

/** What a text says about its subject, before it is decided what kind of piece it is. */
export type Subjects = {
  signals: Signals;
  /** At most three, best first. */
  topics: Topic[];
  /** Best first. */
  sections: SearchClass[];
  /** Topics that a category is the name of. */
  named: ReadonlySet<string>;
};

/**
 * The topics of a piece. A topic needs a second witness beside a word of it: another word of it, a strong word in the
 * title, or the name of the section. For politics and defence, a place abroad is one.
 */
export function subjectsOf(
  title: Words,
  excerpt: Words,
  categories: readonly string[],
  o: { lang: string; placed: readonly Topic[]; abroad: boolean },
): Subjects {
  const lexicon = lexiconOf(o.lang);
  const signals = signalsIn(lexicon, title, excerpt);
  const named = new Set<string>(o.placed);
  for (const category of categories) {
    const labels = labelsOfCategory(category);
    for (const label of labels) named.add(label);
    if (labels.length === 0) addSignals(signals, lexicon, wordsOf(category, foldingOf(o.lang)));
  }
  const points = (label: string) =>
    pointsOf(signals, label) + (named.has(label) ? SECTION_NAME : 0);
  const ranked = topics
    .filter(
      (t) =>
        points(t) >= (t === "Politics" && o.abroad ? 3 : ENOUGH) &&
        (named.has(t) || isWitnessed(t, signals, o.abroad)),
    )
    .sort((a, b) => points(b) - points(a));
  const best = Math.max(0, ...ranked.map((t) => pointsOf(signals, t)));
  const fits = (t: Topic) =>
    (named.has(t) && (pointsOf(signals, t) > 0 || best < CLEAR)) ||
    points(t) >= best * (t === "Politics" ? FURTHER_POLITICS : FURTHER);
  return {
    signals,
    named,
    topics: ranked.filter(fits).slice(0, MOST),
    sections: searchClasses
      .filter((section) => points(section) >= SECTION)
      .sort((a, b) => points(b) - points(a)),
  };
}

function isWitnessed(topic: Topic, signals: Signals, abroad: boolean): boolean {
  const terms = termsOf(signals, topic);
  if (terms.some((t) => t.weight === STRONG && t.inTitle)) return true;
  const plain = terms.filter((t) => t.weight >= PLAIN);
  if (plain.length > 0 && terms.length > 1) return true;
  const placesCount = topic === "Politics" || topic === "Defense";
  return placesCount && abroad && plain.length > 0;
}
