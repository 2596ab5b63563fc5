export default {
  title: "Ayuda",
  text: "Respuestas breves sobre la lectura, la cuenta, la suscripción y todo lo demás.",
  search: "Buscar en la ayuda",
  placeholder: "¿Qué necesita?",
  find: "Buscar",
  found:
    "{count, plural, =0 {Nada para «{question}»} one {# artículo para «{question}»} other {# artículos para «{question}»}}",
  nothing: "Pruebe otras palabras o escríbanos: responde una persona.",
  categories: "Categorías",
  count: "{count, plural, one {# artículo} other {# artículos}}",
  popular: "Artículos de ayuda más leídos",
  faqTitle: "Preguntas frecuentes",
  way: "Dónde está",
  helpful: "¿Le ha servido?",
  yes: "Sí",
  no: "No",
  thanks: "Gracias. Nos ayuda a escribir mejor.",
  further: "Más artículos",
  faq: {
    cancel: {
      question: "¿Cómo cancelo mi suscripción?",
      answer:
        "En su perfil, en Suscripción, o en la página para cancelar que está en el pie. Su acceso sigue hasta el fin del periodo pagado.",
    },
    upsell: {
      question: "¿Por qué veo la oferta Premium si estoy suscrito?",
      answer:
        "Cierre la sesión y vuelva a entrar: su plan se lee de nuevo. Si la oferta sigue, escríbanos.",
    },
    tv: {
      question: "¿Puedo verlo en el televisor?",
      answer:
        "Abra este sitio en el navegador del televisor o comparta la pantalla del teléfono o del ordenador. No tenemos aplicación propia para televisores.",
    },
    tips: {
      question: "¿Cómo doy una pista a la redacción?",
      answer:
        "Escriba al buzón de pistas de abajo. Díganos de dónde lo sabe y cómo hablar con usted con seguridad.",
    },
  },
  people: {
    title: "Hable con nosotros",
    email: "Correo a soporte",
    emailText: "Respuesta en 24 horas.",
    chat: "Escribir a soporte",
    chatText: "Un formulario con número de caso: en 24 horas responde una persona.",
    tips: "Pistas para la redacción",
    tipsText: "Protegemos a nuestras fuentes.",
  },
  resources: {
    label: "Normas",
    "community-guidelines": "Normas de la comunidad",
    "editorial-standards": "Principios editoriales",
    privacy: "Privacidad",
    terms: "Condiciones de uso",
  },
};
