import { kinds } from "./key.ts";
import { gapAfterTitle, nameMarks, type Vector } from "./vectors.ts";

/** What two vectors share. A number or name is rare if few events have it lately. */
export type Evidence = {
  cosine: number;
  /** The parts of the cosine from names, numbers and places, and from concepts. */
  entityCosine: number;
  conceptCosine: number;
  /** How many anchors, names, numbers and places are shared. An anchor is a key that says something by itself. */
  anchors: number;
  names: number;
  numbers: number;
  places: number;
  /** How rare the rarest shared anchor is, and the rarest that stands apart from it in both texts. */
  rarest: number;
  secondRarest: number;
  /** The anchors' rarities together, to the third power: many common words weigh less than a few rare ones. */
  rarity: number;
  /** `rarity` and the cosine without the weightiest shared name, or without the weightiest shared word where no name is shared. */
  rarityBesideName: number;
  cosineBesideName: number;
  /** The concepts' part of `rarityBesideName`. */
  conceptsBesideName: number;
  /** How much of the names and numbers in each title occurs in the other report, by rarity. */
  coveredLeft: number;
  coveredRight: number;
  /** How many of the places in each title occur in the other report. */
  placesLeft: number;
  placesRight: number;
};

const none: Evidence = {
  cosine: 0,
  entityCosine: 0,
  conceptCosine: 0,
  anchors: 0,
  names: 0,
  numbers: 0,
  places: 0,
  rarest: 0,
  secondRarest: 0,
  rarity: 0,
  rarityBesideName: 0,
  cosineBesideName: 0,
  conceptsBesideName: 0,
  coveredLeft: 0,
  coveredRight: 0,
  placesLeft: 0,
  placesRight: 0,
};

// Comparing is most of the work of clustering, so the lists of shared keys are not allocated anew for each.
const most = 96;
const shared = {
  count: 0,
  rarities: new Float32Array(most),
  products: new Float32Array(most),
  left: new Int16Array(most),
  right: new Int16Array(most),
  names: new Uint8Array(most),
  kinds: new Uint8Array(most),
};

/** What two vectors of one language share. */
export const compareMonolingual = (a: Vector, b: Vector): Evidence => compare(a, b, kinds.stem);

/** What two vectors of any languages share. Sounds are no anchors: they only add to the cosine. */
export const compareCrosslingual = (a: Vector, b: Vector): Evidence =>
  compare(a, b, kinds.nameStart);

function compare(a: Vector, b: Vector, leastAnchor: number): Evidence {
  const evidence = { ...none };
  shared.count = 0;
  const left = a.keys;
  const right = b.keys;
  for (let i = 0, j = 0; i < left.length && j < right.length; ) {
    const key = left[i] as number;
    const other = right[j] as number;
    if (key < other) i++;
    else if (key > other) j++;
    else addShared(evidence, a, i++, b, j++, leastAnchor);
  }
  if (shared.count > 0) judgeAnchors(evidence);
  return evidence;
}

function addShared(
  to: Evidence,
  a: Vector,
  i: number,
  b: Vector,
  j: number,
  leastAnchor: number,
): void {
  const kind = (a.keys[i] as number) & 7;
  const product = (a.weights[i] as number) * (b.weights[j] as number);
  to.cosine += product;
  if (kind === kinds.ngram) return;
  if (kind === kinds.concept) to.conceptCosine += product;
  if (kind > kinds.concept || kind === kinds.nameStart) to.entityCosine += product;
  if (kind === kinds.place) to.places++;
  else if (kind === kinds.number) to.numbers++;
  else if (kind === kinds.nameStart) to.names++;
  const inLeftTitle = (a.positions[i] as number) < gapAfterTitle;
  const inRightTitle = (b.positions[j] as number) < gapAfterTitle;
  if (kind === kinds.place) {
    if (inLeftTitle) to.placesLeft++;
    if (inRightTitle) to.placesRight++;
  }
  if (kind < leastAnchor) return;
  if (inLeftTitle && a.names[i] === nameMarks.sure)
    to.coveredLeft += (a.rarities[i] as number) ** 3;
  if (inRightTitle && b.names[j] === nameMarks.sure)
    to.coveredRight += (b.rarities[j] as number) ** 3;
  // A name has several keys; only one of them counts.
  if (kind !== kinds.nameStart) to.anchors++;
  if (shared.count === most) return;
  const at = shared.count++;
  shared.rarities[at] = Math.min(a.rarities[i] as number, b.rarities[j] as number);
  shared.products[at] = product;
  shared.left[at] = a.positions[i] as number;
  shared.right[at] = b.positions[j] as number;
  shared.kinds[at] = kind;
  shared.names[at] = (a.names[i] as number) | (b.names[j] as number);
}

function judgeAnchors(to: Evidence): void {
  const { count, rarities, products } = shared;
  let rarest = 0;
  // Where no name is shared, the weightiest word takes its place: one word alone says as little.
  let name = 0;
  for (let k = 0; k < count; k++) {
    const rarity = rarities[k] as number;
    if (rarity > (rarities[rarest] as number)) rarest = k;
    if (isLikelierName(k, name)) name = k;
    to.rarity += rarity ** 3;
  }
  to.rarest = rarities[rarest] as number;
  to.cosineBesideName = to.cosine;
  for (let k = 0; k < count; k++) {
    const rarity = rarities[k] as number;
    if (standsApart(k, rarest)) to.secondRarest = Math.max(to.secondRarest, rarity);
    if (isOfName(k, name)) to.cosineBesideName -= products[k] as number;
    else {
      to.rarityBesideName += rarity ** 3;
      if (shared.kinds[k] === kinds.concept) to.conceptsBesideName += rarity ** 3;
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

/** The names and numbers in a report's title that could be covered by another report, by rarity. */
export function titleNamesOf(
  { keys, names, positions, rarities }: Vector,
  leastAnchor: number,
): number {
  let sum = 0;
  for (let i = 0; i < keys.length; i++)
    if (
      names[i] === nameMarks.sure &&
      (positions[i] as number) < gapAfterTitle &&
      ((keys[i] as number) & 7) >= leastAnchor
    )
      sum += (rarities[i] as number) ** 3;
  return sum;
}
