import type en from "../en/shows.ts";
import type { Texts } from "../messages.ts";

export default {
  title: "Podcasts",
  text: "Ce que notre rédaction et d’autres médias d’Europe racontent à écouter. Écoutez ici, ou emportez un podcast dans votre application habituelle.",
  own: "Nos podcasts",
  others: "Podcasts d’autres médias",
  none: "Il n’y a pas encore de podcasts.",
  with: "Avec {host}",
  episodes: "{count, plural, one {# épisode} other {# épisodes}}",
  latest: "Dernier : ",
  list: "Épisodes",
  page: "Page {page} sur {pages}",
  older: "Épisodes plus anciens",
  newer: "Épisodes plus récents",
  pages: "Pages de la liste",
  subscribe: "S’abonner",
  subscribeText:
    "Ces boutons ouvrent l’application sur cet appareil ; toute autre application accepte l’adresse du flux.",
  inApp: "S’abonner avec {app}",
  other: "Autre application",
  address: "Adresse du flux",
  copy: "Copier",
  premium:
    "Ce flux contient ce que tout le monde peut écouter. Avec Premium, vous disposez d’un flux privé avec tous les épisodes.",
  privateFeed: "Flux privé",
  publisher: "Ce podcast est publié par {source}. Son flux s’y trouve.",
  toPublisher: "Aller chez {source}",
  feeds: "Podcasts",
  videoFeed: "Nos vidéos",
  videoFeedText: "Les dernières vidéos de notre rédaction que tout le monde peut regarder.",
  funding: "Soutenez ce podcast en vous abonnant",
} satisfies Texts<typeof en>;
