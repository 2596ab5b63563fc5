import type en from "../en/newsletters.ts";
import type { Texts } from "../messages.ts";

export default {
  stay: {
    title: "Restez informé",
    text: "L’actualité européenne de la semaine dans une lettre, chaque dimanche.",
  },
  form: {
    email: "E-mail",
    placeholder: "Votre adresse e-mail",
    subscribe: "S’abonner",
    consent:
      "En vous abonnant, vous acceptez que {name} vous envoie par e-mail : {list}. Vous pouvez vous désabonner à tout moment.",
    chosen: "les lettres que vous avez choisies",
    privacy: "Politique de confidentialité",
    invalid: "Veuillez saisir une adresse e-mail valide",
    noList: "Veuillez choisir au moins une lettre",
    thanks: "Merci de votre abonnement !",
    pending:
      "Avant la première lettre, nous vous envoyons un message pour confirmer votre adresse. D’ici là, rien d’autre n’est envoyé.",
    failedTitle: "Erreur",
    failed: "Votre abonnement n’a pas pu être noté. Veuillez réessayer.",
  },
  lists: {
    "weekly-digest": "Résumé de la semaine",
    "product-news": "Nouveautés du site",
  },
  listTexts: {
    "weekly-digest": "L’actualité européenne de la semaine, chaque dimanche.",
    "product-news": "Les nouveautés de ce site, quelques fois par an.",
  },
  page: {
    title: "Lettre d’information",
    text: "Nos lettres sont gratuites, et chacune s’arrête en un clic.",
    choose: "Quelles lettres ?",
    thanksTitle: "Merci de votre abonnement !",
    home: "Retour à l’accueil",
  },
} as const satisfies Texts<typeof en>;
