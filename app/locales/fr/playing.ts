import type en from "../en/playing.ts";
import type { Texts } from "../messages.ts";

// The player bar, which scripts make: browsers load these texts when something plays.
export default {
  bar: "En cours de lecture",
  close: "Fermer le lecteur",
  panel: "Chapitres, file, options",
  chapters: "Chapitres",
  queue: "File d’attente",
  queueEmpty: "Rien de ce qui est enregistré ne peut être lu ici.",
  queueAll: "Toute la file",
  cornerBack: "Remettre à sa place",
} as const satisfies Texts<typeof en>;
