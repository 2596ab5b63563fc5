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
    alerts: "Vos alertes n’ont pas pu être enregistrées",
    avatar: "Impossible de mettre à jour le profil",
    podcasts: "Impossible de modifier les flux privés",
    hub: "Impossible de modifier le flux privé",
  },
  done: {
    profile: { title: "C’est fait", text: "Votre profil a été mis à jour" },
    preferences: { title: "Vos préférences ont été mises à jour", text: "" },
    notifications: { title: "Vos paramètres de notification ont été mis à jour", text: "" },
    alerts: { title: "Vos alertes sont enregistrées", text: "" },
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
      limited: "Cela fait beaucoup de photos à la fois. Veuillez réessayer dans quelques minutes.",
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
  device: {
    title: "Sur cet appareil",
    text: "Pour les moments sans connexion, ce navigateur garde ce que vous avez enregistré et le brief du jour. Vous y voyez ce qui est gardé et la place que cela prend, et pouvez l’effacer.",
    link: "Ce qui est gardé sur cet appareil",
  },
  alerts: {
    title: "Alertes",
    text: "Ce qui ne doit pas attendre votre prochaine visite. Nous ne vous envoyons rien que vous n’ayez demandé ici.",
    what: "Ce dont vous voulez être averti",
    unknown: "Veuillez choisir parmi ce que propose le formulaire",
    follows: "Voir ce que vous suivez",
    kinds: {
      breaking: "Dernière minute",
      replies: "Réponses",
      events: "Événements que vous suivez",
      authors: "Auteurs que vous suivez",
      topics: "Thèmes que vous suivez",
      countries: "Pays que vous suivez",
    },
    about: {
      breaking:
        "Dès que plusieurs sources parlent d’un même événement. Par e-mail, elles remplacent la lettre ci-dessus.",
      replies: "Quand un membre répond à ce que vous avez écrit.",
      events: "Chaque fois que trois sources de plus en parlent.",
      authors: "Quand ils publient un article chez nous.",
      topics: "Quand cinq éditeurs parlent d’un événement, et à chacun de nos articles.",
      countries: "Quand cinq éditeurs parlent d’un événement, et à chacun de nos articles.",
    },
    closed: "Avec une formule, à partir de Basic (Essential Pass).",
    closedPremium: "Avec Premium (Insider Pass).",
    ways: { off: "Non", push: "Dans le navigateur", mail: "Par e-mail" },
    countries: "Seulement sur ces pays",
    languages: "Seulement dans ces langues",
    everywhere: "Tous les pays",
    myLanguages: "Les langues de vos articles",
    quiet: "Heures de silence",
    quietText:
      "À l’heure de votre fuseau horaire, {zone}. Ce qui arrive alors est envoyé ensuite si cela date de moins d’une heure ; au-delà, il n’y a plus d’alerte.",
    quietWrong: "Veuillez indiquer deux heures différentes, ou aucune",
    quietBar: "Silence de {from} à {until}",
    from: "De",
    until: "À",
    mailAfterQuiet: "Me dire par e-mail, une fois ces heures passées, ce qui est arrivé",
    aDay: "Au plus",
    aDayText: "S’il y en a davantage, le plus important passe d’abord.",
    perDay: "{count, plural, one {# alerte par jour} other {# alertes par jour}}",
    any: "Autant qu’il y en a",
    here: {
      title: "Ce navigateur",
      noScript:
        "Un navigateur ne peut être averti qu’avec des scripts, désactivés ici. Par e-mail, les alertes arrivent sans eux.",
      asking: "Nous regardons si ce navigateur accepte les alertes…",
      unsupported:
        "Ce navigateur n’accepte pas d’alertes. Vous pouvez les choisir par e-mail ci-dessous.",
      "home-screen":
        "Sur iPhone et iPad, les alertes arrivent une fois ce site sur l’écran d’accueil : appuyez sur Partager, puis Sur l’écran d’accueil, et ouvrez-le de là. Par e-mail, elles arrivent sans cela.",
      blocked:
        "Votre navigateur bloque les alertes de ce site. Vous pouvez le changer dans ses réglages, à côté de l’adresse. En attendant, choisissez-les par e-mail ci-dessous.",
      off: "Ce navigateur ne vous montre pas encore d’alertes.",
      on: "Ce navigateur vous montre ce que vous avez choisi « Dans le navigateur ».",
      what: "Les alertes s’affichent ici même quand aucune de nos pages n’est ouverte.",
      asks: "Votre navigateur va vous poser la question. Si vous y répondez non, seuls ses propres réglages peuvent y revenir.",
      end: "Elles cessent quand vous les désactivez, ou quand vous vous déconnectez.",
      turnOn: "Activer les alertes ici",
      turnOff: "Désactiver les alertes ici",
      said: {
        on: "Les alertes sont activées dans ce navigateur.",
        off: "Les alertes sont désactivées dans ce navigateur.",
        dismissed:
          "Votre navigateur a posé la question et n’a pas eu de réponse. Vous pouvez réessayer.",
        failed:
          "Cela n’a pas fonctionné : le service de notification du navigateur est injoignable. Veuillez réessayer plus tard.",
      },
    },
    browsers: "Navigateurs qui reçoivent vos alertes",
    unnamed: "Un navigateur",
    current: "Ce navigateur",
    since: "Depuis le {day}.",
    failing: "Il n’a pas pu être joint ces derniers temps.",
    test: "Envoyer un test",
    testOf: "Envoyer un test à {name}",
    remove: "Retirer",
    removeOf: "Retirer {name}",
    tested: {
      sending: "Envoi…",
      sent: "Envoyé. Nous attendons que le navigateur l’affiche…",
      arrived:
        "Le test est parti, et il est arrivé au bout de {seconds, plural, one {# seconde} other {# secondes}}.",
      late: "Le test est parti, mais n’est pas encore arrivé. L’appareil est peut-être hors ligne ou en mode silencieux ; vous pouvez aussi choisir les alertes par e-mail.",
      failed:
        "Le test n’a pas pu partir : le service de notification ne l’a pas accepté. Veuillez réessayer plus tard, ou choisir les alertes par e-mail.",
      ended: "Ce navigateur ne reçoit plus d’alertes. Activez-les-y de nouveau.",
      often: "Cela fait beaucoup de tests. Veuillez réessayer dans une heure.",
    },
    last: {
      sent: "Test du {at} : envoyé. Il n’est pas encore arrivé ; rechargez la page pour voir.",
      arrived:
        "Test du {at} : envoyé, et arrivé au bout de {seconds, plural, one {# seconde} other {# secondes}}.",
      failed: "Test du {at} : le service de notification ne l’a pas accepté.",
    },
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
    following: "Mes suivis",
    discussions: "Mes discussions",
    dashboard: "Tableau de bord",
  },
} as const satisfies Texts<typeof en>;
