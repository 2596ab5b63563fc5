import { fold } from "../clustering/folding.ts";
import { tokensOf } from "../clustering/tokens.ts";

/** The capitalised words of a headline, cut to six letters, which inflected forms have in common. */
export const namesOf = (title: string): string[] => [
  ...new Set(
    tokensOf(title)
      .filter((t) => t.capitalised && t.text.length > 3)
      .map((t) => fold(t.text).slice(0, 6)),
  ),
];
