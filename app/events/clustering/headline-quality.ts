import { hasLostLetters } from "#stories/lost-letters.ts";

/**
 * Titles that do not report an event: live tickers, videos and pictures, columns. They are matched in lower case. Word
 * edges are written out, since `\b` knows ASCII letters only.
 */
const edge = "(?<![\\p{L}\\p{N}])";
const notNews = new RegExp(
  `${edge}(?:${[
    // Tickers
    "live(?:blog|ticker|-blog|-ticker)?(?=\\s*[:|+–—-])",
    "live ?(?:blog|ticker|updates|text)",
    "newsblog",
    "ticker",
    "en direct",
    "en directo",
    "en vivo",
    "minuto a minuto",
    "última hora",
    "ao minuto",
    "em direto",
    "in diretta",
    "diretta(?=\\s*[:|–—-])",
    "na żywo",
    "relacja live",
    "živě",
    "online(?=\\s*[:|–—-])",
    "naživo",
    "v živo",
    "uživo",
    "na živo",
    "élő(?:ben)?(?=\\s*[:|–—-])",
    "percről percre",
    "ζωντανά",
    "live μετάδοση",
    "λεπτό προς λεπτό",
    "на живо",
    "следете",
    "in direct",
    "tiešraide",
    "tiesiogiai",
    "otseblogi",
    "direkt(?=\\s*[:|–—-])",
    "seuraa",
    "suora lähetys",
    "følg",
    // Moving and still pictures
    "v[ií]d[eé]o?s?(?=\\s*[:|\\]–—-])",
    "watch(?=\\s*[:|–—-])",
    "βίντεο(?=\\s*[:|–—-])",
    "видео(?=\\s*[:|–—-])",
    "wideo(?=\\s*[:|–—-])",
    "in pictures",
    "en images",
    "galerie(?=\\s*[:|–—-])",
    "bildergalerie",
    "fotogaler[ií]a",
    "podcast",
    // Columns
    "opinion(?=\\s*[:|–—-])",
    "opini[oó]n(?=\\s*[:|–—-])",
    "opinione(?=\\s*[:|–—-])",
    "opinião(?=\\s*[:|–—-])",
    "opinia(?=\\s*[:|–—-])",
    "kommentar(?=\\s*[:|–—-])",
    "komment[aá]r(?=\\s*[:|–—-])",
    "komentarz(?=\\s*[:|–—-])",
    "commentaire(?=\\s*[:|–—-])",
    "editorial(?=\\s*[:|–—-])",
    "éditorial(?=\\s*[:|–—-])",
    "leder(?=\\s*[:|–—-])",
    "ledare(?=\\s*[:|–—-])",
    "kolumn[ea]?(?=\\s*[:|–—-])",
    "column(?=\\s*[:|–—-])",
    "tribune(?=\\s*[:|–—-])",
    "analysis(?=\\s*[:|–—-])",
    "anal[iy]se(?=\\s*[:|–—-])",
    "análisis(?=\\s*[:|–—-])",
    "debatt?(?=\\s*[:|–—-])",
    "άποψη(?=\\s*[:|–—-])",
    "мнение(?=\\s*[:|–—-])",
    "коментар(?=\\s*[:|–—-])",
  ].join("|")})`,
  "u",
);

/** Videos, pictures and programmes that say so at the end: "… – video". */
const atTheEnd =
  /[–—|-] (?:video|film|in pictures|bilder|fotos?|photos?|audio|podcast|wideo)s?\.?$/;

/**
 * How well a title represents an event: 0 for tickers, videos and columns, 1 for a headline of good length, and little for
 * one with destroyed letters.
 */
export function headlineQuality(title: string): number {
  const plain = title.trim().toLowerCase().normalize("NFC");
  if (notNews.test(plain) || atTheEnd.test(plain)) return 0;
  if (/[[(](?:video|live|foto|photo)s?[\])]/.test(plain)) return 0;
  if (hasLostLetters(plain)) return 0.2;
  const { length } = plain;
  if (length > 140) return 0.6;
  return length >= 40 && length <= 110 ? 1 : 0.85;
}
