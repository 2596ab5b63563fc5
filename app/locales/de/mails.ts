import type en from "../en/mails.ts";
import type { Texts } from "../messages.ts";

export default {
  frame: {
    address: "Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:",
    sender: "Diese E-Mail kommt von {name}, herausgegeben von {operator}.",
    contact: "Fragen? Schreiben Sie an {mailbox}.",
  },
} as const satisfies Texts<typeof en>;
