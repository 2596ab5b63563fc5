import type en from "../en/ui.ts";
import type { Texts } from "../messages.ts";

export default {
  close: "Cerrar",
  loading: "Cargando…",
  searching: "Buscando…",
  now: "Ahora mismo",
  inLanguage: "en {language}",
  pause: "Pausa",
  play: "Reproducir",
  tryAgain: "Intentar de nuevo",
  save: "Guardar: {title}",
  search: "Buscar",
  placeholder: "Buscar artículos, vídeos, pódcasts…",
  notFound: {
    page: "¡Vaya! Esta página no existe",
    article: "Artículo no encontrado",
    video: "Vídeo no encontrado",
    podcast: "Pódcast no encontrado",
    back: "Volver a la portada",
  },
  error: {
    title: "Algo ha salido mal",
    text: "El fallo es nuestro. Inténtalo de nuevo dentro de un momento.",
  },
} as const satisfies Texts<typeof en>;
