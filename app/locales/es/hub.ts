import type en from "../en/hub.ts";
import type { Texts } from "../messages.ts";

// Printed on the server: no part of what the browser loads.
export default {
  title: "Actualidad de la UE",
} as const satisfies Texts<typeof en>;
