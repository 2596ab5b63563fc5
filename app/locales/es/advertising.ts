import type en from "../en/advertising.ts";
import type { Texts } from "../messages.ts";

export default {
  label: "Publicidad",
  paidBy: "Pagado por {advertiser}.",
  about: "Sobre la publicidad",
  ads: {
    newsletter: {
      title: "La semana en un boletín",
      text: "Lo más leído en Europa, cada domingo por la mañana. Gratis.",
      action: "Nuestros boletines",
    },
    "how-we-work": {
      title: "¿De dónde sale todo esto?",
      text: "Qué significan las etiquetas y qué reglas hay detrás, a la vista de todos.",
      action: "Cómo trabajamos",
    },
    press: {
      title: "¿Nos hemos equivocado?",
      text: "Dínoslo. Las correcciones figuran en el artículo, con su fecha.",
      action: "Cómo corregimos",
    },
    saved: {
      title: "¿Ahora no tienes tiempo?",
      text: "Guárdalo. Tu lista es solo tuya.",
      action: "Tus artículos guardados",
    },
  },
} as const satisfies Texts<typeof en>;
