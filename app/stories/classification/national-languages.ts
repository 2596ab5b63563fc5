/** States in which newspapers for their own people appear in more languages than the first one. */
const further: Record<string, string> = {
  BE: "nl fr de",
  CH: "de fr it",
  CY: "el tr en",
  EE: "et ru",
  ES: "es ca gl eu",
  FI: "fi sv",
  GB: "en cy ga",
  IE: "en ga",
  IT: "it de",
  LU: "lb fr de",
  LV: "lv ru",
  MT: "mt en",
  UA: "uk ru",
};

/** The institutions of the Union write in all languages. */
const union = "EU";

/**
 * Whether papers for the people of a country are written in a language. A newspaper's edition in another language tells
 * foreigners about the world, and a broadcaster's foreign service tells a country about itself.
 */
export function isSpokenIn(lang: string, country: string | null): boolean {
  if (country === null || country === union) return true;
  const listed = further[country];
  if (listed) return listed.split(" ").includes(lang);
  return firstLanguageOf(country) === lang;
}

const first = new Map<string, string>();

function firstLanguageOf(country: string): string {
  let lang = first.get(country);
  if (lang === undefined) {
    lang = new Intl.Locale(`und-${country}`).maximize().language;
    if (lang === "nb" || lang === "nn") lang = "no";
    first.set(country, lang);
  }
  return lang;
}
