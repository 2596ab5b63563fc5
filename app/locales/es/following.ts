import type en from "../en/following.ts";
import type { Texts } from "../messages.ts";

export default {
  title: "Siguiendo",
  text: "Los temas, países, autores, hechos y fuentes que sigues, y lo nuevo de cada uno.",
  fresh:
    "{count, plural, =0 {Nada nuevo desde tu última visita.} one {# novedad desde tu última visita.} many {# de novedades desde tu última visita.} other {# novedades desde tu última visita.}}",
  choose: "Lo que sigues, por clase",
  all: "Todo",
  kinds: {
    topic: "Temas",
    country: "Países",
    author: "Autores",
    event: "Hechos",
    source: "Fuentes",
  },
  kind: { topic: "Tema", country: "País", author: "Autor", event: "Hecho", source: "Fuente" },
  new: "{count, plural, one {# novedad} many {# de novedades} other {# novedades}}",
  newMore: "más de {count, plural, one {# novedad} many {# de novedades} other {# novedades}}",
  isNew: "Nuevo",
  nothing: "Nada nuevo",
  more: "{count, plural, one {# más} many {# más} other {# más}}: {name}",
  seen: "Marcar como visto",
  seenAll: "Marcar todo como visto",
  seenDone: "Marcado como visto.",
  problem: {
    unknown: "Este contenido ya no está disponible.",
    tooMany: "Ya sigues 100 de este tipo. Deja de seguir alguno para hacer sitio.",
  },
  follow: "Seguir",
  following: "Siguiendo",
  loading: "Buscando novedades…",
  failed: "No se han podido consultar las novedades.",
  again: "Reintentar",
  scripts:
    "Sin cuenta, lo que sigues se guarda en este navegador, y esta página necesita scripts para leerlo. Con la sesión iniciada funciona sin ellos.",
  signIn: "Iniciar sesión",
  empty:
    "Todavía no sigues nada. Los temas, los países, los autores, las fuentes y cada hecho tienen un botón para ello.",
  noneOfKind: "Todavía no sigues nada de esta clase.",
  offer: "Lo que puedes seguir",
  offerSources: "Todas las fuentes",
  pages: "Páginas de lo que sigues",
  before: "Página anterior",
  after: "Página siguiente",
} as const satisfies Texts<typeof en>;
