import type en from "../en/ui.ts";
import type { Texts } from "../messages.ts";

export default {
  close: "Cerrar",
  now: "Ahora mismo",
  pause: "Pausa",
  play: "Reproducir",
  tryAgain: "Intentar de nuevo",
} as const satisfies Texts<typeof en>;
