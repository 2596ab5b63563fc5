import type en from "../en/fronts.ts";
import type { Texts } from "../messages.ts";

export default {
  title: {
    topic: "{topic}: la actualidad europea por hechos",
    country: "{country}: la actualidad por hechos",
    both: "{topic}, {country}: la actualidad por hechos",
  },
  about: {
    Politics:
      "Parlamentos, gobiernos, elecciones y tribunales de 27 países y de su Unión, hecho a hecho.",
    Economy: "Precios, salarios, presupuestos y bancos en toda Europa, hecho a hecho.",
    Climate:
      "Temporales, calor e inundaciones, la naturaleza, las emisiones y sus leyes, hecho a hecho.",
    Technology: "Investigación, redes, máquinas y las reglas que las rigen, hecho a hecho.",
    Defense:
      "Ejércitos, alianzas, armamento y las guerras en las fronteras de Europa, hecho a hecho.",
    Trade: "Aduanas, contratos y mercancías que cruzan fronteras, hecho a hecho.",
    Immigration: "Quién llega, quién se queda y quién lo decide, hecho a hecho.",
    Healthcare: "Hospitales, medicamentos, epidemias y quién paga la atención, hecho a hecho.",
    Education: "Escuelas, universidades y quienes aprenden y enseñan en ellas, hecho a hecho.",
    Energy: "Electricidad, gas y petróleo: de dónde vienen y cuánto cuestan, hecho a hecho.",
    Agriculture: "Campos, ganado, cosechas y lo que se gana con ellos, hecho a hecho.",
    Transport: "Vías, carreteras, puertos y aeropuertos, hecho a hecho.",
  },
  aboutCountry: "{country}, hecho a hecho, en los medios del país y de otros países.",
  aboutUnion: "La Unión y sus instituciones, hecho a hecho, en los medios de 27 países.",
  aboutWorld: "Lo que ocurre fuera de la Unión, hecho a hecho, en los medios europeos.",
  follow: "Seguir",
  following: "Siguiendo",
  author: {
    about: "Lo que {name} ha escrito aquí, de lo más reciente a lo más antiguo.",
    pieces: "Artículos",
  },
  source: {
    title: "{name}: últimas noticias y orientación política",
    about: "Las noticias más recientes de {name} que recogemos, y su orientación.",
    leaning: "Orientación",
    latest: "Últimas noticias",
    all: "Todas las fuentes",
  },
  unpublished: "Todavía no se ha publicado nada.",
  newest: "Lo más reciente",
  pages: "Páginas",
  feed: "Canal",
  feeds: {
    title: "RSS",
    text: "Llévate las noticias adonde lees: cada lista tiene su canal, en tres formatos. Nuestros artículos libres van enteros; los de otros medios, como titular, extracto y enlace.",
    general: "Todo",
    all: "Todas las noticias",
    own: "Artículos propios",
    topics: "Temas",
    countries: "Países",
    languages: "Idiomas de las noticias",
    allText: "Las noticias más recientes de todos los temas y países.",
    ownText: "Los artículos más recientes de nuestra redacción.",
    languageText: "Las noticias más recientes en {language}.",
    authors: "Autores",
    kinds: "Tipos de fuentes",
    kindText: "Las noticias más recientes de este tipo de fuentes: {kind}.",
  },
  map: {
    title: "Mapa del sitio",
    text: "Todas las páginas del sitio. Los programas las encuentran en /sitemap.xml.",
    pages: "Páginas",
  },
  feedOf: "Canal: {name}",
  countries: "Países",
  toCountry: "Limitar a un país",
  toTopic: "Limitar a un tema",
  all: "Todo",
  allCountries: "Todos los países",
  count: {
    events: "{count, plural, one {# hecho en siete días} other {# hechos en siete días}}",
    exact: "{count, plural, one {# hecho o noticia} other {# hechos y noticias}} en siete días",
    least:
      "al menos {count, plural, one {# hecho o noticia} other {# hechos y noticias}} en siete días",
  },
  compare: "Comparar la cobertura",
  events: "Hechos",
  order: "Orden",
  latest: "Lo último",
  covered: "Más cobertura",
  today: "Hoy",
  yesterday: "Ayer",
  older: "Mostrar hechos anteriores",
  back: "A los hechos más recientes",
  otherLanguages:
    "{part, select, all {Estas noticias están en idiomas que no son los tuyos} other {Algunas de estas noticias están en idiomas que no son los tuyos}}: en los tuyos no hemos encontrado ninguna información sobre ellas.",
  changeLanguages: "Cambiar los idiomas",
  inMoreLanguages: {
    exact:
      "{count, plural, one {Hay # hecho o noticia más} other {Hay # hechos y noticias más}} de los últimos siete días en idiomas que no son los tuyos.",
    least:
      "Hay otros hechos y noticias de los últimos siete días, más de {count}, en idiomas que no son los tuyos.",
  },
  nothing: {
    inYourLanguages: "Nadie informa de esto en tus idiomas. Estas son las noticias en otros.",
    both: "Hoy no hay nada de «{country}» en «{topic}».",
    one: "Hoy no hay nada en «{name}».",
    last: "La última información es de hace {days, plural, one {# día} other {# días}}.",
    show: "Mostrarla",
    end: "No hay hechos anteriores.",
  },
  who: {
    title: "Quién lo cuenta",
    text: "{count, plural, one {# hecho} other {# hechos}} en siete días, según la orientación de las fuentes.",
  },
  own: "De nuestra redacción",
} as const satisfies Texts<typeof en>;
