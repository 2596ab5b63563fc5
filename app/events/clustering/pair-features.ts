import { dayMs } from "#platform/duration.ts";
import { parameters } from "./parameters.ts";
import type { StoryVectors } from "./story-vectors.ts";
import { compareCrosslingual, compareMonolingual } from "./vector-overlap.ts";

/**
 * The features by which two stories are compared. In one language, cosines, rarities and names are those of the
 * monolingual vectors; across languages, those of the crosslingual vectors.
 */
export const pairFeatureNames = [
  "intercept",
  "cosine",
  "sqrtCosine",
  "titleCosine",
  "crosslingualCosine",
  "sqrtCrosslingualCosine",
  "rarest",
  "rarestApart",
  "logRarity",
  "noSharedName",
  "fewDistinctiveKeys",
  "daysApart",
  "otherNumbers",
  "otherPlaces",
  "samePublisher",
  "sqrtConceptCosine",
  "sqrtEntityCosine",
  "titlesDiffer",
  "sqrtCosineProduct",
  "logRarityWithoutName",
  "sqrtCosineWithoutName",
  "titleNamesMissing",
  "titleNamesMissingOnBothSides",
  "titlePlacesDiffer",
  "homeStatesDiffer",
] as const;
export type PairFeature = (typeof pairFeatureNames)[number];

/** Where each feature is in `PairFeatures.values`. */
export const featureIndex = Object.fromEntries(
  pairFeatureNames.map((name, index) => [name, index]),
) as Record<PairFeature, number>;

export type PairFeatures = {
  /** In the order of `pairFeatureNames`: a flat array, since comparing pairs is most of the work of clustering. */
  values: Float64Array;
  /** The rarity of all shared keys (words, numbers, places and concepts) without the weightiest shared name. */
  rarityWithoutName: number;
  /** Whether they share so little across languages, and no sure name, that it may be a coincidence. */
  mayBeCoincidence: boolean;
};

const pair: PairFeatures = {
  values: new Float64Array(pairFeatureNames.length),
  rarityWithoutName: 0,
  mayBeCoincidence: false,
};

/** The features of two stories. The result is one object that is valid until the next call. */
export function pairFeaturesOf(a: StoryVectors, b: StoryVectors): PairFeatures {
  const { values } = pair;
  const isSame = a.lang === b.lang;
  const across = compareCrosslingual(a.crosslingual, b.crosslingual);
  const overlap = isSame ? compareMonolingual(a.monolingual, b.monolingual) : across;
  const title = isSame ? compareMonolingual(a.title, b.title).cosine : Number(across.names > 0);
  const distinctiveKeys = isSame
    ? overlap.distinctiveKeys + across.distinctiveKeys
    : across.distinctiveKeys;
  const [left, right] = isSame
    ? [
        missingShare(overlap.titleNamesCoveredLeft, a.titleNames),
        missingShare(overlap.titleNamesCoveredRight, b.titleNames),
      ]
    : [
        missingShare(overlap.titleNamesCoveredLeft, a.titleNamesAcross),
        missingShare(overlap.titleNamesCoveredRight, b.titleNamesAcross),
      ];
  values[featureIndex.intercept] = 1;
  values[featureIndex.cosine] = overlap.cosine;
  values[featureIndex.sqrtCosine] = Math.sqrt(overlap.cosine);
  values[featureIndex.titleCosine] = title;
  values[featureIndex.crosslingualCosine] = across.cosine;
  values[featureIndex.sqrtCrosslingualCosine] = Math.sqrt(across.cosine);
  values[featureIndex.rarest] = overlap.rarest;
  values[featureIndex.rarestApart] = overlap.rarestApart;
  values[featureIndex.logRarity] = Math.log1p(overlap.rarity);
  values[featureIndex.noSharedName] = Number(
    isSame ? haveNoCommonName(a, b) : across.entityCosine === 0,
  );
  values[featureIndex.fewDistinctiveKeys] = Number(
    distinctiveKeys < parameters.enoughDistinctiveKeys,
  );
  values[featureIndex.daysApart] = Math.abs(a.publishedAt - b.publishedAt) / dayMs;
  values[featureIndex.otherNumbers] = Number(
    across.numbers === 0 && a.numbers > 0 && b.numbers > 0,
  );
  values[featureIndex.otherPlaces] = Number(across.places === 0 && a.places > 0 && b.places > 0);
  values[featureIndex.samePublisher] = Number(a.publisher === b.publisher);
  values[featureIndex.sqrtConceptCosine] = Math.sqrt(across.conceptCosine);
  values[featureIndex.sqrtEntityCosine] = Math.sqrt(across.entityCosine);
  values[featureIndex.titlesDiffer] = Number(isSame ? title < 0.02 : across.distinctiveKeys < 2);
  values[featureIndex.sqrtCosineProduct] = Math.sqrt(overlap.cosine * across.cosine);
  values[featureIndex.logRarityWithoutName] = Math.log1p(overlap.rarityWithoutName);
  values[featureIndex.sqrtCosineWithoutName] = Math.sqrt(Math.max(0, overlap.cosineWithoutName));
  values[featureIndex.titleNamesMissing] = (left + right) / 2;
  values[featureIndex.titleNamesMissingOnBothSides] = left * right;
  values[featureIndex.titlePlacesDiffer] = Number(
    across.titlePlacesLeft === 0 &&
      across.titlePlacesRight === 0 &&
      a.titlePlaces > 0 &&
      b.titlePlaces > 0,
  );
  values[featureIndex.homeStatesDiffer] = Number(
    a.onlyHomeState !== null && b.onlyHomeState !== null && a.onlyHomeState !== b.onlyHomeState,
  );
  pair.rarityWithoutName = isSame
    ? overlap.rarityWithoutName + across.conceptsWithoutName
    : across.rarityWithoutName;
  pair.mayBeCoincidence =
    !isSame &&
    across.sureNames === 0 &&
    across.distinctiveKeys < parameters.minSharedWithoutSureName;
  return pair;
}

/** The share of a title's names that the other story does not have; 0 for a title without names. */
const missingShare = (covered: number, all: number): number => (all > 0 ? 1 - covered / all : 0);

/** Whether both stories have several names or numbers, and none in common: two crimes or two matches. */
function haveNoCommonName(a: StoryVectors, b: StoryVectors): boolean {
  return (
    a.names.length > 1 &&
    b.names.length > 1 &&
    !hasAny(b.monolingual.keys, a.names) &&
    !hasAny(a.monolingual.keys, b.names)
  );
}

function hasAny(keys: Int32Array, sought: Int32Array): boolean {
  let i = 0;
  for (const key of sought) {
    while (i < keys.length && (keys[i] as number) < key) i++;
    if (keys[i] === key) return true;
  }
  return false;
}
