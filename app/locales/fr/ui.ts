import type en from "../en/ui.ts";
import type { Texts } from "../messages.ts";

export default {
  close: "Fermer",
  loading: "Chargement…",
  searching: "Recherche en cours…",
  now: "À l’instant",
  inLanguage: "en {language}",
  pause: "Pause",
  play: "Lecture",
  tryAgain: "Réessayer",
  save: "Enregistrer : {title}",
  search: "Rechercher",
  placeholder: "Rechercher articles, vidéos, podcasts…",
  notFound: {
    page: "Oups ! Page introuvable",
    article: "Article introuvable",
    video: "Vidéo introuvable",
    podcast: "Podcast introuvable",
    back: "Retour à l’accueil",
  },
  error: {
    title: "Une erreur est survenue",
    text: "Le problème vient de chez nous. Réessayez dans un instant.",
  },
} as const satisfies Texts<typeof en>;
