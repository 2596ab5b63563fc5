import type en from "../en/advertising.ts";
import type { Texts } from "../messages.ts";

export default {
  label: "Publicidad",
  ads: {
    newsletter: {
      title: "La semana en una carta",
      text: "Cada domingo, gratis, y se cancela con un clic.",
      action: "Nuestras cartas",
    },
    "how-we-work": {
      title: "¿De dónde sale todo esto?",
      text: "Cada fuente, cada etiqueta y todas las reglas, a la vista.",
      action: "Cómo trabajamos",
    },
    press: {
      title: "¿Nos hemos equivocado?",
      text: "Dínoslo. Las correcciones figuran en el artículo, con su fecha.",
      action: "Cómo corregimos",
    },
    saved: {
      title: "¿Ahora no tienes tiempo?",
      text: "Guárdalo. La lista se queda en tu navegador y a nadie más le importa.",
      action: "Tus guardados",
    },
  },
} as const satisfies Texts<typeof en>;
