/**
 * What stories are compared by is a key: a whole number of 32 bits, a hash of the text it stands for with its
 * kind in the lowest three bits. No text is kept, so memory stays bounded however many words the years bring;
 * two texts in ten million meet in one key by chance, which no figure feels.
 */
export const kinds = {
  /** Stems and numbers of one language. */
  stem: 0,
  /** Across languages: runs of sounds, starts of names. */
  run: 1,
  sound: 2,
  /** Concepts tell what happened. */
  concept: 3,
  /** From here on a key names somebody, somewhere or how many. */
  skeleton: 4,
  number: 5,
  place: 6,
  institution: 7,
} as const;
export type Kind = keyof typeof kinds;

/** A key of a text under a kind; `lang` where the text means something only in its language. */
export function keyOf(kind: Kind, text: string, lang = ""): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < lang.length; i++) hash = Math.imul(hash ^ lang.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ 0x7c, 0x01000193);
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash ^= hash >>> 13;
  const key = (hash & ~7) | kinds[kind];
  return key === 0 ? 8 : key;
}

/** A key for a key as counted in one language. */
export const keyIn = (key: number, lang: string): number => {
  const salt = Math.imul(lang.charCodeAt(0) * 131 + lang.charCodeAt(1), 0x9e3779b1);
  const mixed = Math.imul(key ^ salt, 0x85ebca6b) ^ (key >>> 16);
  return (mixed ^ (mixed >>> 13)) | 0 || 8;
};

const kindOf = (key: number): number => key & 7;
/** Whether sharing the key says that two stories have somebody, somewhere or a number in common. */
export const isEntity = (key: number): boolean => kindOf(key) >= kinds.skeleton;
/** Whether the key counts among the shared ones: entities and concepts, and all that a language has itself. */
export const isTelling = (key: number): boolean =>
  kindOf(key) >= kinds.concept || kindOf(key) === kinds.stem;
