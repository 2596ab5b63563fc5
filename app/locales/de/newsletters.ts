import type en from "../en/newsletters.ts";
import type { Texts } from "../messages.ts";

export default {
  stay: {
    title: "Auf dem Laufenden bleiben",
    text: "Die europäischen Nachrichten der Woche in einem Brief, jeden Sonntag.",
  },
  form: {
    email: "E-Mail",
    placeholder: "Ihre E-Mail-Adresse",
    subscribe: "Abonnieren",
    consent:
      "Mit dem Abonnieren stimmen Sie zu, dass {name} Ihnen per E-Mail Folgendes schickt: {list}. Sie können sich jederzeit abmelden.",
    chosen: "die Briefe, die Sie ausgewählt haben",
    privacy: "Datenschutzerklärung",
    invalid: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
    noList: "Bitte wählen Sie mindestens einen Brief aus",
    thanks: "Danke für Ihr Abonnement!",
    pending:
      "Vor dem ersten Brief schicken wir Ihnen eine Mail, in der Sie Ihre Adresse bestätigen. Bis dahin senden wir nichts anderes.",
    failedTitle: "Fehler",
    failed: "Ihr Abonnement ließ sich nicht vormerken. Bitte versuchen Sie es noch einmal.",
  },
  lists: {
    "weekly-digest": "Wochenüberblick",
    "product-news": "Neues von der Website",
  },
  listTexts: {
    "weekly-digest": "Die europäischen Nachrichten der Woche, jeden Sonntag.",
    "product-news": "Was auf dieser Website neu ist, einige Male im Jahr.",
  },
  page: {
    title: "Newsletter",
    text: "Unsere Briefe kosten nichts, und jeder lässt sich mit einem Klick abbestellen.",
    choose: "Welche Briefe?",
    thanksTitle: "Danke für Ihr Abonnement!",
    home: "Zur Startseite",
  },
} as const satisfies Texts<typeof en>;
