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
      "Mit dem Abonnieren stimmen Sie zu, dass {name} Ihnen per E-Mail Folgendes schickt: {list}. Wir senden nichts anderes, bevor Sie Ihre Adresse per E-Mail bestätigt haben; unbestätigt wird sie nach 30 Tagen gelöscht. Abbestellen können Sie jederzeit mit dem Link in jeder Ausgabe.",
    chosen: "die Newsletter, die Sie ausgewählt haben",
    privacy: "Datenschutzerklärung",
    invalid: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
    noList: "Bitte wählen Sie mindestens einen Newsletter aus",
    thanks: "Danke für Ihr Abonnement!",
    pending:
      "Wir haben Ihnen eine E-Mail geschickt. Bitte öffnen Sie den Link darin, um Ihre Adresse zu bestätigen; er gilt 7 Tage. Bis dahin senden wir nichts anderes. Unbestätigte Adressen löschen wir nach 30 Tagen.",
    failedTitle: "Fehler",
    failed: "Ihr Abonnement ließ sich nicht vormerken. Bitte versuchen Sie es noch einmal.",
  },
  lists: {
    "weekly-digest": "Wochenüberblick",
    "product-news": "Neues von der Website",
    "daily-digest": "Tagesüberblick",
    "breaking-alerts": "Eilmeldungen",
  },
  listTexts: {
    "weekly-digest": "Die europäischen Nachrichten der Woche in einem Newsletter, jeden Sonntag.",
    "product-news": "Was auf dieser Website neu ist, hin und wieder.",
  },
  page: {
    title: "Newsletter",
    text: "Unsere Newsletter sind kostenlos. Wir senden nichts, bevor Sie Ihre Adresse per E-Mail bestätigt haben, und abbestellen können Sie in jeder Ausgabe.",
    choose: "Welche Newsletter?",
    thanksTitle: "Danke für Ihr Abonnement!",
    home: "Zur Startseite",
  },
  confirm: {
    title: "Abonnement bestätigen",
    text: "Bitte bestätigen Sie, dass Sie Folgendes erhalten möchten: {list}.",
    button: "Abonnement bestätigen",
    doneTitle: "Ihr Abonnement ist bestätigt",
    done: "Vielen Dank. Die nächste Ausgabe geht auch an Sie.",
    already: "Dieses Abonnement ist bereits bestätigt. Sie müssen nichts weiter tun.",
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
      "Dieser Link ist ungültig. Am Ende jeder Ausgabe steht einer; der neueste funktioniert sicher.",
  },
} as const satisfies Texts<typeof en>;
