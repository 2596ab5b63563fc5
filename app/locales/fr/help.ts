export default {
  title: "Aide",
  text: "Des réponses courtes sur la lecture, le compte, l’abonnement et tout le reste.",
  search: "Chercher dans l’aide",
  placeholder: "Que vous faut-il ?",
  find: "Chercher",
  found:
    "{count, plural, =0 {Rien pour « {question} »} one {# article pour « {question} »} other {# articles pour « {question} »}}",
  nothing: "Essayez d’autres mots, ou écrivez-nous : une personne répond.",
  categories: "Rubriques",
  count: "{count, plural, one {# article} other {# articles}}",
  popular: "Articles d’aide les plus lus",
  faqTitle: "Questions fréquentes",
  way: "Où vous êtes",
  helpful: "Cela vous a-t-il aidé ?",
  yes: "Oui",
  no: "Non",
  thanks: "Merci. Cela nous aide à mieux écrire.",
  further: "Autres articles",
  faq: {
    cancel: {
      question: "Comment résilier mon abonnement ?",
      answer:
        "Dans votre profil, sous Abonnement, ou sur la page de résiliation en bas du site. Votre accès dure jusqu’à la fin de la période payée.",
    },
    upsell: {
      question: "Pourquoi l’offre Premium s’affiche-t-elle alors que je suis abonné ?",
      answer:
        "Déconnectez-vous puis reconnectez-vous : votre formule est alors relue. Si l’offre reste, écrivez-nous.",
    },
    tv: {
      question: "Puis-je regarder à la télévision ?",
      answer:
        "Ouvrez ce site dans le navigateur du téléviseur, ou partagez l’écran de votre téléphone ou ordinateur. Nous n’avons pas d’application pour téléviseurs.",
    },
    tips: {
      question: "Comment informer la rédaction ?",
      answer:
        "Écrivez à l’adresse ci-dessous. Dites-nous d’où vous le tenez et comment vous joindre en toute sécurité.",
    },
  },
  people: {
    title: "Nous parler",
    email: "E-mail à l’assistance",
    emailText: "Une réponse sous 24 heures.",
    chat: "Écrire à l’assistance",
    chatText: "Un formulaire avec numéro de dossier : une personne répond sous 24 heures.",
    tips: "Informations pour la rédaction",
    tipsText: "Nous protégeons nos sources.",
  },
  resources: {
    label: "Règles",
    "community-guidelines": "Charte de la communauté",
    "editorial-standards": "Principes éditoriaux",
    privacy: "Confidentialité",
    terms: "Conditions d’utilisation",
  },
};
