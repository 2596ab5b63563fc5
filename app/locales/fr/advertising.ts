import type en from "../en/advertising.ts";
import type { Texts } from "../messages.ts";

export default {
  label: "Publicité",
  paidBy: "Payé par {advertiser}.",
  about: "À propos de la publicité",
  ads: {
    newsletter: {
      title: "La semaine dans une lettre",
      text: "Ce que l’Europe a le plus lu, chaque dimanche matin. Gratuit.",
      action: "Nos lettres d’information",
    },
    "how-we-work": {
      title: "D’où cela vient-il ?",
      text: "Ce que signifient nos étiquettes et les règles qui les régissent, en toute transparence.",
      action: "Nos méthodes",
    },
    press: {
      title: "Nous nous sommes trompés ?",
      text: "Dites-le-nous. Les corrections figurent sur l’article, avec leur date.",
      action: "Nos corrections",
    },
    saved: {
      title: "Pas le temps maintenant ?",
      text: "Enregistrez l’article. La liste ne regarde que vous.",
      action: "Vos articles enregistrés",
    },
  },
} as const satisfies Texts<typeof en>;
