import { type Section, sections, type Topic, topics } from "../topic.ts";
import { labelsOfCategory } from "./category-names.ts";
import { compile, type Lexicon, scan } from "./lexicon.ts";
import { vocabularyOf } from "./vocabulary.ts";
import { foldingOf, type Words, wordsOf } from "./words.ts";

/** Points: the weight of a signal (1–3), doubled in the title; the name of a section decides by itself. */
const TITLE = 2;
const EXCERPT = 1;
const TAG = 1;
const SECTION_NAME = 5;

/** The points that a topic needs; if no topic has them, the best of the faint ones counts. */
const CLEAR = 5;
const FAINT = 4;
/**
 * A further topic also needs this share of the best topic's points. Politics needs more, since ministers and
 * parliaments occur in every story about their decisions.
 */
const FURTHER = 0.4;
const FURTHER_POLITICS = 0.7;
const MOST = 3;
const SECTION = 5;
/** Sport and leisure are no topics; with this many points they suppress topics that do not outweigh them. */
const SUPPRESSING = 5;
const OUTWEIGHING = 1.3;

const lexicons = new Map<string, Lexicon>();

function lexiconOf(lang: string): Lexicon {
  let lexicon = lexicons.get(lang);
  if (!lexicon) {
    lexicon = compile(vocabularyOf(lang), foldingOf(lang));
    lexicons.set(lang, lexicon);
  }
  return lexicon;
}

/** The topics of an item, at most three, and its sections, best first. */
export function topicsOf(
  title: Words,
  excerpt: Words,
  categories: string[],
  lang: string,
): { topics: Topic[]; sections: Section[] } {
  const lexicon = lexiconOf(lang);
  const points = new Map<string, number>();
  const add = (label: string, more: number) => points.set(label, (points.get(label) ?? 0) + more);
  const count = (words: Words, factor: number) => {
    const seen = new Set<number>();
    scan(lexicon, words, (signal) => {
      if (seen.has(signal.id)) return;
      seen.add(signal.id);
      add(signal.label, signal.weight * factor);
    });
  };
  count(title, TITLE);
  count(excerpt, EXCERPT);
  const named = new Set<string>();
  for (const category of categories) {
    const labels = labelsOfCategory(category);
    for (const label of labels) named.add(label);
    if (labels.length === 0) count(wordsOf(category, foldingOf(lang)), TAG);
  }
  // Further topics are measured by the text alone, not by the section that the item is in.
  const text = new Map(points);
  for (const label of named) add(label, SECTION_NAME);
  if (named.has("Business")) add("Economy", FAINT);

  const pointsOf = (label: string) => points.get(label) ?? 0;
  const sorted = topics
    .filter((topic) => pointsOf(topic) >= FAINT)
    .sort((a, b) => pointsOf(b) - pointsOf(a));
  const clear = sorted.filter((topic) => pointsOf(topic) >= CLEAR);
  const faint = pointsOf("Society") < pointsOf(sorted[0] ?? "") ? sorted.slice(0, 1) : [];
  const ranked = clear.length > 0 ? clear : faint;
  const best = Math.max(0, ...ranked.map((t) => text.get(t) ?? 0));
  const leisure = Math.max(
    pointsOf("Sport"),
    pointsOf("Leisure"),
    named.has("Culture") ? pointsOf("Culture") : 0,
  );
  const suppressed =
    (named.has("Sport") && !named.has("Politics")) ||
    (leisure >= SUPPRESSING && leisure * OUTWEIGHING >= Math.max(0, ...ranked.map(pointsOf)));
  const fits = (t: Topic) => pointsOf(t) >= best * (t === "Politics" ? FURTHER_POLITICS : FURTHER);
  return {
    topics: suppressed ? [] : ranked.filter(fits).slice(0, MOST),
    sections: sections
      .filter((section) => pointsOf(section) >= SECTION)
      .sort((a, b) => pointsOf(b) - pointsOf(a)),
  };
}
