import type en from "../en/events.ts";
import type { Texts } from "../messages.ts";

// Printed on the server: no part of what the browser loads.
export default {
  sources: "{count, plural, one {# Quelle} other {# Quellen}}",
  reportedBy: "berichtet von {count, plural, one {# Quelle} other {# Quellen}}",
  description:
    "Ein Ereignis in den Berichten von {sources, plural, one {# Quelle} other {# Quellen}} aus {countries, plural, one {# Land} other {# Ländern}}, geordnet nach politischer Ausrichtung.",
  headline: "Überschrift: {source}",
  intro:
    "Alle Überschriften auf dieser Seite gelten demselben Ereignis. Sie sind nach der politischen Ausrichtung ihrer Quelle geordnet, die neuesten zuerst.",
  sampleNote:
    "Dies ist ein Beispielereignis: Medien, Menschen und Geschehen sind erfunden. Es zeigt, was diese Seite kann.",
  partOf: "Teil von: <link></link>",
  sides: { left: "Links", center: "Mitte", right: "Rechts", unrated: "Nicht eingestuft" },
  bias: "Ausrichtung:",
  one: "{name} {count}",
  covering: {
    title: "Wer darüber berichtet",
    label: "Unabhängige Verlage nach der politischen Ausrichtung ihrer Quelle: {counts}",
    few: "Weniger als {from} unabhängige Verlage berichten darüber. Für einen Balken ist das zu wenig, deshalb stehen hier nur die Zahlen.",
    owners:
      "Medien desselben Eigentümers zählen nur einmal, nämlich das, welches zuerst berichtet hat.",
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
    text: "Unabhängige Verlage nach dem Land und der politischen Ausrichtung des Mediums.",
    country: "Land",
    all: "Alle",
  },
  silence: {
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
    title: "Stimmt hier etwas nicht?",
    text: "Ein Programm entscheidet, welche Berichte demselben Ereignis gelten, und es macht Fehler. Unsere Redaktion liest jeden Hinweis.",
    wrong: "Ein Bericht gehört nicht hierher",
    story: "Welcher Bericht",
    choose: "Bericht auswählen",
    why: "Worum geht es stattdessen? (freiwillig)",
    missing: "Ein Bericht fehlt",
    which: "Webadresse oder Überschrift",
    send: "Hinweis senden",
    thanks: "Danke. Unsere Redaktion sieht es sich an.",
    noStory: "Bitte wählen Sie einen der Berichte auf dieser Seite aus.",
    noText:
      "Bitte geben Sie die Webadresse oder die Überschrift des Berichts an, mindestens 8 Zeichen.",
    longText: "Bitte verwenden Sie höchstens 500 Zeichen.",
    often: "Sie haben heute schon mehrere Hinweise gesendet. Bitte versuchen Sie es morgen wieder.",
  },
  same: {
    title: "Dasselbe Ereignis in anderen Medien",
    all: "Alle {count} Quellen vergleichen",
  },
} as const satisfies Texts<typeof en>;
