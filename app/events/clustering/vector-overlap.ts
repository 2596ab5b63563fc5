import { keyKinds } from "./key.ts";
import { nameCertainty, titlePositions } from "./occurrences.ts";
import type { Vector } from "./vectors.ts";

/**
 * The overlap of two vectors. Distinctive keys are words, concepts, names, numbers and places; the n-grams of sounds only
 * add to the cosine. A key is rare if few recent events have it.
 */
export type VectorOverlap = {
  cosine: number;
  /** The parts of the cosine from names, numbers and places, and from concepts. */
  entityCosine: number;
  conceptCosine: number;
  /** How many distinctive keys are shared, and how many of them are names, numbers and places. */
  distinctiveKeys: number;
  names: number;
  numbers: number;
  places: number;
  /** How many shared keys both texts surely have as a name, a place or an institution. */
  sureNames: number;
  /** The rarity of the rarest shared key, and of the rarest that is not next to it in either text. */
  rarest: number;
  rarestApart: number;
  /** The sum of the keys' rarities to the third power, so that many common words weigh less than a few rare ones. */
  rarity: number;
  /** `rarity` and the cosine without the weightiest shared name, or the weightiest shared word if no name is shared. */
  rarityWithoutName: number;
  cosineWithoutName: number;
  /** The part of `rarityWithoutName` that comes from concepts. */
  conceptsWithoutName: number;
  /** How much of the names and numbers in each title occurs in the other story, by rarity. */
  titleNamesCoveredLeft: number;
  titleNamesCoveredRight: number;
  /** How many of the places in each title occur in the other story. */
  titlePlacesLeft: number;
  titlePlacesRight: number;
};

const none: VectorOverlap = {
  cosine: 0,
  entityCosine: 0,
  conceptCosine: 0,
  distinctiveKeys: 0,
  names: 0,
  numbers: 0,
  places: 0,
  sureNames: 0,
  rarest: 0,
  rarestApart: 0,
  rarity: 0,
  rarityWithoutName: 0,
  cosineWithoutName: 0,
  conceptsWithoutName: 0,
  titleNamesCoveredLeft: 0,
  titleNamesCoveredRight: 0,
  titlePlacesLeft: 0,
  titlePlacesRight: 0,
};

// Comparing pairs is most of the work of clustering, so all comparisons use the same arrays for shared keys.
const maxShared = 96;
const shared = {
  count: 0,
  rarities: new Float32Array(maxShared),
  products: new Float32Array(maxShared),
  left: new Int16Array(maxShared),
  right: new Int16Array(maxShared),
  names: new Uint8Array(maxShared),
  kinds: new Uint8Array(maxShared),
};

/** The overlap of two vectors of one language. */
export const compareMonolingual = (a: Vector, b: Vector): VectorOverlap =>
  compare(a, b, keyKinds.stem);

/** The overlap of two crosslingual vectors. */
export const compareCrosslingual = (a: Vector, b: Vector): VectorOverlap =>
  compare(a, b, keyKinds.nameStart);

function compare(a: Vector, b: Vector, minDistinctiveKind: number): VectorOverlap {
  const overlap = { ...none };
  shared.count = 0;
  const left = a.keys;
  const right = b.keys;
  for (let i = 0, j = 0; i < left.length && j < right.length; ) {
    const key = left[i] as number;
    const other = right[j] as number;
    if (key < other) i++;
    else if (key > other) j++;
    else addShared(overlap, a, i++, b, j++, minDistinctiveKind);
  }
  if (shared.count > 0) summariseShared(overlap);
  return overlap;
}

