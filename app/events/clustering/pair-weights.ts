import type { PairFeature } from "./pair-features.ts";

export type PairWeights = Record<PairFeature, number>;
/** For two stories in one language, and for two in different languages. */
export type WeightsByLanguage = { same: PairWeights; across: PairWeights };

/**
 * The weights of the pair features, fitted by logistic regression with a ridge of 0.3 (`npm run bench -- pair-weights`, rules
 * in bench/pair-fit.ts) on four windows of a real stream, 1,086 stories in English, German and Polish, and at a fifth of their
 * weight on our own stories in all languages. A pair of one event counts 3, shared among the pairs of a large event; one of two
 * events of a storyline a tenth, since people divide storylines differently; every other one 1. The stories were clustered
 * again by the first fit, and fitted once more. `homeStatesDiffer` has its weight from a later fit across languages; it is 0
 * within one language, where hardly any pair has it.
 */
export const pairWeights: WeightsByLanguage = {
  same: {
    intercept: -6.97,
    cosine: 2.7,
    sqrtCosine: 4.59,
    titleCosine: 2.68,
    crosslingualCosine: -3.15,
    sqrtCrosslingualCosine: 0.81,
    rarest: 1.73,
    rarestApart: 0,
    logRarity: 0.78,
    noSharedName: -0.79,
    fewDistinctiveKeys: 0.15,
    daysApart: -3.28,
    otherNumbers: -0.37,
    otherPlaces: -1.66,
    samePublisher: -0.86,
    sqrtConceptCosine: 4.41,
    sqrtEntityCosine: 2.92,
    titlesDiffer: -0.41,
    sqrtCosineProduct: -0.34,
    logRarityWithoutName: 0.51,
    sqrtCosineWithoutName: 1.47,
    titleNamesMissing: 0.07,
    titleNamesMissingOnBothSides: -0.18,
    titlePlacesDiffer: -0.44,
    homeStatesDiffer: 0,
  },
  across: {
    intercept: -5.93,
    cosine: -2.23,
    sqrtCosine: 2.74,
    titleCosine: -1.01,
    crosslingualCosine: -2.23,
    sqrtCrosslingualCosine: 2.74,
    rarest: 3.96,
    rarestApart: 1.28,
    logRarity: 0.46,
    noSharedName: -2.04,
    fewDistinctiveKeys: -0.42,
    daysApart: -5.69,
    otherNumbers: 0.82,
    otherPlaces: -0.21,
    samePublisher: 0,
    sqrtConceptCosine: 4.23,
    sqrtEntityCosine: 3.14,
    titlesDiffer: -0.55,
    sqrtCosineProduct: -2.23,
    logRarityWithoutName: -0.22,
    sqrtCosineWithoutName: 1.79,
    titleNamesMissing: 0.32,
    titleNamesMissingOnBothSides: -0.73,
    titlePlacesDiffer: -1.15,
    homeStatesDiffer: -1.75,
  },
};
