import type en from "../en/pages.ts";
import type { Texts } from "../messages.ts";

export default {
  information: {
    contents: "Sur cette page",
    changed: "Dernière modification le",
    earlier: "Versions antérieures",
    notInForce: "Cette version n’est plus en vigueur.",
    current: "Lire la version actuelle",
    notStated: "non indiqué par l’exploitant",
    noCorrections: "Aucun de nos articles n’a été corrigé jusqu’ici.",
    correctedClosed: "Cet article n’est pas ouvert à tous ; ses corrections y figurent.",
  },
  stored: {
    cookie_consent: "Votre réponse à la question ci-dessous.",
    saved_queue: "Votre liste de lecture.",
    liked_items: "Ce que vous aimez, et de quoi revenir dessus.",
    followed_topics: "Les thèmes que vous suivez.",
    eu_countries_pref: "Les pays que vous avez choisis.",
    followed: "Les auteurs, événements et sources que vous suivez.",
    following_seen: "Jusqu’à quand vous avez vu les nouveautés de ce que vous suivez.",
    daily_streak: "Votre série : le nombre de jours de suite et le dernier d’entre eux.",
    daily_brief: "Que vous avez marqué comme lu le brief de ce jour.",
    last_viewed:
      "Ce que vous avez ouvert en dernier et jusqu’où vous avez lu. Tant que vous n’avez pas répondu à la question ci-dessous, seul l’onglet ouvert s’en souvient ; si vous refusez, rien n’en est gardé.",
    reading_positions:
      "Jusqu’où vous avez lu, écouté ou regardé les 50 derniers contenus ; c’est retenu comme l’indique la ligne précédente.",
    unsent_changes:
      "Ce que vous avez modifié une fois connecté et que votre compte n’a pas encore reçu, par exemple sans connexion.",
    member_brief_dismissed: "Pour les membres : que vous avez fermé le brief de ce jour.",
    member_brief_read: "Pour les membres : ce que vous avez coché dans le brief de ce jour.",
    store_cart: "Le panier de la boutique de démonstration.",
    store_wishlist: "La liste d’envies de la boutique de démonstration.",
    hub_place:
      "Jusqu’où l’actualité de l’UE était chargée quand vous l’avez quittée. Jusqu’à la fermeture de l’onglet.",
    resume_wish:
      "L’article dont vous reprenez la lecture. Le temps d’une page, dans l’onglet ouvert.",
    alerts_here:
      "Que vous avez activé les alertes dans ce navigateur, pour quel compte et quelle session. Jusqu’à ce que vous les désactiviez.",
    session_ended:
      "Que votre session a été fermée sur un autre appareil. Le temps d’une page, dans l’onglet ouvert.",
    player:
      "Vos réglages de lecture : vitesse de chaque émission, sous-titres et sauts. Jusqu’à ce que vous les effaciez.",
    left_playing:
      "Ce qui est en cours de lecture et à quel endroit, pour continuer sur la page suivante. Dans l’onglet ouvert.",
    offline_copies:
      "Que vous ne voulez rien garder sur cet appareil pour les moments sans connexion, jusqu’à ce que vous le réactiviez ; ou que l’appareil n’avait plus de place, jusqu’à ce qu’il en ait.",
    visits:
      "Le nombre de vos visites, jusqu’à ce que l’installation du site vous soit proposée ; seulement si vous acceptez.",
    install_offer: "Que cette proposition a été faite.",
    kept: "Vos contenus enregistrés et le brief du jour, textes et images, pour les moments sans connexion ; avec un compte, aussi ce que ses pages affichent. Effacé à la déconnexion, à la connexion d’une autre personne ou quand vous l’effacez ; les textes réservés aux abonnés, aussi à la fin de votre accès.",
    shell: "La page qui les affiche et ses fichiers. Jusqu’à la version suivante du site.",
    caches: "Stockage en cache",
    cachesText:
      "Seulement si vous acceptez, avez enregistré un contenu, avez un compte ou avez installé le site :",
    lasting:
      "Tout cela reste jusqu’à ce que vous le retiriez ou vidiez le stockage du navigateur ; la déconnexion efface tout sauf votre réponse sur les cookies, la note que rien n’est gardé sur cet appareil et celle que l’installation vous a été proposée. Ce qui vaut pour un jour disparaît avec ce jour.",
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
      "Sans compte, le stockage du navigateur contient votre liste de lecture, vos « J’aime », vos pays, votre série, l’endroit où vous en êtes et votre réponse à la question ci-dessous ; ce que vous avez ouvert en dernier, seulement si vous l’acceptez. Quand vous vous connectez, votre compte reprend tout cela ; quand vous vous déconnectez, les copies de votre compte sont retirées du navigateur. Le panier et la liste d’envies de la boutique de démonstration restent dans ce navigateur, même lorsque vous êtes connecté. Ce que vous avez commencé à écrire dans un formulaire reste dans l’onglet jusqu’à l’envoi ou à sa fermeture.",
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
      "La une et les pages des rubriques montrent des événements plutôt que des articles isolés. Un logiciel les ordonne selon les règles que voici.",
    frontWeight: "La place d’un événement",
    frontWeightText:
      "Ce qui compte, c’est le nombre d’éditeurs indépendants qui parlent d’un événement, le nombre de pays dont ils viennent et les bords auxquels ils appartiennent. Ce poids diminue de moitié toutes les {frontHalfLife} heures à partir du moment où la moitié des articles étaient parus, si bien qu’un article tardif ne ramène rien.",
    frontMore: "Ce qui compte davantage",
    frontMoreText:
      "Ce qui concerne l’Europe.\nCe que rapportent {worldPublishers} éditeurs, où que cela se passe.\nCe qui relève d’un thème et ce qui se raconte dans une langue que vous lisez.\nLes morts, la guerre, les attentats et les catastrophes dans les titres, quand plus d’un pays en parle ; les pannes d’électricité ou de réseaux ; la politique en Europe.\nLes événements d’une affaire qui en compte plusieurs grands ces jours-ci.\nCe qui est de dernière minute, ce que raconte un de nos articles et ce que la rédaction a signalé.",
    frontLess: "Ce qui compte moins",
    frontLessText:
      "Ce que rapportent seulement deux éditeurs, ou moins de {greatPublishers} d’un même pays.\nCe dont deux éditeurs n’ont plus parlé depuis {quietAfter} heures, sauf si {neverQuietFrom} l’avaient fait auparavant.\nLes événements qui vieillissent : quand la moitié des articles ont plus de {oldAfter} heures et que moins de deux éditeurs en ont parlé depuis {oldWithoutReports} heures, un événement quitte les {firstLines} premières places, tant qu’il y a autre chose.\nCe qui n’est que paroles ou réactions, sauf si {worldPublishers} éditeurs en parlent : les actes passent avant les paroles.\nLes animaux, les célébrités et les familles des puissants, les prix, les anniversaires et les simples avis météo : ils pèsent moitié moins et viennent après les {firstLines} premières places. À l’accueil, l’actualité locale sans thème aussi.",
    frontLanguages: "Vos langues",
    frontLanguagesText:
      "Ce que personne ne raconte dans une langue que vous lisez n’apparaît que si {greatPublishers} éditeurs de {greatCountries} pays en parlent, ou faute d’autre chose.",
    frontMatter: "Un sujet, peu de places",
    frontMatterText:
      "Un même sujet n’occupe que quelques places, et une seule des {top} premières ; une même affaire, deux des trois premières. De deux événements d’un même pays dont les titres ont des mots en commun, comme un incendie et l’enquête qui le suit, le second vient après ces places, sauf si ce qui passerait devant lui compte beaucoup moins. Quand une affaire connaît une suite, au moins {successionHours} heures plus tard et chez {greatPublishers} éditeurs, celle-ci prend la place de ce qui précède.",
    frontHeadline: "Le titre que vous voyez",
    frontHeadlineText:
      "De tous les articles sur un événement, vous voyez celui dont le titre dit ce que disent la plupart des autres, dans une de vos langues. Tant qu’il y a autre chose, ce n’est ni une question, ni une tribune, ni un direct. Il ne dicte pas d’émotion et ne donne pas un bilan largement dépassé. Au bout de huit heures, il cède la place à un article sur le fait nouveau, si quatre médias en parlent.",
    frontDoubt: "Les titres qui comptent peu",
    frontDoubtText:
      "Un titre compte peu si aucun autre éditeur ne le confirme, ou s’il rapporte une réaction ou une interprétation plutôt que les faits. Il n’occupe pas les {firstLines} premières places et ne figure ni dans le bandeau ni dans les alertes, sauf si la rédaction l’a signalé.",
    breaking: "Dernière minute",
    breakingText:
      "Un article est de dernière minute quand la rédaction le décide, ou quand, au cours des {minutes} dernières minutes, au moins {owners} éditeurs de propriétaires différents dans {countries} pays, ou {ownersOfOneCountry} dans un seul pays, ont rapporté le même événement, quelles que soient les langues, sans que davantage l’aient rapporté auparavant. En dessous de {ownersOfOneCountry} éditeurs, deux de leurs titres doivent en outre partager {sharedWords} mots (ou un nom, si chacun écrit dans une autre langue) : trois articles simultanés sur un même pays ne font pas un événement. La mention disparaît {lasts} heures après l’article le plus récent, et au plus tard au bout de {longest} heures. Un événement n’est de dernière minute qu’une fois ; il ne le redevient que s’il est devenu un autre : {times} fois plus d’éditeurs et des titres qui disent du nouveau. Le bandeau et ses avis annoncent ce qui se raconte dans une langue que vous lisez, et ce que la rédaction a signalé ; ce qui n’existe que dans d’autres langues suit dès que quelqu’un le raconte dans une des vôtres.",
    alerts: "Alertes",
    alertsText:
      "Nous avertissons ceux qui l’ont demandé des informations de dernière minute ; ceux qui suivent un thème ou un pays, d’un événement dès que {notable} éditeurs en ont parlé dans ses {newsHours} premières heures, et de chacun de nos articles ; ceux qui suivent un événement, chaque fois que {more} sources de plus en ont parlé. D’après ces règles, personne n’est averti deux fois d’un même événement, et rien de ce qui date de plus de {fresh} minutes n’est envoyé.",
    trending: "Tendance",
    trendingText:
      "Un article est en tendance quand la rédaction le décide, ou quand il est lu bien plus vite que les autres : une vue compte pour moitié au bout de {halfLife} heures, et plus du tout au bout de {window}. Moins de {minimum} vues dans ce laps de temps peuvent relever du hasard et ne comptent pas, et jamais plus de {most} articles ne sont en tendance à la fois.",
    corrections: "Corrections",
    correctionsText:
      "Les erreurs de nos propres articles sont corrigées dans le texte, et la correction figure au-dessous avec sa date. Signalez-les à l’adresse {mailbox}.",
    ai: "Intelligence artificielle",
    aiText:
      "Les thèmes, les pays, les langues et les règles ci-dessus sont établis par des logiciels ordinaires aux règles écrites ; aucun modèle de langage n’intervient. Si une IA a aidé à écrire l’un de nos articles, l’article le dit, et précise si une personne l’a relu.",
    sample: "Exemples",
    sampleText:
      "Les contenus marqués comme exemples montrent ce que propose ce site. Les personnes et les faits y sont inventés. Ils laissent la place aux vraies nouvelles dès qu’il y en a.",
  },
} as const satisfies Texts<typeof en>;
