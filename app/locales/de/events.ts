import type en from "../en/events.ts";
import type { Texts } from "../messages.ts";

// Printed on the server: no part of what the browser loads.
export default {
  sources: "{count, plural, one {# Quelle} other {# Quellen}}",
  told: "erzählt von {count, plural, one {# Quelle} other {# Quellen}}",
  description:
    "Ein Ereignis, wie {sources, plural, one {# Quelle} other {# Quellen}} aus {countries, plural, one {# Land} other {# Ländern}} davon berichten, geordnet nach politischer Perspektive.",
  headline: "Überschrift: {source}",
  intro:
    "Alle Überschriften auf dieser Seite gelten demselben Ereignis. Sie sind nach der Einstufung ihrer Quelle geordnet, die neuesten zuerst.",
  sampleNote:
    "Dies ist ein Beispielereignis: Medien, Menschen und Geschehen sind erfunden. Es zeigt, was die Seite kann.",
  partOf: "Teil von: <link></link>",
  sides: { left: "Links", center: "Mitte", right: "Rechts", unrated: "Nicht eingestuft" },
  bias: "Perspektive:",
  one: "{name} {count}",
  covering: {
    title: "Wer darüber berichtet",
    label: "Unabhängige Verlage nach der Einstufung ihrer Quelle: {counts}",
    few: "Weniger als {from} unabhängige Verlage berichten darüber. Ein Balken aus so wenigen sähe nach mehr aus, als er ist; hier stehen deshalb nur die Zahlen.",
    owners:
      "Medien desselben Eigentümers zählen einmal, und zwar als das, das zuerst berichtet hat.",
    update: "Zuletzt aktualisiert <time></time>",
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
  matrix: {
    title: "Länder und Perspektiven",
    text: "Unabhängige Verlage nach dem Land des Mediums und nach Einstufung.",
    country: "Land",
    all: "Alle",
  },
  silence: {
    title: "Was wir nicht gefunden haben",
    side: "{side}: Keine der {count} Quellen dieser Seite, die wir in dieser Zeit gelesen haben, hat einen Bericht, den wir erkannt hätten.",
    countries:
      "In dieser Zeit gelesene Quellen ohne einen Bericht, den wir erkannt hätten: {countries}.",
    country: "{country} ({count})",
    note: "Gezählt werden nur Quellen, deren Feeds wir fehlerfrei gelesen haben und die in dieser Zeit anderes veröffentlicht haben. Sie können in Worten berichtet haben, die wir nicht erkannt haben, oder außerhalb ihrer Feeds.",
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
    title: "Stimmt hier etwas nicht?",
    text: "Ein Programm entscheidet, welche Berichte demselben Ereignis gelten, und es macht Fehler. Unsere Redaktion liest jeden Hinweis.",
    wrong: "Ein Bericht gehört nicht hierher",
    story: "Welcher Bericht",
    choose: "Bericht auswählen",
    why: "Worum geht es stattdessen? (freiwillig)",
    missing: "Ein Bericht fehlt",
    which: "Seine Adresse oder seine Überschrift",
    send: "Hinweis senden",
    thanks: "Danke. Unsere Redaktion sieht es sich an.",
    noStory: "Bitte einen der Berichte auf dieser Seite auswählen.",
    noText: "Bitte die Adresse oder die Überschrift des Berichts angeben, mindestens 8 Zeichen.",
    longText: "Bitte höchstens 500 Zeichen verwenden.",
    often: "Heute sind von Ihnen schon mehrere Hinweise gekommen. Bitte morgen wieder.",
  },
  same: {
    title: "Dasselbe Ereignis in anderen Medien",
    all: "Alle {count} Quellen vergleichen",
  },
} as const satisfies Texts<typeof en>;
