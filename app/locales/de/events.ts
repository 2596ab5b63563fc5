import type en from "../en/events.ts";
import type { Texts } from "../messages.ts";

// Printed on the server: no part of what the browser loads.
export default {
  sources: "{count, plural, one {# Quelle} other {# Quellen}}",
  fromCountry: "{country}:",
  countries: "{count, plural, one {# Land} other {# Länder}}",
  reportedBy: "berichtet von {count, plural, one {# Quelle} other {# Quellen}}",
  description:
    "Ein Ereignis in den Berichten von {sources, plural, one {# Quelle} other {# Quellen}}{countries, plural, =0 {} one { aus # Land} other { aus # Ländern}}, geordnet nach politischer Ausrichtung.",
  headline: "Überschrift: {source}",
  ownTitle: "Titel: unsere Redaktion",
  picture: "Bild: {source}",
  first: "Erster Bericht <time></time>",
  last: "Letzter Bericht <time></time>",
  outlets: "Die Berichte",
  few: "Ab fünf Verlagen vergleicht diese Seite sie nach Perspektive.",
  showMore: "{count, plural, one {# weitere zeigen} other {# weitere zeigen}}",
  page: "Seite {page} von {pages}",
  pages: "Seiten",
  previous: "Zurück",
  next: "Weiter",
  also: "Auch zu {topic}",
  further: { title: "Weitere Berichte" },
  sampleNote:
    "Dies ist ein Beispielereignis: Medien, Menschen und Geschehen sind erfunden. Es zeigt, was diese Seite kann.",
  partOf: "Teil von: <link></link>",
  sides: { left: "Links", center: "Mitte", right: "Rechts", unrated: "Nicht eingestuft" },
  bias: "Ausrichtung:",
  one: "{name} {count}",
  covering: {
    title: "Wer darüber berichtet",
    label: "Unabhängige Verlage nach der politischen Ausrichtung ihrer Quelle: {counts}",
    owners:
      "Medien desselben Eigentümers zählen nur einmal, nämlich das, welches zuerst berichtet hat.",
    rates: "Wer die Quellen einstuft, und wie",
  },
  tabs: "Perspektiven",
  empty: {
    left: "Von einer linken Quelle haben wir keinen Bericht gefunden.",
    center: "Von einer Quelle der Mitte haben wir keinen Bericht gefunden.",
    right: "Von einer rechten Quelle haben wir keinen Bericht gefunden.",
  },
  original: "Original",
  originalAt: "bei {source}",
  countedWith: "Gleicher Eigentümer wie {source}: zählt nicht noch einmal.",
  more: "{count, plural, one {# weiterer Bericht} other {# weitere Berichte}} von {source}",
  update: "Aktualisierung",
  byCountry: {
    title: "Länder und Perspektiven",
    text: "Unabhängige Verlage nach dem Land und der politischen Ausrichtung des Mediums.",
    country: "Land",
    all: "Alle",
    more: "{count, plural, one {# weiteres Land} other {# weitere Länder}}",
  },
  missingCoverage: {
    title: "Was wir nicht gefunden haben",
    side: "{side}: Wir haben in dieser Zeit {count} Quellen dieser Seite gelesen und in keiner einen Bericht erkannt.",
    countries:
      "In dieser Zeit gelesene Quellen, in denen wir keinen Bericht erkannt haben: {countries}.",
    country: "{country} ({count})",
    note: "Gezählt werden nur Quellen, deren Feeds wir lesen konnten und die in dieser Zeit anderes veröffentlicht haben. Vielleicht haben sie mit Worten berichtet, die wir nicht erkannt haben, oder außerhalb ihrer Feeds.",
  },
  timeline: {
    title: "Wie es sich verbreitet hat",
    first: "Erster Bericht",
    joined: {
      left: "Zuerst von links",
      center: "Zuerst aus der Mitte",
      right: "Zuerst von rechts",
      unrated: "Zuerst von einer nicht eingestuften Quelle",
    },
    latest: "Neuester Bericht",
  },
  parts: { title: "Teile dieses Ereignisses" },
  report: {
    title: "Hier stimmt etwas nicht",
    text: "Ein Programm entscheidet, welche Berichte demselben Ereignis gelten, und es macht Fehler. Unsere Redaktion liest jeden Hinweis.",
    what: "Was stimmt nicht?",
    kinds: {
      wrong: "Ein Bericht gehört zu einem anderen Ereignis",
      title: "Der Titel ergreift Partei",
      rating: "Eine Quelle ist falsch eingestuft",
      other: "Etwas anderes",
    },
    which: "Was genau, und warum?",
    send: "Hinweis senden",
    thanks: "Danke. Unsere Redaktion sieht es sich an.",
    noText: "Bitte schreiben Sie, was genau und warum, mit mindestens 8 Zeichen.",
    longText: "Bitte verwenden Sie höchstens 500 Zeichen.",
    often: "Sie haben heute schon mehrere Hinweise gesendet. Bitte versuchen Sie es morgen wieder.",
  },
  same: {
    title: "Dasselbe Ereignis in anderen Medien",
    all: "Alle {count} Quellen vergleichen",
  },
} as const satisfies Texts<typeof en>;
