import type en from "../en/media.ts";
import type { Texts } from "../messages.ts";

export default {
  videos: "Vidéos à la une",
  podcasts: "Podcasts à la une",
  viewAll: "Tout voir",
  noVideos: "Aucune vidéo disponible pour le moment.",
  noPodcasts: "Aucun podcast disponible pour le moment.",
  live: "EN DIRECT",
  new: "NOUVEAU",
  premium: "PREMIUM",
  sample: "Exemple",
  episode: "Épisode {number}",
  download: "Télécharger",
  downloads: "{count} téléchargements",
  about: "À propos de cet épisode",
  aboutVideo: "À propos de cette vidéo",
  watchAt: "Regarder sur {source}",
  listenAt: "Écouter sur {source}",
  noVideoFile: "Il n’y a pas encore de fichier vidéo pour ce sujet.",
  noAudioFile: "Il n’y a pas encore de fichier audio pour cet épisode.",
  premiumVideo: "La vidéo complète fait partie de Premium.",
  premiumAudio: "L’épisode complet fait partie de Premium.",
  duration: "Durée {time}",
  video: "Vidéo",
  podcast: "Podcast",
} as const satisfies Texts<typeof en>;
