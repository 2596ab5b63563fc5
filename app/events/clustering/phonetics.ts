/** Spellings and the letter for their sound. The order of the rules matters. */
const rules: [RegExp, string][] = [
  [/[^a-z]/g, ""],
  [/tsch|tch|sch|sh|ch(?=[ei])|cz|sz|ci(?=[aou])/g, "s"],
  [/ch/g, "h"],
  [/ph/g, "f"],
  [/gh/g, ""],
  [/th/g, "t"],
  [/ck|qu|q/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/c/g, "k"],
  [/x/g, "ks"],
  [/dz|dj|dg|zh|ts|tz|z/g, "s"],
  [/w/g, "v"],
  [/j|y/g, "i"],
  [/ou|oo/g, "u"],
  [/ae|oe/g, "e"],
  [/ie|ei|ee|ea/g, "i"],
  [/(.)\1+/g, "$1"],
];

/** A rough phonetic code of a folded word: the usual European spellings of a name get the same code. */
export function phoneticCode(folded: string): string {
  let sound = folded;
  for (const [spelling, letter] of rules) sound = sound.replace(spelling, letter);
  return sound;
}

/** The first consonants of a phonetic code, after an `a` if it begins with a vowel: vowels and endings vary most. */
export function consonantSkeleton(sound: string, length = 4): string {
  if (!sound) return "";
  const consonants = sound.replace(/[haeiou]/g, "");
  const lead = /^[aeiou]/.test(sound) ? "a" : "";
  return (lead + consonants).replace(/(.)\1+/g, "$1").slice(0, length);
}
