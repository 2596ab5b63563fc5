import type en from "../en/newsletters.ts";
import type { Texts } from "../messages.ts";

export default {
  stay: {
    title: "Restez au courant",
    text: "L’actualité européenne de la semaine dans une lettre, chaque dimanche.",
  },
  form: {
    email: "E-mail",
    placeholder: "Votre adresse e-mail",
    subscribe: "S’abonner",
    consent:
      "En vous abonnant, vous autorisez {name} à vous envoyer par e-mail : {list}. Rien d’autre n’est envoyé avant que vous ayez confirmé votre adresse par e-mail ; sans confirmation, elle est effacée au bout de 30 jours. Vous pouvez vous désabonner à tout moment grâce au lien présent dans chaque lettre.",
    chosen: "les lettres que vous avez choisies",
    privacy: "Politique de confidentialité",
    invalid: "Veuillez saisir une adresse e-mail valide",
    noList: "Veuillez choisir au moins une lettre",
    thanks: "Merci de votre abonnement !",
    pending:
      "Nous vous avons envoyé un e-mail. Ouvrez le lien qu’il contient pour confirmer votre adresse ; il est valable 7 jours. D’ici là, rien d’autre n’est envoyé. Les adresses non confirmées sont effacées au bout de 30 jours.",
    failedTitle: "Erreur",
    failed: "Votre abonnement n’a pas pu être enregistré. Veuillez réessayer.",
    tooMany:
      "Trop d’e-mails ont été demandés d’ici ou pour cette adresse. Veuillez réessayer plus tard.",
  },
  lists: {
    "weekly-digest": "Résumé de la semaine",
    "product-news": "Nouveautés du site",
    "daily-digest": "Résumé du jour",
    "breaking-alerts": "Alertes info",
  },
  listTexts: {
    "weekly-digest": "L’actualité européenne de la semaine dans une lettre, chaque dimanche.",
    "product-news": "Les nouveautés de ce site, de temps en temps.",
    "daily-digest": "L’actualité européenne du jour dans une lettre, chaque matin.",
    "breaking-alerts": "Ce qui se passe en Europe, par e-mail dès que plusieurs médias en parlent.",
  },
  members: {
    mark: "pour les membres",
    "daily-digest":
      "Une lettre pour les membres, à partir de Basic (Essential Pass) : ils l’activent dans leur profil et en lisent les numéros ici.",
    "breaking-alerts":
      "Une lettre pour les membres avec Premium (Insider Pass) : ils l’activent dans leur profil et en lisent les numéros ici.",
    switch: "Notifications de votre profil",
    plans: "Voir les formules",
  },
  page: {
    title: "Lettres d’information",
    text: "Nos lettres sont gratuites. Rien n’est envoyé avant que vous ayez confirmé votre adresse par e-mail, et chaque lettre contient un lien pour se désabonner.",
    choose: "Quelles lettres ?",
    thanksTitle: "Merci de votre abonnement !",
    home: "Retour à l’accueil",
  },
  confirm: {
    title: "Confirmer votre abonnement",
    text: "Veuillez confirmer que vous souhaitez recevoir : {list}.",
    button: "Confirmer l’abonnement",
    doneTitle: "Votre abonnement est confirmé",
    done: "Merci. Vous recevrez la prochaine lettre.",
    already: "Cet abonnement est déjà confirmé. Vous n’avez plus rien à faire.",
    expired:
      "Ce lien était valable 7 jours. Inscrivez-vous à nouveau et nous vous en enverrons un autre.",
    unknown:
      "Ce lien n’est plus valable. Si vous en avez demandé plusieurs, seul le plus récent fonctionne.",
    again: "S’inscrire à nouveau",
  },
  unsubscribe: {
    title: "Se désabonner",
    text: "Souhaitez-vous ne plus recevoir : {list} ?",
    button: "Se désabonner",
    doneTitle: "Désabonnement effectué",
    done: "Vous ne recevrez plus cette lettre : {list}.",
    unknown:
      "Ce lien n’est pas valable. Chaque lettre en contient un à la fin ; celui de la plus récente fonctionne à coup sûr.",
  },
  archive: {
    past: "Numéros précédents",
    none: "Le premier numéro est à venir.",
    all: "Tous les numéros",
    gone: "Les articles de ce numéro ne sont plus affichés ici.",
  },
  choices: {
    title: "Vos lettres d’information",
    text: "Ce que {address} reçoit de nous.",
    lists: "Lettres",
    language: "Langue des lettres",
    pause: "Pause",
    pauseNone: "Pas de pause",
    pauseWeeks: "{count, plural, one {# semaine} other {# semaines}}",
    pauseUntil: "Jusqu’au {day}",
    save: "Enregistrer",
    leave: "Se désabonner de toutes",
    saved: "Enregistré.",
    unknown:
      "Ce lien n’est pas valable. Chaque numéro en porte un à la fin ; le plus récent fonctionne à coup sûr.",
  },
} as const satisfies Texts<typeof en>;
