import type en from "../en/mails.ts";
import type { Texts } from "../messages.ts";

export default {
  frame: {
    address: "Si el botón no funciona, abre esta dirección:",
    sender: "Este correo lo envía {name}, publicado por {operator}.",
    contact: "¿Alguna pregunta? Escríbenos a {mailbox}.",
  },
  alerts: {
    reports:
      "Lo publican {publishers, plural, one {# editor} other {# editores}} de {countries, plural, one {# país} other {# países}}.",
    more: "{sources, plural, one {# fuente nueva} other {# fuentes nuevas}}; en total lo {publishers, plural, one {publica # editor} other {publican # editores}}.",
    piece: "{author}: {text}",
    test: {
      title: "Esta es la prueba que has pedido",
      body: "Las alertas llegan a este navegador.",
    },
    subject: {
      breaking: "Última hora: {title}",
      replies: "{title}",
      events: "Novedades de un hecho que sigues: {title}",
      authors: "De un autor que sigues: {title}",
      topics: "De un tema que sigues: {title}",
      countries: "De un país que sigues: {title}",
    },
    read: "Leer",
    night: {
      title:
        "{count, plural, one {Una alerta de tus horas de silencio} other {# alertas de tus horas de silencio}}",
      subject: "{title}: {first}",
      text: "Esto es lo que llegó mientras no querías que te molestáramos.",
    },
    why: "Recibes esta alerta por correo porque la elegiste en tu perfil.",
    choices: "Elegir mis alertas",
    stop: "No recibir más alertas por correo",
  },
  discussions: {
    title: "{count, plural, one {Una respuesta nueva para ti} other {# respuestas nuevas para ti}}",
    kinds: {
      reply: "{name} te ha respondido",
      mention: "{name} te ha mencionado",
      thread: "{name} ha escrito en un hilo que sigues",
    },
    why: "Has pedido un correo al día cuando haya algo nuevo para ti en los debates.",
    settings: "Elegir de qué quieres enterarte",
    stop: "No recibir más estos correos",
  },
  inquiries: {
    title: "Tu mensaje ha llegado",
    subject: "Tenemos tu mensaje ({ticket})",
    ticket: "Tu número de caso es {ticket}. Indícalo si vuelves a escribir.",
    notYou:
      "¿No nos has escrito? Entonces alguien ha puesto tu dirección por error. No llegará nada más.",
  },
  accounts: {
    confirm: {
      title: "Confirma tu dirección",
      text: "Gracias por registrarte en {name}. Confirma esta dirección y podrás iniciar sesión con la contraseña que elegiste. En otro navegador, o con un enlace que hayas pedido de nuevo, la página te pide de nuevo que elijas una contraseña, que confirmes tu mayoría de edad y que aceptes las condiciones.",
      button: "Confirmar mi dirección",
      note: "El enlace es válido durante 24 horas y solo funciona una vez. Si no has sido tú, no hagas nada: sin tu confirmación nadie puede usar la cuenta, y la borramos a los 30 días.",
    },
    already: {
      title: "Ya tienes una cuenta",
      text: "Acabamos de recibir una solicitud de cuenta nueva, o de un enlace nuevo, con esta dirección. Ya tienes una cuenta en {name}, y nada ha cambiado en ella.",
      button: "Iniciar sesión",
      note: "¿No recuerdas tu contraseña? Elige «¿Has olvidado la contraseña?» en la página de inicio de sesión. Si no has sido tú, no tienes que hacer nada.",
    },
    reset: {
      title: "Elige una contraseña nueva",
      text: "Hemos recibido una solicitud de contraseña nueva para tu cuenta de {name}. Elígela aquí; después se cerrará tu sesión en todos los demás dispositivos.",
      button: "Elegir una contraseña nueva",
      note: "El enlace es válido durante una hora y solo funciona una vez. Si no has sido tú, no hagas nada: tu contraseña sigue igual.",
    },
    code: {
      title: "Tu código para iniciar sesión",
      text: "Escribe este código junto a tu contraseña en {name}. Sirve una sola vez, durante 15 minutos.",
      button: "Iniciar sesión con este código",
      note: "Si no lo has pedido, no hagas nada: sin tu contraseña, el código no abre nada.",
    },
    emailConfirm: {
      title: "Confirma tu nueva dirección",
      text: "Confirma que esta es la nueva dirección de tu cuenta de {name}. Hasta entonces seguirá siendo válida la anterior.",
      button: "Confirmar la nueva dirección",
      note: "El enlace es válido durante 24 horas y solo funciona una vez. Si no has sido tú, no hagas nada.",
    },
    emailAsked: {
      title: "Tu dirección va a cambiar",
      text: "Hemos recibido una solicitud, hecha con tu contraseña, para cambiar la dirección de tu cuenta de {name} a {address}. Cambiará cuando se abra el enlace que hemos enviado allí.",
      button: "No he sido yo: poner otra contraseña",
      note: "Si has sido tú, no tienes que hacer nada. Una contraseña nueva cierra todas las sesiones e impide el cambio.",
    },
    emailChanged: {
      title: "Tu dirección ha cambiado",
      text: "La dirección de tu cuenta de {name} es ahora {address}. Este es nuestro último mensaje a la dirección anterior.",
      button: "Ir al sitio",
      note: "Si no has sido tú, escribe enseguida a {mailbox}.",
    },
    passwordChanged: {
      title: "Tu contraseña ha cambiado",
      text: "Se ha cambiado la contraseña de tu cuenta de {name}. Se ha cerrado la sesión en todos los demás dispositivos.",
      button: "No he sido yo: poner otra contraseña",
      note: "Si has sido tú, no tienes que hacer nada.",
    },
    passkeys: {
      unnamed: "Llave de acceso",
      before:
        "{count, plural, one {Esta llave de acceso permite} other {Estas llaves de acceso permiten}} entrar en tu cuenta sin contraseña, también cuando pongas una nueva: {names}. Si no conoces {count, plural, one {esta llave} other {alguna}}, elimínala en la página donde eliges la contraseña.",
      after:
        "{count, plural, one {Esta llave de acceso sigue permitiendo} other {Estas llaves de acceso siguen permitiendo}} entrar en tu cuenta sin contraseña: {names}. Si no conoces {count, plural, one {esta llave} other {alguna}}, elimínala en «Cuenta y seguridad».",
    },
    passkeyAdded: {
      title: "Se ha añadido una llave de acceso a tu cuenta",
      text: "Se ha añadido una llave de acceso a tu cuenta de {name}. Quien la tenga puede entrar sin tu contraseña.",
      button: "Ver mis llaves de acceso",
      note: "Si no has sido tú, elimínala ahí y pon enseguida otra contraseña.",
    },
    erased: {
      title: "Tu cuenta se ha eliminado",
      text: "Tu cuenta en {name} se ha eliminado, con tu perfil, lista de lectura, racha, historial, «me gusta» y suscripciones a nuestros boletines. Se ha cerrado tu sesión en todas partes y no te enviaremos más correos.",
      stays: "Lo que queda:",
      invoices:
        "Las facturas y los pagos, en nuestro proveedor de pagos, mientras lo exija la legislación fiscal (Reglamento general de protección de datos, art. 17, apartado 3, letra b).",
      card: "Un hash de la tarjeta con la que empezó una prueba gratuita, sin tu nombre, para que haya una prueba por persona (art. 6, apartado 1, letra f).",
      record:
        "Una anotación en nuestros registros de que esta cuenta se eliminó y del acceso que tenía, bajo un número que ya no corresponde a nadie.",
      mail: "El correo que confirma la eliminación, durante 30 días.",
      button: "Ir al sitio",
      note: "Si no has sido tú, escribe enseguida a {mailbox}.",
    },
  },
  billing: {
    plans: { essential: "Essential Pass", insider: "Insider Pass", academy: "Academy" },
    each: { month: "{amount} al mes", year: "{amount} al año" },
    toSubscription: "Tu suscripción",
    toPlans: "Ver los planes",
    toResume: "Mantener la suscripción",
    toWithdrawal: "Desistir del contrato aquí",
    withdrawalAt: "Desistir del contrato aquí: {url}",
    toCancellation: "Cancelar aquí",
    toConfirmation: "Confirmar la cancelación",
    cancelKinds: {
      ordinary: "al final del periodo en curso",
      extraordinary: "por un motivo grave",
    },
    cancelKind: "Tipo de cancelación: {how}.",
    cancelReason: "Tu motivo: «{reason}»",
    cancelJudged: "Lo lee una persona y te responde por correo.",
    changeSetAside:
      "El cambio a {aside} que habías programado queda anulado con la cancelación. Si reanudas la suscripción con el enlace de este correo antes de que termine, se vuelve a programar.",
    changeBack:
      "El cambio que habías programado vuelve a estar programado: desde el {changeAt} tienes {next} y pagas {nextPrice}.",
    changeGone:
      "El cambio a {aside} que habías programado ya no está previsto. Puedes volver a programarlo en tu suscripción.",
    ordered:
      "Hiciste tu pedido el {at} (UTC) con el botón «{button}», y esto es lo que figuraba junto a él:",
    number:
      "Número de contrato: {number}. Con él, o con tu nombre, una cancelación tiene efecto sin iniciar sesión.",
    withdrawal:
      "Puedes desistir de este contrato sin dar ningún motivo hasta el final del {withdrawBy}. Basta una declaración clara, por el enlace de abajo o a {mailbox}. Te devolvemos entonces todo lo que pagaste, por el mismo medio y en 14 días como máximo, y tu acceso termina.",
    contractLink: {
      title: "Desistir de tu contrato",
      text: "El {received} (UTC) recibimos una solicitud, hecha con tu dirección, para desistir de tu contrato de {plan}, celebrado el {began}. El enlace lleva al desistimiento. Si no has sido tú, no tienes que hacer nada.",
    },
    cancelAgain: {
      title: "Tu suscripción termina el {end}",
      text: "Recibimos tu cancelación el {received} (UTC). {plan} ya estaba cancelado y termina el {end}; no se cobrará nada más.",
    },
    cancelAsked: {
      title: "Confirma tu cancelación",
      text: "El {received} (UTC) recibimos una cancelación de tu suscripción a {plan} (número de contrato {number}): {how}. Llegó con tu dirección, pero sin tu nombre ni el número de contrato tal como los tenemos, y cualquiera podría haberla enviado. Confírmala con el enlace y tu suscripción no se renovará. Si no has sido tú, no tienes que hacer nada: nada ha cambiado.",
    },
    cancelReceived: {
      title: "Hemos recibido tu cancelación",
      text: "Recibimos tu cancelación de {plan} (número de contrato {number}) el {received} (UTC). Nuestro proveedor de pagos aún no la ha llevado a cabo. Te escribiremos de nuevo en cuanto lo haga; no tienes que hacer nada más.",
    },
    noContract: {
      title: "Ninguna suscripción con esta dirección",
      text: "El {received} (UTC) se introdujo tu dirección en {name} para cancelar una suscripción o desistir de ella. No hay ninguna suscripción activa con esta dirección. Si tienes una con otra dirección, usa esa o escribe a {mailbox}.",
    },
    renewalNotice: {
      title: "Tu suscripción anual se renueva el {periodEnd}",
      text: "Tu suscripción anual a {plan} se renueva el {periodEnd} por un año más, por {price}. Si no lo quieres, puedes cancelarla gratis hasta ese día; si no, no tienes que hacer nada.",
    },
    renewalNoticeChanging: {
      title: "Tu suscripción anual cambia el {periodEnd}",
      text: "Tu suscripción anual a {plan} termina el {periodEnd}. Desde ese día tienes {next}, tal como elegiste, y pagas {nextPrice} hasta que canceles. Si no lo quieres, puedes cancelar gratis hasta ese día; si no, no tienes que hacer nada.",
    },
    checkout: {
      trial:
        "Hoy no pagas nada. A partir del {date} pagas {price} hasta que canceles. Al confirmar, repites tu pedido con obligación de pago.",
      now: "Desde hoy pagas {price} hasta que canceles. Al confirmar, repites tu pedido con obligación de pago.",
    },
    trialStarted: {
      title: "Tu prueba gratuita de {plan} ha comenzado",
      text: "Puedes probar {plan} hasta el {trialEnd}. Hoy no pagas nada; a partir del {trialEnd} pagas {price} hasta que canceles. Si cancelas antes, no debes nada.",
    },
    started: {
      title: "Te damos la bienvenida a {plan}",
      text: "Tu suscripción a {plan} ha comenzado. Pagas {price}; se renueva el {periodEnd} y sigue hasta que la canceles.",
    },
    trialEndsSoon: {
      title: "Tu prueba gratuita termina el {trialEnd}",
      text: "Tu prueba gratuita de {plan} termina el {trialEnd}. Desde entonces pagas {price} hasta que canceles. Si no lo quieres, cancela antes de ese día.",
    },
    trialEndsSoonChanging: {
      title: "Tu prueba gratuita termina el {trialEnd}",
      text: "Tu prueba gratuita de {plan} termina el {trialEnd}. Desde entonces tienes {next}, tal como elegiste, y pagas {nextPrice} hasta que canceles. Si no lo quieres, cancela antes de ese día.",
    },
    renewed: {
      title: "Pago recibido: {paid}",
      text: "Gracias. Hemos recibido {paid} por {plan}. El periodo actual termina el {periodEnd}.",
    },
    paymentFailed: {
      title: "Tu pago no se ha podido cobrar",
      text: "No hemos podido cobrar el pago de {plan}. Tu acceso sigue abierto hasta el {accessEnd} y mientras tanto lo intentaremos de nuevo. Revisa tu tarjeta o elige otra antes de esa fecha.",
    },
    paymentFailedClosed: {
      title: "Tu pago no se ha podido cobrar",
      text: "No hemos podido cobrar el pago de {plan} y tu acceso está cerrado hasta que se pague. Revisa tu tarjeta o elige otra.",
    },
    recovered: {
      title: "Tu pago se ha cobrado",
      text: "El pago de {plan} se ha podido cobrar finalmente. Nada cambia para ti; el periodo actual termina el {periodEnd}.",
    },
    cancelScheduled: {
      title: "Tu suscripción termina el {end}",
      text: "Has cancelado {plan}. Sigue abierta hasta el {end} y no se cobra nada más. Si cambias de opinión antes, puedes reanudarla. Recibimos tu cancelación el {received} (UTC).",
    },
    cancelScheduledInTrial: {
      title: "Tu suscripción termina el {end}",
      text: "Has cancelado {plan}. Tu prueba gratuita sigue abierta hasta el {end} y no se cobra nada. Si cambias de opinión antes, puedes reanudarla. Recibimos tu cancelación el {received} (UTC).",
    },
    cancelScheduledUnpaid: {
      title: "Tu suscripción termina el {end}",
      text: "Has cancelado {plan}. No se renueva y termina el {end}. El último pago, que no se pudo cobrar, sigue pendiente. Si cambias de opinión antes, puedes reanudarla. Recibimos tu cancelación el {received} (UTC).",
    },
    resumed: {
      title: "Tu suscripción continúa",
      text: "Has reanudado {plan}. Pagas {price}; se renueva el {periodEnd}.",
    },
    resumedInTrial: {
      title: "Tu suscripción continúa",
      text: "Has reanudado {plan}. Tu prueba gratuita dura hasta el {trialEnd}; desde entonces pagas {price} hasta que canceles.",
    },
    upgraded: {
      title: "Ahora tienes {plan}",
      text: "Tu suscripción ha pasado a {plan}. Por el periodo en curso pagas solo la diferencia con lo que ya habías pagado; desde el {periodEnd} pagas {price} hasta que canceles.",
    },
    downgraded: {
      title: "Ahora tienes {plan}",
      text: "Tu suscripción ha pasado a {plan}. Pagas {price}; se renueva el {periodEnd}.",
    },
    changedInTrial: {
      title: "Ahora tienes {plan}",
      text: "Tu suscripción ha pasado a {plan}. Durante tu prueba gratuita no pagas nada; desde el {trialEnd} pagas {price} hasta que canceles.",
    },
    rebilled: {
      title: "Tu facturación ha cambiado",
      text: "Tu suscripción a {plan} cuesta ahora {price}. Por el periodo en curso pagas solo la diferencia con lo que ya habías pagado; se renueva el {periodEnd}.",
    },
    rebilledInTrial: {
      title: "Tu facturación ha cambiado",
      text: "Tu suscripción a {plan} cuesta ahora {price}. Durante tu prueba gratuita no pagas nada; pagas desde el {trialEnd} hasta que canceles.",
    },
    changeScheduled: {
      title: "Tu suscripción cambia el {changeAt}",
      text: "Hasta el {changeAt} conservas {plan}. Desde entonces tienes {next} y pagas {nextPrice}.",
    },
    endedByErasure: {
      trial:
        "Tu suscripción a {plan} terminó con ella el {at} (UTC), durante su prueba gratuita. No se te cobra nada.",
      paid: "Tu suscripción a {plan} terminó con ella el {at} (UTC). No se te cobra nada más; lo que habías pagado por el tiempo restante no se devuelve.",
      other: "Tu suscripción a {plan} terminó con ella el {at} (UTC). No se te cobra nada más.",
    },
    ended: {
      title: "Tu suscripción ha terminado",
      text: "Tu suscripción a {plan} terminó el {end}. No se te cobra nada más. Puedes volver cuando quieras.",
    },
    endedAfterRenewal: {
      title: "Tu suscripción ha terminado",
      text: "Tu suscripción a {plan} terminó el {end}. Recibimos tu cancelación el {received} (UTC), antes de que se renovara, y solo pudimos llevarla a cabo después. Te devolvemos lo que pagaste por el nuevo periodo. Puedes volver cuando quieras.",
    },
    endedUnpaid: {
      title: "Tu suscripción ha terminado",
      text: "No hemos podido cobrar el pago de {plan} y tu suscripción terminó el {end}. Puedes suscribirte de nuevo con otra tarjeta cuando quieras.",
    },
    withdrawn: {
      title: "Has desistido de tu contrato",
      text: "El {declared} (UTC) recibimos tu desistimiento del contrato de {plan} celebrado el {began}. Tu acceso ha terminado y te devolvemos todo lo que pagaste por el mismo medio.",
    },
    withdrawnUnpaid: {
      title: "Has desistido de tu contrato",
      text: "El {declared} (UTC) recibimos tu desistimiento del contrato de {plan} celebrado el {began}. Tu acceso ha terminado. No habías pagado nada: no hay nada que devolver y no se te cobra nada.",
    },
    duplicateRefused: {
      title: "Solo pagas una suscripción",
      text: "Habías pedido una segunda suscripción mientras otra estaba en curso. Hemos terminado la segunda y devolvemos lo que se pagó por ella.",
    },
    trialRefused: {
      title: "Tu prueba gratuita no ha podido comenzar",
      text: "La tarjeta indicada ya se usó para una prueba gratuita, y la prueba es solo una vez. No se ha cobrado nada y tu suscripción ha terminado. Puedes tener {plan} sin prueba por {price}.",
    },
    refunded: {
      title: "Te hemos devuelto {refunded}",
      text: "{refunded} por {plan} van de camino a la tarjeta con la que pagaste. Según tu banco, tarda de cinco a diez días.",
    },
  },
  newsletters: {
    lists: {
      "weekly-digest": "Boletín semanal",
      "product-news": "Novedades del sitio",
      "daily-digest": "Boletín diario",
      "breaking-alerts": "Alertas de última hora",
    },
    confirm: {
      title: "Confirma tu suscripción",
      text: "Confirma que quieres recibir de {name} en {email} lo siguiente: {list}.",
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
      subject: "{title}: {first}",
      why: "Recibes este boletín porque te has suscrito a: {list}.",
      web: "Leer este número en la web",
      choices: "Elegir tus boletines, su idioma o una pausa",
      unsubscribe: "Darse de baja de este boletín",
    },
  },
} as const satisfies Texts<typeof en>;
