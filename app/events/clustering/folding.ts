import { cyrillicToLatin, greekToLatin, latinToAscii } from "#platform/transliteration.ts";

/** Letters by their sound, where that differs from the spelling; pairs of Greek letters are replaced before. */
const bySound = { υ: "i", χ: "h", ь: "" };

const letters: Record<string, string> = {
  ...latinToAscii,
  ...greekToLatin,
  ...cyrillicToLatin,
  ...bySound,
};

/** Greek spells some sounds by two letters; at a word's start μπ, ντ and γκ are b, d and g. */
const greekPairs: [RegExp, string][] = [
  [/^μπ/, "b"],
  [/^ντ/, "d"],
  [/^γκ/, "g"],
  [/γκ|γγ/g, "ng"],
  [/τζ/g, "dz"],
  [/ου/g, "u"],
  [/ευ(?=[αεηιουωβγδζλμνρ])/g, "ev"],
  [/ευ/g, "ef"],
  [/αυ(?=[αεηιουωβγδζλμνρ])/g, "av"],
  [/αυ/g, "af"],
  [/αι/g, "e"],
  [/ει|οι|υι/g, "i"],
];

/** A word in lower-case Latin letters without diacritics, so that a word has one form in any script. */
export function fold(word: string): string {
  let plain = word.toLowerCase();
  if (/^[a-z0-9]*$/.test(plain)) return plain;
  plain = plain.normalize("NFD").replace(/\p{M}+/gu, "");
  if (/[\u0370-\u03ff]/.test(plain))
    for (const [pair, sound] of greekPairs) plain = plain.replace(pair, sound);
  let out = "";
  for (const letter of plain) out += letters[letter] ?? letter;
  return out;
}

/** Letters whose mark changes the sound, as other languages spell that sound. */
const soundLetters: Record<string, string> = {
  č: "tch",
  ć: "tch",
  ç: "s",
  š: "sh",
  ś: "sh",
  ș: "sh",
  ş: "sh",
  ž: "zh",
  ż: "zh",
  ź: "zh",
  ч: "tch",
  ш: "sh",
  ж: "zh",
  ț: "ts",
  ţ: "ts",
  ř: "rzh",
};

/** A name folded by its sound: marks that change the sound are spelled out before they are dropped. */
export function foldName(word: string): string {
  let out = "";
  for (const letter of word.toLowerCase().normalize("NFC")) out += soundLetters[letter] ?? letter;
  return fold(out);
}
