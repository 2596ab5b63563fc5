import type en from "../en/access.ts";
import type { Texts } from "../messages.ts";

export default {
  mark: "Archives",
  badge: "PREMIUM",
  plans: "Voir les formules",
  upgrade: "Passer à Premium",
  premium: {
    title: "Continuez avec l’Insider Pass",
    article: "La suite de cet article fait partie de Premium (Insider Pass).",
    video: "La vidéo complète fait partie de Premium (Insider Pass).",
    podcast: "L’épisode complet fait partie de Premium (Insider Pass).",
  },
  archive: {
    title: "De nos archives",
    article:
      "Cet article a plus de {months} mois. Premium (Insider Pass) vous ouvre ce que nous avons publié ces {years} dernières années.",
    video:
      "Cette vidéo a plus de {months} mois. Premium (Insider Pass) vous ouvre ce que nous avons publié ces {years} dernières années.",
    podcast:
      "Cet épisode a plus de {months} mois. Premium (Insider Pass) vous ouvre ce que nous avons publié ces {years} dernières années.",
  },
  ended: {
    title: "Nos archives s’arrêtent ici",
    article:
      "Cet article a plus de {years} ans. Nos archives remontent à {years} ans : plus personne ne peut l’ouvrir en entier, avec aucune formule.",
    video:
      "Cette vidéo a plus de {years} ans. Nos archives remontent à {years} ans : plus personne ne peut la regarder, avec aucune formule.",
    podcast:
      "Cet épisode a plus de {years} ans. Nos archives remontent à {years} ans : plus personne ne peut l’écouter, avec aucune formule.",
  },
} as const satisfies Texts<typeof en>;
