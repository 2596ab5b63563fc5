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
      title: "Confirme su dirección",
      text: "Alguien, esperamos que usted, se ha registrado en {name} con esta dirección. Confírmela y podrá iniciar sesión con la contraseña que eligió.",
      button: "Confirmar mi dirección",
      note: "El enlace sirve una sola vez, durante 24 horas. Si no fue usted, no haga nada: sin su confirmación nadie puede usar la cuenta, y la borramos a los 30 días.",
    },
    already: {
      title: "Ya tiene una cuenta",
      text: "Alguien acaba de pedir una cuenta nueva o un enlace nuevo con esta dirección. Usted ya tiene una cuenta en {name}, y nada ha cambiado en ella.",
      button: "Iniciar sesión",
      note: "¿No recuerda su contraseña? Elija «¿Ha olvidado la contraseña?» en la página de inicio de sesión. Si no fue usted, no tiene que hacer nada.",
    },
    reset: {
      title: "Elija una contraseña nueva",
      text: "Ha pedido una contraseña nueva para su cuenta de {name}. Elíjala aquí; después se cerrará su sesión en todos los demás dispositivos.",
      button: "Elegir una contraseña nueva",
      note: "El enlace sirve una sola vez, durante una hora. Si no fue usted, no haga nada: su contraseña sigue igual.",
    },
    emailConfirm: {
      title: "Confirme su nueva dirección",
      text: "Esta dirección pasará a ser la de su cuenta de {name}. Mientras no la confirme, vale la anterior.",
      button: "Confirmar la nueva dirección",
      note: "El enlace sirve una sola vez, durante 24 horas. Si no fue usted, no haga nada.",
    },
    emailAsked: {
      title: "Su dirección va a cambiar",
      text: "Alguien que conoce su contraseña ha pedido cambiar la dirección de su cuenta de {name} a {address}. Cambiará cuando se abra el enlace que hemos enviado allí.",
      button: "No fui yo: poner otra contraseña",
      note: "Si fue usted, no tiene que hacer nada. Una contraseña nueva cierra todas las sesiones e impide el cambio.",
    },
    emailChanged: {
      title: "Su dirección ha cambiado",
      text: "La dirección de su cuenta de {name} es ahora {address}. Le escribimos aquí por última vez.",
      button: "Ir al sitio",
      note: "Si no fue usted, escriba enseguida a {mailbox}.",
    },
    passwordChanged: {
      title: "Su contraseña ha cambiado",
      text: "Se ha cambiado la contraseña de su cuenta de {name}. Se ha cerrado la sesión en todos los demás dispositivos.",
      button: "No fui yo: poner otra contraseña",
      note: "Si fue usted, no tiene que hacer nada.",
    },
    erased: {
      title: "Su cuenta se ha eliminado",
      text: "Su cuenta en {name} y todo lo que contenía se han eliminado. Se ha cerrado su sesión en todas partes y no le enviaremos más correos.",
      button: "Ir al sitio",
      note: "Si no ha sido usted, escriba enseguida a {mailbox}.",
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
