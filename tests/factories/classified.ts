import { compile } from "#stories/classification/lexicon.ts";
import { type Signals, signalsIn } from "#stories/classification/signals.ts";
import { vocabularyOf } from "#stories/classification/vocabulary.ts";
import { foldingOf, wordsOf } from "#stories/classification/words.ts";
import { classify } from "#stories/classify.server.ts";
import type { Topic } from "#stories/topic.ts";

/** The topics of a report of no country's outlet, by its words alone. */
export const topicsOfReport = (lang: string, title: string, excerpt = ""): Topic[] =>
  classify({
    title,
    excerpt,
    categories: [],
    lang,
    source: { country: null, language: lang },
  }).topics;

/** What the lists of a language find in a title. */
export function signalsOfTitle(lang: string, title: string): Signals {
  const folding = foldingOf(lang);
  const lexicon = compile(vocabularyOf(lang), folding);
  return signalsIn(lexicon, wordsOf(title, folding), wordsOf("", folding));
}
