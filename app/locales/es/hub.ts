import type en from "../en/hub.ts";
import type { Texts } from "../messages.ts";

// Printed on the server, or sent along with the page: no part of what every page loads.
export default {
  title: "Noticias de la UE",
  lead: "Toda la actualidad europea, con análisis de la orientación política, para lectores bien informados",
  now: "Ahora mismo",
  loading: "Cargando…",
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
    label: "Vistas de las noticias",
    all: "Todas las noticias",
    trending: "Tendencias",
    bias: "Orientación política",
  },
  feed: {
    label: "Artículos",
    more: "Cargar más artículos",
    end: "Has llegado al final de las noticias",
    none: "Por ahora no hay artículos con estos filtros.",
    noTrending: "Ahora mismo no hay artículos en tendencia",
    sameEvent: "Más sobre este hecho",
    failed: "No se han podido cargar las noticias",
    added:
      "{count, plural, one {Se ha cargado # artículo más.} other {Se han cargado # artículos más.}}",
    newest: "Volver a los artículos más recientes",
  },
  bias: {
    title: "Orientación política",
    shows:
      "{count, plural, one {Ahora mismo ves # artículo} other {Ahora mismo ves # artículos}} de distintas orientaciones políticas",
    scope:
      "Se cuentan los artículos más recientes de tu selección en los últimos {days} días, {stories} como máximo, cada uno según la orientación política de su fuente.",
    unrated:
      "El {share} procede de fuentes que nadie ha clasificado. Cuentan como sin clasificar, y así lo dice cada noticia.",
    allRated: "Todos proceden de fuentes clasificadas.",
    label: "Artículos por orientación política: {counts}",
    one: "{name} {count}",
    rates: "Quién clasifica las fuentes, y cómo",
    none: "No hay artículos que analizar con estos filtros.",
    whole: "En cifras",
    band: "Orientación",
    articles: "Artículos",
    share: "Proporción",
    byCountry: "Por país de la fuente",
    country: "País",
    bySource: "Por fuente",
    source: "Fuente",
    rest: "{count, plural, one {Mostrar # más} other {Mostrar # más}}",
  },
} as const satisfies Texts<typeof en>;
