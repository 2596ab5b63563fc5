import type { Clusters } from "#events/clustering/clusters.ts";
import {
  featureIndex,
  pairFeatureNames,
  pairFeaturesOf,
} from "#events/clustering/pair-features.ts";
import type { PairWeights } from "#events/clustering/pair-weights.ts";
import type { LabelledStoryInput } from "./cluster-runs.ts";

/** Two labelled stories: their features, whether they are of one event, and how much the pair counts. */
export type LabelledPair = { features: Float64Array; isSame: boolean; weight: number };
export type PairsByLanguage = { same: LabelledPair[]; across: LabelledPair[] };

/** How pairs count, and how strongly weights are held near zero. */
export const fitRule = {
  /** Pairs with smaller cosines are never compared in clustering. */
  minCosine: 0.04,
  /** Pairs further apart are left out: the windows of the stream have none. */
  maxHours: 10,
  /** Pairs of one event count this much, shared among the stories of the event by a power of their number. */
  oneEvent: 3,
  eventSizePower: 0.6,
  /** Pairs of different events of one storyline, which people would divide differently. */
  oneSubject: 0.1,
  /** Pairs of our own stories count this much beside those of the stream. */
  ownStories: 0.2,
  ridge: 0.3,
  rounds: 2,
};

/**
 * The pairs of labelled stories that have been placed.
 * @param share how much all of them count
 */
export function pairsOf(
  c: Clusters,
  stories: readonly LabelledStoryInput[],
  share = 1,
): PairsByLanguage {
  const sizes = new Map<string, number>();
  for (const { event } of stories) sizes.set(event, (sizes.get(event) ?? 0) + 1);
  const pairs: PairsByLanguage = { same: [], across: [] };
  for (const [i, one] of stories.entries())
    for (const other of stories.slice(0, i)) {
      const [a, b] = [c.stories.get(one.story.id), c.stories.get(other.story.id)];
      if (!a || !b) continue;
      const features = pairFeaturesOf(a, b).values.slice();
      const cosines = [featureIndex.cosine, featureIndex.crosslingualCosine].map(
        (index) => features[index] as number,
      );
      if (Math.max(...cosines) < fitRule.minCosine) continue;
      if (Math.abs(a.publishedAt - b.publishedAt) > fitRule.maxHours * 3_600_000) continue;
      const isSame = one.event === other.event;
      const weight = isSame
        ? fitRule.oneEvent / ((sizes.get(one.event) as number) - 1) ** fitRule.eventSizePower
        : one.storylines.some((subject) => other.storylines.includes(subject))
          ? fitRule.oneSubject
          : 1;
      pairs[a.lang === b.lang ? "same" : "across"].push({
        features,
        isSame,
        weight: weight * share,
      });
    }
  return pairs;
}

/** Weights of the features by logistic regression with a ridge, fitted by gradient descent (Adam) on scaled features. */
export function fitWeights(pairs: readonly LabelledPair[], ridge = fitRule.ridge): PairWeights {
  const size = pairFeatureNames.length;
  const indices = Array.from({ length: size }, (_, k) => k);
  const total = pairs.reduce((sum, { weight }) => sum + weight, 0);
  const averageOf = (figureOf: (pair: LabelledPair) => number) =>
    pairs.reduce((sum, pair) => sum + pair.weight * figureOf(pair), 0) / total;
  const means = indices.map((k) => (k ? averageOf((p) => p.features[k] as number) : 0));
  const spreads = indices.map((k) =>
    k ? Math.sqrt(averageOf((p) => ((p.features[k] as number) - (means[k] as number)) ** 2)) : 1,
  );
  const scaled = pairs.map(({ features }) =>
    features.map((value, k) =>
      (spreads[k] as number) > 1e-9 ? (value - (means[k] as number)) / (spreads[k] as number) : 0,
    ),
  );
  const weights = new Float64Array(size);
  const momentum = new Float64Array(size);
  const squares = new Float64Array(size);
  for (let step = 1; step <= 500; step++) {
    const gradient = new Float64Array(size);
    for (const [i, { isSame, weight }] of pairs.entries()) {
      const features = scaled[i] as Float64Array;
      let odds = 0;
      for (let k = 0; k < size; k++) odds += (features[k] as number) * (weights[k] as number);
      const error = (1 / (1 + Math.exp(-odds)) - Number(isSame)) * weight;
      for (let k = 0; k < size; k++)
        gradient[k] = (gradient[k] as number) + error * (features[k] as number);
    }
    for (const k of indices) {
      const slope =
        ((gradient[k] as number) / total) * 100 + (k ? ridge * (weights[k] as number) : 0);
      momentum[k] = 0.9 * (momentum[k] as number) + 0.1 * slope;
      squares[k] = 0.999 * (squares[k] as number) + 0.001 * slope * slope;
      const mean = (momentum[k] as number) / (1 - 0.9 ** step);
      const spread = Math.sqrt((squares[k] as number) / (1 - 0.999 ** step));
      weights[k] = (weights[k] as number) - (0.05 * mean) / (spread + 1e-8);
    }
  }
  const raw = indices.map((k) =>
    (spreads[k] as number) > 1e-9 ? (weights[k] as number) / (spreads[k] as number) : 0,
  );
  for (const k of indices.slice(1))
    raw[0] = (raw[0] as number) - (raw[k] as number) * (means[k] as number);
  return Object.fromEntries(pairFeatureNames.map((name, k) => [name, raw[k]])) as PairWeights;
}
