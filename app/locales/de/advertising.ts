import type en from "../en/advertising.ts";
import type { Texts } from "../messages.ts";

export default {
  label: "Anzeige",
  paidBy: "Bezahlt von {advertiser}.",
  about: "Über Werbung",
  ads: {
    newsletter: {
      title: "Die Woche in einem Newsletter",
      text: "Was Europa am meisten gelesen hat, jeden Sonntagmorgen. Kostenlos.",
      action: "Unsere Newsletter",
    },
    "how-we-work": {
      title: "Woher wissen wir das?",
      text: "Was die Kennzeichen bedeuten und welche Regeln dahinterstehen, für alle nachlesbar.",
      action: "So arbeiten wir",
    },
    press: {
      title: "Haben wir uns geirrt?",
      text: "Sagen Sie es uns. Berichtigungen stehen am Artikel, mit Datum.",
      action: "So berichtigen wir",
    },
    saved: {
      title: "Gerade keine Zeit?",
      text: "Auf die Merkliste damit. Sie geht nur Sie etwas an.",
      action: "Ihre Merkliste",
    },
  },
} as const satisfies Texts<typeof en>;
