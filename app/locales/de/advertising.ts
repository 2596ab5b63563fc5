import type en from "../en/advertising.ts";
import type { Texts } from "../messages.ts";

export default {
  label: "Anzeige",
  ads: {
    newsletter: {
      title: "Die Woche in einem Brief",
      text: "Jeden Sonntag, kostenlos, mit einem Klick wieder abbestellt.",
      action: "Unsere Briefe",
    },
    "how-we-work": {
      title: "Woher wissen wir das?",
      text: "Jede Quelle, jedes Etikett und alle Regeln dahinter, öffentlich.",
      action: "So arbeiten wir",
    },
    press: {
      title: "Haben wir uns geirrt?",
      text: "Sagen Sie es uns. Korrekturen stehen am Artikel, mit Datum.",
      action: "So korrigieren wir",
    },
    saved: {
      title: "Gerade keine Zeit?",
      text: "Merken Sie es sich. Die Liste bleibt in Ihrem Browser und geht niemanden etwas an.",
      action: "Ihre Merkliste",
    },
  },
} as const satisfies Texts<typeof en>;
