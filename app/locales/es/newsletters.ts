import type en from "../en/newsletters.ts";
import type { Texts } from "../messages.ts";

export default {
  stay: {
    title: "Mantente al día",
    text: "La actualidad europea de la semana en un boletín, cada domingo.",
  },
  form: {
    email: "Correo electrónico",
    placeholder: "Tu correo electrónico",
    subscribe: "Suscribirse",
    consent:
      "Al suscribirte aceptas que {name} te envíe por correo electrónico: {list}. No enviaremos nada más antes de que confirmes tu dirección por correo; sin confirmar, se borra a los 30 días. Puedes darte de baja en cualquier momento con el enlace de cada boletín.",
    chosen: "los boletines que has elegido",
    privacy: "Política de privacidad",
    invalid: "Introduce una dirección de correo electrónico válida",
    noList: "Elige al menos un boletín",
    thanks: "¡Gracias por suscribirte!",
    pending:
      "Te hemos enviado un correo. Abre el enlace que contiene para confirmar tu dirección; es válido durante 7 días. Hasta entonces no enviaremos nada más. Las direcciones sin confirmar se borran a los 30 días.",
    failedTitle: "Error",
    failed: "No se ha podido registrar tu suscripción. Inténtalo de nuevo.",
    tooMany:
      "Se han pedido demasiados correos desde aquí o para esta dirección. Inténtalo más tarde.",
  },
  lists: {
    "weekly-digest": "Boletín semanal",
    "product-news": "Novedades del sitio",
    "daily-digest": "Boletín diario",
    "breaking-alerts": "Alertas de última hora",
  },
  listTexts: {
    "weekly-digest": "La actualidad europea de la semana en un boletín, cada domingo.",
    "product-news": "Las novedades de este sitio, de vez en cuando.",
    "daily-digest": "La actualidad europea del día en un boletín, cada mañana.",
    "breaking-alerts": "Lo que ocurre en Europa, por correo en cuanto lo cuentan varios medios.",
  },
  members: {
    mark: "para miembros",
    "daily-digest":
      "Un boletín para miembros, a partir de Basic (Essential Pass): lo activan en su perfil y leen aquí sus números.",
    "breaking-alerts":
      "Un boletín para miembros con Premium (Insider Pass): lo activan en su perfil y leen aquí sus números.",
    switch: "Notificaciones de tu perfil",
    plans: "Ver los planes",
  },
  page: {
    title: "Boletines",
    text: "Nuestros boletines son gratuitos. No enviaremos nada antes de que confirmes tu dirección por correo, y cada boletín lleva un enlace para darse de baja.",
    choose: "¿Qué boletines?",
    thanksTitle: "¡Gracias por suscribirte!",
    home: "Volver a la portada",
  },
  confirm: {
    title: "Confirma tu suscripción",
    text: "Confirma que quieres recibir lo siguiente: {list}.",
    button: "Confirmar la suscripción",
    doneTitle: "Tu suscripción está confirmada",
    done: "Gracias. Recibirás el próximo boletín.",
    already: "Esta suscripción ya está confirmada. No tienes que hacer nada más.",
    expired: "Este enlace era válido durante 7 días. Apúntate de nuevo y te enviaremos otro.",
    unknown: "Este enlace ya no es válido. Si has pedido varios, solo funciona el más reciente.",
    again: "Apuntarse de nuevo",
  },
  unsubscribe: {
    title: "Darse de baja",
    text: "¿Quieres dejar de recibir: {list}?",
    button: "Darse de baja",
    doneTitle: "Te has dado de baja",
    done: "Ya no recibirás este boletín: {list}.",
    unknown:
      "Este enlace no es válido. Cada boletín lleva uno al final; el del más reciente funciona con seguridad.",
  },
  archive: {
    past: "Números anteriores",
    none: "El primer número está por llegar.",
    all: "Todos los números",
    gone: "Las noticias de este número ya no se muestran aquí.",
  },
  choices: {
    title: "Tus boletines",
    text: "Lo que {address} recibe de nosotros.",
    lists: "Boletines",
    language: "Idioma de los boletines",
    pause: "Pausa",
    pauseNone: "Sin pausa",
    pauseWeeks: "{count, plural, one {# semana} other {# semanas}}",
    pauseUntil: "Hasta el {day}",
    save: "Guardar",
    leave: "Darse de baja de todos",
    saved: "Guardado.",
    unknown:
      "Este enlace no es válido. Cada número lleva uno al final; el más reciente funciona con seguridad.",
  },
} as const satisfies Texts<typeof en>;
