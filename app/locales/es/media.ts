import type en from "../en/media.ts";
import type { Texts } from "../messages.ts";

export default {
  videos: "Vídeos destacados",
  podcasts: "Pódcasts destacados",
  viewAll: "Ver todo",
  noVideos: "No hay vídeos disponibles en este momento.",
  noPodcasts: "No hay pódcasts disponibles en este momento.",
  live: "EN DIRECTO",
  new: "NUEVO",
  premium: "PREMIUM",
  sample: "Ejemplo",
  episode: "Episodio {number}",
  download: "Descargar",
  downloads: "{count} descargas",
  about: "Sobre este episodio",
  aboutVideo: "Sobre este vídeo",
  watchAt: "Ver en {source}",
  listenAt: "Escuchar en {source}",
  noVideoFile: "Esta pieza todavía no tiene archivo de vídeo.",
  noAudioFile: "Este episodio todavía no tiene archivo de audio.",
  premiumVideo: "El vídeo completo forma parte de Premium.",
  premiumAudio: "El episodio completo forma parte de Premium.",
  duration: "Duración {time}",
  video: "Vídeo",
  podcast: "Pódcast",
} as const satisfies Texts<typeof en>;
