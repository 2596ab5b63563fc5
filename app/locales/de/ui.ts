import type en from "../en/ui.ts";
import type { Texts } from "../messages.ts";

export default {
  close: "Schließen",
  now: "Gerade eben",
  pause: "Pause",
  play: "Abspielen",
  tryAgain: "Noch einmal versuchen",
} as const satisfies Texts<typeof en>;
