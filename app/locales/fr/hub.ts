import type en from "../en/hub.ts";
import type { Texts } from "../messages.ts";

// Printed on the server, or sent along with the page: no part of what every page loads.
export default {
  title: "L’actualité de l’UE",
  lead: "Toute l’actualité européenne, avec l’analyse des orientations politiques, pour un lectorat averti",
  now: "En ce moment",
  loading: "Chargement…",
  ignored: "Le filtre « {value} » n’existe pas et n’a pas été appliqué.",
  filters: {
    title: "Filtres",
    reset: "Réinitialiser les filtres",
    topics: "Thèmes",
    countries: "Pays",
    selected: "{count, plural, one {# sélectionné} other {# sélectionnés}}",
    apply: "Afficher les articles",
  },
  tabs: {
    label: "Vues de l’actualité",
    all: "Toute l’actualité",
    trending: "Tendances",
    bias: "Orientations politiques",
  },
  feed: {
    label: "Articles",
    more: "Charger plus d’articles",
    end: "Vous avez atteint la fin du fil d’actualité",
    none: "Aucun article ne correspond à ces filtres pour le moment.",
    noTrending: "Aucun article en tendance pour le moment",
    sameEvent: "Sur le même événement",
    failed: "L’actualité n’a pas pu être chargée",
    added: "{count, plural, one {# article de plus chargé.} other {# articles de plus chargés.}}",
    newest: "Revenir aux articles les plus récents",
  },
  bias: {
    title: "Orientations politiques",
    shows:
      "Votre fil compte actuellement {count, plural, one {# article} other {# articles}} d’orientations politiques variées",
    scope:
      "Sont comptés les articles les plus récents de votre sélection sur les {days} derniers jours, {stories} au plus, chacun selon l’orientation politique de sa source.",
    unrated:
      "{share} d’entre eux viennent de sources que personne n’a classées. Ils comptent comme non classés, et la mention figure sur l’article lui-même.",
    allRated: "Tous viennent de sources classées.",
    label: "Articles par orientation politique : {counts}",
    one: "{name} {count}",
    rates: "Qui classe les sources, et comment",
    none: "Aucun article à analyser avec ces filtres.",
    whole: "En chiffres",
    band: "Orientation",
    articles: "Articles",
    share: "Part",
    byCountry: "Par pays de la source",
    country: "Pays",
    bySource: "Par source",
    source: "Source",
    rest: "{count, plural, one {Afficher # de plus} other {Afficher # de plus}}",
  },
} as const satisfies Texts<typeof en>;
