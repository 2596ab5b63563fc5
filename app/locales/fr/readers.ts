import type en from "../en/readers.ts";
import type { Texts } from "../messages.ts";

export default {
  save: "Enregistrer",
  like: "J’aime",
  saved: {
    title: "Enregistré",
    video: "La vidéo a été ajoutée à votre liste.",
    other: "Ajouté à votre liste de lecture.",
  },
  removed: {
    title: "Retiré de la liste",
    video: "La vidéo a été retirée de votre liste.",
    other: "Cet article a été retiré de votre liste.",
  },
  unkept: "Votre navigateur ne le conserve pas : si vous fermez la page, ce sera perdu.",
  unsaved: {
    title: "Non enregistré",
    failed:
      "L’enregistrement a échoué et votre action a été annulée. Vérifiez votre connexion et réessayez.",
    signedOut: "Vous n’êtes plus connecté. Connectez-vous de nouveau, puis réessayez.",
    full: "Votre liste contient déjà 1 000 éléments. Retirez-en pour faire de la place.",
    unknown: "Ce contenu n’est plus disponible.",
  },
  ended: {
    title: "Session terminée",
    text: "Votre session a été fermée, ici ou sur un autre appareil.",
    again: "Se reconnecter",
  },
  likeFailed: {
    title: "Erreur",
    text: "Votre « J’aime » n’a pas pu être compté. Veuillez réessayer.",
  },
  brief: {
    title: "L’essentiel du jour",
    mark: "Marquer comme lu",
    done: "C’est lu. La suite demain.",
    none: "Il n’y a pas d’articles pour l’essentiel du jour en ce moment.",
  },
  streak: {
    title: "Série quotidienne",
    checkIn: "Valider la journée",
    checked: "Journée validée",
    begin: "Validez chaque journée de lecture et voyez jusqu’où vous irez.",
    days: "{count, plural, one {# jour d’affilée.} other {# jours d’affilée.}}",
    more: "{count, plural, one {Encore # jour pour une semaine entière.} other {Encore # jours pour une semaine entière.}}",
    full: "{count, plural, one {Une semaine entière !} other {# semaines entières !}}",
    failed: {
      title: "Erreur lors de la mise à jour de la série",
      text: "Veuillez réessayer",
    },
    paused: "Votre série est en pause jusqu’au {day}.",
    week: "<n></n> sur 7 cette semaine",
  },
  resume: {
    article: "Reprendre la lecture",
    video: "Reprendre la vidéo",
    podcast: "Reprendre l’écoute",
    resume: "Reprendre",
    dismiss: "Masquer",
    progress: "Lu jusqu’ici",
  },
  consent: {
    title: "Cookies",
    kept: "Ce que vous enregistrez ou choisissez ici est conservé dans ce navigateur ou, quand vous êtes connecté, dans votre compte.",
    ask: "Le navigateur peut-il aussi se souvenir de ce que vous avez ouvert en dernier, pour que vous puissiez y revenir ?",
    views:
      "Les vues sont comptées sans rien stocker sur votre appareil ; si vous refusez, la vôtre ne l’est pas.",
    policy: "Politique relative aux cookies",
    accept: "Accepter",
    decline: "Refuser",
    preferences: "Préférences de cookies",
    now: "Votre choix",
    accepted: "Vous avez accepté.",
    rejected: "Vous avez refusé.",
    open: "Vous n’avez pas encore choisi.",
  },
} as const satisfies Texts<typeof en>;
