export default {
  title: "Ayuda",
  text: "Respuestas breves sobre la lectura, la cuenta, la suscripción y todo lo demás.",
  search: "Buscar en la ayuda",
  placeholder: "¿Qué necesitas?",
  find: "Buscar",
  found:
    "{count, plural, =0 {Nada para «{question}»} one {# artículo para «{question}»} other {# artículos para «{question}»}}",
  nothing: "Prueba otras palabras o escríbenos: responde una persona.",
  categories: "Categorías",
  count: "{count, plural, one {# artículo} other {# artículos}}",
  popular: "Artículos de ayuda más leídos",
  faqTitle: "Preguntas frecuentes",
  way: "Dónde estás",
  helpful: "¿Te ha servido?",
  yes: "Sí",
  no: "No",
  thanks: "Gracias. Nos ayuda a escribir mejor.",
  further: "Más artículos",
  faq: {
    cancel: {
      question: "¿Cómo cancelo mi suscripción?",
      answer:
        "En tu perfil, en Suscripción, o en la página para cancelar que está en el pie. Tu acceso sigue hasta el fin del periodo pagado.",
    },
    upsell: {
      question: "¿Por qué veo la oferta Premium si estoy suscrito?",
      answer:
        "Cierra la sesión y vuelve a entrar: tu plan se lee de nuevo. Si la oferta sigue, escríbenos.",
    },
    tv: {
      question: "¿Puedo verlo en el televisor?",
      answer:
        "Abre este sitio en el navegador del televisor o comparte la pantalla del teléfono o del ordenador. No tenemos aplicación propia para televisores.",
    },
    tips: {
      question: "¿Cómo doy una pista a la redacción?",
      answer:
        "Escribe al buzón de pistas de abajo. Dinos de dónde lo sabes y cómo hablar contigo con seguridad.",
    },
  },
  people: {
    title: "Habla con nosotros",
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
