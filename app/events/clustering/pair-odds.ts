import { pairFeatureNames, pairFeaturesOf } from "./pair-features.ts";
import type { PairWeights, WeightsByLanguage } from "./pair-weights.ts";
import { parameters } from "./parameters.ts";
import type { StoryVectors } from "./story-vectors.ts";

const inOrder = (weights: PairWeights): Float64Array =>
  Float64Array.from(pairFeatureNames, (name) => weights[name]);

/** Weights in the order of the features that they are multiplied with. */
export type OrderedWeights = { same: Float64Array; across: Float64Array };

export const orderWeights = ({ same, across }: WeightsByLanguage): OrderedWeights => ({
  same: inOrder(same),
  across: inOrder(across),
});

/** The log-odds that two stories are of one event, within limits, so that no pair decides alone. */
export function logOddsOf(a: StoryVectors, b: StoryVectors, weights: OrderedWeights): number {
  const isSame = a.lang === b.lang;
  const factors = isSame ? weights.same : weights.across;
  const { values, rarityWithoutName, mayBeCoincidence } = pairFeaturesOf(a, b);
  let odds = 0;
  for (let i = 0; i < factors.length; i++) odds += (values[i] as number) * (factors[i] as number);
  const least = isSame ? parameters.minRarityWithoutName : parameters.minRarityWithoutNameAcross;
  const most =
    rarityWithoutName < least || mayBeCoincidence
      ? parameters.maxLogOddsOfNameAlone
      : parameters.maxLogOdds;
  return Math.max(-parameters.maxLogOdds, Math.min(most, odds));
}

/** The log-odds that two stories are of one event if they had been published at the same time. */
export const logOddsIgnoringTime: typeof logOddsOf = (a, b, weights) =>
  logOddsOf({ ...a, publishedAt: 0 }, { ...b, publishedAt: 0 }, weights);
