import type en from "../en/playing.ts";
import type { Texts } from "../messages.ts";

// The player bar, which scripts make: browsers load these texts when something plays.
export default {
  bar: "Es läuft",
  close: "Player schließen",
  panel: "Kapitel, Warteschlange, Optionen",
  chapters: "Kapitel",
  queue: "Warteschlange",
  queueEmpty: "Nichts von dem, was gemerkt ist, lässt sich hier abspielen.",
  queueAll: "Zur ganzen Liste",
  cornerBack: "Zurück an seinen Platz",
} as const satisfies Texts<typeof en>;
