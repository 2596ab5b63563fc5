/** Letters that Unicode does not take apart into a Latin letter and a mark; in lower case. */
const latin: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ð: "d",
  đ: "d",
  þ: "th",
  ł: "l",
  ħ: "h",
  ŋ: "ng",
  ı: "i",
  ĸ: "k",
  ŧ: "t",
  ŀ: "l",
  ə: "e",
};

/** ELOT 743 without its marks. Pairs come first: a pair is one sound. */
const greekPairs: Record<string, string> = {
  ου: "ou",
  αυ: "av",
  ευ: "ev",
  ηυ: "iv",
  γγ: "ng",
  γξ: "nx",
  γχ: "nch",
};
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
  υ: "y",
  φ: "f",
  χ: "ch",
  ψ: "ps",
  ω: "o",
};

/** The Bulgarian law on transliteration (2009), and for letters that Bulgarian lacks their usual Latin spelling. */
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
  ь: "y",
  ю: "yu",
  я: "ya",
  ы: "y",
  э: "e",
  ё: "yo",
  і: "i",
  ї: "yi",
  є: "ye",
  ґ: "g",
  ў: "u",
  ђ: "dj",
  ј: "j",
  љ: "lj",
  њ: "nj",
  ћ: "c",
  џ: "dz",
  ѓ: "gj",
  ќ: "kj",
  ѕ: "dz",
};

const letters: Record<string, string> = { ...latin, ...greek, ...cyrillic };
const longest = 200;

/** Lower-case ASCII as far as letters of the Union's scripts go; other characters stay. */
function toLatin(text: string): string {
  const whole = text
    .normalize("NFC")
    .toLowerCase()
    // й is a letter, not и with a mark: it must not be taken apart. The same goes for ё, ї, ў, ѓ, ќ.
    .replace(/[йёїўѓќ]/g, (c) => cyrillic[c] ?? c)
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
 * The address of a story by its title (specification, section 2, and decision 4): transliterated to ASCII,
 * lower case, each run of other characters one hyphen, none at the ends. Titles of more than 200 characters
 * end at a word. Empty when nothing is left: then the story's id stands in.
 */
export function slugOf(title: string): string {
  const slug = toLatin(title)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (slug.length <= longest) return slug;
  const word = slug.lastIndexOf("-", longest);
  return slug.slice(0, word > 0 ? word : longest);
}
