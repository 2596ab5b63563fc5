import type en from "../en/search.ts";
import type { Texts } from "../messages.ts";

// Printed on the server: no part of what the browser loads.
export default {
  title: "Búsqueda",
  description:
    "Noticias, vídeos y pódcasts de los 27 países de la UE: búscalos por palabra, país, tema, perspectiva política y fecha.",
  results: "Resultados de búsqueda para «{query}»",
  found:
    "{count, plural, =0 {# resultados} one {# resultado} many {# de resultados} other {# resultados}}",
  newest: "Las noticias más recientes",
  noResults: "No se han encontrado resultados",
  adjust: "Prueba con otras palabras o cambia los filtros",
  plain:
    "Por ahora la búsqueda solo encuentra tus palabras tal como las escribes, en titulares y extractos.",
  ignored: "El filtro «{value}» no existe y no se ha aplicado.",
  all: "Todo",
  articles: "Artículos",
  videos: "Vídeos",
  podcasts: "Pódcasts",
  kind: "Tipo: {value}",
  country: "País: {value}",
  category: "Categoría: {value}",
  remove: "Quitar el filtro {name}",
  bias: "Sesgo: {value}",
  dateRange: "Periodo: {value}",
  searching: "Buscando...",
  more: "Cargar más resultados",
  sort: "Ordenar por",
  sorts: { relevance: "Relevancia", date: "Fecha", popularity: "Popularidad" },
  kinds: { article: "Artículo", video: "Vídeo", podcast: "Pódcast" },
  biases: { left: "Izquierda", center: "Centro", right: "Derecha" },
  dateRanges: { today: "Hoy", week: "Última semana", month: "Último mes", year: "Último año" },
  filters: {
    open: "Filtros",
    active:
      "{count, plural, one {# filtro activo} many {# de filtros activos} other {# filtros activos}}",
    contentType: "Tipo de contenido",
    country: "País",
    bias: "Sesgo",
    dateRange: "Periodo",
    category: "Categoría",
    any: "Todos",
    moreCountries: "Más países",
    clear: "Borrar",
    apply: "Aplicar filtros",
  },
  wire: "Texto de agencia",
} as const satisfies Texts<typeof en>;
