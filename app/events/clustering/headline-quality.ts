import { hasLostLetters } from "#stories/lost-letters.ts";

/** Edges of words and phrases are written out, since `\b` knows ASCII letters only. */
const edge = "(?<![\\p{L}\\p{N}])";
const endEdge = "(?![\\p{L}\\p{N}])";

/** What parts a label from the headline: a colon, a bar, a plus sign or a dash, or a hyphen after a space, else it is part of a word. */
const afterLabel = "(?=\\s*[:|+–—]|\\s+-)";

type Phrases = {
  /** They need no more than to stand in the title. */
  anywhere: readonly string[];
  /** Words with other senses, which count as a label only. */
  labels: readonly string[];
};

/**
 * Titles that do not report an event: live tickers, videos and pictures, columns. These phrases say so in any language. They
 * are parts of regular expressions, matched in lower case.
 */
const inAnyLanguage: Phrases = {
  anywhere: [
    // Tickers
    "live[ -]?(?:blogs?|tickers?|updates|text)",
    "newsblogs?",
    "tickers?",
    "en direct",
    "en directo",
    "en vivo",
    "minuto a minuto",
    "ao minuto",
    "em direto",
    "in diretta",
    "na żywo",
    "relacja live",
    "živě",
    "naživo",
    "v živo",
    "uživo",
    "na živo",
    "percről percre",
    "live μετάδοση",
    // At the beginning; elsewhere they are "alive", "directly" and "follows".
    "(?<!.)(?:ζωντανά|tiesiogiai|seuraa)",
    "λεπτό προς λεπτό",
    "на живо",
    "следете",
    "tiešraides?",
    "otseblogi\\p{L}*",
    "suora lähetys",
    "følg",
    // Moving and still pictures
    "v[ií]d[eé]o?s?(?=\\s*\\])",
    "in pictures",
    "en images",
    "bildergalerien?",
    "fotogaler[ií]as?",
    "podcasts?",
  ],
  labels: [
    "live",
    "diretta",
    "última hora",
    "élő(?:ben)?",
    "direkt",
    "v[ií]d[eé]o?s?",
    "watch",
    "βίντεο",
    "видео",
    "wideo",
    "galerie",
    // Columns
    "opinion",
    "opini[oó]n",
    "opinione",
    "opinião",
    "opinia",
    "kommentar",
    "komment[aá]r",
    "komentarz",
    "commentaire",
    "editorial",
    "éditorial",
    "leder",
    "ledare",
    "kolumn[ea]?",
    "column",
    "analysis",
    "anal[iy]se",
    "análisis",
    "debatt?",
    "άποψη",
    "мнение",
    "коментар",
  ],
};

/** Phrases that mean something else in other languages, as "in direct talks", "Safety online: …" and "Tribune: …" in English. */
const inOneLanguage: Readonly<Record<string, Phrases>> = {
  cs: { anywhere: [], labels: ["online"] },
  fr: { anywhere: [], labels: ["tribune"] },
  mt: { anywhere: ["in direct"], labels: [] },
  sk: { anywhere: [], labels: ["online"] },
};

const anyOf = ({ anywhere, labels }: Phrases): RegExp => {
  const forms = [
    ...anywhere.map((phrase) => phrase + endEdge),
    ...labels.map((label) => label + afterLabel),
  ];
  return new RegExp(`${edge}(?:${forms.join("|")})`, "u");
};
const notNews = anyOf(inAnyLanguage);
const notNewsIn = new Map(
  Object.entries(inOneLanguage).map(([lang, phrases]) => [lang, anyOf(phrases)]),
);

/** Videos, pictures and programmes that say so at the end: "… – video". */
const atTheEnd =
  /[–—|-] (?:video|film|in pictures|bilder|fotos?|photos?|audio|podcast|wideo)s?\.?$/;

/**
 * How well a title represents an event: 0 for tickers, videos and columns, 1 for a headline of good length, and little for
 * one with destroyed letters.
 */
export function headlineQuality({ title, lang }: { title: string; lang: string }): number {
  const plain = title.trim().toLowerCase().normalize("NFC");
  if (notNews.test(plain) || notNewsIn.get(lang)?.test(plain) || atTheEnd.test(plain)) return 0;
  if (/[[(](?:video|live|foto|photo)s?[\])]/.test(plain)) return 0;
  if (hasLostLetters(plain)) return 0.2;
  const { length } = plain;
  if (length > 140) return 0.6;
  return length >= 40 && length <= 110 ? 1 : 0.85;
}
