import type en from "../en/following.ts";
import type { Texts } from "../messages.ts";

export default {
  title: "Mes suivis",
  text: "Les thèmes, pays, auteurs, événements et sources que vous suivez, et ce qu’il y a de nouveau.",
  fresh:
    "{count, plural, =0 {Rien de nouveau depuis votre dernière visite.} one {# nouveauté depuis votre dernière visite.} many {# de nouveautés depuis votre dernière visite.} other {# nouveautés depuis votre dernière visite.}}",
  choose: "Ce que vous suivez, par catégorie",
  all: "Tout",
  kinds: {
    topic: "Thèmes",
    country: "Pays",
    author: "Auteurs",
    event: "Événements",
    source: "Sources",
  },
  kind: {
    topic: "Thème",
    country: "Pays",
    author: "Auteur",
    event: "Événement",
    source: "Source",
  },
  new: "{count, plural, one {# nouveauté} many {# de nouveautés} other {# nouveautés}}",
  newMore: "plus de {count, plural, one {# nouveauté} many {# de nouveautés} other {# nouveautés}}",
  isNew: "Nouveau",
  nothing: "Rien de nouveau",
  more: "{count, plural, one {# de plus} many {# de plus} other {# de plus}} : {name}",
  seen: "Marquer comme vu",
  seenAll: "Tout marquer comme vu",
  seenDone: "Marqué comme vu.",
  problem: {
    unknown: "Ce contenu n’est plus disponible.",
    tooMany: "Vous en suivez déjà 100 de ce type. Cessez d’en suivre pour faire de la place.",
  },
  follow: "Suivre",
  following: "Suivi",
  loading: "Recherche des nouveautés…",
  failed: "Les nouveautés n’ont pas pu être chargées.",
  again: "Réessayer",
  scripts:
    "Sans compte, ce que vous suivez est conservé dans ce navigateur, et cette page a besoin de scripts pour le lire. Quand vous êtes connecté, elle s’en passe.",
  signIn: "Se connecter",
  empty:
    "Vous ne suivez rien pour l’instant. Les thèmes, les pays, les auteurs, les sources et chaque événement ont un bouton pour cela.",
  noneOfKind: "Vous ne suivez rien de cette catégorie pour l’instant.",
  offer: "Ce que vous pouvez suivre",
  offerSources: "Toutes les sources",
  pages: "Pages de vos suivis",
  before: "Page précédente",
  after: "Page suivante",
} as const satisfies Texts<typeof en>;
