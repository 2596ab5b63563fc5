import type en from "../en/newsletters.ts";
import type { Texts } from "../messages.ts";

export default {
  stay: {
    title: "Mantente al día",
    text: "La actualidad europea de la semana en un boletín. Todavía no se publica; ya puedes apuntarte.",
  },
  form: {
    email: "Correo electrónico",
    placeholder: "Tu correo electrónico",
    subscribe: "Suscribirse",
    consent:
      "Al suscribirte aceptas que {name} te envíe por correo electrónico: {list}. No enviaremos nada antes de que confirmes tu dirección por correo. Si nos escribes, la borraremos; sin confirmar, se borra a los 30 días.",
    chosen: "los boletines que has elegido",
    privacy: "Política de privacidad",
    invalid: "Introduce una dirección de correo electrónico válida",
    noList: "Elige al menos un boletín",
    thanks: "¡Gracias por suscribirte!",
    pending:
      "Nuestros boletines todavía no se publican. Antes del primero te enviaremos un mensaje para que confirmes tu dirección. Hasta entonces no enviaremos nada más. Las direcciones sin confirmar se borran a los 30 días; si para entonces no has recibido nada, apúntate de nuevo.",
    failedTitle: "Error",
    failed: "No se ha podido anotar tu suscripción. Inténtalo de nuevo.",
  },
  lists: {
    "weekly-digest": "Resumen semanal",
    "product-news": "Novedades del sitio",
  },
  listTexts: {
    "weekly-digest": "La actualidad europea de la semana en un boletín.",
    "product-news": "Las novedades de este sitio, de vez en cuando.",
  },
  page: {
    title: "Boletín",
    text: "Nuestros boletines son gratuitos y todavía no se publican. Ya puedes apuntarte; no enviaremos nada antes de que confirmes tu dirección por correo.",
    choose: "¿Qué boletines?",
    thanksTitle: "¡Gracias por suscribirte!",
    home: "Volver a la portada",
  },
} as const satisfies Texts<typeof en>;
