import type en from "../en/plans.ts";
import type { Texts } from "../messages.ts";

export default {
  names: { essential: "Essential Pass", insider: "Insider Pass", academy: "Academy" },
  // A tier with its pass beside it, as a title and in a sentence.
  named: {
    essential: "Formule Basic (Essential Pass)",
    insider: "Formule Premium (Insider Pass)",
    academy: "Formule Premium (Academy)",
  },
  tiered: {
    essential: "Basic (Essential Pass)",
    insider: "Premium (Insider Pass)",
    academy: "Premium (Academy)",
  },
  tiers: { basic: "Basic", premium: "Premium" },
  per: { month: "/mois", year: "/an" },
  priced: { month: "{price}/mois", year: "{price}/an" },
  everythingIn: "Tout ce que comprend {name}",
  gives: {
    news: "Accès complet à l’actualité",
    dashboard: "Tableau de bord personnel",
    brief: "Le brief du jour des membres",
    digest: "Résumé du jour par e-mail",
    app: "Application mobile",
    investigations: "Enquêtes Premium",
    media: "Podcasts et vidéos exclusifs",
    adFree: "Lecture sans publicité",
    followedAlerts: "Alertes sur ce que vous suivez",
    alerts: "Alertes info",
    discussions: "Discussions entre membres",
    archive: "Archives sur {span}",
    courses: "Cours",
  },
  rows: {
    news: "Articles d’actualité européenne",
    dashboard: "Tableau de bord",
    brief: "Brief des membres",
    digest: "Résumé du jour",
    app: "Application mobile",
    investigations: "Enquêtes",
    media: "Podcasts et vidéos exclusifs",
    adFree: "Sans publicité",
    followedAlerts: "Alertes sur ce que vous suivez",
    alerts: "Alertes info",
    discussions: "Discussions entre membres",
    archive: "Archives",
    courses: "Cours",
  },
  years: "{count} ans",
  months: "{count} mois",
  spanYears: "{count, plural, one {# an} other {# ans}}",
  spanMonths: "{count, plural, one {# mois} other {# mois}}",
  yes: "Oui",
  no: "Non",
  benefit: "Avantage",
  signUp: "S’abonner",
  currentPlan: "Formule actuelle",
  manage: "Gérer l’abonnement",
  newTab: "s’ouvre dans un nouvel onglet",
  notes: {
    home: "7 jours d’essai gratuit • Résiliable à tout moment • Paiement sécurisé",
    homeNoTrial: "Résiliable à tout moment • Paiement sécurisé",
    news: "7 jours d’essai gratuit • Résiliable à tout moment • Conforme aux règles européennes de protection des données",
    newsNoTrial:
      "Résiliable à tout moment • Conforme aux règles européennes de protection des données",
    pricing:
      "Toutes les formules commencent par 7 jours d’essai gratuit. Résiliables à tout moment.",
    pricingInTrial: "Votre essai gratuit est en cours. Formules résiliables à tout moment.",
    pricingNoTrial:
      "Vous avez déjà profité de votre essai gratuit. Formules résiliables à tout moment.",
  },
  offer: {
    title: "Accédez à l’actualité européenne Premium",
    text: "Des enquêtes qui demandent des mois, à lire sans la moindre publicité.",
    popular: "La plus choisie",
    startBasic: "Commencer avec Basic",
    startPremium: "Commencer avec Premium",
    all: "Comparer toutes les formules",
  },
  pricing: {
    title: "Tarifs",
    description:
      "Trois formules pour suivre l’actualité de toute l’Union européenne : ce qu’elles coûtent et ce qu’elles ouvrent.",
    heading: "Un journalisme qui vous rend des comptes",
    lead: "Trois formules pour suivre l’actualité des 27 pays de l’UE. Vous payez le prix affiché, rien d’autre.",
    interval: "Facturation",
    monthly: "Mensuelle",
    annual: "Annuelle",
    saveUpTo: "Jusqu’à {percent} % d’économie",
    currency: "Devise",
    currencies: { usd: "USD $", eur: "EUR €" },
    popular: "LA PLUS CHOISIE",
    professional: "PROFESSIONNEL",
    for: {
      essential: "Pour celles et ceux qui lisent",
      insider: "Pour celles et ceux qui décident",
      academy: "Pour celles et ceux qui étudient l’Europe",
    },
    before: "Avant :",
    saves: "{amount} d’économie par an",
    orYearly: "{price}/an · {saves}",
    compare: "Ce que comprend chaque formule",
    vat: "Prix TVA comprise.",
    closing: "L’Europe sous tous les angles",
    closingText:
      "Choisissez une formule aujourd’hui. Vous pourrez en changer ou la résilier quand vous voudrez, en deux clics.",
  },
  order: {
    title: "Votre commande",
    lead: "Relisez-la une fois. Le paiement se fait à la page suivante.",
    change: "Modifier",
    interval: "Facturation",
    monthly: "Mensuelle {price}",
    annual: "Annuelle {price}",
    agree: "Ce à quoi vous vous engagez",
    trial: "Essai",
    trialText:
      "{days} jours gratuits, jusqu’au {date}. Si vous résiliez avant, vous ne payez rien. Nous vous écrivons trois jours avant la fin.",
    noTrial:
      "Vous avez déjà profité de l’essai gratuit : cette commande commence par le premier paiement.",
    renewal: "Reconduction",
    renewalText: {
      month:
        "À partir du {date}, l’abonnement est reconduit chaque mois au prix de {price}, jusqu’à résiliation. Vous pouvez résilier à tout moment ; il court alors jusqu’à la fin du mois payé.",
      year: "À partir du {date}, l’abonnement est reconduit chaque année au prix de {price}, jusqu’à résiliation. Vous pouvez résilier à tout moment ; il court alors jusqu’à la fin de l’année payée.",
    },
    withdrawal: "Rétractation",
    withdrawalText:
      "Vous pouvez vous rétracter pendant au moins 14 jours, jusqu’à la fin du {date}, sans donner de motif. Il suffit de choisir « Se rétracter du contrat ici », dans « Gérer l’abonnement » ou dans l’e-mail de confirmation ; vous êtes intégralement remboursé par le moyen de paiement utilisé.",
    seller: "Vendeur",
    sellerText:
      "{operator}. Les <terms>conditions d’utilisation</terms> s’appliquent à cette commande.",
    total: "Total",
    line: { month: "{name}, par mois", year: "{name}, par an" },
    trialLine: "7 jours d’essai gratuit",
    today: "Aujourd’hui",
    owedTrial: {
      month: "{today} aujourd’hui, {price} par mois à partir du {date}, jusqu’à résiliation.",
      year: "{today} aujourd’hui, {price} par an à partir du {date}, jusqu’à résiliation.",
    },
    owed: {
      month: "{today} aujourd’hui, puis {price} par mois à partir du {date}, jusqu’à résiliation.",
      year: "{today} aujourd’hui, puis {price} par an à partir du {date}, jusqu’à résiliation.",
    },
    button: "Commande avec obligation de paiement",
    changeTitle: "Changer de formule",
    changeLead:
      "La page suivante indique ce qui est dû maintenant et vous demande de confirmer. D’ici là, rien ne change.",
    now: "Actuellement",
    after: "Ensuite",
    toPortal: "Continuer vers la confirmation",
    problem: {
      title: "Cette commande est impossible",
      plan: "Cette formule n’existe pas.",
      incomplete:
        "Cette formule n’est pas proposée pour le moment : ses cours sont encore en cours de relecture.",
      interval: "Les formules sont facturées au mois ou à l’année.",
      currency: "Les prix sont en euros ou en dollars américains.",
      toPricing: "Voir les formules",
      changed:
        "Les conditions de cette commande ont changé depuis que vous avez ouvert la page. Veuillez les relire.",
      unavailable:
        "La page de paiement est injoignable pour le moment. Rien n’a été commandé ni débité. Veuillez réessayer dans quelques minutes.",
      busy: "Une autre de vos commandes est en train de s’ouvrir, peut-être dans un autre onglet. Terminez-la là-bas, ou réessayez dans une minute.",
      portal:
        "Votre page de facturation est injoignable pour le moment. Veuillez réessayer dans quelques minutes.",
    },
  },
  success: {
    title: "Abonnement",
    active: {
      basic: "Votre abonnement Basic ({pass}) est actif",
      premium: "Votre abonnement Premium ({pass}) est actif",
    },
    activeText: "Merci de nous lire. Nous vous avons envoyé une confirmation par e-mail.",
    none: "Il n’y a rien à confirmer",
    noneText:
      "Aucune commande de votre part n’attend son paiement. Ce que vous avez figure dans « Gérer l’abonnement ».",
    toPricing: "Voir les formules",
    waiting: "Votre confirmation est en route",
    waitingText:
      "La page de paiement vous a renvoyé ici avant que sa confirmation nous parvienne. Cela prend en général quelques secondes ; cette page se met à jour d’elle-même. Inutile de commander à nouveau.",
    slow: "C’est plus long que d’habitude. Vous pouvez quitter cette page : votre abonnement commencera de lui-même, et nous vous écrirons à ce moment-là.",
    check: "Vérifier à nouveau",
    refused: "Votre essai gratuit n’a pas pu commencer",
    refusedText:
      "La carte saisie a déjà servi à un essai gratuit, et chacun n’en a qu’un. Rien n’a été débité. Vous pouvez commander la formule sans essai.",
    withoutTrial: "Commander sans essai",
    includes: "Ce que comprend votre formule",
    news: "Aller à l’actualité européenne",
    home: "Retour à l’accueil",
    support: "Contacter l’assistance",
    trialUntil:
      "Votre essai gratuit court jusqu’au {date}. Ensuite, {price} sont débités, sauf résiliation d’ici là.",
    trialEnds: "Votre essai gratuit se termine le {date}. Rien ne sera débité.",
    paidUntil: "Votre prochain paiement de {price} est prévu le {date}.",
  },
  manageTitle: "Gérer l’abonnement",
  manageDescription: "Votre formule, ce qu’elle coûte et quand, et où la modifier.",
  page: {
    plan: "Votre formule",
    active: "Actif",
    inactive: "Inactif",
    nextBilling: "Prochain prélèvement",
    endsAt: "Fin de l’accès",
    account: "Compte",
    email: "E-mail",
    since: "Membre depuis",
    comparison: "Comparaison des formules",
    upgrade: "Passer à Premium",
    billing: "Gérer la facturation et le paiement",
    opening: "Ouverture…",
    pricing: "Voir les formules",
    unknownPlan: "Abonnement",
    states: {
      none: "Vous n’avez pas d’abonnement.",
      trialing:
        "Votre essai gratuit court jusqu’au {date}. Ensuite, {price} sont débités, sauf résiliation d’ici là.",
      trialingChanging: "Votre essai gratuit court jusqu’au {date}.",
      active: "Votre formule est reconduite d’elle-même le {date}.",
      cancelTrial:
        "Vous avez résilié. Votre essai gratuit se termine le {date}, et rien ne sera débité.",
      cancelled:
        "Vous avez résilié. Tout reste ouvert jusqu’au {date} ; ensuite, plus rien ne sera débité.",
      pastDue:
        "Votre dernier paiement n’a pas abouti. Votre accès reste ouvert jusqu’au {date} ; merci de vérifier d’ici là vos données de paiement.",
      pastDueClosed:
        "Votre dernier paiement n’a pas abouti, et votre accès est fermé. Dès qu’il sera réglé, tout s’ouvrira à nouveau.",
      cancelledUnpaid:
        "Vous avez résilié : votre formule n’est pas reconduite et prend fin le {date}.",
      unpaid: "Vos paiements n’ont pas abouti, et votre accès est fermé.",
      incomplete: "Votre premier paiement n’est pas encore terminé.",
      ended: "Votre abonnement a pris fin le {date}.",
      withdrawn: "Vous vous êtes rétracté de ce contrat. Il a pris fin le {date}.",
      withdrawing:
        "Vous vous êtes rétracté de ce contrat le {date}. Il prendra fin dès que le prestataire de paiement sera joignable, et ce que vous avez payé vous sera alors remboursé.",
      next: "Il devient {name}, pour {price}, le {date}.",
      unknown:
        "Nous n’arrivons pas à savoir de quelle formule il s’agit. Écrivez-nous, et nous corrigerons cela.",
      grant: "Nous vous avons ouvert {tier}, sans date de fin. Vous ne payez rien pour cela.",
      grantUntil: "Nous vous avons ouvert {tier} jusqu’au {date}. Vous ne payez rien pour cela.",
      editor: "En tant que membre de la rédaction, vous voyez tout en entier.",
    },
  },
} as const satisfies Texts<typeof en>;
