/** Countries with newspapers for their own people in several languages. */
const severalLanguages: Record<string, string> = {
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
 * Whether newspapers for the people of a country are written in a language. Editions in other languages are for readers
 * abroad: a story in one that names no place need not be about the country.
 */
export function isNationalLanguage(lang: string, country: string | null): boolean {
  if (country === null || country === union) return true;
  const listed = severalLanguages[country];
  if (listed) return listed.split(" ").includes(lang);
  return firstLanguageOf(country) === lang;
}

const firstLanguages = new Map<string, string>();

function firstLanguageOf(country: string): string {
  let lang = firstLanguages.get(country);
  if (lang === undefined) {
    lang = new Intl.Locale(`und-${country}`).maximize().language;
    if (lang === "nb" || lang === "nn") lang = "no";
    firstLanguages.set(country, lang);
  }
  return lang;
}
