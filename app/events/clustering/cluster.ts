import type { ClusteredReport } from "./clustered-report.ts";
import { isDistinctive } from "./key.ts";
import { parameters } from "./parameters.ts";
import { heaviestFirst, type Vector } from "./vectors.ts";

/** Reports of one event. A cluster depends on nothing but its members and their order of arrival. */
export type Cluster = {
  group: number;
  /** In the order of arrival; forgotten reports are removed. */
  members: ClusteredReport[];
  firstAt: number;
  lastAt: number;
  /** The centroids of its members, by language and across languages; null while there is one member. */
  centroids: { monolingual: Map<string, Centroid>; crosslingual: Centroid } | null;
};

/** A sum of vectors, and its squared length. Cosines ignore length, so the sum stands for the mean. */
export type Centroid = { weights: Map<number, number>; squares: number };

const newCentroid = (): Centroid => ({ weights: new Map(), squares: 0 });

export const newCluster = (group: number): Cluster => ({
  group,
  members: [],
  firstAt: Number.POSITIVE_INFINITY,
  lastAt: Number.NEGATIVE_INFINITY,
  centroids: null,
});

/** Adds a report to a cluster, as its last member. */
export function addMember(cluster: Cluster, report: ClusteredReport): void {
  report.cluster = cluster;
  cluster.members.push(report);
  cluster.firstAt = Math.min(cluster.firstAt, report.publishedAt);
  cluster.lastAt = Math.max(cluster.lastAt, report.publishedAt);
  if (cluster.members.length === 1 && !cluster.centroids) return;
  if (cluster.centroids) addToCentroids(cluster.centroids, report);
  else cluster.centroids = centroidsOf(cluster.members);
}

/** Resets a cluster to these members, in their order of arrival. */
export function rebuildCluster(cluster: Cluster, members: ClusteredReport[]): void {
  const inOrder = [...members].sort((a, b) => a.slot - b.slot);
  Object.assign(cluster, newCluster(cluster.group));
  for (const report of inOrder) addMember(cluster, report);
}

function centroidsOf(members: ClusteredReport[]): NonNullable<Cluster["centroids"]> {
  const centroids = { monolingual: new Map<string, Centroid>(), crosslingual: newCentroid() };
  for (const report of members) addToCentroids(centroids, report);
  return centroids;
}

function addToCentroids(
  centroids: NonNullable<Cluster["centroids"]>,
  report: ClusteredReport,
): void {
  const same = centroids.monolingual.get(report.lang) ?? newCentroid();
  centroids.monolingual.set(report.lang, same);
  addVector(same, report.monolingual, parameters.centroidKeys);
  addVector(centroids.crosslingual, report.crosslingual, parameters.crosslingualCentroidKeys);
}

function addVector(centroid: Centroid, { keys, weights }: Vector, mostKeys: number): void {
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as number;
    const weight = weights[i] as number;
    const before = centroid.weights.get(key) ?? 0;
    centroid.squares += weight * (2 * before + weight);
    centroid.weights.set(key, before + weight);
  }
  if (centroid.weights.size <= mostKeys) return;
  centroid.weights = new Map(
    heaviestFirst([...centroid.weights]).slice(0, Math.floor(mostKeys * parameters.prunedTo)),
  );
  centroid.squares = 0;
  for (const weight of centroid.weights.values()) centroid.squares += weight * weight;
}

/** A cluster's centroid in a language; null if no member is in that language. */
export function centroidIn(cluster: Cluster, lang: string): Centroid | null {
  if (cluster.centroids) return cluster.centroids.monolingual.get(lang) ?? null;
  const [only] = cluster.members;
  return only?.lang === lang ? asCentroid(only.monolingual) : null;
}

export const crosslingualCentroid = (cluster: Cluster): Centroid =>
  cluster.centroids?.crosslingual ??
  asCentroid((cluster.members[0] as ClusteredReport).crosslingual);

export const langsOf = (cluster: Cluster): Iterable<string> =>
  cluster.centroids ? cluster.centroids.monolingual.keys() : cluster.members.map((m) => m.lang);

function asCentroid(vector: Vector): Centroid {
  const centroid = newCentroid();
  addVector(centroid, vector, Number.POSITIVE_INFINITY);
  return centroid;
}

/** The cosine of a report's vector and a centroid, and how many distinctive keys they share. */
export function compareToCentroid(
  { keys, weights }: Vector,
  centroid: Centroid,
): { cosine: number; shared: number } {
  let product = 0;
  let shared = 0;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as number;
    const weight = centroid.weights.get(key);
    if (weight === undefined) continue;
    product += (weights[i] as number) * weight;
    if (isDistinctive(key)) shared++;
  }
  return { cosine: product / (Math.sqrt(centroid.squares) || 1), shared };
}

/** The same for two centroids. */
export function compareCentroids(a: Centroid, b: Centroid): { cosine: number; shared: number } {
  const [small, large] = a.weights.size <= b.weights.size ? [a, b] : [b, a];
  let product = 0;
  let shared = 0;
  for (const [key, weight] of small.weights) {
    const other = large.weights.get(key);
    if (other === undefined) continue;
    product += weight * other;
    if (isDistinctive(key)) shared++;
  }
  return { cosine: product / (Math.sqrt(a.squares * b.squares) || 1), shared };
}
