import type en from "../en/access.ts";
import type { Texts } from "../messages.ts";

export default {
  mark: "Archivo",
  badge: "PREMIUM",
  plans: "Ver los planes",
  upgrade: "Pasar a Premium",
  premium: {
    title: "Sigue leyendo con el Insider Pass",
    article: "El resto de este artículo forma parte de Premium (Insider Pass).",
    video: "El vídeo completo forma parte de Premium (Insider Pass).",
    podcast: "El episodio completo forma parte de Premium (Insider Pass).",
  },
  archive: {
    title: "De nuestro archivo",
    article:
      "Este artículo tiene más de {months} meses. Premium (Insider Pass) te abre lo que hemos publicado en los últimos {years} años.",
    video:
      "Este vídeo tiene más de {months} meses. Premium (Insider Pass) te abre lo que hemos publicado en los últimos {years} años.",
    podcast:
      "Este episodio tiene más de {months} meses. Premium (Insider Pass) te abre lo que hemos publicado en los últimos {years} años.",
  },
  ended: {
    title: "Nuestro archivo acaba aquí",
    article:
      "Este artículo tiene más de {years} años. Nuestro archivo abarca {years} años: ya nadie puede leerlo entero, con ningún plan.",
    video:
      "Este vídeo tiene más de {years} años. Nuestro archivo abarca {years} años: ya nadie puede verlo, con ningún plan.",
    podcast:
      "Este episodio tiene más de {years} años. Nuestro archivo abarca {years} años: ya nadie puede escucharlo, con ningún plan.",
  },
} as const satisfies Texts<typeof en>;
