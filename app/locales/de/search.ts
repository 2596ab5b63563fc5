import type en from "../en/search.ts";
import type { Texts } from "../messages.ts";

// Printed on the server: no part of what the browser loads.
export default {
  title: "Suche",
  description:
    "Nachrichten, Videos und Podcasts aus allen 27 EU-Ländern: durchsuchbar nach Wort, Land, Thema, politischer Perspektive und Datum.",
  results: "Suchergebnisse für „{query}“",
  found: "{count, plural, =0 {# Treffer} one {# Treffer} other {# Treffer}}",
  newest: "Die neuesten Meldungen",
  noResults: "Keine Treffer",
  adjust: "Versuchen Sie es mit anderen Wörtern oder Filtern",
  plain:
    "Die Suche findet Ihre Wörter vorerst nur in genau dieser Schreibweise, in Überschriften und Auszügen.",
  ignored: "Den Filter „{value}“ gibt es nicht; er wurde weggelassen.",
  all: "Alle",
  articles: "Artikel",
  videos: "Videos",
  podcasts: "Podcasts",
  kind: "Art: {value}",
  country: "Land: {value}",
  category: "Kategorie: {value}",
  remove: "Filter {name} entfernen",
  bias: "Ausrichtung: {value}",
  dateRange: "Zeitraum: {value}",
  searching: "Suche läuft …",
  more: "Weitere Treffer laden",
  sort: "Sortieren nach",
  sorts: { relevance: "Relevanz", date: "Datum", popularity: "Beliebtheit" },
  kinds: { article: "Artikel", video: "Video", podcast: "Podcast" },
  biases: { left: "Links", center: "Mitte", right: "Rechts" },
  dateRanges: {
    today: "Heute",
    week: "Letzte Woche",
    month: "Letzter Monat",
    year: "Letztes Jahr",
  },
  filters: {
    open: "Filter",
    active: "{count, plural, one {# Filter aktiv} other {# Filter aktiv}}",
    contentType: "Inhaltstyp",
    country: "Land",
    bias: "Ausrichtung",
    dateRange: "Zeitraum",
    category: "Kategorie",
    any: "Alle",
    moreCountries: "Weitere Länder",
    clear: "Zurücksetzen",
    apply: "Filter anwenden",
  },
  wire: "Agenturmeldung",
} as const satisfies Texts<typeof en>;
