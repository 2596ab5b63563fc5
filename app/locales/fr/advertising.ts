import type en from "../en/advertising.ts";
import type { Texts } from "../messages.ts";

export default {
  label: "Publicité",
  ads: {
    newsletter: {
      title: "La semaine en une lettre",
      text: "Chaque dimanche, gratuite, et arrêtée en un clic.",
      action: "Nos lettres",
    },
    "how-we-work": {
      title: "D’où cela vient-il ?",
      text: "Chaque source, chaque étiquette et toutes les règles, en public.",
      action: "Notre méthode",
    },
    press: {
      title: "Nous nous sommes trompés ?",
      text: "Dites-le-nous. Les corrections figurent sur l’article, avec leur date.",
      action: "Nos corrections",
    },
    saved: {
      title: "Pas le temps maintenant ?",
      text: "Enregistrez-le. La liste reste dans votre navigateur et ne regarde personne.",
      action: "Vos enregistrements",
    },
  },
} as const satisfies Texts<typeof en>;
