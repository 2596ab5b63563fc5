import { nameCertainty, type Occurrences } from "./occurrences.ts";

/** A sparse vector of unit length: keys in ascending order, and for each its weight and what a comparison needs. */
export type Vector = {
  keys: Int32Array;
  weights: Float32Array;
  /** How rare each key is, from 0 to 1. */
  rarities: Float32Array;
  /** The position of the word in which each key first occurs. */
  positions: Int16Array;
  /** The `NameCertainty` of each key. */
  names: Uint8Array;
};

/** A vector of the heaviest keys, weighted by how often they occur and how rare they are (tf-idf). */
export function vectorOf(
  occurrences: Occurrences,
  rarityOf: (key: number) => number,
  power: number,
  maxKeys: number,
): Vector {
  const weighed: { key: number; weight: number; rarity: number }[] = [];
  for (const [key, { count }] of occurrences) {
    const rarity = rarityOf(key);
    const weight = Math.log2(1 + count) * rarity ** power;
    if (weight > 0) weighed.push({ key, weight, rarity });
  }
  // Equal weights are sorted by key, so that the same input gives the same order.
  weighed.sort((a, b) => b.weight - a.weight || a.key - b.key).splice(maxKeys);
  const length = Math.sqrt(weighed.reduce((sum, { weight }) => sum + weight * weight, 0)) || 1;
  weighed.sort((a, b) => a.key - b.key);
  const found = weighed.map(({ key }) => occurrences.get(key));
  return {
    keys: Int32Array.from(weighed, ({ key }) => key),
    weights: Float32Array.from(weighed, ({ weight }) => weight / length),
    rarities: Float32Array.from(weighed, ({ rarity }) => rarity),
    positions: Int16Array.from(found, (o) => o?.position ?? 0),
    names: Uint8Array.from(found, (o) => o?.name ?? nameCertainty.none),
  };
}

/** The heaviest keys of a vector with their weights. */
export function topKeys({ keys, weights }: Vector, limit: number): [number, number][] {
  const all = Array.from(keys, (key, i): [number, number] => [key, weights[i] as number]);
  return all.sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, limit);
}

/** The cosine of two vectors. */
export function cosineOf(a: Vector, b: Vector): number {
  let cosine = 0;
  for (let i = 0, j = 0; i < a.keys.length && j < b.keys.length; ) {
    const key = a.keys[i] as number;
    const other = b.keys[j] as number;
    if (key < other) i++;
    else if (key > other) j++;
    else cosine += (a.weights[i++] as number) * (b.weights[j++] as number);
  }
  return cosine;
}
