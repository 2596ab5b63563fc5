import type en from "../en/library.ts";
import type { Texts } from "../messages.ts";

export default {
  save: "Enregistrer",
  like: "J’aime",
  saveIcon: { save: "Enregistrer : {title}", saved: "Enregistré : {title}" },
  saved: {
    title: "Enregistré",
    video: "La vidéo a été ajoutée à votre liste de lecture.",
    other: "Ajouté à votre liste de lecture.",
  },
  removed: {
    title: "Retiré de la liste de lecture",
    video: "La vidéo a été retirée de votre liste de lecture.",
    other: "Retiré de votre liste de lecture.",
  },
  notStored:
    "Votre navigateur ne peut pas le conserver : tout sera perdu à la fermeture de la page.",
  offline: {
    title: "Conservé dans ce navigateur",
    text: "Votre compte n’est pas joignable pour le moment. Ce sera enregistré dès que la connexion sera rétablie.",
  },
  saveFailed: {
    title: "Non enregistré",
    failed: "L’enregistrement a échoué et votre action a été annulée. Veuillez réessayer.",
    signedOut: "Votre session est terminée. Connectez-vous de nouveau, puis réessayez.",
    full: "Votre liste de lecture contient déjà 1 000 éléments. Retirez-en pour faire de la place.",
    unknown: "Ce contenu n’est plus disponible.",
    tooMany: "Vous en suivez déjà 100 de ce type. Cessez d’en suivre pour faire de la place.",
  },
  ended: {
    title: "Session terminée",
    text: "Votre session a été fermée, ici ou sur un autre appareil.",
    again: "Se reconnecter",
  },
  likeFailed: {
    title: "Erreur",
    text: "Votre « J’aime » n’a pas pu être compté. Veuillez réessayer.",
  },
  brief: {
    title: "Le brief du jour",
    what: "Ce qui s’est passé",
    why: "Pourquoi c’est important",
    mark: "Marquer comme lu",
    done: "Lu. Prochain brief demain.",
    none: "Il n’y a pas d’articles pour le brief en ce moment.",
  },
  streak: {
    title: "Série quotidienne",
    checkIn: "Valider la journée",
    checked: "Journée validée",
    begin: "Validez chaque journée de lecture et voyez jusqu’où vous irez.",
    days: "{count, plural, one {# jour d’affilée.} other {# jours d’affilée.}}",
    more: "{count, plural, one {Encore # jour pour une semaine complète.} other {Encore # jours pour une semaine complète.}}",
    full: "{count, plural, one {Une semaine complète !} other {# semaines complètes !}}",
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
    ask: "Le navigateur peut-il aussi se souvenir de ce que vous avez ouvert en dernier, pour que vous puissiez y revenir ?",
    views:
      "Les vues sont comptées sans rien stocker sur votre appareil ; si vous refusez, la vôtre ne l’est pas.",
    policy: "Politique relative aux cookies",
    accept: "Accepter",
    decline: "Refuser",
    preferences: "Préférences de cookies",
    now: "Votre choix :",
    accepted: "Vous avez accepté.",
    rejected: "Vous avez refusé.",
    open: "Vous n’avez pas encore choisi.",
  },
} as const satisfies Texts<typeof en>;
