/**
 * Stories are compared by keys (feature hashing): a key has 32 bits, a hash of a text with its kind in the lowest three
 * bits. No text is kept, so memory stays bounded. Collisions are too rare to matter, two in ten million texts.
 */
export const keyKinds = {
  /** Stems and numbers of one language. */
  stem: 0,
  /** Across languages: n-grams of sounds, and the first sounds of names. */
  ngram: 1,
  nameStart: 2,
  /** Terms for what happened, which mean the same in all languages. */
  concept: 3,
  /** From here on a key is an entity: a person, a place, an institution or a number. */
  nameSkeleton: 4,
  number: 5,
  place: 6,
  institution: 7,
} as const;
export type KeyKind = keyof typeof keyKinds;

/** The key of a text; `lang` if the text has its meaning only in that language. */
export function keyOf(kind: KeyKind, text: string, lang = ""): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < lang.length; i++) hash = Math.imul(hash ^ lang.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ 0x7c, 0x01000193);
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash ^= hash >>> 13;
  const key = (hash & ~7) | keyKinds[kind];
  return key === 0 ? 8 : key;
}

/** A key for the count of a key in one language. */
export const languageKey = (key: number, lang: string): number => {
  const salt = Math.imul(lang.charCodeAt(0) * 131 + lang.charCodeAt(1), 0x9e3779b1);
  const mixed = Math.imul(key ^ salt, 0x85ebca6b) ^ (key >>> 16);
  return (mixed ^ (mixed >>> 13)) | 0 || 8;
};

const kindOf = (key: number): number => key & 7;
/** Whether the key is an entity: a person, a place, an institution or a number. */
export const isEntity = (key: number): boolean => kindOf(key) >= keyKinds.nameSkeleton;
/** Whether the key is an entity or a term that means the same in all languages. */
export const isSharedAcrossLanguages = (key: number): boolean => kindOf(key) >= keyKinds.concept;
