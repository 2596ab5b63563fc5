import type en from "../en/hub.ts";
import type { Texts } from "../messages.ts";

// Printed on the server, or sent along with the page: no part of what every page loads.
export default {
  title: "EU-Nachrichten",
  lead: "Nachrichten aus ganz Europa mit Blick auf die politische Ausrichtung, für alle, die gut informiert sein wollen",
  now: "Im Augenblick",
  loading: "Wird geladen …",
  ignored: "Den Filter „{value}“ gibt es nicht; er wurde weggelassen.",
  filters: {
    title: "Filter",
    reset: "Filter zurücksetzen",
    topics: "Themen",
    countries: "Länder",
    selected: "{count, plural, one {# ausgewählt} other {# ausgewählt}}",
    apply: "Artikel zeigen",
  },
  tabs: {
    label: "Ansichten der Nachrichten",
    all: "Alle Nachrichten",
    trending: "Im Trend",
    bias: "Politische Ausrichtung",
  },
  feed: {
    label: "Artikel",
    more: "Weitere Artikel laden",
    end: "Sie haben das Ende der Nachrichten erreicht",
    none: "Zu diesen Filtern gibt es zurzeit keine Artikel.",
    noTrending: "Zurzeit liegt kein Artikel im Trend",
    sameEvent: "Mehr zu diesem Ereignis",
    failed: "Die Nachrichten konnten nicht geladen werden",
    added: "{count, plural, one {# weiterer Artikel geladen.} other {# weitere Artikel geladen.}}",
    newest: "Zurück zu den neuesten Artikeln",
  },
  bias: {
    title: "Politische Ausrichtung",
    shows:
      "{count, plural, one {Ihre Auswahl zeigt zurzeit # Artikel} other {Ihre Auswahl zeigt zurzeit # Artikel}} unterschiedlicher politischer Ausrichtung",
    scope:
      "Gezählt sind die neuesten Artikel Ihrer Auswahl aus den letzten {days} Tagen, höchstens {stories}, jeder nach der politischen Ausrichtung seiner Quelle.",
    unrated:
      "{share} davon kommen aus Quellen, die niemand eingestuft hat. Sie zählen als nicht eingestuft, und so steht es auch an den Artikeln.",
    allRated: "Alle kommen aus eingestuften Quellen.",
    label: "Artikel nach politischer Ausrichtung: {counts}",
    one: "{name} {count}",
    rates: "Wer die Quellen einstuft, und wie",
    none: "Zu diesen Filtern gibt es keine Artikel.",
    whole: "In Zahlen",
    band: "Ausrichtung",
    articles: "Artikel",
    share: "Anteil",
    byCountry: "Nach Land der Quelle",
    country: "Land",
    bySource: "Nach Quelle",
    source: "Quelle",
    rest: "{count, plural, one {# weitere zeigen} other {# weitere zeigen}}",
  },
} as const satisfies Texts<typeof en>;
