import { type Section, sections, type Topic, topics } from "../topic.ts";
import { labelsOfCategory } from "./category-names.ts";
import { compile, type Lexicon, scan } from "./lexicon.ts";
import { vocabularyOf } from "./vocabulary.ts";
import { foldingOf, type Words, wordsOf } from "./words.ts";

/** Points: a sign's weight (1–3), doubled in the title. A name of a section decides by itself. */
export const P = {
  TITLE: 2,
  EXCERPT: 1,
  SECTION_NAME: 5,
  TOPIC: 5,
  FAINT: 4,
  FURTHER: 0.4,
  POLITICS: 0.7,
  SIL: 5,
  OUT: 1.3,
};
const TAG = 1;

/** A topic needs so many points: a plain sign in the title, or several hints in the excerpt. */
const SECTION = 5;
/** A further topic also needs this share of the best one's points. */
const MOST = 3;
/** Sport and leisure are no topics; from so many points on they silence topics that do not outweigh them. */

const lexicons = new Map<string, Lexicon>();

function lexiconOf(lang: string): Lexicon {
  let lexicon = lexicons.get(lang);
  if (!lexicon) {
    lexicon = compile(vocabularyOf(lang), foldingOf(lang));
    lexicons.set(lang, lexicon);
  }
  return lexicon;
}

/** What an item is about: at most three topics and the sections beside them, best first. */
export function topicsOf(
  title: Words,
  excerpt: Words,
  categories: string[],
  lang: string,
): { topics: Topic[]; sections: Section[]; points: Map<string, number> } {
  const lexicon = lexiconOf(lang);
  const points = new Map<string, number>();
  const add = (label: string, more: number) => points.set(label, (points.get(label) ?? 0) + more);
  const count = (words: Words, factor: number) => {
    const seen = new Set<number>();
    scan(lexicon, words, (sign) => {
      if (seen.has(sign.id)) return;
      seen.add(sign.id);
      add(sign.label, sign.weight * factor);
    });
  };
  count(title, P.TITLE);
  count(excerpt, P.EXCERPT);
  const named = new Set<string>();
  for (const category of categories) {
    const labels = labelsOfCategory(category);
    for (const label of labels) named.add(label);
    if (labels.length === 0) count(wordsOf(category, foldingOf(lang)), TAG);
  }
  const text = new Map(points);
  for (const label of named) add(label, P.SECTION_NAME);
  if (named.has("Business")) add("Economy", P.TOPIC);

  const of = (label: string) => points.get(label) ?? 0;
  const sorted = topics.filter((topic) => of(topic) >= P.FAINT).sort((a, b) => of(b) - of(a));
  const clear = sorted.filter((topic) => of(topic) >= P.TOPIC);
  const faint = of("Society") < of(sorted[0] ?? "") ? sorted.slice(0, 1) : [];
  const ranked = clear.length > 0 ? clear : faint;
  const best = Math.max(0, ...ranked.map((t) => text.get(t) ?? 0));
  const leisure = Math.max(of("Sport"), of("Leisure"));
  const silent =
    (named.has("Sport") && !named.has("Politics")) ||
    (leisure >= P.SIL && leisure * P.OUT >= Math.max(0, ...ranked.map(of)));
  const fits = (t: Topic) => of(t) >= best * (t === "Politics" ? P.POLITICS : P.FURTHER);
  return {
    topics: silent ? [] : ranked.filter(fits).slice(0, MOST),
    sections: sections.filter((section) => of(section) >= SECTION).sort((a, b) => of(b) - of(a)),
    points,
  };
}