function addShared(
  to: VectorOverlap,
  a: Vector,
  i: number,
  b: Vector,
  j: number,
  minDistinctiveKind: number,
): void {
  const kind = (a.keys[i] as number) & 7;
  const product = (a.weights[i] as number) * (b.weights[j] as number);
  to.cosine += product;
  if (kind === keyKinds.ngram) return;
  if (kind === keyKinds.concept) to.conceptCosine += product;
  if (kind > keyKinds.concept || kind === keyKinds.nameStart) to.entityCosine += product;
  if (kind === keyKinds.place) to.places++;
  else if (kind === keyKinds.number) to.numbers++;
  else if (kind === keyKinds.nameStart) to.names++;
  if (isSureName(kind, a.names[i] as number, b.names[j] as number)) to.sureNames++;
  const inLeftTitle = (a.positions[i] as number) < titlePositions;
  const inRightTitle = (b.positions[j] as number) < titlePositions;
  if (kind === keyKinds.place) {
    if (inLeftTitle) to.titlePlacesLeft++;
    if (inRightTitle) to.titlePlacesRight++;
  }
  if (kind < minDistinctiveKind) return;
  if (inLeftTitle && a.names[i] === nameCertainty.sure)
    to.titleNamesCoveredLeft += (a.rarities[i] as number) ** 3;
  if (inRightTitle && b.names[j] === nameCertainty.sure)
    to.titleNamesCoveredRight += (b.rarities[j] as number) ** 3;
  // A name has several keys, of which one is counted.
  if (kind !== keyKinds.nameStart) to.distinctiveKeys++;
  if (shared.count === maxShared) return;
  const at = shared.count++;
  shared.rarities[at] = Math.min(a.rarities[i] as number, b.rarities[j] as number);
  shared.products[at] = product;
  shared.left[at] = a.positions[i] as number;
  shared.right[at] = b.positions[j] as number;
  shared.kinds[at] = kind;
  shared.names[at] = (a.names[i] as number) | (b.names[j] as number);
}

function isSureName(kind: number, left: number, right: number): boolean {
  if (kind === keyKinds.place || kind === keyKinds.institution) return true;
  const isName = kind === keyKinds.nameStart || kind === keyKinds.nameSkeleton;
  return isName && left === nameCertainty.sure && right === nameCertainty.sure;
}

function summariseShared(to: VectorOverlap): void {
  const { count, rarities, products } = shared;
  let rarest = 0;
  // Without a shared name the weightiest word is left out instead: one word alone proves as little as one name.
  let name = 0;
  for (let k = 0; k < count; k++) {
    const rarity = rarities[k] as number;
    if (rarity > (rarities[rarest] as number)) rarest = k;
    if (isLikelierName(k, name)) name = k;
    to.rarity += rarity ** 3;
  }
  to.rarest = rarities[rarest] as number;
  to.cosineWithoutName = to.cosine;
  for (let k = 0; k < count; k++) {
    const rarity = rarities[k] as number;
    if (standsApart(k, rarest)) to.rarestApart = Math.max(to.rarestApart, rarity);
    if (isOfName(k, name)) to.cosineWithoutName -= products[k] as number;
    else {
      to.rarityWithoutName += rarity ** 3;
      if (shared.kinds[k] === keyKinds.concept) to.conceptsWithoutName += rarity ** 3;
    }
  }
}

function isLikelierName(word: number, name: number): boolean {
  const marks = Number(shared.names[word] !== 0) - Number(shared.names[name] !== 0);
  return (
    marks > 0 ||
    (marks === 0 && (shared.products[word] as number) > (shared.products[name] as number))
  );
}

const distances = (a: number, b: number): [number, number] => [
  Math.abs((shared.left[a] as number) - (shared.left[b] as number)),
  Math.abs((shared.right[a] as number) - (shared.right[b] as number)),
];

/** Whether there are words between two shared words in both texts. */
function standsApart(a: number, b: number): boolean {
  const [left, right] = distances(a, b);
  return left > 1 && right > 1;
}

/** Whether a shared word belongs to a name: it is the same one, or a name next to it in both texts. */
function isOfName(word: number, name: number): boolean {
  const [left, right] = distances(word, name);
  return (left === 0 && right === 0) || (shared.names[word] !== 0 && left <= 1 && right <= 1);
}

/** The names and numbers in a story's title that could be covered by another story, by rarity. */
export function titleNamesOf(
  { keys, names, positions, rarities }: Vector,
  minDistinctiveKind: number,
): number {
  let sum = 0;
  for (let i = 0; i < keys.length; i++)
    if (
      names[i] === nameCertainty.sure &&
      (positions[i] as number) < titlePositions &&
      ((keys[i] as number) & 7) >= minDistinctiveKind
    )
      sum += (rarities[i] as number) ** 3;
  return sum;
}
