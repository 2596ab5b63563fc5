import type en from "../en/hub.ts";
import type { Texts } from "../messages.ts";

// Printed on the server, or sent along with the page: no part of what every page loads.
export default {
  title: "Actualidad de la UE",
  lead: "Toda la actualidad europea, con análisis del sesgo político, para lectores bien informados",
  loading: "Cargando...",
  ignored: "El filtro «{value}» no existe y no se ha aplicado.",
  filters: {
    title: "Filtros",
    reset: "Restablecer filtros",
    topics: "Temas",
    countries: "Países",
    selected: "{count, plural, one {# seleccionado} other {# seleccionados}}",
    apply: "Mostrar artículos",
  },
  tabs: {
    label: "Vistas de la actualidad",
    all: "Todas las noticias",
    trending: "Tendencias",
    bias: "Análisis del sesgo",
  },
  feed: {
    label: "Artículos",
    more: "Cargar más artículos",
    end: "Has llegado al final de las noticias",
    none: "Por ahora no hay artículos con estos filtros.",
    noTrending: "No hay artículos en tendencia",
    failed: "No se han podido cargar las noticias",
    refreshFailed:
      "No se han podido cargar las noticias: {why, select, away {parece que no tienes conexión} other {el servidor no ha respondido}}.",
    added:
      "{count, plural, one {Se ha cargado # artículo más.} other {Se han cargado # artículos más.}}",
    newest: "Volver a los artículos más recientes",
  },
  bias: {
    title: "Análisis del sesgo",
    shows:
      "{count, plural, one {Ahora mismo ves # artículo} other {Ahora mismo ves # artículos}} de distintas perspectivas políticas",
    scope:
      "Se cuentan los artículos más recientes de tu selección en los últimos {days} días, {stories} como máximo, cada uno según la posición de su fuente.",
    unrated:
      "El {share} procede de fuentes que nadie ha clasificado. Aquí figuran como sin clasificar; en la noticia misma, la etiqueta «Centro» ocupa ese lugar.",
    allRated: "Todos proceden de fuentes clasificadas.",
    label: "Artículos por perspectiva política: {counts}",
    one: "{name} {count}",
    rates: "Quién clasifica las fuentes, y cómo",
    none: "No hay artículos que analizar con estos filtros.",
    whole: "En cifras",
    band: "Perspectiva",
    articles: "Artículos",
    share: "Proporción",
    byCountry: "Por país de la fuente",
    country: "País",
    bySource: "Por fuente",
    source: "Fuente",
    rest: "{count, plural, one {Mostrar # más} other {Mostrar # más}}",
  },
} as const satisfies Texts<typeof en>;
