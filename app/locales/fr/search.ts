import type en from "../en/search.ts";
import type { Texts } from "../messages.ts";

// Printed on the server: no part of what the browser loads.
export default {
  title: "Recherche",
  description:
    "Articles, vidéos et podcasts des 27 pays de l’UE : cherchez-les par mot, pays, thème, orientation politique et date.",
  results: "Résultats de recherche pour « {query} »",
  found:
    "{count, plural, =0 {# résultat} one {# résultat} many {# de résultats} other {# résultats}}",
  newest: "Les articles les plus récents",
  noResults: "Aucun résultat",
  adjust: "Essayez d’autres mots ou modifiez les filtres",
  plain:
    "Pour l’instant, la recherche ne trouve vos mots que tels que vous les écrivez, dans les titres et les extraits.",
  ignored: "Le filtre « {value} » n’existe pas et n’a pas été appliqué.",
  all: "Tout",
  articles: "Articles",
  videos: "Vidéos",
  podcasts: "Podcasts",
  kind: "Type : {value}",
  country: "Pays : {value}",
  category: "Catégorie : {value}",
  remove: "Retirer le filtre {name}",
  bias: "Orientation : {value}",
  dateRange: "Période : {value}",
  searching: "Recherche en cours…",
  more: "Charger plus de résultats",
  sort: "Trier par",
  sorts: { relevance: "Pertinence", date: "Date", popularity: "Popularité" },
  kinds: { article: "Article", video: "Vidéo", podcast: "Podcast" },
  biases: { left: "Gauche", center: "Centre", right: "Droite" },
  dateRanges: {
    today: "Aujourd’hui",
    week: "7 derniers jours",
    month: "30 derniers jours",
    year: "12 derniers mois",
  },
  filters: {
    open: "Filtres",
    active:
      "{count, plural, one {# filtre actif} many {# de filtres actifs} other {# filtres actifs}}",
    contentType: "Type de contenu",
    country: "Pays",
    bias: "Orientation",
    dateRange: "Période",
    category: "Catégorie",
    any: "Tous",
    moreCountries: "Autres pays",
    clear: "Effacer",
    apply: "Appliquer les filtres",
  },
  wire: "Dépêche d’agence",
} as const satisfies Texts<typeof en>;
