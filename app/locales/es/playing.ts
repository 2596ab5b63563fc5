import type en from "../en/playing.ts";
import type { Texts } from "../messages.ts";

// The player bar, which scripts make: browsers load these texts when something plays.
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
