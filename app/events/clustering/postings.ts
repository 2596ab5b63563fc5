import type { Known } from "./known.ts";
import { recipe } from "./recipe.ts";
import { figureOf, newTable, setFigure, type Table } from "./table.ts";

/** Which reports have a key, the latest first: linked lists in flat arrays. */
export type Postings = {
  heads: Table;
  next: Int32Array;
  slots: Int32Array;
  count: number;
  /** By slot, and the slots where it is not 0: what the last search found. */
  weights: Float32Array;
  found: number[];
};

export const newPostings = (): Postings => ({
  heads: newTable(Int32Array),
  next: new Int32Array(1024),
  slots: new Int32Array(1024),
  count: 1,
  weights: new Float32Array(1024),
  found: [],
});

export function post(postings: Postings, known: Known): void {
  if (known.slot >= postings.weights.length) {
    postings.weights = new Float32Array(known.slot * 2);
    postings.found = [];
  }
  for (const key of known.probes) {
    if (postings.count === postings.next.length) grow(postings);
    const at = postings.count++;
    postings.slots[at] = known.slot;
    postings.next[at] = figureOf(postings.heads, key);
    setFigure(postings.heads, key, at);
  }
}

function grow(postings: Postings): void {
  for (const part of ["next", "slots"] as const) {
    const larger = new Int32Array(postings[part].length * 2);
    larger.set(postings[part]);
    postings[part] = larger;
  }
}

/** Slots of reports that share keys with one that is looked at, and the weight of what they share. */
export type Shared = { slots: number[]; weightOf: Float32Array };

/**
 * Reports that have some of these keys, of each key the latest. `weightOf` is by slot, and holds until the next
 * call; it belongs to the postings, because to make it anew each time would cost more than the search.
 */
export function sharing(postings: Postings, keys: [number, number][]): Shared {
  const { next, slots, weights: weightOf, found } = postings;
  for (const slot of found) weightOf[slot] = 0;
  found.length = 0;
  for (const [key, weight] of keys) {
    let at = figureOf(postings.heads, key);
    for (let n = 0; at !== 0 && n < recipe.postings; n++) {
      const slot = slots[at] as number;
      if (weightOf[slot] === 0) found.push(slot);
      weightOf[slot] = (weightOf[slot] as number) + weight;
      at = next[at] as number;
    }
  }
  return { slots: found, weightOf };
}
