import { newCapitalisation } from "./capitalisation.ts";
import { featuresOf } from "./features.ts";
import { isSharedAcrossLanguages } from "./key.ts";
import { newSeries } from "./series.ts";
import type { StoryInput } from "./story-input.ts";
import type { Vocabulary } from "./vocabulary.server.ts";

/**
 * What a text has in common with texts in other languages: its names, numbers, places and institutions, and the terms of
 * the vocabulary.
 * @returns keys (`keyOf`)
 */
export function sharedTermsOf(
  text: Pick<StoryInput, "lang" | "at" | "title" | "excerpt">,
  vocabulary: Vocabulary,
): Set<number> {
  // Nothing is known of how words are usually written: a capital inside a sentence makes a name.
  const knowledge = { vocabulary, capitalisation: newCapitalisation(), series: newSeries() };
  const story: StoryInput = { id: 0, country: "", publisher: "", states: [], ...text };
  const { crosslingual } = featuresOf(story, knowledge);
  return new Set([...crosslingual.keys()].filter(isSharedAcrossLanguages));
}
