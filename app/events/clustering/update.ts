import { parameters } from "./parameters.ts";
import type { StoryInput } from "./story-input.ts";
import { tokensOf } from "./tokens.ts";

/**
 * Whether one story is an update of the other: of one publisher, in one language, and with mostly the same words (Jaccard
 * index).
 */
export function isUpdate(a: StoryInput, b: StoryInput): boolean {
  if (a.publisher !== b.publisher || a.lang !== b.lang || a.id === b.id) return false;
  const [left, right] = [wordsOf(a), wordsOf(b)];
  const common = [...left].filter((word) => right.has(word)).length;
  const all = left.size + right.size - common;
  return all > 0 && common / all >= parameters.updateOverlap;
}

const wordsOf = ({ title, excerpt }: StoryInput): Set<string> =>
  new Set(tokensOf(`${title}\n${excerpt.slice(0, parameters.excerptLength)}`).map((t) => t.folded));
