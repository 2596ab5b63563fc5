import { type Cluster, comparedMembers } from "./cluster.ts";
import type { ClusteredReport } from "./clustered-story.ts";
import { cosineOf } from "./vectors.ts";

/**
 * Titles that do not report an event: live tickers, videos and pictures, columns. Matched in lower case; `\b` only
 * knows plain Latin letters, so word edges are written out.
 */
const edge = "(?<![\\p{L}\\p{N}])";
const noHeadline = new RegExp(
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

/** Films, pictures and programmes that say so at the end: "… – video". */
const atTheEnd =
  /[–—|-] (?:video|film|in pictures|bilder|fotos?|photos?|audio|podcast|wideo)s?\.?$/;

/** What is left of a letter that was lost on the way, as encodings show it. */
const lostLetter = /\ufffd|ďż˝|ï¿½/;

/**
 * How well a title represents an event: 0 for tickers, videos and columns, 1 for a headline of good length, least for one
 * that has lost letters.
 */
export function headlineQuality(title: string): number {
  const plain = title.trim().toLowerCase().normalize("NFC");
  if (noHeadline.test(plain) || atTheEnd.test(plain)) return 0;
  if (/[[(](?:video|live|foto|photo)s?[\])]/.test(plain)) return 0;
  if (lostLetter.test(plain)) return 0.2;
  const { length } = plain;
  if (length > 140) return 0.6;
  return length >= 40 && length <= 110 ? 1 : 0.85;
}

/**
 * The report whose headline represents a cluster: the one most like the others in a language (by default, the most
 * common one). Tickers, videos and columns are taken only if there is nothing else. Null if no report is in the language.
 */
export function representativeReport(cluster: Cluster, lang?: string): number | null {
  const language = lang ?? mostCommon(cluster.members.map((m) => m.lang));
  const isOfLanguage = (m: ClusteredReport) => m.lang === language;
  const compared = comparedMembers(cluster).filter(isOfLanguage);
  let best: { id: number; score: number } | null = null;
  for (const member of cluster.members.filter(isOfLanguage)) {
    const { id, headlineQuality } = member;
    const others = (compared.length > 0 ? compared : [member]).map((m) =>
      cosineOf(m.monolingual, member.monolingual),
    );
    const likeness = others.reduce((sum, cosine) => sum + cosine, 0) / others.length;
    // Cosines lie between 0 and 1, so that less 2 a ticker or column always loses to a headline.
    const score = headlineQuality === 0 ? likeness - 2 : likeness * headlineQuality;
    if (!best || score > best.score || (score === best.score && id < best.id)) best = { id, score };
  }
  return best?.id ?? null;
}

function mostCommon(langs: string[]): string {
  const counts = new Map<string, number>();
  for (const lang of langs) counts.set(lang, (counts.get(lang) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "";
}
