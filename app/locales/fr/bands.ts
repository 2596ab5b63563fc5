import type en from "../en/bands.ts";
import type { Texts } from "../messages.ts";

// Printed on the server.
export default {
  "far-left": "Extrême gauche",
  left: "Gauche",
  center: "Centre",
  right: "Droite",
  "far-right": "Extrême droite",
  unrated: "Non classé",
} as const satisfies Texts<typeof en>;
