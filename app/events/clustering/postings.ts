import type { ClusteredStory } from "./cluster.ts";
import { getValue, type HashTable, newHashTable, setValue } from "./hash-table.ts";
import { parameters } from "./parameters.ts";

/** An inverted index: the stories that have a key, the latest first, as linked lists in flat arrays. */
export type Postings = {
  heads: HashTable;
  next: Int32Array;
  arrivalIndexes: Int32Array;
  count: number;
  /** The result of the last search: weights by arrival index, and the indexes whose weight is not 0. */
  weights: Float32Array;
  found: number[];
};

export const newPostings = (): Postings => ({
  heads: newHashTable(Int32Array),
  next: new Int32Array(1024),
  arrivalIndexes: new Int32Array(1024),
  count: 1,
  weights: new Float32Array(1024),
  found: [],
});

export function addPostings(postings: Postings, known: ClusteredStory): void {
  if (known.arrivalIndex >= postings.weights.length) {
    postings.weights = new Float32Array(known.arrivalIndex * 2);
    postings.found = [];
  }
  for (const key of known.searchKeys) {
    if (postings.count === postings.next.length) grow(postings);
    const at = postings.count++;
    postings.arrivalIndexes[at] = known.arrivalIndex;
    postings.next[at] = getValue(postings.heads, key);
    setValue(postings.heads, key, at);
  }
}

function grow(postings: Postings): void {
  for (const part of ["next", "arrivalIndexes"] as const) {
    const larger = new Int32Array(postings[part].length * 2);
    larger.set(postings[part]);
    postings[part] = larger;
  }
}

/** The arrival indexes of the stories that were found, and by index the weight of the keys that they share. */
export type SharedWeights = { arrivalIndexes: number[]; weightOf: Float32Array };

/**
 * The latest stories that have some of these keys. `weightOf` is valid until the next call: the array belongs to the
 * postings, since a new one for each search would cost more than the search.
 */
export function findStoriesSharing(postings: Postings, keys: [number, number][]): SharedWeights {
  const { next, arrivalIndexes, weights: weightOf, found } = postings;
  for (const index of found) weightOf[index] = 0;
  found.length = 0;
  for (const [key, weight] of keys) {
    let at = getValue(postings.heads, key);
    for (let n = 0; at !== 0 && n < parameters.maxPostingsPerKey; n++) {
      const index = arrivalIndexes[at] as number;
      if (weightOf[index] === 0) found.push(index);
      weightOf[index] = (weightOf[index] as number) + weight;
      at = next[at] as number;
    }
  }
  return { arrivalIndexes: found, weightOf };
}
