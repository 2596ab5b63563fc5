import type en from "../en/library.ts";
import type { Texts } from "../messages.ts";

export default {
  save: "Guardar",
  like: "Me gusta",
  saveIcon: { save: "Guardar: {title}", saved: "Guardado: {title}" },
  saved: {
    title: "Guardado",
    video: "El vídeo se ha añadido a tu lista de lectura.",
    other: "Se ha añadido a tu lista de lectura.",
  },
  removed: {
    title: "Quitado de Guardados",
    video: "El vídeo se ha quitado de tu lista de lectura.",
    other: "Se ha quitado de tu lista de lectura.",
  },
  notStored: "Tu navegador no puede conservarlo: se perderá al cerrar la página.",
  offline: {
    title: "Guardado en este navegador",
    text: "Ahora mismo no se puede acceder a tu cuenta. Se guardará en ella en cuanto vuelvas a tener conexión.",
  },
  saveFailed: {
    title: "No se ha guardado",
    failed: "No se ha podido guardar y se ha deshecho el cambio. Inténtalo de nuevo.",
    signedOut: "Tu sesión ha terminado. Inicia sesión e inténtalo de nuevo.",
    full: "Tu lista de lectura ya tiene 1000 elementos. Quita algunos para hacer sitio.",
    unknown: "Este contenido ya no está disponible.",
    tooMany: "Ya sigues 100 de este tipo. Deja de seguir alguno para hacer sitio.",
  },
  ended: {
    title: "Se ha cerrado tu sesión",
    text: "Tu sesión se ha cerrado aquí o en otro dispositivo.",
    again: "Iniciar sesión de nuevo",
  },
  likeFailed: {
    title: "Error",
    text: "No se ha podido contar tu «Me gusta». Inténtalo de nuevo.",
  },
  brief: {
    title: "El resumen de hoy",
    what: "Qué ha pasado",
    why: "Por qué importa",
    mark: "Marcar como leído",
    done: "Leído. El próximo resumen, mañana.",
    none: "En este momento no hay noticias para el resumen.",
  },
  streak: {
    title: "Racha diaria",
    checkIn: "Anotar el día",
    checked: "Día anotado",
    begin: "Anota cada día que leas y mira hasta dónde llegas.",
    days: "{count, plural, one {# día seguido.} other {# días seguidos.}}",
    more: "{count, plural, one {Falta # día para la semana completa.} other {Faltan # días para la semana completa.}}",
    full: "{count, plural, one {¡Una semana completa!} other {¡# semanas completas!}}",
    failed: { title: "Error al actualizar la racha", text: "Inténtalo de nuevo" },
    paused: "Tu racha está en pausa hasta el {day}.",
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
    kept: "Lo que guardas o eliges aquí se conserva en este navegador o, con la sesión iniciada, en tu cuenta.",
    ask: "¿Puede el navegador recordar también lo último que abriste, para que sigas por donde ibas?",
    views:
      "Las visitas se cuentan sin almacenar nada en tu dispositivo; si lo rechazas, la tuya no se cuenta.",
    policy: "Política de cookies",
    accept: "Aceptar",
    decline: "Rechazar",
    preferences: "Preferencias de cookies",
    now: "Tu elección:",
    accepted: "Has aceptado.",
    rejected: "Has rechazado.",
    open: "Todavía no has elegido.",
  },
} as const satisfies Texts<typeof en>;
