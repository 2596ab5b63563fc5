import type en from "../en/library.ts";
import type { Texts } from "../messages.ts";

export default {
  save: "Merken",
  like: "Gefällt mir",
  saveIcon: { save: "Merken: {title}", saved: "Gemerkt: {title}" },
  saved: {
    title: "Gemerkt",
    video: "Das Video steht jetzt auf Ihrer Merkliste.",
    other: "Der Beitrag steht jetzt auf Ihrer Merkliste.",
  },
  removed: {
    title: "Von der Merkliste entfernt",
    video: "Das Video wurde von Ihrer Merkliste entfernt.",
    other: "Der Beitrag wurde von Ihrer Merkliste entfernt.",
  },
  notStored: "Ihr Browser kann das nicht speichern: Wenn Sie die Seite schließen, ist es weg.",
  offline: {
    title: "In diesem Browser gespeichert",
    text: "Ihr Konto ist im Moment nicht erreichbar. Sobald die Verbindung wieder steht, wird es dort gespeichert.",
  },
  saveFailed: {
    title: "Nicht gespeichert",
    failed:
      "Das konnte nicht gespeichert werden und wurde rückgängig gemacht. Bitte versuchen Sie es noch einmal.",
    signedOut:
      "Sie sind nicht mehr angemeldet. Bitte melden Sie sich an und versuchen Sie es noch einmal.",
    full: "Ihre Merkliste fasst 1.000 Beiträge. Entfernen Sie einige, um Platz zu schaffen.",
    unknown: "Dieser Beitrag ist nicht mehr verfügbar.",
    tooMany: "Sie folgen bereits 100 dieser Art. Entfernen Sie einige, um Platz zu schaffen.",
  },
  ended: {
    title: "Sie wurden abgemeldet",
    text: "Ihre Sitzung wurde beendet, hier oder auf einem anderen Gerät.",
    again: "Wieder anmelden",
  },
  likeFailed: {
    title: "Fehler",
    text: "Ihr „Gefällt mir“ ließ sich nicht zählen. Bitte versuchen Sie es noch einmal.",
  },
  brief: {
    title: "Das Briefing des Tages",
    what: "Was geschah",
    why: "Warum es wichtig ist",
    mark: "Als gelesen markieren",
    done: "Gelesen. Das nächste Briefing kommt morgen.",
    none: "Zurzeit gibt es keine Meldungen für ein Briefing.",
  },
  streak: {
    title: "Ihre Leseserie",
    checkIn: "Heute eintragen",
    checked: "Heute eingetragen",
    begin: "Tragen Sie sich an jedem Lesetag ein, und sehen Sie, wie weit Sie kommen.",
    days: "{count, plural, one {# Tag in Folge.} other {# Tage in Folge.}}",
    more: "{count, plural, one {Noch # Tag bis zur vollen Woche.} other {Noch # Tage bis zur vollen Woche.}}",
    full: "{count, plural, one {Eine volle Woche!} other {# volle Wochen!}}",
    failed: {
      title: "Fehler beim Aktualisieren der Leseserie",
      text: "Bitte versuchen Sie es noch einmal",
    },
    paused: "Ihre Leseserie pausiert bis {day}.",
    week: "<n></n> von 7 in dieser Woche",
  },
  resume: {
    article: "Weiterlesen",
    video: "Weitersehen",
    podcast: "Weiterhören",
    resume: "Fortsetzen",
    dismiss: "Ausblenden",
    progress: "Bisher gelesen",
  },
  consent: {
    title: "Cookies",
    kept: "Was Sie hier merken oder auswählen, wird in diesem Browser gespeichert oder, solange Sie angemeldet sind, in Ihrem Konto.",
    ask: "Darf der Browser sich auch merken, was Sie zuletzt geöffnet haben, damit Sie dort weitermachen können?",
    views:
      "Aufrufe zählen wir, ohne etwas auf Ihrem Gerät zu speichern; lehnen Sie ab, zählen wir Ihren Aufruf nicht.",
    policy: "Cookie-Richtlinie",
    accept: "Akzeptieren",
    decline: "Ablehnen",
    preferences: "Cookie-Einstellungen",
    now: "Ihre Wahl:",
    accepted: "Sie haben akzeptiert.",
    rejected: "Sie haben abgelehnt.",
    open: "Sie haben noch nicht gewählt.",
  },
} as const satisfies Texts<typeof en>;
