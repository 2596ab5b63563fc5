import { isDistinctive, isEntity } from "./key.ts";

/** Keys in ascending order with their weights; of unit length. */
export type Vector = { keys: Int32Array; weights: Float32Array };

/** A vector of the heaviest keys, weighted by how often they occur and how rare they are (tf-idf). */
export function vectorOf(
  occurrences: Map<number, number>,
  rarityOf: (key: number) => number,
  power: number,
  mostKeys: number,
): Vector {
  const weighed: [number, number][] = [];
  for (const [key, count] of occurrences) {
    const weight = Math.log2(1 + count) * rarityOf(key) ** power;
    if (weight > 0) weighed.push([key, weight]);
  }
  heaviestFirst(weighed).splice(mostKeys);
  let squares = 0;
  for (const [, weight] of weighed) squares += weight * weight;
  const length = Math.sqrt(squares) || 1;
  weighed.sort((a, b) => a[0] - b[0]);
  return {
    keys: Int32Array.from(weighed, ([key]) => key),
    weights: Float32Array.from(weighed, ([, weight]) => weight / length),
  };
}

/** Sorts by falling weight, then by key, so that the same input gives the same order. */
export const heaviestFirst = (weighed: [number, number][]): [number, number][] =>
  weighed.sort((a, b) => b[1] - a[1] || a[0] - b[0]);

/** The heaviest keys of a vector. */
export function topKeys({ keys, weights }: Vector, most: number): [number, number][] {
  const all = Array.from(keys, (key, i): [number, number] => [key, weights[i] as number]);
  return heaviestFirst(all).slice(0, most);
}

/** The cosine of two vectors, and how many distinctive keys and entities they share. */
export type VectorComparison = { cosine: number; shared: number; entities: number };

export function compareVectors(a: Vector, b: Vector): VectorComparison {
  const likeness = { cosine: 0, shared: 0, entities: 0 };
  const { keys: left, weights: lefts } = a;
  const { keys: right, weights: rights } = b;
  let i = 0;
  let j = 0;
  while (i < left.length && j < right.length) {
    const key = left[i] as number;
    const other = right[j] as number;
    if (key < other) i++;
    else if (key > other) j++;
    else {
      likeness.cosine += (lefts[i++] as number) * (rights[j++] as number);
      if (isDistinctive(key)) likeness.shared++;
      if (isEntity(key)) likeness.entities++;
    }
  }
  return likeness;
}

/** Whether the vector has one of these keys. */
export function hasAny({ keys }: Vector, sought: Int32Array): boolean {
  let i = 0;
  for (const key of sought) {
    while (i < keys.length && (keys[i] as number) < key) i++;
    if (keys[i] === key) return true;
  }
  return false;
}
