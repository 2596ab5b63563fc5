import { agree, type Cluster, sumIn } from "./cluster.ts";

/**
 * Titles that stand for something else than the event: live tickers, videos and pictures, columns. Matched in
 * lower case; `\b` knows only plain Latin letters, so edges are written out.
 */
const edge = "(?<![\\p{L}\\p{N}])";
const aside = new RegExp(
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

/** How well a title would stand for an event: 0 for tickers, videos and columns, 1 for a headline of good length. */
export function headlineValue(title: string): number {
  const plain = title.trim().toLowerCase().normalize("NFC");
  if (aside.test(plain) || /[[(](?:video|live|foto|photo)s?[\])]/.test(plain)) return 0;
  const { length } = plain;
  return length >= 40 && length <= 110 ? 1 : 0.85;
}

/**
 * The report whose headline stands for a cluster: of those in the language (without one: in the language most
 * of its reports are in) the one nearest to their middle. Null where none is in the language; tickers, videos
 * and columns only where there is nothing else.
 */
export function headlineFor(cluster: Cluster, lang?: string): number | null {
  const tongue = lang ?? commonest(cluster.members.map((m) => m.lang));
  const sum = sumIn(cluster, tongue);
  if (!sum) return null;
  let best: { id: number; value: number } | null = null;
  for (const { id, lang: own, same, headline } of cluster.members) {
    if (own !== tongue) continue;
    // Cosines of what was written on purpose about one thing lie above 0; an aside always loses to a headline.
    const value = headline === 0 ? agree(same, sum).cosine - 2 : agree(same, sum).cosine * headline;
    if (!best || value > best.value || (value === best.value && id < best.id)) best = { id, value };
  }
  return best?.id ?? null;
}

function commonest(langs: string[]): string {
  const counts = new Map<string, number>();
  for (const lang of langs) counts.set(lang, (counts.get(lang) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "";
}
