import type en from "../en/bands.ts";
import type { Texts } from "../messages.ts";

// Printed on the server.
export default {
  "far-left": "Extrema izquierda",
  left: "Izquierda",
  center: "Centro",
  right: "Derecha",
  "far-right": "Extrema derecha",
  unrated: "Sin clasificar",
} as const satisfies Texts<typeof en>;
