import type en from "../en/events.ts";
import type { Texts } from "../messages.ts";

// Printed on the server: no part of what the browser loads.
export default {
  sources: "{count, plural, one {# source} other {# sources}}",
  fromCountry: "{country} :",
  countries: "{count, plural, one {# pays} other {# pays}}",
  reportedBy: "relaté par {count, plural, one {# source} other {# sources}}",
  description:
    "Un même événement dans {sources, plural, one {# source} other {# sources}}{countries, plural, =0 {} one { de # pays} other { de # pays}}, selon l’orientation politique des sources.",
  headline: "Titre : {source}",
  ownTitle: "Titre : notre rédaction",
  picture: "Image : {source}",
  first: "Premier article : <time></time>",
  last: "Dernier article : <time></time>",
  outlets: "Les articles",
  few: "À partir de cinq éditeurs, cette page les compare par perspective.",
  showMore: "{count, plural, one {Afficher # autre} other {Afficher # autres}}",
  page: "Page {page} sur {pages}",
  pages: "Pages",
  previous: "Précédente",
  next: "Suivante",
  also: "Dans la même rubrique : {topic}",
  further: { title: "Autres articles" },
  sampleNote:
    "Ceci est un exemple : les médias, les personnes et les faits sont inventés, pour montrer ce que propose cette page.",
  partOf: "Fait partie de : <link></link>",
  sides: { left: "Gauche", center: "Centre", right: "Droite", unrated: "Non classées" },
  bias: "Orientation :",
  one: "{name} {count}",
  covering: {
    title: "Qui en parle",
    label: "Éditeurs indépendants selon l’orientation politique de leur source : {counts}",
    owners:
      "Les médias d’un même propriétaire comptent une seule fois, au titre du premier qui en a parlé.",
    rates: "Qui classe les sources, et comment",
  },
  tabs: "Perspectives",
  empty: {
    left: "Nous n’avons trouvé aucun article d’une source de gauche.",
    center: "Nous n’avons trouvé aucun article d’une source du centre.",
    right: "Nous n’avons trouvé aucun article d’une source de droite.",
  },
  original: "Original",
  originalAt: "chez {source}",
  countedWith: "Même propriétaire : {source}. Compté une seule fois.",
  more: "{count, plural, one {# autre article} other {# autres articles}} chez {source}",
  update: "Mise à jour",
  byCountry: {
    title: "Pays et perspectives",
    text: "Éditeurs indépendants selon le pays du média et son orientation politique.",
    country: "Pays",
    all: "Total",
    more: "{count, plural, one {# autre pays} other {# autres pays}}",
  },
  missingCoverage: {
    title: "Ce que nous n’avons pas trouvé",
    side: "{side} : nous avons lu {count} sources de ce bord pendant cette période et n’y avons reconnu aucun article.",
    countries:
      "Sources lues pendant cette période où nous n’avons reconnu aucun article : {countries}.",
    country: "{country} ({count})",
    note: "Nous ne comptons que les sources dont nous avons pu lire les flux et qui ont publié autre chose pendant cette période. Elles ont pu en parler en des termes que nous n’avons pas reconnus, ou en dehors de leurs flux.",
  },
  timeline: {
    title: "Comment la nouvelle s’est répandue",
    first: "Premier article",
    joined: {
      left: "Premier article à gauche",
      center: "Premier article au centre",
      right: "Premier article à droite",
      unrated: "Premier article d’une source non classée",
    },
    latest: "Dernier article",
  },
  parts: { title: "Les volets de cet événement" },
  report: {
    title: "Quelque chose ne va pas ici",
    text: "Un logiciel détermine quels articles portent sur le même événement, et il se trompe parfois. Notre rédaction lit chaque signalement.",
    what: "Qu’est-ce qui ne va pas ?",
    kinds: {
      wrong: "Un article relève d’un autre événement",
      title: "Le titre prend parti",
      rating: "Une source est mal classée",
      other: "Autre chose",
    },
    which: "Quoi exactement, et pourquoi ?",
    send: "Envoyer le signalement",
    thanks: "Merci. Notre rédaction va vérifier.",
    noText: "Veuillez préciser quoi et pourquoi, en 8 caractères au moins.",
    longText: "Veuillez ne pas dépasser 500 caractères.",
    often: "Vous avez déjà envoyé plusieurs signalements aujourd’hui. Revenez demain.",
  },
  same: {
    title: "Le même événement dans d’autres médias",
    all: "Comparer les {count} sources",
  },
} as const satisfies Texts<typeof en>;
