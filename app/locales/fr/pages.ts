import type en from "../en/pages.ts";
import type { Texts } from "../messages.ts";

export default {
  about: {
    title: "À propos",
    text: "Une information indépendante venue de toute l’Union européenne, avec l’orientation politique de chaque source.",
  },
  contact: {
    title: "Contact",
    text: "Il n’y a pas encore de formulaire de contact. Écrivez-nous à {mailbox}.",
  },
  privacy: {
    title: "Politique de confidentialité",
    text: "Quelles données nous conservons à votre sujet, pourquoi et combien de temps. Pour toute question ou demande, écrivez à {mailbox}.",
    visit: "Sans compte",
    visitText:
      "Ce que vous enregistrez, marquez ou choisissez reste dans votre propre navigateur. Les vues et les « J’aime » sont comptés au moyen d’une empreinte de l’adresse réseau et du nom du navigateur, dont le sel est remplacé chaque jour ; ensuite, personne ne peut en retrouver l’adresse. Aucun cookie et aucune autre entreprise n’interviennent.",
    account: "Avec un compte",
    accountText:
      "Nous conservons votre adresse, votre nom et votre photo si vous les donnez, une empreinte de votre mot de passe, la partie publique de vos clés d’accès et les réglages de votre profil. Votre liste de lecture, vos « J’aime », vos pays, votre série et l’endroit où vous en êtes sont gardés dans le compte, pour que vous les retrouviez sur chaque appareil. Ce que vous lisez est noté tant que la « Mesure de lecture » est activée dans votre profil ; ce que vous marquez vous-même comme lu l’est toujours. De chaque connexion, nous gardons le nom du navigateur et une adresse réseau abrégée, pour que vous reconnaissiez vos appareils.",
    letters: "Lettres d’information",
    lettersText:
      "Si vous vous abonnez à une lettre, nous conservons votre adresse, votre langue, ce que vous avez accepté et quand. Chaque lettre contient un lien pour se désabonner en un clic.",
    plans: "Abonnements",
    plansText:
      "Si vous prenez un abonnement, nous conservons la commande avec le texte qui l’accompagnait, la formule, son prix et ses dates. Vous saisissez vos données bancaires chez notre prestataire de paiement, Stripe ; elles ne nous parviennent jamais. De la carte avec laquelle un essai commence, nous gardons une empreinte (hachage), pour que personne n’ait deux essais.",
    basis: "Base juridique",
    basisText:
      "Compte et abonnement : parce que vous nous les demandez (Règlement général sur la protection des données, art. 6, par. 1, b). Lettres, et souvenir de ce que vous avez ouvert en dernier : parce que vous y consentez, et tant que vous ne changez pas d’avis (art. 6, par. 1, a). Comptage des vues et protection contre les essais de mots de passe : parce qu’un site d’information a besoin des deux ; ces données disparaissent en quelques jours (art. 6, par. 1, f).",
    time: "Combien de temps",
    timeText:
      "Une session : jusqu’à votre déconnexion, ou 30 jours après son dernier renouvellement. Inscriptions et abonnements aux lettres non confirmés : 30 jours. E-mails que nous vous avons envoyés : 30 jours. Tentatives de connexion : un jour. Empreintes des vues : deux jours. Votre historique : jusqu’à ce que vous l’effaciez. Tout le reste du compte : jusqu’à ce que vous le supprimiez.",
    rights: "Vos droits",
    rightsText:
      "La page du compte vous donne une copie de tout cela en un fichier, et supprime le compte aussitôt. Ce qui reste ensuite ne désigne personne : la trace de la suppression et des accès accordés, sous un numéro anonyme, et l’empreinte d’une carte. Les factures restent chez le prestataire de paiement aussi longtemps que le droit fiscal l’exige. Vous pouvez aussi saisir l’autorité de protection des données de votre pays.",
  },
  terms: {
    title: "Conditions d’utilisation",
    text: "Ces conditions s’appliquent entre vous et {operator}, qui exploite ce site. Elles sont courtes à dessein ; si la loi vous accorde davantage, c’est la loi qui s’applique.",
    age: "Qui peut l’utiliser",
    ageText:
      "Le site s’adresse aux personnes de 18 ans ou plus. Vous le déclarez en ouvrant un compte.",
    account: "Votre compte",
    accountText:
      "Un compte est fait pour une seule personne. Gardez son mot de passe pour vous. Sur la page de votre compte, vous pouvez à tout moment tout exporter et supprimer le compte ; nous pouvons suspendre un compte qui sert à nuire à autrui ou au site, et vous en dirons la raison si vous la demandez.",
    subscription: "Abonnements",
    subscriptionText:
      "Un abonnement commence quand vous appuyez sur le bouton « Commande avec obligation de paiement ». S’il commence par 7 jours gratuits, rien n’est prélevé avant le jour indiqué sur la page de commande. Il se renouvelle pour la même durée et au même prix jusqu’à votre résiliation ; avant un renouvellement annuel, nous vous le rappelons par e-mail. Les prix en euros comprennent la TVA.",
    withdrawal: "Rétractation",
    withdrawalText:
      "Dans les 14 jours qui suivent votre commande, vous pouvez vous rétracter sans motif : sur la page « Se rétracter du contrat », à laquelle renvoie aussi l’e-mail de confirmation, ou par toute déclaration claire adressée à {mailbox}. Nous vous remboursons alors tout par le moyen que vous avez utilisé, et votre accès prend fin.",
    cancelling: "Résiliation",
    cancellingText:
      "Vous pouvez résilier à tout moment, sans vous connecter, sur la page « Résilier un contrat ici ». L’abonnement prend alors fin avec la période payée. Hormis la rétractation et les droits que la loi vous donne, ce qui est payé n’est pas remboursé.",
    changes: "En cas d’imprévu",
    changesText:
      "Si un paiement échoue, nous réessayons et vous prévenons ; votre accès reste ouvert 7 jours pendant ce temps. Si nous augmentons un prix, il s’applique à vous au plus tôt à partir de la période suivante, et nous vous en informons à temps pour résilier.",
    content: "Ce que vous lisez ici",
    contentText:
      "Nos propres articles nous appartiennent ou appartiennent à leurs auteurs. Les titres et extraits d’autres éditeurs leur appartiennent, et chacun mène à sa source. Vous pouvez citer et partager des liens ; vous ne pouvez pas copier le site tout entier.",
    liability: "Notre responsabilité",
    liabilityText:
      "Nous répondons sans limite de nos fautes intentionnelles, de nos fautes lourdes et des atteintes à la vie et à la santé. Pour le reste, notre responsabilité est limitée à 100 € ou, si c’est plus, à ce que vous nous avez payé au cours des 12 derniers mois.",
    law: "Le droit applicable",
    lawText:
      "Le droit irlandais et le droit de l’Union européenne. La protection que le droit de votre pays accorde aux consommateurs vous reste acquise.",
  },
  cookies: {
    title: "Politique relative aux cookies",
    text: "Tous les cookies de ce site, à quoi sert chacun d’eux et combien de temps il reste. Aucun ne vous piste, et aucune autre entreprise n’en dépose ici.",
    cookies: "Les cookies",
    language: "La langue que vous choisissez. Un an.",
    theme: "Clair ou sombre, selon votre choix. Un an.",
    currency: "La devise que vous choisissez sur la page des formules. Un an.",
    stories:
      "Les langues des articles que vous choisissez. Un an, ou jusqu’à votre retour au réglage par défaut.",
    hub: "Les thèmes et les pays que vous avez choisis dans l’actualité de l’UE. Un an, ou jusqu’à ce que vous les réinitialisiez.",
    originals: "Si les titres d’autres médias mènent directement chez eux. Un an.",
    session:
      "Maintient votre connexion. Déposé à la connexion, illisible pour les scripts, renouvelé quand vous revenez, effacé à la déconnexion ou après 30 jours.",
    passkey:
      "La question à laquelle votre appareil répond par une clé d’accès. Déposé seulement quand vous en ajoutez une ou vous en servez pour vous connecter. Cinq minutes.",
    signUp:
      "Qu’un compte a été créé dans ce navigateur, pour que le lien de l’e-mail y fonctionne sans redemander le mot de passe. 24 heures.",
    device:
      "Retient que vous vous êtes connecté ici, pour que les essais ratés d’autrui ne vous bloquent pas. Il n’ouvre rien à lui seul et reste illisible pour les scripts. 180 jours.",
    storage: "Ce que votre navigateur garde aussi",
    storageText:
      "Sans compte, le stockage du navigateur contient votre liste de lecture, vos « J’aime », vos pays, votre série, l’endroit où vous en êtes et votre réponse à la question ci-dessous ; ce que vous avez ouvert en dernier, seulement si vous l’acceptez. Quand vous vous connectez, votre compte reprend tout cela ; quand vous vous déconnectez, les copies de votre compte sont retirées du navigateur.",
  },
  accessibility: {
    title: "Accessibilité",
    text: "Nous visons le niveau AA des WCAG 2.2 ; si quelque chose vous gêne, écrivez à {mailbox}.",
  },
  sitemap: {
    title: "Plan du site",
    text: "Il n’y a pas encore de plan de toutes les pages ; chaque thème ci-dessus mène à ses articles les plus récents.",
  },
  rss: {
    title: "RSS",
    text: "Nous ne proposons pas encore nos propres flux ; la source est nommée sur chaque article.",
  },
  support: {
    title: "Aide",
    text: "Il n’y a pas encore d’articles d’aide. Écrivez-nous à {mailbox}.",
  },
  advertise: {
    title: "Publicité",
    text: "Les demandes ne peuvent pas encore être envoyées depuis cette page. Écrivez-nous à {mailbox}.",
  },
  careers: {
    title: "Carrières",
    text: "Aucun poste n’est ouvert pour le moment ; les candidatures spontanées sont les bienvenues à l’adresse {mailbox}.",
  },
  press: {
    title: "Presse",
    text: "Les journalistes peuvent nous joindre à l’adresse {mailbox}.",
  },
  store: {
    title: "Boutique",
    text: "La boutique de démonstration n’est pas encore ouverte, et rien n’y sera vendu.",
  },
  saved: {
    title: "Enregistrés",
    text: "Votre liste de lecture est dans ce navigateur ; personne d’autre ne la voit.",
    scripts:
      "Votre liste de lecture est dans ce navigateur, et cette page a besoin de scripts pour l’y lire.",
    empty: "Rien d’enregistré pour l’instant.",
    emptyHint:
      "Choisissez « Enregistrer » sur un article, une vidéo ou un épisode, et il vous attendra ici.",
    home: "Retour à l’accueil",
    article: "Article",
    video: "Vidéo",
    podcast: "Podcast",
    savedAt: "Enregistré le",
    remove: "Retirer",
    removed: "Retiré de la liste de lecture",
    removedVideo: "La vidéo a été retirée de votre liste de lecture.",
    removedOther: "L’article a été retiré de votre liste de lecture.",
    accountText:
      "Votre liste de lecture est dans votre compte, sur tous les appareils où vous vous connectez.",
    sort: "Ordre",
    newest: "Les plus récents d’abord",
    oldest: "Les plus anciens d’abord",
    kind: "Par type",
    unread: "Les non lus d’abord",
    markRead: "Marquer comme lu",
    markUnread: "Marquer comme non lu",
    isRead: "Lu",
    gone: "N’est plus disponible",
    resumeAt: "Reprendre à",
    pages: "Pages de votre liste de lecture",
    before: "Page précédente",
    after: "Page suivante",
    full: "Votre liste de lecture contient déjà 1 000 éléments. Retirez-en pour faire de la place.",
    unknown: "Ce contenu n’est plus disponible.",
  },
  sources: {
    title: "Nos sources",
    text: "Quels médias nous lisons, où chacun se situe et qui le dit, et ce que nous en montrons.",
  },
  "how-we-work": {
    title: "Nos méthodes",
    text: "D’où viennent nos informations, ce que signifient les étiquettes et quelles règles les régissent.",
    sources: "Sources",
    sourcesText:
      "Nous lisons les flux publics de journaux, de radios et télévisions, d’agences et d’institutions des 27 États membres et de leurs voisins, dans leurs propres langues. Un flux est consulté à intervalles de cinq minutes à six heures, selon son rythme. Les éditeurs qui ne souhaitent pas figurer ici peuvent écrire à {mailbox} ; nous les retirons aussitôt.",
    sourcesLink: "Toutes nos sources, par pays",
    excerpts: "Titres et extraits",
    excerptsText:
      "Des articles d’autres éditeurs, nous montrons le titre, un court extrait, en général de 300 caractères au plus, et un lien vers l’original. Le texte appartient à son éditeur. Les images ne paraissent que si l’éditeur l’autorise. Nous demandons aux moteurs de recherche d’indexer l’original et non notre page.",
    bands: "Orientation politique",
    bandsText:
      "Une source est classée à l’une de cinq positions, de l’extrême gauche à l’extrême droite, ou n’est pas classée. Elle ne l’est que sur la foi d’un document publié : une évaluation du média ou une page qui dit où il se situe, avec auteur, lien et date. Personne ne classe de mémoire. Un article prend la position de sa source, sauf si la rédaction en fixe une autre. L’étiquette de l’article montre trois positions, gauche, centre et droite ; une source que personne n’a classée y porte la mention « Non classé », compte comme telle dans toute analyse, et le filtre « Centre » ne la trouve pas.",
    bandsDisputed:
      "Lorsque ceux qui évaluent un média ne sont pas d’accord, ou ne disent rien qui le situe, nous ne le classons pas, et la page des sources montre ce que chacun en dit.",
    topics: "Thèmes et pays",
    topicsText:
      "Un logiciel détermine ce qui relève de l’actualité et rattache les articles à douze thèmes et à des lieux, d’après les mots du titre et de l’extrait en 24 langues, la rubrique indiquée par leur adresse et leur flux, et ce que publie le média. L’actualité qui n’entre dans aucun thème, comme les catastrophes ou la justice, figure aussi dans les listes. Le sport, les célébrités, l’art de vivre et les informations pratiques n’apparaissent pas à la une mais restent accessibles par la recherche.",
    events: "Les articles sur un même événement",
    eventsText:
      "Un logiciel réunit les articles qui parlent d’un même événement à mesure qu’ils arrivent, d’après leurs titres et les {excerpt} premiers caractères de leurs extraits. Dans une langue, il cherche les mots rares et les nombres communs ; d’une langue à l’autre, les noms, quelle que soit leur graphie, les nombres, les pays et des notions dont nous tenons la liste en 24 langues. Rien n’est traduit, et aucun modèle de langage n’intervient. Un événement commence à son deuxième article, et un article peut rejoindre son événement pendant {hours} heures. Les éditeurs d’un même propriétaire comptent pour un, et les mises à jour d’un même article comptent une fois. Nous ne disons qu’un bord ou un pays n’a pas traité un événement que si nous lisions ses sources à ce moment-là. Un logiciel se trompe parfois : sur la page d’un événement, chacun peut signaler qu’un article n’y a pas sa place ou qu’il en manque un. La rédaction réunit ou sépare alors les événements à la main, et c’est définitif.",
    front: "La une",
    frontText:
      "La une et les pages des rubriques montrent des événements plutôt que des articles isolés. La place d’un événement dépend du nombre d’éditeurs indépendants qui en parlent, du nombre de pays dont ils viennent et des bords auxquels ils appartiennent ; ce poids diminue de moitié toutes les {frontHalfLife} heures. Ce qui concerne l’Europe, relève d’un thème ou se raconte dans une langue que vous lisez monte plus haut, de même que les événements de dernière minute, ceux que raconte un de nos articles et ceux que la rédaction a signalés. Une même affaire n’occupe que quelques places. De tous les articles sur un événement, vous voyez celui dont le titre dit ce que disent la plupart des autres, dans une de vos langues : ni question, ni tribune, ni direct tant qu’il y a autre chose.",
    breaking: "Dernière minute",
    breakingText:
      "Un article est de dernière minute quand la rédaction le décide, ou quand, au cours des {minutes} dernières minutes, au moins {owners} éditeurs de propriétaires différents dans {countries} pays, ou {ownersOfOneCountry} dans un seul pays, ont rapporté le même événement, quelles que soient les langues, sans que davantage l’aient rapporté auparavant. La mention disparaît {lasts} heures après l’article le plus récent, et au plus tard au bout de {longest} heures. Un événement n’est de dernière minute qu’une fois ; il ne le redevient que s’il est devenu un autre : {times} fois plus d’éditeurs et des titres qui disent du nouveau.",
    trending: "Tendance",
    trendingText:
      "Un article est en tendance quand la rédaction le décide, ou quand il est lu bien plus vite que les autres : une vue compte pour moitié au bout de {halfLife} heures, et plus du tout au bout de {window}. Moins de {minimum} vues dans ce laps de temps peuvent relever du hasard et ne comptent pas, et jamais plus de {most} articles ne sont en tendance à la fois.",
    corrections: "Rectificatifs",
    correctionsText:
      "Les erreurs de nos propres articles sont corrigées dans le texte, et le rectificatif figure au-dessous avec sa date. Signalez-les à l’adresse {mailbox}.",
    ai: "Intelligence artificielle",
    aiText:
      "Les thèmes, les pays, les langues et les règles ci-dessus sont établis par des logiciels ordinaires aux règles écrites ; aucun modèle de langage n’intervient. Si une IA a aidé à écrire l’un de nos articles, l’article le dit, et précise si une personne l’a relu.",
    sample: "Exemples",
    sampleText:
      "Les contenus marqués comme exemples montrent ce que propose ce site. Les personnes et les faits y sont inventés. Ils laissent la place aux vraies nouvelles dès qu’il y en a.",
  },
} as const satisfies Texts<typeof en>;
