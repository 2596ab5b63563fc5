import type en from "../en/playing.ts";
import type { Texts } from "../messages.ts";

// The bar of what plays, which scripts make: browsers load it when something plays.
export default {
  bar: "En reproducción",
  close: "Cerrar el reproductor",
  panel: "Capítulos, cola, opciones",
  chapters: "Capítulos",
  queue: "Cola",
  queueEmpty: "Nada de lo guardado se puede reproducir aquí.",
  queueAll: "Toda la cola",
  cornerBack: "Volver a su sitio",
} as const satisfies Texts<typeof en>;
