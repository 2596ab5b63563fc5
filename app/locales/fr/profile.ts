import type en from "../en/profile.ts";
import type { Texts } from "../messages.ts";

export default {
  title: "Paramètres du profil",
  description: "Vos informations, vos préférences, vos notifications et votre abonnement.",
  tabs: {
    label: "Profil",
    personal: "Informations personnelles",
    preferences: "Préférences",
    notifications: "Notifications",
    subscription: "Abonnement",
  },
  save: "Enregistrer",
  saving: "Enregistrement…",
  again: "Réessayer",
  loadFailed: {
    profile: "Impossible de charger les informations du profil",
    preferences: "Impossible de charger les préférences",
    notifications: "Impossible de charger les paramètres de notification",
    subscription: "Impossible de charger votre abonnement",
  },
  saveFailed: {
    profile: "Impossible de mettre à jour le profil",
    preferences: "Impossible de mettre à jour les préférences",
    notifications: "Impossible de mettre à jour les paramètres de notification",
    avatar: "Impossible de mettre à jour le profil",
    podcasts: "Impossible de modifier les flux privés",
    hub: "Impossible de modifier le flux privé",
  },
  done: {
    profile: { title: "C’est fait", text: "Votre profil a été mis à jour" },
    preferences: { title: "Vos préférences ont été mises à jour", text: "" },
    notifications: { title: "Vos paramètres de notification ont été mis à jour", text: "" },
    avatar: { title: "C’est fait", text: "Votre profil a été mis à jour" },
    podcasts: {
      title: "L’adresse a été révoquée",
      text: "Vos applications ne reçoivent plus rien par elle.",
    },
    hub: {
      title: "L’adresse a été révoquée",
      text: "Votre lecteur de flux ne reçoit plus rien par elle.",
    },
  },
  personal: {
    first_name: "Prénom",
    last_name: "Nom",
    bio: "Biographie",
    phone: "Téléphone",
    location: "Lieu",
    timezone: "Fuseau horaire",
    optional: "Facultatif",
    count: "{count, plural, one {# caractère} other {# caractères}} sur {limit}",
    timezoneText: "Il fixe le début de votre journée, donc de votre série et de votre brief.",
    zoneOffer: "Ce navigateur est dans le fuseau horaire {zone}.",
    zoneUse: "L’utiliser",
  },
  problems: {
    first_name: "Le prénom est obligatoire",
    last_name: "Le nom est obligatoire",
    bio: "La biographie ne doit pas dépasser 500 caractères",
    tooLong: "Utilisez {max} caractères au maximum",
    unreadable: "Veuillez retirer les caractères qui ne peuvent pas être affichés",
    timezone: "Veuillez choisir un fuseau horaire dans la liste",
  },
  avatar: {
    alt: "Votre photo",
    file: "Photo",
    add: "Ajouter une photo",
    change: "Changer de photo",
    upload: "Envoyer",
    remove: "Supprimer la photo",
    hint: "JPEG, PNG ou WebP, 5 Mo au maximum. La photo est recadrée en carré et les données que l’appareil y a inscrites sont effacées.",
    problems: {
      none: "Veuillez d’abord choisir une photo",
      large: "Cette photo dépasse 5 Mo. Veuillez en choisir une plus légère.",
      type: "Ce n’est pas une image JPEG, PNG ou WebP. Veuillez choisir un autre fichier.",
      broken:
        "Cette photo est illisible ; elle est peut-être endommagée. Veuillez en choisir une autre.",
      often: "Cela fait beaucoup de photos à la fois. Veuillez réessayer dans quelques minutes.",
      pixels:
        "Cette photo compte plus de 25 millions de pixels. Veuillez en choisir une plus petite.",
      busy: "De nombreux lecteurs envoient des photos en ce moment. Veuillez réessayer dans une minute.",
    },
  },
  preferences: {
    language: "Langue",
    theme: "Thème",
    themes: { light: "Clair", dark: "Sombre", system: "Système" },
    content_personalization: "Personnalisation des contenus",
    content_personalizationText:
      "Vos pays et vos lectures décident de ce qui vient en premier dans « Pour vous ».",
    privacy_analytics: "Mesure de lecture",
    privacy_analyticsText:
      "Vos lectures sont comptées pour votre tableau de bord. Si vous la désactivez, seul ce que vous marquez comme lu est noté.",
    unknown: "Veuillez choisir une langue et un thème dans les listes",
  },
  notifications: {
    email_notifications: "Notifications par e-mail",
    email_notificationsText:
      "Pour les membres : le résumé du jour. Les e-mails concernant votre compte et sa sécurité sont toujours envoyés.",
    newsletter_subscription: "Lettre des nouveautés",
    newsletter_subscriptionText: "Les nouveautés du site, de temps en temps.",
    breaking_news_alerts: "Alertes info",
    breaking_news_alertsText: "Dès que plusieurs sources rapportent un même événement.",
    breakingClosed:
      "Avec Premium (Insider Pass) : dès que plusieurs sources rapportent un même événement.",
    weekly_digest: "Résumé de la semaine",
    weekly_digestText: "La semaine en Europe, chaque dimanche.",
    address: "Tout est envoyé à {email}.",
  },
  subscription: {
    member: { basic: "Membre Basic", premium: "Membre Premium" },
    none: "Vous n’avez pas d’abonnement.",
    noneText:
      "Avec une formule, vous accédez à l’actualité de l’UE, au tableau de bord et au résumé du jour.",
    editor: "En tant que membre de la rédaction, vous voyez chaque contenu en entier.",
    email: "E-mail",
    since: "Membre depuis",
    pricing: "Voir les formules",
    manage: "Gérer l’abonnement",
  },
  feeds: {
    revoke: "Révoquer",
    copy: "Copier",
    copyOf: "Copier l’adresse : {name}",
    inApp: "S’abonner à {name} avec {app}",
  },
  hub: {
    title: "Flux privé de l’actualité de l’UE",
    text: "Une adresse à vous pour les lecteurs de flux : les dernières actualités des thèmes, des pays et des langues que vous avez choisis sous « L’actualité de l’UE ». Quiconque la possède lit en votre nom ; gardez-la pour vous.",
    since:
      "Votre adresse a été créée le {day}. Elle a été affichée à ce moment-là et ne peut plus l’être.",
    closed: "Le flux privé fait partie de tous les abonnements.",
    paused: "Sans abonnement, votre flux reste vide ; il reprendra avec le prochain.",
    make: "Créer mon adresse",
    renew: "Créer une nouvelle adresse",
    renewText:
      "La nouvelle adresse reprend vos choix actuels sous « L’actualité de l’UE ». La précédente cesse aussitôt de fonctionner.",
    made: "Votre adresse",
    madeText:
      "Copiez celle que votre lecteur comprend. Nous n’en gardons qu’une empreinte et ne pouvons plus l’afficher.",
  },
  podcasts: {
    title: "Flux de podcast privés",
    text: "Des adresses à vous pour les applications de podcast : chacun de nos podcasts avec tous les épisodes, ceux de Premium compris. Quiconque possède une telle adresse écoute en votre nom ; gardez-la pour vous.",
    since:
      "Vos adresses ont été créées le {day}. Elles ont été affichées à ce moment-là et ne peuvent plus l’être.",
    closed: "Les flux privés font partie de Premium.",
    paused: "Sans Premium, vos flux contiennent les épisodes que tout le monde peut écouter.",
    make: "Créer mes adresses",
    renew: "Créer de nouvelles adresses",
    renewText:
      "Avec de nouvelles adresses, les précédentes cessent aussitôt de fonctionner : indiquez les nouvelles à vos applications.",
    made: "Vos adresses",
    madeText:
      "Copiez-les maintenant, ou ouvrez chacune dans votre application. Nous n’en gardons qu’une empreinte et ne pouvons plus les afficher.",
  },
  more: {
    title: "Autour de votre compte",
    account: "Connexion et sécurité",
    history: "Historique de lecture",
    saved: "Enregistrés",
    dashboard: "Tableau de bord",
  },
} as const satisfies Texts<typeof en>;
