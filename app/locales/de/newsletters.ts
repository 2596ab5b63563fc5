import type en from "../en/newsletters.ts";
import type { Texts } from "../messages.ts";

export default {
  stay: {
    title: "Auf dem Laufenden bleiben",
    text: "Die europäischen Nachrichten der Woche in einem Newsletter. Er erscheint noch nicht; anmelden können Sie sich schon jetzt.",
  },
  form: {
    email: "E-Mail",
    placeholder: "Ihre E-Mail-Adresse",
    subscribe: "Abonnieren",
    consent:
      "Mit dem Abonnieren stimmen Sie zu, dass {name} Ihnen per E-Mail Folgendes schickt: {list}. Wir senden nichts, bevor Sie Ihre Adresse per E-Mail bestätigt haben. Schreiben Sie uns, dann löschen wir sie; unbestätigt wird sie nach 30 Tagen gelöscht.",
    chosen: "die Newsletter, die Sie ausgewählt haben",
    privacy: "Datenschutzerklärung",
    invalid: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
    noList: "Bitte wählen Sie mindestens einen Newsletter aus",
    thanks: "Danke für Ihr Abonnement!",
    pending:
      "Unsere Newsletter erscheinen noch nicht. Vor der ersten Ausgabe schicken wir Ihnen eine E-Mail, in der Sie Ihre Adresse bestätigen. Bis dahin senden wir nichts anderes. Unbestätigte Adressen löschen wir nach 30 Tagen; ist bis dahin nichts gekommen, melden Sie sich bitte noch einmal an.",
    failedTitle: "Fehler",
    failed: "Ihr Abonnement ließ sich nicht vormerken. Bitte versuchen Sie es noch einmal.",
  },
  lists: {
    "weekly-digest": "Wochenüberblick",
    "product-news": "Neues von der Website",
  },
  listTexts: {
    "weekly-digest": "Die europäischen Nachrichten der Woche in einem Newsletter.",
    "product-news": "Was auf dieser Website neu ist, hin und wieder.",
  },
  page: {
    title: "Newsletter",
    text: "Unsere Newsletter sind kostenlos und erscheinen noch nicht. Anmelden können Sie sich schon jetzt; wir senden nichts, bevor Sie Ihre Adresse per E-Mail bestätigt haben.",
    choose: "Welche Newsletter?",
    thanksTitle: "Danke für Ihr Abonnement!",
    home: "Zur Startseite",
  },
} as const satisfies Texts<typeof en>;
