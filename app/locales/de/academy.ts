import type en from "../en/academy.ts";
import type { Texts } from "../messages.ts";

export default {
  title: "Academy",
  description:
    "Zwei kurze Kurse für alle, die Europa genau verfolgen: wie man seine Presse über Grenzen hinweg liest und wie die Union zu ihren Entscheidungen kommt.",
  size: "{lessons, plural, one {# Lektion} other {# Lektionen}}, rund {minutes, number} Minuten Lesezeit",
  minutes: "{count, plural, one {# Minute} other {# Minuten}}",
  plans: "Zu den Abos",
  signIn: "Anmelden",
  who: {
    title: "Für wen die Kurse sind",
    text: "Beide Kurse gehören zum Abo Academy. Die erste Lektion jedes Kurses steht samt Test allen offen, auch ohne Konto.",
    yours: "Ihnen stehen beide Kurse offen.",
  },
  how: {
    title: "So läuft es ab",
    text: "Jeder Kurs hat fünf Lektionen, jede endet mit fünf Fragen. Bestanden ist ein Test mit {percent, number} % richtigen Antworten. Sie können ihn beliebig oft wiederholen, das beste Ergebnis zählt. Sind alle fünf Tests bestanden, ist der Kurs abgeschlossen; auf seiner Seite steht dann ein datierter Nachweis zum Ausdrucken.",
    facts:
      "Die Lektionen nennen die Vertragsartikel und Institutionen, auf die sie sich stützen. Über jeder steht, welchen Stand sie beschreibt, dass sie mit KI geschrieben wurde und wer sie geprüft hat.",
  },
  passedOf: "{passed, number} von {lessons, number} Lektionen bestanden",
  progressOf: "Fortschritt im Kurs {title}",
  lessons: "Lektionen",
  lessonOf: "Lektion {place, number} von {lessons, number}",
  factsAsOf: "Stand: {day}",
  ai: {
    reviewed: "Diese Lektion wurde mit KI geschrieben und von {name} geprüft.",
    sample:
      "Dies ist eine Beispiellektion: Sie wurde mit KI geschrieben und zeigt, was die Academy kann.",
    withheld:
      "Diese Lektion wurde mit KI geschrieben. Sie öffnet sich, sobald jemand sie mit seinem Namen geprüft hat.",
  },
  withheld: {
    title: "Diese Lektion wird noch geprüft",
    text: "Für jede Lektion steht hier jemand mit seinem Namen ein. Diese öffnet sich samt Test, sobald das der Fall ist.",
  },
  standing: {
    withheld: "Wird noch geprüft",
    locked: "Im Abo Academy",
    taste: "Für alle offen",
    open: "Noch nicht bearbeitet",
    tried: "Bestes Ergebnis bisher: {best, number} %",
    passed: "Bestanden am {day}, bestes Ergebnis {best, number} %",
    short: "bestanden",
  },
  offer: "Die erste Lektion steht allen offen, die vier weiteren gehören zum Abo Academy.",
  completion: {
    title: "Kurs abgeschlossen",
    text: "{reader} hat den Kurs „{title}“ abgeschlossen, mit mindestens {percent, number} % richtigen Antworten in jedem der fünf Tests.",
    print: "Drucken Sie diese Seite, um den Nachweis aufzubewahren.",
  },
  covers: "Darum geht es in dieser Lektion",
  wall: {
    title: "Diese Lektion gehört zum Abo Academy",
    text: "Das Abo öffnet alle Lektionen und Tests beider Kurse und enthält alles, was zu Premium (Insider Pass) gehört.",
  },
  order: "Lektionen dieses Kurses",
  previous: "Zurück: {title}",
  next: "Weiter: {title}",
  toCourse: "Zurück zum Kurs",
  test: {
    title: "Test",
    text: "{count, number} Fragen mit je einer richtigen Antwort. Bestanden ist ab {percent, number} %.",
    incomplete:
      "{count, plural, one {Eine Frage ist noch offen.} other {# Fragen sind noch offen.}}",
    missing: "Wählen Sie eine Antwort.",
    send: "Antworten prüfen",
    passed: "Bestanden: {right, number} von {count, number} richtig.",
    failed:
      "{right, number} von {count, number} richtig. Zum Bestehen braucht es {percent, number} %.",
    yoursRight: "Ihre Antwort: richtig",
    yoursWrong: "Ihre Antwort: falsch",
    right: "Richtige Antwort",
    again: "Test wiederholen",
    visitor: "Ihr Ergebnis wird nur gespeichert, wenn Sie angemeldet sind.",
    signIn: "Anmelden",
  },
} as const satisfies Texts<typeof en>;
