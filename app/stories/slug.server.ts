import { cyrillicToLatin, greekToLatin, latinToAscii } from "#platform/transliteration.ts";

/** Greek pairs of letters by ELOT 743 without diacritics. They are replaced first, as a pair is one sound. */
const greekPairs: Record<string, string> = {
  ου: "ou",
  αυ: "av",
  ευ: "ev",
  ηυ: "iv",
  γγ: "ng",
  γξ: "nx",
  γχ: "nch",
};

const letters: Record<string, string> = { ...latinToAscii, ...greekToLatin, ...cyrillicToLatin };
const longest = 200;

/** Transliterates the scripts of the Union to lower-case ASCII; other characters stay. */
function toLatin(text: string): string {
  const whole = text
    .normalize("NFC")
    .toLowerCase()
    // й is a letter, not и with a diacritic: it must not be decomposed. The same goes for ё, ї, ў, ѓ, ќ.
    .replace(/[йёїўѓќ]/g, (c) => cyrillicToLatin[c] ?? c)
    // A Greek vowel with a diaeresis makes no pair with the one before it.
    .replace(/[ϋΰ]/g, "y")
    .replace(/ия(?!\p{L})/gu, "ia");
  const bare = whole
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}+/gu, "");
  return (
    bare
      // Before a voiceless consonant, or at a word's end, the υ of these pairs sounds as f.
      .replace(/(?<!\p{L})μπ/gu, "b")
      .replace(/([αεη])υ(?=[θκξπσςτφχψ]|(?!\p{L}))/gu, (_, vowel) => `${letters[vowel]}f`)
      .replace(/ου|[αεη]υ|γ[γξχ]/g, (pair) => greekPairs[pair] ?? pair)
      .replace(/[^\0-\x7f]/g, (c) => letters[c] ?? c)
  );
}

/**
 * The slug of a title: transliterated to ASCII, lower case, with single hyphens for other characters and none at the ends.
 * Slugs of more than 200 characters are cut after a word. Empty if nothing is left; then the caller uses the story's id.
 */
export function slugOf(title: string): string {
  const slug = toLatin(title)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (slug.length <= longest) return slug;
  const word = slug.lastIndexOf("-", longest);
  return slug.slice(0, word > 0 ? word : longest);
}
