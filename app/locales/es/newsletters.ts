import type en from "../en/newsletters.ts";
import type { Texts } from "../messages.ts";

export default {
  stay: {
    title: "Mantente al día",
    text: "La actualidad europea de la semana en una carta, cada domingo.",
  },
  form: {
    email: "Correo electrónico",
    placeholder: "Tu correo electrónico",
    subscribe: "Suscribirse",
    consent:
      "Al suscribirte aceptas que {name} te envíe por correo electrónico: {list}. Puedes darte de baja en cualquier momento.",
    chosen: "las cartas que has elegido",
    privacy: "Política de privacidad",
    invalid: "Introduce una dirección de correo electrónico válida",
    noList: "Elige al menos una carta",
    thanks: "¡Gracias por suscribirse!",
    pending:
      "Antes de la primera carta te enviaremos un mensaje para que confirmes tu dirección. Hasta entonces no enviaremos nada más.",
    failedTitle: "Error",
    failed: "No se ha podido anotar tu suscripción. Inténtalo de nuevo.",
  },
  lists: {
    "weekly-digest": "Resumen semanal",
    "product-news": "Novedades del sitio",
  },
  listTexts: {
    "weekly-digest": "La actualidad europea de la semana, cada domingo.",
    "product-news": "Las novedades de este sitio, unas pocas veces al año.",
  },
  page: {
    title: "Boletín",
    text: "Nuestras cartas son gratuitas y cada una se cancela con un clic.",
    choose: "¿Qué cartas?",
    thanksTitle: "¡Gracias por suscribirse!",
    home: "Volver al inicio",
  },
} as const satisfies Texts<typeof en>;
