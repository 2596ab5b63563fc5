import { kinds } from "./key.ts";
import type { Vector } from "./vectors.ts";

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
  /** The same and the cosine without the words of the weightiest shared name: what is shared beside one name. */
  rarityBesideName: number;
  cosineBesideName: number;
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
  else if (kind !== kinds.stem) to.entityCosine += product;
  if (kind === kinds.place) to.places++;
  else if (kind === kinds.number) to.numbers++;
  else if (kind === kinds.nameStart) to.names++;
  if (kind < leastAnchor) return;
  // A name has several keys; only one of them counts.
  if (kind !== kinds.nameStart) to.anchors++;
  if (shared.count === most) return;
  const at = shared.count++;
  shared.rarities[at] = Math.min(a.rarities[i] as number, b.rarities[j] as number);
  shared.products[at] = product;
  shared.left[at] = a.positions[i] as number;
  shared.right[at] = b.positions[j] as number;
  shared.names[at] = (a.names[i] as number) | (b.names[j] as number);
}

function judgeAnchors(to: Evidence): void {
  const { count, rarities, products } = shared;
  let rarest = 0;
  let name = -1;
  for (let k = 0; k < count; k++) {
    const rarity = rarities[k] as number;
    if (rarity > (rarities[rarest] as number)) rarest = k;
    if (shared.names[k] && (name < 0 || (products[k] as number) > (products[name] as number)))
      name = k;
    to.rarity += rarity ** 3;
  }
  to.rarest = rarities[rarest] as number;
  to.cosineBesideName = to.cosine;
  for (let k = 0; k < count; k++) {
    const rarity = rarities[k] as number;
    if (!standsBy(k, rarest, 1)) to.secondRarest = Math.max(to.secondRarest, rarity);
    if (name >= 0 && standsBy(k, name, 2)) to.cosineBesideName -= products[k] as number;
    else to.rarityBesideName += rarity ** 3;
  }
}

/** Whether two shared words stand within so many words of each other in either text. */
const standsBy = (a: number, b: number, words: number): boolean =>
  Math.abs((shared.left[a] as number) - (shared.left[b] as number)) <= words ||
  Math.abs((shared.right[a] as number) - (shared.right[b] as number)) <= words;
