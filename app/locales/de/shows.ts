import type en from "../en/shows.ts";
import type { Texts } from "../messages.ts";

export default {
  title: "Podcasts",
  text: "Was unsere Redaktion und andere Medien Europas zum Hören erzählen. Hören Sie hier, oder holen Sie einen Podcast in die App, die Sie verwenden.",
  own: "Unsere Podcasts",
  others: "Podcasts anderer Medien",
  none: "Es gibt noch keine Podcasts.",
  with: "Mit {host}",
  episodes: "{count, plural, one {# Folge} other {# Folgen}}",
  latest: "Neueste: ",
  list: "Folgen",
  page: "Seite {page} von {pages}",
  older: "Ältere Folgen",
  newer: "Neuere Folgen",
  pages: "Seiten der Liste",
  subscribe: "Abonnieren",
  subscribeText:
    "Diese Schaltflächen öffnen die App auf diesem Gerät; jede andere App nimmt die Adresse des Feeds.",
  inApp: "Mit {app} abonnieren",
  other: "Andere App",
  address: "Adresse des Feeds",
  copy: "Kopieren",
  premium:
    "Dieser Feed enthält, was alle hören dürfen. Mit Premium bekommen Sie einen privaten Feed mit jeder Folge.",
  privateFeed: "Privater Feed",
  publisher: "Diesen Podcast veröffentlicht {source}. Dort ist auch sein Feed.",
  toPublisher: "Zu {source}",
  feeds: "Podcasts",
  videoFeed: "Unsere Videos",
  videoFeedText: "Die neuesten Videos unserer Redaktion, die alle sehen dürfen.",
  funding: "Unterstützen Sie diesen Podcast mit einem Abo",
} satisfies Texts<typeof en>;
