import type en from "../en/shows.ts";
import type { Texts } from "../messages.ts";

export default {
  title: "Pódcasts",
  text: "Lo que nuestra redacción y otros medios de Europa cuentan para escuchar. Escúchalo aquí o llévate un pódcast a la aplicación que uses.",
  own: "Nuestros pódcasts",
  others: "Pódcasts de otros medios",
  none: "Todavía no hay pódcasts.",
  with: "Con {host}",
  episodes: "{count, plural, one {# episodio} other {# episodios}}",
  latest: "Último: ",
  list: "Episodios",
  page: "Página {page} de {pages}",
  older: "Episodios anteriores",
  newer: "Episodios más recientes",
  pages: "Páginas de la lista",
  subscribe: "Suscribirse",
  subscribeText:
    "Estos botones abren la aplicación en este dispositivo; cualquier otra acepta la dirección del canal.",
  inApp: "Suscribirse con {app}",
  other: "Otra aplicación",
  address: "Dirección del canal",
  copy: "Copiar",
  premium:
    "Este canal contiene lo que todo el mundo puede escuchar. Con Premium tienes un canal privado con todos los episodios.",
  privateFeed: "Canal privado",
  publisher: "Este pódcast lo publica {source}. Su canal está allí.",
  toPublisher: "Ir a {source}",
  feeds: "Pódcasts",
  videoFeed: "Nuestros vídeos",
  videoFeedText: "Los vídeos más recientes de nuestra redacción que todo el mundo puede ver.",
  funding: "Apoya este pódcast con una suscripción",
} satisfies Texts<typeof en>;
