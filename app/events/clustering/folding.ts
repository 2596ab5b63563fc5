/** Greek letters as Latin ones, by sound; pairs of letters are turned before. */
const greek: Record<string, string> = {
  α: "a",
  β: "v",
  γ: "g",
  δ: "d",
  ε: "e",
  ζ: "z",
  η: "i",
  θ: "th",
  ι: "i",
  κ: "k",
  λ: "l",
  μ: "m",
  ν: "n",
  ξ: "x",
  ο: "o",
  π: "p",
  ρ: "r",
  σ: "s",
  ς: "s",
  τ: "t",
  υ: "i",
  φ: "f",
  χ: "h",
  ψ: "ps",
  ω: "o",
};

/** Cyrillic letters as Latin ones: Bulgarian first, with the letters of its neighbours. */
const cyrillic: Record<string, string> = {
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  д: "d",
  е: "e",
  ж: "zh",
  з: "z",
  и: "i",
  й: "y",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ф: "f",
  х: "h",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "sht",
  ъ: "a",
  ь: "",
  ю: "yu",
  я: "ya",
  ы: "y",
  э: "e",
  є: "ye",
  і: "i",
  ґ: "g",
};

/** Latin letters that Unicode does not decompose. */
const special: Record<string, string> = {
  ß: "ss",
  ł: "l",
  ø: "o",
  đ: "d",
  ħ: "h",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ð: "d",
  ı: "i",
  ŀ: "l",
};

const letters: Record<string, string> = { ...greek, ...cyrillic, ...special };

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

/** A word in lower-case Latin letters without diacritics, so that one word has one form in any script. */
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
