import type en from "../en/academy.ts";
import type { Texts } from "../messages.ts";

export default {
  title: "Academy",
  description:
    "Deux cours brefs pour qui suit l’Europe de près : comment lire sa presse par-delà les frontières, et comment l’Union prend ses décisions.",
  size: "{lessons, plural, one {# leçon} other {# leçons}}, environ {minutes, number} minutes de lecture",
  minutes: "{count, plural, one {# minute} other {# minutes}}",
  plans: "Voir les formules",
  signIn: "Se connecter",
  who: {
    title: "À qui ils s’adressent",
    text: "Les deux cours font partie de la formule Academy. La première leçon de chacun est ouverte à tous, test compris, et sans compte.",
    yours: "Les deux cours vous sont ouverts.",
  },
  how: {
    title: "Comment ça marche",
    text: "Chaque cours compte cinq leçons, et chaque leçon se termine par cinq questions. Un test est réussi à partir de {percent, number} % de bonnes réponses. Vous pouvez le repasser autant que vous le souhaitez : le meilleur résultat compte. Une fois les cinq tests réussis, le cours est achevé, et sa page porte une attestation datée que vous pouvez imprimer.",
    facts:
      "Les leçons citent les articles des traités et les institutions sur lesquels elles s’appuient. En tête de chacune figurent la date qu’elle décrit, le fait qu’elle a été écrite avec une IA et le nom de qui l’a relue.",
  },
  passedOf:
    "{passed, plural, one {# leçon réussie} other {# leçons réussies}} sur {lessons, number}",
  progressOf: "Progression dans le cours {title}",
  lessons: "Leçons",
  lessonOf: "Leçon {place, number} sur {lessons, number}",
  factsAsOf: "État au {day}",
  ai: {
    reviewed: "Cette leçon a été écrite avec une IA et relue par {name}.",
    sample:
      "Ceci est une leçon d’exemple : elle a été écrite avec une IA et montre ce que l’Academy sait faire.",
    withheld:
      "Cette leçon a été écrite avec une IA. Elle s’ouvrira quand quelqu’un l’aura relue en son nom.",
  },
  withheld: {
    title: "Cette leçon est encore en cours de relecture",
    text: "Chaque leçon a ici quelqu’un qui en répond en son nom. Celle-ci s’ouvrira, test compris, dès que ce sera le cas.",
  },
  standing: {
    withheld: "En cours de relecture",
    locked: "Avec la formule Academy",
    taste: "Ouverte à tous",
    open: "Pas encore suivie",
    tried: "Meilleur résultat à ce jour : {best, number} %",
    passed: "Réussie le {day}, meilleur résultat {best, number} %",
    short: "réussie",
  },
  offer:
    "La première leçon est ouverte à tous ; les quatre autres font partie de la formule Academy.",
  completion: {
    title: "Cours achevé",
    text: "{reader} a achevé le cours « {title} », avec au moins {percent, number} % de bonnes réponses à chacun des cinq tests.",
    print: "Imprimez cette page pour conserver l’attestation.",
  },
  covers: "Au programme de cette leçon",
  wall: {
    title: "Cette leçon fait partie de la formule Academy",
    text: "La formule ouvre toutes les leçons et tous les tests des deux cours, en plus de tout ce que comprend Premium (Insider Pass).",
  },
  order: "Leçons de ce cours",
  previous: "Précédente : {title}",
  next: "Suivante : {title}",
  toCourse: "Retour au cours",
  test: {
    title: "Test",
    text: "{count, number} questions, une seule bonne réponse à chacune. Le test est réussi à partir de {percent, number} %.",
    incomplete:
      "{count, plural, one {Une question est restée sans réponse.} other {# questions sont restées sans réponse.}}",
    missing: "Choisissez une réponse.",
    send: "Vérifier mes réponses",
    passed:
      "Réussi : {right, plural, one {# bonne réponse} other {# bonnes réponses}} sur {count, number}.",
    failed:
      "Bonnes réponses : {right, number} sur {count, number}. Il en faut {percent, number} % pour réussir.",
    yoursRight: "Votre réponse : juste",
    yoursWrong: "Votre réponse : fausse",
    right: "Bonne réponse",
    again: "Repasser le test",
    visitor: "Votre résultat n’est conservé que si vous vous connectez.",
    signIn: "Se connecter",
  },
} as const satisfies Texts<typeof en>;
