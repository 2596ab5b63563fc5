import type en from "../en/fronts.ts";
import type { Texts } from "../messages.ts";

export default {
  title: {
    topic: "{topic} : l’actualité européenne par événement",
    country: "{country} : l’actualité par événement",
    both: "{topic}, {country} : l’actualité par événement",
  },
  about: {
    Politics:
      "Parlements, gouvernements, élections et tribunaux de 27 pays et de leur Union, événement par événement.",
    Economy: "Prix, salaires, budgets et banques à travers l’Europe, événement par événement.",
    Climate:
      "Tempêtes, canicules et inondations, nature, émissions et les lois qui s’y rapportent, événement par événement.",
    Technology: "Recherche, réseaux, machines et règles du jeu, événement par événement.",
    Defense:
      "Armées, alliances, armement et guerres aux frontières de l’Europe, événement par événement.",
    Trade: "Douanes, contrats et marchandises qui passent les frontières, événement par événement.",
    Immigration: "Qui arrive, qui reste et qui en décide, événement par événement.",
    Healthcare: "Hôpitaux, médicaments, épidémies et qui paie les soins, événement par événement.",
    Education:
      "Écoles, universités et toutes celles et ceux qui y apprennent et y enseignent, événement par événement.",
    Energy:
      "Électricité, gaz et pétrole : d’où ils viennent et ce qu’ils coûtent, événement par événement.",
    Agriculture: "Champs, élevages, récoltes et ce qu’ils rapportent, événement par événement.",
    Transport: "Rails, routes, ports et aéroports, événement par événement.",
  },
  aboutCountry: "{country}, événement par événement, dans les médias du pays et d’ailleurs.",
  aboutUnion: "L’Union et ses institutions, événement par événement, dans les médias de 27 pays.",
  aboutWorld:
    "Ce qui se passe hors de l’Union, événement par événement, dans les médias européens.",
  follow: "Suivre",
  following: "Suivi",
  author: {
    about: "Les articles publiés ici par {name}, du plus récent au plus ancien.",
    pieces: "Articles",
  },
  source: {
    title: "{name} : derniers articles et orientation politique",
    about: "Les derniers articles relevés chez {name}, et son orientation.",
    leaning: "Orientation",
    latest: "Derniers articles",
    all: "Toutes les sources",
  },
  unpublished: "Rien n’est encore paru.",
  newest: "Les plus récents",
  pages: "Pages",
  feed: "Flux",
  feeds: {
    title: "RSS",
    text: "Emportez l’actualité là où vous lisez : chaque liste a son flux, en trois formats. Nos articles libres y sont entiers, ceux des autres éditeurs en titre, extrait et lien.",
    general: "Tout",
    all: "Toute l’actualité",
    own: "Nos propres articles",
    topics: "Thèmes",
    countries: "Pays",
    languages: "Langues des articles",
    allText: "Les derniers articles de tous les thèmes et pays.",
    ownText: "Les derniers articles de notre rédaction.",
    languageText: "Les derniers articles en langue {language}.",
    authors: "Auteurs",
    kinds: "Types de sources",
    kindText: "Les derniers articles de ce type de sources : {kind}.",
  },
  map: {
    title: "Plan du site",
    text: "Toutes les pages du site. Les programmes les trouvent dans /sitemap.xml.",
    pages: "Pages",
  },
  feedOf: "Flux : {name}",
  countries: "Pays",
  toCountry: "Limiter à un pays",
  toTopic: "Limiter à un thème",
  all: "Tout",
  allCountries: "Tous les pays",
  count: {
    events: "{count, plural, one {# événement en sept jours} other {# événements en sept jours}}",
    exact:
      "{count, plural, one {# événement ou article} other {# événements et articles}} en sept jours",
    least:
      "au moins {count, plural, one {# événement ou article} other {# événements et articles}} en sept jours",
  },
  compare: "Comparer la couverture",
  events: "Événements",
  order: "Ordre",
  latest: "Les plus récents",
  covered: "Les plus couverts",
  today: "Aujourd’hui",
  yesterday: "Hier",
  older: "Afficher les événements plus anciens",
  back: "Aux événements les plus récents",
  otherLanguages:
    "{part, select, all {Ces articles sont dans d’autres langues que les vôtres} other {Certains de ces articles sont dans d’autres langues que les vôtres}} : dans les vôtres, nous n’avons rien trouvé à leur sujet.",
  changeLanguages: "Changer les langues",
  inMoreLanguages: {
    exact:
      "{count, plural, one {# autre événement ou article} other {# autres événements et articles}} des sept derniers jours {count, plural, one {est} other {sont}} dans d’autres langues que les vôtres.",
    least:
      "D’autres événements et articles des sept derniers jours, plus de {count}, sont dans d’autres langues que les vôtres.",
  },
  nothing: {
    inYourLanguages:
      "Personne n’en parle dans vos langues. Voici les articles parus dans d’autres.",
    both: "Rien aujourd’hui pour « {country} » dans « {topic} ».",
    one: "Rien aujourd’hui dans « {name} ».",
    last: "Le dernier article date d’il y a {days, plural, one {# jour} other {# jours}}.",
    show: "L’afficher",
    end: "Il n’y a pas d’événement plus ancien.",
  },
  who: {
    title: "Qui en parle",
    text: "{count, plural, one {# événement} other {# événements}} en sept jours, selon l’orientation des sources.",
  },
  own: "De notre rédaction",
} as const satisfies Texts<typeof en>;
