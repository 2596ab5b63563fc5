import type en from "../en/newsletters.ts";
import type { Texts } from "../messages.ts";

export default {
  stay: {
    title: "Auf dem Laufenden bleiben",
    text: "Die europäischen Nachrichten der Woche in einem Newsletter, jeden Sonntag.",
  },
  form: {
    email: "E-Mail",
    placeholder: "Ihre E-Mail-Adresse",
    subscribe: "Abonnieren",
    consent:
      "Mit der Anmeldung stimmen Sie zu, dass {name} Ihnen per E-Mail Folgendes schickt: {list}. Wir senden nichts anderes, bevor Sie Ihre Adresse per E-Mail bestätigt haben; unbestätigt wird sie nach 30 Tagen gelöscht. Abbestellen können Sie jederzeit mit dem Link in jeder Ausgabe.",
    chosen: "die Newsletter, die Sie ausgewählt haben",
    privacy: "Datenschutzerklärung",
    invalid: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
    noList: "Bitte wählen Sie mindestens einen Newsletter aus",
    thanks: "Danke für Ihre Anmeldung!",
    pending:
      "Wir haben Ihnen eine E-Mail geschickt. Bitte öffnen Sie den Link darin, um Ihre Adresse zu bestätigen; er gilt 7 Tage. Bis dahin senden wir nichts weiter. Unbestätigte Adressen löschen wir nach 30 Tagen.",
    failedTitle: "Fehler",
    failed: "Ihre Anmeldung konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.",
    tooMany:
      "Von hier aus oder für diese Adresse wurden zu viele E-Mails angefordert. Bitte versuchen Sie es später noch einmal.",
  },
  lists: {
    "weekly-digest": "Wochenüberblick",
    "product-news": "Neues von der Website",
    "daily-digest": "Tagesüberblick",
    "breaking-alerts": "Eilmeldungen",
  },
  listTexts: {
    "weekly-digest": "Die europäischen Nachrichten der Woche in einem Newsletter, jeden Sonntag.",
    "product-news": "Hin und wieder, was auf dieser Website neu ist.",
    "daily-digest": "Die europäischen Nachrichten des Tages in einem Newsletter, jeden Morgen.",
    "breaking-alerts": "Was in Europa geschieht, per E-Mail, sobald mehrere Medien es melden.",
  },
  members: {
    mark: "für Mitglieder",
    "daily-digest":
      "Ein Newsletter für Mitglieder, ab Basic (Essential Pass): Sie schalten ihn im Profil ein und lesen seine Ausgaben hier.",
    "breaking-alerts":
      "Ein Newsletter für Mitglieder mit Premium (Insider Pass): Sie schalten ihn im Profil ein und lesen seine Ausgaben hier.",
    switch: "Benachrichtigungen im Profil",
    plans: "Zu den Abos",
  },
  page: {
    title: "Newsletter",
    text: "Unsere Newsletter sind kostenlos. Wir senden nichts, bevor Sie Ihre Adresse per E-Mail bestätigt haben, und abbestellen können Sie sie mit dem Link in jeder Ausgabe.",
    choose: "Welche Newsletter?",
    thanksTitle: "Danke für Ihre Anmeldung!",
    home: "Zur Startseite",
  },
  confirm: {
    title: "Anmeldung bestätigen",
    text: "Bitte bestätigen Sie, dass Sie Folgendes erhalten möchten: {list}.",
    button: "Anmeldung bestätigen",
    doneTitle: "Ihre Anmeldung ist bestätigt",
    done: "Vielen Dank. Die nächste Ausgabe geht auch an Sie.",
    already: "Diese Anmeldung ist bereits bestätigt. Sie müssen nichts weiter tun.",
    expired:
      "Dieser Link galt 7 Tage. Bitte melden Sie sich noch einmal an, dann schicken wir Ihnen einen neuen.",
    unknown:
      "Dieser Link gilt nicht mehr. Haben Sie mehrere angefordert, funktioniert nur der neueste.",
    again: "Noch einmal anmelden",
  },
  unsubscribe: {
    title: "Abbestellen",
    text: "Möchten Sie Folgendes nicht mehr erhalten: {list}?",
    button: "Abbestellen",
    doneTitle: "Abbestellt",
    done: "Sie erhalten diesen Newsletter nicht mehr: {list}.",
    unknown:
      "Dieser Link ist ungültig. Am Ende jeder Ausgabe steht einer; der aus der neuesten funktioniert sicher.",
  },
  archive: {
    past: "Bisherige Ausgaben",
    none: "Die erste Ausgabe steht noch aus.",
    all: "Alle Ausgaben",
    gone: "Die Meldungen dieser Ausgabe werden hier nicht mehr gezeigt.",
  },
  choices: {
    title: "Ihre Newsletter",
    text: "Was {address} von uns bekommt.",
    lists: "Newsletter",
    language: "Sprache der Newsletter",
    pause: "Pause",
    pauseNone: "Keine Pause",
    pauseWeeks: "{count, plural, one {# Woche} other {# Wochen}}",
    pauseUntil: "Bis {day}",
    save: "Speichern",
    leave: "Alle Newsletter abbestellen",
    saved: "Gespeichert.",
    unknown:
      "Dieser Link ist nicht gültig. Jede Ausgabe hat am Ende einen; der neueste funktioniert sicher.",
  },
} as const satisfies Texts<typeof en>;
