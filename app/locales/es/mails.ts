import type en from "../en/mails.ts";
import type { Texts } from "../messages.ts";

export default {
  frame: {
    address: "Si el botón no funciona, abre esta dirección:",
    sender: "Este correo lo envía {name}, publicado por {operator}.",
    contact: "¿Alguna pregunta? Escríbenos a {mailbox}.",
  },
  accounts: {
    confirm: {
      title: "Confirma tu dirección",
      text: "Alguien, esperamos que tú, se ha registrado en {name} con esta dirección. Confírmala y podrás iniciar sesión con la contraseña que elegiste.",
      button: "Confirmar mi dirección",
      note: "El enlace sirve una sola vez, durante 24 horas. Si no has sido tú, no hagas nada: sin tu confirmación nadie puede usar la cuenta, y la borramos a los 30 días.",
    },
    already: {
      title: "Ya tienes una cuenta",
      text: "Alguien acaba de pedir una cuenta nueva o un enlace nuevo con esta dirección. Ya tienes una cuenta en {name}, y nada ha cambiado en ella.",
      button: "Iniciar sesión",
      note: "¿No recuerdas tu contraseña? Elige «¿Has olvidado la contraseña?» en la página de inicio de sesión. Si no has sido tú, no tienes que hacer nada.",
    },
    reset: {
      title: "Elige una contraseña nueva",
      text: "Has pedido una contraseña nueva para tu cuenta de {name}. Elígela aquí; después se cerrará tu sesión en todos los demás dispositivos.",
      button: "Elegir una contraseña nueva",
      note: "El enlace sirve una sola vez, durante una hora. Si no has sido tú, no hagas nada: tu contraseña sigue igual.",
    },
    emailConfirm: {
      title: "Confirma tu nueva dirección",
      text: "Esta dirección pasará a ser la de tu cuenta de {name}. Mientras no la confirmes, vale la anterior.",
      button: "Confirmar la nueva dirección",
      note: "El enlace sirve una sola vez, durante 24 horas. Si no has sido tú, no hagas nada.",
    },
    emailAsked: {
      title: "Tu dirección va a cambiar",
      text: "Alguien que conoce tu contraseña ha pedido cambiar la dirección de tu cuenta de {name} a {address}. Cambiará cuando se abra el enlace que hemos enviado allí.",
      button: "No he sido yo: poner otra contraseña",
      note: "Si has sido tú, no tienes que hacer nada. Una contraseña nueva cierra todas las sesiones e impide el cambio.",
    },
    emailChanged: {
      title: "Tu dirección ha cambiado",
      text: "La dirección de tu cuenta de {name} es ahora {address}. Te escribimos aquí por última vez.",
      button: "Ir al sitio",
      note: "Si no has sido tú, escribe enseguida a {mailbox}.",
    },
    passwordChanged: {
      title: "Tu contraseña ha cambiado",
      text: "Se ha cambiado la contraseña de tu cuenta de {name}. Se ha cerrado la sesión en todos los demás dispositivos.",
      button: "No he sido yo: poner otra contraseña",
      note: "Si has sido tú, no tienes que hacer nada.",
    },
    erased: {
      title: "Tu cuenta se ha eliminado",
      text: "Tu cuenta en {name} y todo lo que contenía se han eliminado. Se ha cerrado tu sesión en todas partes y no te enviaremos más correos.",
      button: "Ir al sitio",
      note: "Si no has sido tú, escribe enseguida a {mailbox}.",
    },
  },
  billing: {
    plans: { essential: "Essential", insider: "Insider", academy: "Academy" },
    each: { month: "{amount} al mes", year: "{amount} al año" },
    toSubscription: "Su suscripción",
    toPlans: "Ver los planes",
    toResume: "Mantener la suscripción",
    toWithdrawal: "Desistir del contrato aquí",
    toCancellation: "Cancelar aquí",
    ordered: "Hizo su pedido el {at} (UTC), y esto es lo que figuraba junto al botón:",
    withdrawal:
      "Puede desistir de este contrato sin dar ningún motivo hasta el {withdrawBy} a las 24:00 UTC. Basta una declaración clara, por el enlace de abajo o a {mailbox}. Le devolvemos entonces todo lo que pagó, por el mismo medio y en 14 días como máximo, y su acceso termina.",
    contractLink: {
      title: "Desistir de su contrato",
      text: "El {received} (UTC) alguien pidió con su dirección desistir de su contrato de {plan}, celebrado el {began}. El enlace lleva al desistimiento. Si no fue usted, no tiene que hacer nada.",
    },
    cancelAgain: {
      title: "Su suscripción termina el {end}",
      text: "Recibimos su cancelación el {received} (UTC). {plan} ya estaba cancelado y termina el {end}; no se cobrará nada más.",
    },
    noContract: {
      title: "Ninguna suscripción con esta dirección",
      text: "El {received} (UTC) alguien introdujo su dirección en {name} para cancelar una suscripción o desistir de ella. No hay ninguna suscripción activa con esta dirección. Si tiene una con otra dirección, use esa o escriba a {mailbox}.",
    },
    renewalNotice: {
      title: "Su suscripción anual se renueva el {periodEnd}",
      text: "Su suscripción anual a {plan} se renueva el {periodEnd} por un año más, por {price}. Si no lo desea, puede cancelarla gratis hasta ese día; si no, no tiene que hacer nada.",
    },
    checkout: {
      trial:
        "Hoy no paga nada. A partir del {date} paga {price} hasta que cancele. Al confirmar, repite su pedido con obligación de pago.",
      now: "Desde hoy paga {price} hasta que cancele. Al confirmar, repite su pedido con obligación de pago.",
    },
    trialStarted: {
      title: "Su prueba gratuita de {plan} ha comenzado",
      text: "Puede probar {plan} hasta el {trialEnd}. Hoy no paga nada; a partir del {trialEnd} paga {price} hasta que cancele. Si cancela antes, no debe nada.",
    },
    started: {
      title: "Le damos la bienvenida a {plan}",
      text: "Su suscripción a {plan} ha comenzado. Paga {price}; se renueva el {periodEnd} y sigue hasta que la cancele.",
    },
    trialEndsSoon: {
      title: "Su prueba gratuita termina el {trialEnd}",
      text: "Su prueba gratuita de {plan} termina el {trialEnd}. Desde entonces paga {price} hasta que cancele. Si no lo desea, cancele antes de ese día.",
    },
    renewed: {
      title: "Pago recibido: {paid}",
      text: "Gracias. Hemos recibido {paid} por {plan}. El periodo actual termina el {periodEnd}.",
    },
    paymentFailed: {
      title: "Su pago no se ha podido cobrar",
      text: "Su tarjeta fue rechazada al renovar {plan}. De momento puede seguir leyendo mientras lo intentamos de nuevo. Revise su tarjeta o elija otra.",
    },
    recovered: {
      title: "Su pago se ha cobrado",
      text: "El pago de {plan} se ha podido cobrar finalmente. Nada cambia para usted; el periodo actual termina el {periodEnd}.",
    },
    cancelScheduled: {
      title: "Su suscripción termina el {end}",
      text: "Ha cancelado {plan}. Sigue abierta hasta el {end} y no se cobra nada más. Si cambia de opinión antes, puede reanudarla. Recibimos su cancelación el {received} (UTC).",
    },
    resumed: {
      title: "Su suscripción continúa",
      text: "Ha reanudado {plan}. Paga {price}; se renueva el {periodEnd}.",
    },
    upgraded: {
      title: "Ahora tiene {plan}",
      text: "Su suscripción ha pasado a {plan}. Desde el próximo periodo paga {price}; por el resto de este paga solo la diferencia.",
    },
    downgraded: {
      title: "Ahora tiene {plan}",
      text: "Su suscripción ha pasado a {plan}. Paga {price}; se renueva el {periodEnd}.",
    },
    changeScheduled: {
      title: "Su suscripción cambia el {changeAt}",
      text: "Hasta el {changeAt} conserva {plan}. Desde entonces tiene {next} y paga {nextPrice}.",
    },
    ended: {
      title: "Su suscripción ha terminado",
      text: "Su suscripción a {plan} terminó el {end}. No se le cobra nada más. Puede volver cuando quiera.",
    },
    endedUnpaid: {
      title: "Su suscripción ha terminado",
      text: "No hemos podido cobrar el pago de {plan} y su suscripción terminó el {end}. Puede suscribirse de nuevo con otra tarjeta cuando quiera.",
    },
    withdrawn: {
      title: "Ha desistido de su contrato",
      text: "El {declared} (UTC) recibimos su desistimiento del contrato de {plan} celebrado el {began}. Su acceso ha terminado y le devolvemos todo lo que pagó por el mismo medio.",
    },
    duplicateRefused: {
      title: "Solo paga una suscripción",
      text: "Había pedido una segunda suscripción mientras otra estaba en curso. Hemos terminado la segunda y devolvemos lo que se pagó por ella.",
    },
    trialRefused: {
      title: "Su prueba gratuita no ha podido comenzar",
      text: "La tarjeta indicada ya se usó para una prueba gratuita, y la prueba es solo una vez. No se ha cobrado nada y su suscripción ha terminado. Puede tener {plan} sin prueba por {price}.",
    },
    refunded: {
      title: "Le hemos devuelto {refunded}",
      text: "{refunded} por {plan} van de camino a la tarjeta con la que pagó. Según su banco, tarda de cinco a diez días.",
    },
  },
  newsletters: {
    lists: {
      "weekly-digest": "Resumen semanal",
      "product-news": "Novedades del sitio",
      "daily-digest": "Resumen diario",
      "breaking-alerts": "Alertas de última hora",
    },
    confirm: {
      title: "Confirma tu suscripción",
      text: "Alguien ha indicado la dirección {email} en {name} para recibir: {list}. Si has sido tú, confírmalo.",
      button: "Confirmar la suscripción",
      valid: "El enlace es válido durante 7 días y solo funciona una vez.",
      notYou:
        "Si no has sido tú, no tienes que hacer nada: no enviaremos nada más y borraremos tu dirección a los 30 días.",
    },
    issue: {
      weekly: "La semana en Europa",
      weeklyText: "Las noticias más leídas del {from} al {to}.",
      daily: "El día en Europa",
      dailyText: "Las noticias más leídas desde ayer por la mañana.",
      breaking: "Última hora: {title}",
      why: "Recibes este boletín porque te has suscrito a: {list}.",
      unsubscribe: "Darse de baja de este boletín",
    },
  },
} as const satisfies Texts<typeof en>;
