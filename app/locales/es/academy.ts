import type en from "../en/academy.ts";
import type { Texts } from "../messages.ts";

export default {
  title: "Academy",
  description:
    "Dos cursos breves para quien sigue Europa de cerca: cómo leer su prensa más allá de las fronteras y cómo toma la Unión sus decisiones.",
  size: "{lessons, plural, one {# lección} other {# lecciones}}, unos {minutes, number} minutos de lectura",
  minutes: "{count, plural, one {# minuto} other {# minutos}}",
  plans: "Ver los planes",
  signIn: "Iniciar sesión",
  who: {
    title: "Para quién son",
    text: "Los dos cursos forman parte del plan Academy. La primera lección de cada uno está abierta a todo el mundo, con su test y sin necesidad de cuenta.",
    yours: "Tienes abiertos los dos cursos.",
  },
  how: {
    title: "Cómo funciona",
    text: "Cada curso tiene cinco lecciones y cada lección termina con cinco preguntas. El test se aprueba con un {percent, number} % de aciertos. Puedes repetirlo cuantas veces quieras: cuenta tu mejor resultado. Con los cinco tests aprobados, el curso está completo y su página muestra una constancia fechada que puedes imprimir.",
    facts:
      "Las lecciones citan los artículos de los Tratados y las instituciones en que se apoyan. Al comienzo de cada una figuran la fecha que describe, que se escribió con IA y quién la ha revisado.",
  },
  passedOf: "{passed, number} de {lessons, number} lecciones aprobadas",
  progressOf: "Progreso en el curso {title}",
  lessons: "Lecciones",
  lessonOf: "Lección {place, number} de {lessons, number}",
  factsAsOf: "Situación a {day}",
  ai: {
    reviewed: "Esta lección se escribió con IA y la ha revisado {name}.",
    sample:
      "Esta es una lección de ejemplo: se escribió con IA y enseña lo que la Academy puede hacer.",
    withheld:
      "Esta lección se escribió con IA. Se abrirá cuando una persona la haya revisado con su nombre.",
  },
  withheld: {
    title: "Esta lección todavía se está revisando",
    text: "Cada lección tiene aquí a una persona que responde de ella con su nombre. Esta se abrirá, con su test, en cuanto la tenga.",
  },
  standing: {
    withheld: "En revisión",
    locked: "Con el plan Academy",
    taste: "Abierta a todo el mundo",
    open: "Sin hacer todavía",
    tried: "Mejor resultado hasta ahora: {best, number} %",
    passed: "Aprobada el {day}, mejor resultado {best, number} %",
    short: "aprobada",
  },
  offer:
    "La primera lección está abierta a todo el mundo; las otras cuatro forman parte del plan Academy.",
  completion: {
    title: "Curso completado",
    text: "{reader} ha completado el curso «{title}», con al menos un {percent, number} % de aciertos en cada uno de sus cinco tests.",
    print: "Imprime esta página para conservar la constancia.",
  },
  covers: "Qué trata esta lección",
  wall: {
    title: "Esta lección forma parte del plan Academy",
    text: "El plan abre todas las lecciones y los tests de los dos cursos, además de todo lo que incluye Premium (Insider Pass).",
  },
  order: "Lecciones de este curso",
  previous: "Anterior: {title}",
  next: "Siguiente: {title}",
  toCourse: "Volver al curso",
  test: {
    title: "Test",
    text: "{count, number} preguntas, con una sola respuesta correcta cada una. Se aprueba con un {percent, number} %.",
    incomplete:
      "{count, plural, one {Falta responder una pregunta.} other {Falta responder # preguntas.}}",
    missing: "Elige una respuesta.",
    send: "Comprobar mis respuestas",
    passed: "Aprobado: {right, number} de {count, number} correctas.",
    failed:
      "{right, number} de {count, number} correctas. Para aprobar hace falta un {percent, number} %.",
    yoursRight: "Tu respuesta: correcta",
    yoursWrong: "Tu respuesta: incorrecta",
    right: "Respuesta correcta",
    again: "Repetir el test",
    visitor: "Tu resultado solo se guarda si has iniciado sesión.",
    signIn: "Iniciar sesión",
  },
} as const satisfies Texts<typeof en>;
