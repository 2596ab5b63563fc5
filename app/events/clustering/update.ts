import { parameters } from "./parameters.ts";
import type { Report } from "./story-input.ts";
import { tokensOf } from "./tokens.ts";

/**
 * Whether one report is an outlet's update of the other: of one outlet, in one language, and most of their
 * words are the same (Jaccard's index, which MinHash estimates where texts are many; here there are two).
 */
export function isUpdate(a: Report, b: Report): boolean {
  if (a.outlet !== b.outlet || a.lang !== b.lang || a.id === b.id) return false;
  const [left, right] = [wordsOf(a), wordsOf(b)];
  const common = [...left].filter((word) => right.has(word)).length;
  const all = left.size + right.size - common;
  return all > 0 && common / all >= parameters.updateOverlap;
}

const wordsOf = ({ title, excerpt }: Report): Set<string> =>
  new Set(tokensOf(`${title}\n${excerpt.slice(0, parameters.excerptLength)}`).map((t) => t.folded));
