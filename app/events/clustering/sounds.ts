/** One letter for one sound, in the order in which they must be tried. */
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

/** How a folded word sounds, roughly: the usual spellings of a name in Europe come out alike. */
export function soundOf(folded: string): string {
  let sound = folded;
  for (const [spelling, letter] of rules) sound = sound.replace(spelling, letter);
  return sound;
}

/** The first consonants of a sound, after an `a` when it begins with a vowel: endings and vowels differ most. */
export function skeletonOf(sound: string, length = 4): string {
  if (!sound) return "";
  const consonants = sound.replace(/[haeiou]/g, "");
  const lead = /^[aeiou]/.test(sound) ? "a" : "";
  return (lead + consonants).replace(/(.)\1+/g, "$1").slice(0, length);
}
