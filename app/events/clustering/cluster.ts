import { isTelling } from "./key.ts";
import type { Known } from "./known.ts";
import { recipe } from "./recipe.ts";
import { heaviestFirst, type Vector } from "./vectors.ts";

/** Reports of one event. What a cluster is depends on its members and their order of arrival alone. */
export type Cluster = {
  group: number;
  /** In the order of arrival; those that were forgotten are not among them. */
  members: Known[];
  first: number;
  last: number;
  /** Sums of the members' vectors, by language and across; null while there is one member. */
  sums: { same: Map<string, Sum>; across: Sum } | null;
};

/** A sum of vectors, its squared length kept along. */
export type Sum = { weights: Map<number, number>; squares: number };

const newSum = (): Sum => ({ weights: new Map(), squares: 0 });

export const newCluster = (group: number): Cluster => ({
  group,
  members: [],
  first: Number.POSITIVE_INFINITY,
  last: Number.NEGATIVE_INFINITY,
  sums: null,
});

/** Puts a report into a cluster, last. */
export function join(cluster: Cluster, known: Known): void {
  known.cluster = cluster;
  cluster.members.push(known);
  cluster.first = Math.min(cluster.first, known.at);
  cluster.last = Math.max(cluster.last, known.at);
  if (cluster.members.length === 1 && !cluster.sums) return;
  if (cluster.sums) count(cluster.sums, known);
  else cluster.sums = sumsOf(cluster.members);
}

/** Makes a cluster anew of these members, in the order in which they came. */
export function regather(cluster: Cluster, members: Known[]): void {
  const inOrder = [...members].sort((a, b) => a.slot - b.slot);
  Object.assign(cluster, newCluster(cluster.group));
  for (const known of inOrder) join(cluster, known);
}

function sumsOf(members: Known[]): NonNullable<Cluster["sums"]> {
  const sums = { same: new Map<string, Sum>(), across: newSum() };
  for (const known of members) count(sums, known);
  return sums;
}

function count(sums: NonNullable<Cluster["sums"]>, known: Known): void {
  const same = sums.same.get(known.lang) ?? newSum();
  sums.same.set(known.lang, same);
  addTo(same, known.same, recipe.sumKeys);
  addTo(sums.across, known.across, recipe.sumKeysAcross);
}

function addTo(sum: Sum, { keys, weights }: Vector, most: number): void {
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as number;
    const weight = weights[i] as number;
    const before = sum.weights.get(key) ?? 0;
    sum.squares += weight * (2 * before + weight);
    sum.weights.set(key, before + weight);
  }
  if (sum.weights.size <= most) return;
  sum.weights = new Map(heaviestFirst([...sum.weights]).slice(0, Math.floor(most * recipe.kept)));
  sum.squares = 0;
  for (const weight of sum.weights.values()) sum.squares += weight * weight;
}

/** A cluster's sum for a language; null where it has no member in it. */
export function sumIn(cluster: Cluster, lang: string): Sum | null {
  if (cluster.sums) return cluster.sums.same.get(lang) ?? null;
  const [only] = cluster.members;
  return only?.lang === lang ? asSum(only.same) : null;
}

export const sumAcross = (cluster: Cluster): Sum =>
  cluster.sums?.across ?? asSum((cluster.members[0] as Known).across);

export const langsOf = (cluster: Cluster): Iterable<string> =>
  cluster.sums ? cluster.sums.same.keys() : cluster.members.map((m) => m.lang);

function asSum(vector: Vector): Sum {
  const sum = newSum();
  addTo(sum, vector, Number.POSITIVE_INFINITY);
  return sum;
}

/** The cosine of a report's vector and a sum, and how many telling keys they share. */
export function agree({ keys, weights }: Vector, sum: Sum): { cosine: number; shared: number } {
  let product = 0;
  let shared = 0;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as number;
    const weight = sum.weights.get(key);
    if (weight === undefined) continue;
    product += (weights[i] as number) * weight;
    if (isTelling(key)) shared++;
  }
  return { cosine: product / (Math.sqrt(sum.squares) || 1), shared };
}

/** The same for two sums. */
export function agreeSums(a: Sum, b: Sum): { cosine: number; shared: number } {
  const [small, large] = a.weights.size <= b.weights.size ? [a, b] : [b, a];
  let product = 0;
  let shared = 0;
  for (const [key, weight] of small.weights) {
    const other = large.weights.get(key);
    if (other === undefined) continue;
    product += weight * other;
    if (isTelling(key)) shared++;
  }
  return { cosine: product / (Math.sqrt(a.squares * b.squares) || 1), shared };
}
