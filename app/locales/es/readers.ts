import type en from "../en/readers.ts";
import type { Texts } from "../messages.ts";

export default {
  save: "Guardar",
  like: "Me gusta",
  saved: {
    title: "Guardado",
    video: "El vídeo se ha añadido a su lista.",
    other: "Añadido a su lista de lectura.",
  },
  removed: {
    title: "Eliminado de Guardados",
    video: "El vídeo se ha eliminado de su lista.",
    other: "Esta noticia se ha eliminado de su lista.",
  },
  unkept: "Su navegador no permite conservarlo más tiempo del que esta página esté abierta.",
  likeFailed: {
    title: "Error",
    text: "No se ha podido contar su «Me gusta». Inténtelo de nuevo.",
  },
  brief: {
    title: "Lo esencial de hoy",
    mark: "Marcar como leído",
    done: "Leído. Mañana, más.",
    none: "En este momento no hay noticias para el resumen.",
  },
  streak: {
    title: "Racha diaria",
    checkIn: "Anotar el día",
    checked: "Día anotado",
    begin: "Anote cada día que lea y vea hasta dónde llega.",
    days: "{count, plural, one {# día seguido.} other {# días seguidos.}}",
    more: "{count, plural, one {Falta # para la semana completa.} other {Faltan # para la semana completa.}}",
    full: "{count, plural, one {¡Una semana completa!} other {¡# semanas completas!}}",
    week: "<n></n> de 7 esta semana",
  },
  resume: {
    article: "Seguir leyendo",
    video: "Seguir viendo",
    podcast: "Seguir escuchando",
    resume: "Continuar",
    dismiss: "Descartar",
    progress: "Leído hasta ahora",
  },
  consent: {
    title: "Cookies",
    text: "Lo que usted guarda o elige aquí se queda en este navegador. ¿Puede recordar también lo último que abrió, para que siga por donde iba? Las visitas se cuentan sin almacenar nada; si las rechaza, la suya no se cuenta.",
    policy: "Política de cookies",
    accept: "Aceptar",
    decline: "Rechazar",
    preferences: "Preferencias de cookies",
    now: "Su elección",
    accepted: "Ha aceptado.",
    rejected: "Ha rechazado.",
    open: "Todavía no ha elegido.",
  },
  queue: {
    title: "Guardados",
    text: "Su lista de lectura está en este navegador; nadie más la ve.",
    scripts:
      "Su lista de lectura está en este navegador, y esta página necesita scripts para leerla de ahí.",
    empty: "Aún no ha guardado nada.",
    emptyHint: "Pulse Guardar en una noticia, un vídeo o un episodio y aquí le esperará.",
    home: "Volver al inicio",
    article: "Artículo",
    video: "Vídeo",
    podcast: "Pódcast",
    savedAt: "Guardado el <time></time>",
    remove: "Quitar",
    removeNamed: "Quitar: {title}",
    count: "{count, plural, one {# elemento} other {# elementos}}",
  },
} as const satisfies Texts<typeof en>;
