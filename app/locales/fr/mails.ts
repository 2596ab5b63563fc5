import type en from "../en/mails.ts";
import type { Texts } from "../messages.ts";

export default {
  frame: {
    address: "Si le bouton ne fonctionne pas, ouvrez cette adresse :",
    sender: "Cet e-mail vous est envoyé par {name}, édité par {operator}.",
    contact: "Une question ? Écrivez à {mailbox}.",
  },
} as const satisfies Texts<typeof en>;
