import type en from "../en/bands.ts";
import type { Texts } from "../messages.ts";

// Printed on the server.
export default {
  "far-left": "Weit links",
  left: "Links",
  center: "Mitte",
  right: "Rechts",
  "far-right": "Weit rechts",
  unrated: "Nicht eingestuft",
} as const satisfies Texts<typeof en>;
