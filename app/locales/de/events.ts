import type en from "../en/events.ts";
import type { Texts } from "../messages.ts";

// Printed on the server: no part of what the browser loads.
export default {
  title: "Ein Ereignis, viele Berichte",
} as const satisfies Texts<typeof en>;
