import type en from "../en/newsletters.ts";
import type { Texts } from "../messages.ts";

export default {
  stay: {
    title: "Restez informé",
    text: "L’actualité européenne de la semaine dans une lettre. Elle ne paraît pas encore ; vous pouvez déjà vous inscrire.",
  },
  form: {
    email: "E-mail",
    placeholder: "Votre adresse e-mail",
    subscribe: "S’abonner",
    consent:
      "En vous abonnant, vous acceptez que {name} vous envoie par e-mail : {list}. Rien n’est envoyé avant que vous ayez confirmé votre adresse par e-mail. Écrivez-nous et nous l’effacerons ; sans confirmation, elle est effacée au bout de 30 jours.",
    chosen: "les lettres que vous avez choisies",
    privacy: "Politique de confidentialité",
    invalid: "Veuillez saisir une adresse e-mail valide",
    noList: "Veuillez choisir au moins une lettre",
    thanks: "Merci de votre abonnement !",
    pending:
      "Nos lettres ne paraissent pas encore. Avant la première, nous vous enverrons un message pour confirmer votre adresse. D’ici là, rien d’autre n’est envoyé. Les adresses non confirmées sont effacées au bout de 30 jours ; si vous n’avez rien reçu d’ici là, inscrivez-vous à nouveau.",
    failedTitle: "Erreur",
    failed: "Votre abonnement n’a pas pu être noté. Veuillez réessayer.",
  },
  lists: {
    "weekly-digest": "Résumé de la semaine",
    "product-news": "Nouveautés du site",
  },
  listTexts: {
    "weekly-digest": "L’actualité européenne de la semaine dans une lettre.",
    "product-news": "Les nouveautés de ce site, de temps en temps.",
  },
  page: {
    title: "Lettre d’information",
    text: "Nos lettres sont gratuites et ne paraissent pas encore. Vous pouvez déjà vous inscrire ; rien n’est envoyé avant que vous ayez confirmé votre adresse par e-mail.",
    choose: "Quelles lettres ?",
    thanksTitle: "Merci de votre abonnement !",
    home: "Retour à l’accueil",
  },
} as const satisfies Texts<typeof en>;
