import type en from "../en/contracts.ts";
import type { Texts } from "../messages.ts";

export default {
  withdraw: {
    title: "Desistir de tu contrato",
    lead: "Puedes desistir de una suscripción durante al menos 14 días después del pedido, sin dar ningún motivo. Termina entonces de inmediato y te devolvemos todo lo que pagaste.",
    statement: "Por la presente desisto de mi contrato de {plan}, celebrado el {began}.",
    until: "Puedes hacerlo hasta el final del {day}.",
    window:
      "Puedes desistir de este contrato sin dar ningún motivo, y recuperar todo lo que pagaste, hasta el final del {day}.",
    name: "Nombre",
    contract: "Número de contrato",
    email: "Correo para la confirmación",
    submit: "Confirmar el desistimiento",
    doneTitle: "Has desistido de tu contrato",
    done: "Recibimos tu desistimiento el {moment} (UTC). Un correo a {email} lo confirma. Tu acceso ha terminado.",
    received:
      "Recibimos tu desistimiento el {moment} (UTC), y vale desde entonces. Nuestro proveedor de pagos aún no ha terminado la suscripción; lo hará sin que tengas que hacer nada, y un correo a {email} lo confirmará.",
    refunded: "{amount} van de vuelta a la tarjeta con la que pagaste.",
    nothingPaid: "Todavía no habías pagado nada, así que no hay nada que devolver.",
    refundDue:
      "Todo lo que pagaste vuelve a la tarjeta con la que pagaste. Un correo te dirá la suma.",
    lateTitle: "El plazo para desistir ha terminado",
    late: "El plazo para desistir de tu contrato de {plan} terminó el {day}. Aún puedes cancelarlo: termina entonces con el periodo en curso.",
    toCancel: "Cancelar la suscripción",
    askTitle: "Sin iniciar sesión",
    ask: "Introduce la dirección de tu cuenta. Si tienes una suscripción, te enviamos un enlace para desistir.",
    askSubmit: "Enviarme el enlace",
    asked: "Si hay una suscripción con esta dirección, va en camino un correo con el enlace.",
    entry: "Desistir del contrato aquí",
    box: "Tu contrato",
    numbered: "Contrato número {number}, celebrado el {began}.",
  },
  cancel: {
    title: "Cancelar tu suscripción",
    lead: "Para cancelar basta este formulario, sin iniciar sesión. Tu suscripción termina con el periodo pagado o con la prueba gratuita, y un correo confirma enseguida que hemos recibido la cancelación.",
    contract: "Tu suscripción:",
    plan: {
      trial: "{plan}, prueba gratuita hasta el {day}",
      paid: "{plan}, pagado hasta el {day}",
      owed: "{plan}, periodo en curso hasta el {day}, aún sin pagar",
    },
    ended: "{plan} ya termina el {day}. No queda nada que cancelar.",
    over: "{plan} terminó el {day}. No queda nada que cancelar.",
    email: "Correo electrónico de tu cuenta",
    name: "Nombre",
    nameHint:
      "Tal como figura en tu perfil. Con él, o con el número de contrato, tu cancelación tiene efecto enseguida; sin ninguno de los dos, mediante un enlace que te enviamos.",
    number: "Número de contrato (opcional)",
    numberHint:
      "Figura en el correo de confirmación y en «Gestionar la suscripción», y empieza por «sub_».",
    kind: "¿Cómo quieres cancelar?",
    ordinary: "Al final del periodo en curso",
    extraordinary: "Por un motivo grave",
    reason: "Tu motivo",
    reasonHint:
      "Necesario si cancelas por un motivo grave, y solo entonces. Lo lee una persona y te responde por correo; en ningún caso se renueva la suscripción.",
    submit: "Cancelar ahora",
    doneTitle: "Hemos recibido tu cancelación",
    done: "Recibida el {moment} (UTC). Si hay una suscripción con la dirección indicada, un correo lo confirma ahora. Con tu nombre o el número de contrato, termina con el periodo en curso; sin ninguno de los dos, sigue el enlace del correo, para que nadie más pueda ponerle fin.",
    doneOwn:
      "Recibida el {moment} (UTC). {plan} no se renueva y termina el {day}; un correo lo confirma ahora.",
    kindIs: "Tipo de cancelación:",
    reasonIs: "Tu motivo: «{reason}»",
    judged: "Una persona lee tu motivo y te responde por correo.",
    judgedByLink:
      "Una persona lee tu motivo y te responde por correo. Si el correo te pide seguir un enlace, indica allí el motivo de nuevo.",
    change:
      "Con la cancelación queda anulado el cambio a {plan} programado para el {day}. Si reanudas la suscripción aquí antes de que termine, se vuelve a programar.",
    changeAside:
      "El cambio programado a {plan} queda anulado con la cancelación. Si reanudas la suscripción aquí antes de que termine, se vuelve a programar.",
    mail: "¿No llega el correo? Mira en la carpeta de correo no deseado o escribe a {mailbox}.",
  },
  resume: {
    title: "Mantener tu suscripción",
    text: "{plan} está cancelado y termina el {day}. Si lo mantienes, sigue como antes por {price}.",
    submit: "Mantener la suscripción",
    doneTitle: "Tu suscripción sigue",
    done: "{plan} sigue como antes. Un correo lo confirma.",
    change:
      "Con ello vuelve el cambio que habías programado: desde el {day} tienes {plan} y pagas {price}.",
    changeBack:
      "El cambio que habías programado vuelve a estar programado: desde el {day} tienes {plan} y pagas {price}.",
    changeLost:
      "El cambio a {plan} que habías programado no se ha podido volver a programar. Puedes programarlo de nuevo en «Gestionar la suscripción».",
    over: "{plan} ha terminado y no se puede reanudar. Puedes pedirlo de nuevo cuando quieras.",
    running: "{plan} no está cancelado. No hay nada que reanudar.",
    toPlans: "Ver los planes",
  },
  each: { month: "{amount} al mes", year: "{amount} al año" },
  void: {
    title: "Este enlace no lleva a ningún contrato",
    text: "Puede que se cortara por el camino. Cópialo entero del correo o escribe a {mailbox}.",
  },
  problems: {
    email: "Introduce una dirección de correo válida",
    reason: "Indica cuál es el motivo grave",
    busy: "Se está haciendo otro cambio en esta suscripción. Inténtalo de nuevo en un minuto.",
    unavailable:
      "No se puede contactar con nuestro proveedor de pagos. Inténtalo de nuevo en unos minutos.",
    limited: "Demasiados intentos. Inténtalo más tarde.",
  },
} as const satisfies Texts<typeof en>;
