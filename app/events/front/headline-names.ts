import { LRUCache } from "lru-cache";
import { fold } from "../clustering/folding.ts";
import { tokensOf } from "../clustering/tokens.ts";

/** To how many letters a name is cut. */
export const nameLength = 6;

/** Kept between requests: every front compares the same headlines. */
const namesOfHeadlines = new LRUCache<string, readonly string[]>({
  max: 5000,
  memoMethod: (title) => [
    ...new Set(
      tokensOf(title)
        .filter((t) => t.capitalised && t.text.length > 3)
        .map((t) => fold(t.text).slice(0, nameLength)),
    ),
  ],
});

/** The capitalised words of a headline, cut so that inflected forms are the same. */
export const namesOf = (title: string): readonly string[] => namesOfHeadlines.memo(title);
