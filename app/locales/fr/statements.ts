export default {
  held: {
    "check-first": "Dans cette discussion, tout est lu avant parution.",
    words:
      "Une liste de mots y a reconnu quelque chose. Elle reconnaît des mots, pas un sens : la modération va lire.",
    "new-member": "Les deux premières contributions d’un membre sont lues avant parution.",
    "same-text": "Vous avez écrit la même chose dans la journée.",
    link: "Les contributions avec des liens sont lues avant parution.",
    speed: "Vous avez beaucoup écrit en peu de temps.",
    "often-rejected":
      "Plusieurs de vos contributions ont été refusées ; les nouvelles sont donc lues d’abord.",
  },
  report: {
    link: "Signaler",
    title: "Signaler cette contribution",
    text: "La modération lit votre signalement. Le membre n’apprend pas de qui il vient.",
    by: "Écrit par {writer}",
    reason: "Qu’est-ce qui ne va pas ?",
    reasons: {
      matter: "Est hors sujet",
      people: "Attaque une personne ou un groupe",
      facts: "Présente comme un fait ce qui est faux",
      advertising: "Fait de la publicité ou répète le même texte",
    },
    guideline: "Règle {number}",
    illegal:
      "Est-elle illicite ? <link>Signalez un contenu illicite</link> : ce formulaire demande davantage.",
    explanation: "Que doit savoir la modération ? (facultatif)",
    submit: "Envoyer le signalement",
    back: "Retour à la discussion",
    gone: "Il n’y a pas ici de contribution à signaler. Elle a peut-être déjà été retirée.",
  },
  notice: {
    link: "Signaler un contenu illicite sans compte",
    title: "Signalement de contenu illicite",
    text: "Par ce formulaire, toute personne peut signaler un contenu contraire à la loi dans nos discussions, avec ou sans compte (règlement (UE) 2022/2065, art. 16).",
    member:
      "Quelque chose n’est contraire qu’à nos règles ? <link>Signalez-le comme membre.</link>",
    places: "Adresses des contributions",
    placesHint:
      "Une par ligne. L’heure d’une contribution est un lien vers son adresse, qui contient « comment= » et un nombre.",
    reason: "De quel contenu illicite s’agit-il ?",
    reasons: {
      hatred: "Incitation à la haine ou injure envers un groupe",
      threat: "Menace ou appel à la violence",
      privacy: "Données privées ou personnelles",
      defamation: "Diffamation d’une personne",
      property: "Droit d’auteur ou autre droit de propriété",
      fraud: "Fraude ou offre interdite",
      "child-abuse": "Abus sexuel d’enfants",
      other: "Autre contenu illicite",
    },
    choose: "Choisissez",
    explanation: "Pourquoi est-ce illicite ?",
    explanationHint:
      "Dites de quoi il s’agit et nommez la loi si vous la connaissez. 20 à 3 000 caractères.",
    name: "Votre nom",
    email: "Votre e-mail",
    anonymous: "Le nom et l’e-mail peuvent rester vides s’il s’agit d’abus sexuels d’enfants.",
    goodFaith: "Je pense de bonne foi que les informations données ici sont exactes et complètes.",
    submit: "Envoyer le signalement",
    after:
      "Vous recevez un numéro par e-mail, puis la décision et ses motifs. Ce sont des personnes qui décident, pas une machine. Une vie est en danger ? Appelez d’abord le 112.",
    privacy:
      "Nous conservons votre signalement pour en décider ; la politique de confidentialité dit combien de temps.",
    trap: "Laissez ce champ vide",
  },
  problems: {
    check: "Vérifiez les champs marqués.",
    tooFast: "C’était très rapide. Appuyez encore une fois sur le bouton.",
    limited: "Trop de signalements sont venus d’ici. Réessayez plus tard.",
    unavailable: "Votre signalement n’a pas pu être enregistré. Réessayez.",
    places: {
      missing: "Indiquez l’adresse d’une contribution.",
      unknown: "L’une des adresses ne mène à aucune contribution visible sur ce site.",
      many: "Pas plus de {most} contributions à la fois.",
    },
    reason: "Choisissez un motif.",
    explanation: {
      short: "Écrivez au moins {least} caractères.",
      long: "Pas plus de {most} caractères.",
    },
    name: "Indiquez votre nom.",
    email: "Indiquez une adresse e-mail valide.",
    goodFaith: "Confirmez ce point.",
  },
  sent: {
    title: "Signalement {number}",
    noticeTitle: "Signalement {number}",
    thanks: "Merci. La modération lit votre signalement.",
    keep: "Vous seul connaissez l’adresse de cette page. Gardez-la : vous y verrez ce qui a été décidé.",
    at: "Envoyé le <day></day>",
    contribution: "Contribution {number}",
    waiting: "La modération ne l’a pas encore lu.",
    kept: "Elle reste : la modération n’y a rien trouvé de contraire à la loi ou aux règles.",
    removed: "Elle a été retirée.",
    removedSince: "Elle avait d’abord été laissée en place ; elle a été retirée depuis.",
    deletedSince:
      "Elle est restée : la modération n’y avait rien trouvé de contraire à la loi ou aux règles. Son auteur l’a supprimée depuis.",
    gone: "Son auteur l’avait supprimée avant toute décision.",
    decidedAt: "Décidé le <day></day>.",
  },
  statement: {
    title: "Une décision sur votre contribution",
    titleMute: "Une décision sur votre participation",
    number: "Décision {number}",
    removed: "Votre contribution du {written} a été retirée.",
    removedAndMuted:
      "Votre contribution du {written} a été retirée, et vous ne pouvez pas écrire dans les discussions jusqu’au {until}.",
    muted:
      "Vous ne pouvez pas écrire dans les discussions jusqu’au {until}. Ce que vous avez écrit reste.",
    guideline:
      "Motif : règle {number} de nos règles de discussion, « {name} », auxquelles renvoient nos conditions.",
    law: "Motif : c’est contraire à la loi ({law}).",
    facts: "Faits : {facts}",
    found: {
      hold: "Une règle avait retenu la contribution avant que quiconque ne la voie : {rule}.",
      change: "Une règle a retenu la contribution après que vous l’avez modifiée : {rule}.",
      report: "La contribution avait été signalée.",
      own: "La modération l’a remarquée d’elle-même ; personne ne l’avait signalée.",
      objection: "La décision précédente de la laisser avait été contestée.",
    },
    byPerson: "C’est une personne qui a décidé, pas une machine.",
    byMachine: "C’est un programme qui a décidé, sans personne.",
    object:
      "Vous pouvez contester une fois, sans frais, jusqu’au {until}. Un autre modérateur que celui qui a décidé réexaminera la décision.",
    objectUntil:
      "Vous pouvez contester une fois, sans frais, jusqu’au <day></day>. Un autre modérateur que celui qui a décidé réexaminera la décision.",
    elsewhere:
      "Vous pouvez aussi saisir un organe de règlement extrajudiciaire des litiges (règlement (UE) 2022/2065, art. 21) ou un tribunal.",
    where: "Ce que vous avez écrit",
    deleted: "Vous avez supprimé ce que vous aviez écrit.",
    deletedByUs:
      "Nous avons supprimé ce que vous aviez écrit : le texte d’une contribution retirée est conservé un an.",
    revoked: "Cette décision a été annulée le <day></day>.",
    guidelines: "Nos règles de discussion",
  },
  objection: {
    title: "Contester",
    label: "Pourquoi la décision était-elle erronée ?",
    hint: "10 à 2 000 caractères. Vous pouvez contester une fois.",
    submit: "Envoyer la contestation",
    problem: "Écrivez de 10 à 2 000 caractères.",
    late: "Le délai de contestation a pris fin le <day></day>.",
    once: "Vous avez déjà contesté.",
    sent: "Votre contestation {number} est arrivée",
    waits:
      "Un autre modérateur que celui qui a décidé l’examine. Vous recevrez le résultat par e-mail.",
    yours: "Ce que vous avez dit",
    reasons: "Motifs : {reasons}",
    another: "Un autre modérateur que celui qui avait décidé l’a examinée.",
    reporterDeleted: "L’auteur a supprimé la contribution que vous avez signalée.",
    granted: {
      title: "Votre contestation est admise",
      reject: "Votre contribution reparaît, et la mention est effacée.",
      rejectDeleted:
        "La mention est effacée. Vous avez supprimé vous-même la contribution, qui ne reparaît donc pas.",
      mute: "Vous pouvez de nouveau écrire dans les discussions, et la mention est effacée.",
      muteElse:
        "La mention est effacée. Une autre décision vous empêche encore d’écrire dans les discussions.",
      stillMuted: "Une autre décision vous empêche encore d’écrire dans les discussions.",
      reporter: "La contribution que vous avez signalée a été retirée.",
    },
    upheld: {
      title: "La décision est maintenue",
      reject: "Votre contribution reste retirée.",
      mute: "Vous ne pouvez pas écrire dans les discussions jusqu’au jour indiqué.",
      reporter: "La contribution que vous avez signalée reste.",
    },
  },
  letters: {
    notice: {
      title: "Votre signalement est arrivé",
      subject: "Votre signalement est arrivé ({number})",
      text: "Votre signalement porte le numéro {number}. Indiquez-le quand vous nous écrivez.",
      next: "La modération le lit et décide. Nous vous envoyons la décision, ses motifs et les voies de contestation.",
      button: "Voir la suite donnée",
      notYou:
        "Vous n’avez rien signalé ? Votre adresse a été saisie par erreur, et vous n’avez rien à faire.",
    },
    statement: {
      subject: "Une décision sur ce que vous avez écrit ({number})",
      number: "Cette décision porte le numéro {number}.",
      button: "Lire la décision ou contester",
    },
    decided: {
      subject: "La décision sur votre signalement ({number})",
      kept: "Ce que vous avez signalé reste",
      removed: "Ce que vous avez signalé a été retiré",
      nothing: "La modération n’y a rien trouvé de contraire à la loi ou aux règles.",
      gone: "L’auteur a supprimé ce que vous avez signalé",
      goneSubject: "Ce que vous avez signalé a été supprimé ({number})",
      goneText:
        "La suppression a eu lieu avant que la modération ne décide : il n’y a donc plus rien à décider.",
      text: "Il s’agit de votre signalement {number} du {day}.",
      object:
        "Vous pouvez contester une fois, sans frais, jusqu’au {until}, sur la page derrière le bouton. Un autre modérateur que celui qui a décidé réexaminera la décision.",
      thanks: "Merci pour le signalement.",
    },
    objection: {
      subject: "La décision sur votre contestation ({number})",
      button: "Lire la décision",
    },
  },
} as const;
