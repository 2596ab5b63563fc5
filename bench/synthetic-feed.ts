// Feeds of our own making, as long and as wordy as those of real publishers.
const languages = {
  en: {
    who: [
      "The parliament",
      "The ministry of health",
      "A court in Vienna",
      "The central bank",
      "Farmers in Poland",
      "The commission",
    ],
    does: ["votes on", "delays", "defends", "publishes", "rejects", "debates"],
    what: [
      "a new budget",
      "the climate law",
      "higher tariffs",
      "the railway plan",
      "an energy deal",
      "rules for asylum",
    ],
    more: "after weeks of talks between the governing parties and the opposition",
  },
  de: {
    who: [
      "Der Bundestag",
      "Das Gesundheitsministerium",
      "Ein Gericht in Wien",
      "Die Zentralbank",
      "Bauern in Polen",
      "Die Kommission",
    ],
    does: ["berät über", "verschiebt", "verteidigt", "veröffentlicht", "verwirft", "prüft"],
    what: [
      "einen neuen Haushalt",
      "das Klimagesetz",
      "höhere Zölle",
      "den Bahnplan",
      "ein Energieabkommen",
      "Regeln für Asyl",
    ],
    more: "nach wochenlangen Gesprächen zwischen den Regierungsparteien und der Opposition",
  },
  fr: {
    who: [
      "Le parlement",
      "Le ministère de la Santé",
      "Un tribunal à Vienne",
      "La banque centrale",
      "Des agriculteurs polonais",
      "La commission",
    ],
    does: ["vote sur", "reporte", "défend", "publie", "rejette", "examine"],
    what: [
      "un nouveau budget",
      "la loi climat",
      "des droits de douane",
      "le plan ferroviaire",
      "un accord énergétique",
      "les règles d'asile",
    ],
    more: "après des semaines de discussions entre la majorité et l'opposition",
  },
  es: {
    who: [
      "El parlamento",
      "El ministerio de Sanidad",
      "Un tribunal de Viena",
      "El banco central",
      "Agricultores polacos",
      "La comisión",
    ],
    does: ["vota", "aplaza", "defiende", "publica", "rechaza", "debate"],
    what: [
      "un nuevo presupuesto",
      "la ley del clima",
      "aranceles más altos",
      "el plan ferroviario",
      "un acuerdo energético",
      "las reglas de asilo",
    ],
    more: "tras semanas de conversaciones entre el gobierno y la oposición",
  },
} as const;
const codes = Object.keys(languages) as (keyof typeof languages)[];

/** An RSS feed with `items` items that no other `seed` shares; about 1 kB each, with markup and a picture. */
export function syntheticFeed(seed: number, items: number, now: Date): string {
  const lang = codes[seed % codes.length] ?? "en";
  const words = languages[lang];
  const home = `https://paper-${seed}.example`;
  const pick = (list: readonly string[], n: number) => list[n % list.length] ?? "";
  const item = (i: number) => {
    const n = seed * 7 + i;
    const sentence = `${pick(words.who, n)} ${pick(words.does, n >> 1)} ${pick(words.what, n >> 2)}`;
    const title = `${sentence} (${seed}-${i})`;
    const link = `${home}/${seed}/${i}/article.html?utm_source=rss&amp;id=${n}`;
    const text = Array.from({ length: 4 }, (_, k) => `${sentence} ${words.more} ${n + k}.`).join(
      " ",
    );
    return `<item><title>${title}</title><link>${link}</link><guid isPermaLink="false">${home}/${i}</guid>
<pubDate>${new Date(now.getTime() - n * 60_000).toUTCString()}</pubDate><category>News</category>
<description><![CDATA[<p><img src="${home}/${i}.jpg" width="640" height="360" alt=""><b>${text}</b></p>]]></description>
<media:content url="${home}/${i}-large.jpg" type="image/jpeg" width="1280" height="720"/></item>`;
  };
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Paper ${seed}</title>
<link>${home}</link><language>${lang}</language>
${Array.from({ length: items }, (_, i) => item(i)).join("\n")}
</channel></rss>`;
}
