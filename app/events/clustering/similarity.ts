import {
  type Cluster,
  centroidIn,
  compareCentroids,
  compareToCentroid,
  crosslingualCentroid,
  langsOf,
} from "./cluster.ts";
import type { ReportVectors } from "./clustered-report.ts";
import { parameters } from "./parameters.ts";
import { compareVectors, hasAny } from "./vectors.ts";

const HOUR = 3_600_000;

/** The similarity of two reports, in units of the threshold: from 1 on they are of one event. */
export function similarity(a: ReportVectors, b: ReportVectors): number {
  return a.lang === b.lang ? monolingualSimilarity(a, b) : crosslingualSimilarity(a, b);
}

function monolingualSimilarity(a: ReportVectors, b: ReportVectors): number {
  const own = compareVectors(a.monolingual, b.monolingual);
  const across = compareVectors(a.crosslingual, b.crosslingual);
  let score =
    (own.cosine + parameters.crosslingualShare * across.cosine) / parameters.monolingualThreshold;
  if (score > 0.5) {
    if (own.shared + across.shared < parameters.enoughSharedKeysOfBoth)
      score *= parameters.fewSharedFactor;
    if (shareNoNames(a, b)) score *= parameters.noSharedNamesFactor;
  }
  return score;
}

const shareNoNames = (a: ReportVectors, b: ReportVectors): boolean =>
  a.names.length > 1 &&
  b.names.length > 1 &&
  !hasAny(b.monolingual, a.names) &&
  !hasAny(a.monolingual, b.names);

function crosslingualSimilarity(a: ReportVectors, b: ReportVectors): number {
  let { cosine, shared, entities } = compareVectors(a.crosslingual, b.crosslingual);
  if (cosine > parameters.crosslingualThreshold / 2) {
    cosine *= evidenceFactor(shared);
    if (entities === 0) cosine *= parameters.noSharedNamesFactor;
  }
  return cosine / parameters.crosslingualThreshold;
}

/** How well a report fits a cluster, in units of the threshold: from 1 on it belongs there. */
export function membershipScore(report: ReportVectors, cluster: Cluster): number {
  let nearest = 0;
  for (const member of cluster.members.slice(-parameters.comparedMembers))
    nearest = Math.max(nearest, similarity(report, member));
  const whole = similarityToCentroid(report, cluster);
  const score =
    parameters.nearestMemberShare * nearest + (1 - parameters.nearestMemberShare) * whole;
  return score * ageAndSizeFactor(report.publishedAt, cluster);
}

function similarityToCentroid(report: ReportVectors, cluster: Cluster): number {
  const [only] = cluster.members;
  const across =
    !cluster.centroids && only
      ? compareVectors(report.crosslingual, only.crosslingual)
      : compareToCentroid(report.crosslingual, crosslingualCentroid(cluster));
  const own = monolingualCosine(report, cluster);
  if (own !== null)
    return (own + parameters.crosslingualShare * across.cosine) / parameters.monolingualThreshold;
  return (across.cosine / parameters.crosslingualThreshold) * evidenceFactor(across.shared);
}

/** The factor for a crosslingual similarity that rests on few shared keys. */
const evidenceFactor = (shared: number): number =>
  shared >= parameters.enoughSharedKeys
    ? 1
    : shared === parameters.enoughSharedKeys - 1
      ? parameters.oneTooFewFactor
      : parameters.fewSharedFactor;

/** The cosine of a report and the cluster's members in its language; null if there are none. */
function monolingualCosine(report: ReportVectors, cluster: Cluster): number | null {
  const [only] = cluster.members;
  if (!cluster.centroids && only)
    return only.lang === report.lang
      ? compareVectors(report.monolingual, only.monolingual).cosine
      : null;
  const own = centroidIn(cluster, report.lang);
  return own && compareToCentroid(report.monolingual, own).cosine;
}

/** The factor for clusters at rest, large ones and old ones. A late report counts as far away as an early one. */
function ageAndSizeFactor(at: number, { firstAt: first, lastAt: last, members }: Cluster): number {
  const rest = Math.max(0, timeGap(at, first, last) / HOUR - parameters.restHours);
  const age = Math.max(0, Math.max(at - first, last - at) / HOUR - parameters.freshHours);
  const size = 1 + parameters.sizePenalty * Math.log2(Math.max(1, members.length));
  return (
    0.5 ** (rest / parameters.fadeHalfLifeHours) / size / (1 + (parameters.agePenalty * age) / 24)
  );
}

/** Milliseconds between a time and a period; 0 within it. */
export const timeGap = (at: number, first: number, last: number): number =>
  Math.max(0, at - last, first - at);

/** Whether two clusters are so similar, and so near in time, that they are one event. */
export function areSameEvent(a: Cluster, b: Cluster): boolean {
  const span = Math.max(a.lastAt, b.lastAt) - Math.min(a.firstAt, b.firstAt);
  return span <= parameters.mergedSpanHours * HOUR && clusterSimilarity(a, b) >= 1;
}

/** The similarity of two clusters' centroids, in units of the threshold, whatever the time between them. */
export function clusterSimilarity(a: Cluster, b: Cluster): number {
  let best: number | null = null;
  for (const lang of langsOf(a)) {
    const [left, right] = [centroidIn(a, lang), centroidIn(b, lang)];
    if (left && right)
      best = Math.max(
        best ?? 0,
        (compareCentroids(left, right).cosine / parameters.monolingualThreshold) *
          parameters.monolingualMergeFactor,
      );
  }
  if (best !== null) return best;
  const { cosine, shared } = compareCentroids(crosslingualCentroid(a), crosslingualCentroid(b));
  const enough = shared > parameters.enoughSharedKeys ? 1 : parameters.fewSharedFactor;
  return (cosine / parameters.crosslingualThreshold) * parameters.crosslingualMergeFactor * enough;
}
