import type en from "../en/events.ts";
import type { Texts } from "../messages.ts";

// Printed on the server: no part of what the browser loads.
export default {
  sources: "{count, plural, one {# fuente} other {# fuentes}}",
  reportedBy: "publicado por {count, plural, one {# fuente} other {# fuentes}}",
  description:
    "Un mismo hecho en {sources, plural, one {# fuente} other {# fuentes}} de {countries, plural, one {# país} other {# países}}, ordenadas por su orientación política.",
  headline: "Titular: {source}",
  intro:
    "Todos los titulares de esta página tratan del mismo hecho. Están ordenados según la orientación política de su fuente, del más reciente al más antiguo.",
  sampleNote:
    "Este es un ejemplo: los medios, las personas y los hechos son inventados, para mostrar lo que ofrece esta página.",
  partOf: "Forma parte de: <link></link>",
  sides: { left: "Izquierda", center: "Centro", right: "Derecha", unrated: "Sin clasificar" },
  bias: "Orientación:",
  one: "{name} {count}",
  covering: {
    title: "Quién informa",
    label: "Editores independientes según la orientación política de su fuente: {counts}",
    few: "Lo publican menos de {from} editores independientes. Son pocos para una barra, así que damos solo las cifras.",
    owners: "Los medios de un mismo propietario cuentan una sola vez: como el primero que informó.",
    update: "Última actualización: <time></time>",
    rates: "Quién clasifica las fuentes, y cómo",
  },
  tabs: "Perspectivas",
  empty: {
    left: "No hemos encontrado ninguna noticia de una fuente de izquierda.",
    center: "No hemos encontrado ninguna noticia de una fuente de centro.",
    right: "No hemos encontrado ninguna noticia de una fuente de derecha.",
  },
  original: "Original",
  originalAt: "en {source}",
  countedWith: "Mismo propietario que {source}: no se cuenta dos veces.",
  more: "{count, plural, one {# noticia más} other {# noticias más}} de {source}",
  update: "Actualización",
  matrix: {
    title: "Países y perspectivas",
    text: "Editores independientes según el país del medio y su orientación política.",
    country: "País",
    all: "Total",
  },
  silence: {
    title: "Lo que no hemos encontrado",
    side: "{side}: en ese tiempo leímos {count} fuentes de esta orientación y no reconocimos la noticia en ninguna.",
    countries: "Fuentes leídas en ese tiempo en las que no reconocimos la noticia: {countries}.",
    country: "{country} ({count})",
    note: "Solo contamos las fuentes cuyos canales pudimos leer y que en ese tiempo publicaron otras cosas. Pueden haber informado con palabras que no reconocimos, o fuera de sus canales.",
  },
  timeline: {
    title: "Cómo se difundió",
    first: "Primera noticia",
    joined: {
      left: "Primera desde la izquierda",
      center: "Primera desde el centro",
      right: "Primera desde la derecha",
      unrated: "Primera de una fuente sin clasificar",
    },
    latest: "Última noticia",
  },
  parts: { title: "Partes de este hecho" },
  report: {
    title: "¿Algún error en esta página?",
    text: "Un programa decide qué noticias tratan del mismo hecho, y a veces se equivoca. Nuestra redacción lee todos los avisos.",
    wrong: "Una noticia no corresponde aquí",
    story: "Qué noticia",
    choose: "Elige una noticia",
    why: "¿De qué trata en realidad? (opcional)",
    missing: "Falta una noticia",
    which: "Su dirección o su titular",
    send: "Enviar aviso",
    thanks: "Gracias. Nuestra redacción lo revisará.",
    noStory: "Elige una de las noticias de esta página.",
    noText: "Indica la dirección o el titular de la noticia, con al menos 8 caracteres.",
    longText: "Usa como máximo 500 caracteres.",
    often: "Hoy ya has enviado varios avisos. Vuelve mañana.",
  },
  same: {
    title: "El mismo hecho en otros medios",
    all: "Comparar las {count} fuentes",
  },
} as const satisfies Texts<typeof en>;
