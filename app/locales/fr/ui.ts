import type en from "../en/ui.ts";
import type { Texts } from "../messages.ts";

export default {
  close: "Fermer",
  now: "À l’instant",
  pause: "Pause",
  play: "Lecture",
  tryAgain: "Réessayer",
} as const satisfies Texts<typeof en>;
