import type { Known } from "./known.ts";
import { recipe } from "./recipe.ts";
import { figureOf, newTable, setFigure, type Table } from "./table.ts";

/** Which reports have a key, the latest first: linked lists in flat arrays. */
export type Postings = { heads: Table; next: Int32Array; slots: Int32Array; count: number };

export const newPostings = (): Postings => ({
  heads: newTable(Int32Array),
  next: new Int32Array(1024),
  slots: new Int32Array(1024),
  count: 1,
});

export function post(postings: Postings, known: Known): void {
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

/** The slots of the latest reports that have the key. */
export function* postedUnder(postings: Postings, key: number): Generator<number> {
  let at = figureOf(postings.heads, key);
  for (let n = 0; at !== 0 && n < recipe.postings; n++) {
    yield postings.slots[at] as number;
    at = postings.next[at] as number;
  }
}
