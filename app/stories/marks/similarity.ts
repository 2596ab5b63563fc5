/** How many hash functions sign a text: the estimate is off by about 0.04. */
const size = 128;
/** Hashes of a signature that make one bucket; texts as alike as 0.5 share one of the 64 all but always. */
const band = 2;

/** A text as the least values of 128 hash functions over its words. */
export type Signature = Int32Array;

/**
 * The words that carry a text's meaning, without marks and by their first four letters: in most languages of
 * the Union endings change from one report to the next, beginnings stay. Short words are left out, figures stay.
 */
const stems = (text: string): Set<string> =>
  new Set(
    (
      text
        .normalize("NFKD")
        .replace(/\p{M}+/gu, "")
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? []
    )
      .filter((word) => word.length > 3 || /\p{N}/u.test(word))
      .map((word) => word.slice(0, 4)),
  );

/** MinHash (A. Broder, 1997) of a text; null for one of fewer than six different words, too short to compare. */
export function signatureOf(text: string): Signature | null {
  const words = stems(text);
  if (words.size < 6) return null;
  const signature = new Int32Array(size).fill(0x7fffffff);
  for (const word of words) {
    const hash = hashOf(word);
    for (let i = 0; i < size; i++) {
      const value = mixed(hash ^ Math.imul(i + 1, 0x9e3779b1));
      if (value < (signature[i] as number)) signature[i] = value;
    }
  }
  return signature;
}

/** The share of words that two texts have in common (Jaccard's index), estimated; from 0 to 1. */
export function similarity(a: Signature, b: Signature): number {
  let same = 0;
  for (let i = 0; i < size; i++) if (a[i] === b[i]) same++;
  return same / size;
}

/** Texts that share one of these are worth comparing. */
export function bucketsOf(signature: Signature): number[] {
  const buckets: number[] = [];
  for (let i = 0; i < size; i += band) {
    let bucket = i;
    for (let j = i; j < i + band; j++) bucket = mixed(bucket ^ (signature[j] as number));
    buckets.push(bucket);
  }
  return buckets;
}

/** FNV-1a. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return hash;
}

/** The last step of MurmurHash3. */
function mixed(value: number): number {
  let x = value;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}
