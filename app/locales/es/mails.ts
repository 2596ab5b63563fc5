import type en from "../en/mails.ts";
import type { Texts } from "../messages.ts";

export default {
  frame: {
    address: "Si el botón no funciona, abra esta dirección:",
    sender: "Este correo lo envía {name}, publicado por {operator}.",
    contact: "¿Alguna pregunta? Escriba a {mailbox}.",
  },
} as const satisfies Texts<typeof en>;
