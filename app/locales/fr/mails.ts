import type en from "../en/mails.ts";
import type { Texts } from "../messages.ts";

export default {
  frame: {
    address: "Si le bouton ne fonctionne pas, ouvrez cette adresse :",
    sender: "Cet e-mail vous est envoyé par {name}, édité par {operator}.",
    contact: "Une question ? Écrivez à {mailbox}.",
  },
  accounts: {
    confirm: {
      title: "Confirmez votre adresse",
      text: "Quelqu’un, vous nous l’espérons, s’est inscrit sur {name} avec cette adresse. Confirmez-la et vous pourrez vous connecter avec le mot de passe choisi.",
      button: "Confirmer mon adresse",
      note: "Le lien fonctionne une seule fois, pendant 24 heures. Si ce n’était pas vous, ne faites rien : sans votre confirmation, personne ne peut utiliser le compte, et nous le supprimons au bout de 30 jours.",
    },
    already: {
      title: "Vous avez déjà un compte",
      text: "Quelqu’un vient de demander un nouveau compte ou un nouveau lien avec cette adresse. Vous avez déjà un compte sur {name}, et rien n’y a changé.",
      button: "Se connecter",
      note: "Mot de passe oublié ? Choisissez « Mot de passe oublié ? » sur la page de connexion. Si ce n’était pas vous, vous n’avez rien à faire.",
    },
    reset: {
      title: "Choisissez un nouveau mot de passe",
      text: "Vous avez demandé un nouveau mot de passe pour votre compte {name}. Choisissez-le ici ; vous serez ensuite déconnecté partout ailleurs.",
      button: "Choisir un nouveau mot de passe",
      note: "Le lien fonctionne une seule fois, pendant une heure. Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.",
    },
    emailConfirm: {
      title: "Confirmez votre nouvelle adresse",
      text: "Cette adresse doit devenir celle de votre compte {name}. Tant que vous ne l’avez pas confirmée, l’ancienne reste valable.",
      button: "Confirmer la nouvelle adresse",
      note: "Le lien fonctionne une seule fois, pendant 24 heures. Si ce n’était pas vous, ne faites rien.",
    },
    emailAsked: {
      title: "Votre adresse va changer",
      text: "Une personne qui connaît votre mot de passe a demandé que l’adresse de votre compte {name} devienne {address}. Le changement aura lieu quand le lien que nous y avons envoyé sera suivi.",
      button: "Ce n’était pas moi : nouveau mot de passe",
      note: "Si c’était vous, vous n’avez rien à faire. Un nouveau mot de passe déconnecte tout le monde et empêche le changement.",
    },
    emailChanged: {
      title: "Votre adresse a changé",
      text: "L’adresse de votre compte {name} est désormais {address}. Nous vous écrivons ici pour la dernière fois.",
      button: "Aller sur le site",
      note: "Si ce n’était pas vous, écrivez tout de suite à {mailbox}.",
    },
    passwordChanged: {
      title: "Votre mot de passe a changé",
      text: "Le mot de passe de votre compte {name} a été modifié. Tous les autres appareils ont été déconnectés.",
      button: "Ce n’était pas moi : nouveau mot de passe",
      note: "Si c’était vous, vous n’avez rien à faire.",
    },
    erased: {
      title: "Votre compte est supprimé",
      text: "Votre compte chez {name} et tout ce qui s’y rattachait ont été supprimés. Vous êtes déconnecté partout et ne recevrez plus de courrier de notre part.",
      button: "Vers le site",
      note: "Si ce n’était pas vous, écrivez tout de suite à {mailbox}.",
    },
  },
  newsletters: {
    lists: {
      "weekly-digest": "Résumé de la semaine",
      "product-news": "Nouveautés du site",
      "daily-digest": "Résumé du jour",
      "breaking-alerts": "Alertes info",
    },
    confirm: {
      title: "Veuillez confirmer votre abonnement",
      text: "Quelqu’un a indiqué l’adresse {email} sur {name} pour recevoir : {list}. Si c’était vous, merci de le confirmer.",
      button: "Confirmer l’abonnement",
      valid: "Le lien est valable 7 jours et ne sert qu’une fois.",
      notYou:
        "Si ce n’était pas vous, vous n’avez rien à faire : nous n’enverrons rien d’autre et effacerons votre adresse au bout de 30 jours.",
    },
    issue: {
      weekly: "La semaine en Europe",
      weeklyText: "Les articles les plus lus du {from} au {to}.",
      daily: "La journée en Europe",
      dailyText: "Les articles les plus lus depuis hier matin.",
      breaking: "Alerte : {title}",
      why: "Vous recevez cette lettre parce que vous vous êtes abonné à : {list}.",
      unsubscribe: "Se désabonner de cette lettre",
    },
  },
} as const satisfies Texts<typeof en>;
