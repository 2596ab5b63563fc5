export default {
  title: "Hilfe",
  text: "Kurze Antworten zu Lesen, Konto, Abo und allem anderen.",
  search: "Hilfeartikel durchsuchen",
  placeholder: "Was brauchen Sie?",
  find: "Suchen",
  found:
    "{count, plural, =0 {Nichts gefunden zu „{question}“} one {# Artikel zu „{question}“} other {# Artikel zu „{question}“}}",
  nothing: "Versuchen Sie andere Wörter, oder schreiben Sie uns: Ein Mensch antwortet.",
  categories: "Bereiche",
  count: "{count, plural, one {# Artikel} other {# Artikel}}",
  popular: "Viel gelesene Hilfeartikel",
  faqTitle: "Häufige Fragen",
  way: "Wo Sie sind",
  helpful: "War das hilfreich?",
  yes: "Ja",
  no: "Nein",
  thanks: "Vielen Dank. Das hilft uns, besser zu schreiben.",
  further: "Weitere Artikel",
  faq: {
    cancel: {
      question: "Wie kündige ich mein Abo?",
      answer:
        "Im Profil unter Abo oder auf der Kündigungsseite im Fuß. Ihr Zugang bleibt bis zum Ende des bezahlten Zeitraums.",
    },
    upsell: {
      question: "Warum sehe ich das Premium-Angebot, obwohl ich ein Abo habe?",
      answer:
        "Melden Sie sich ab und wieder an: Ihr Abo wird dann neu gelesen. Bleibt das Angebot, schreiben Sie uns.",
    },
    tv: {
      question: "Kann ich am Fernseher zusehen?",
      answer:
        "Öffnen Sie diese Website im Browser des Fernsehers, oder übertragen Sie den Bildschirm von Telefon oder Rechner. Eine eigene App für Fernseher gibt es nicht.",
    },
    tips: {
      question: "Wie gebe ich der Redaktion einen Hinweis?",
      answer:
        "Schreiben Sie an das Postfach für Hinweise weiter unten. Sagen Sie uns, woher Sie es wissen und wie wir Sie sicher erreichen.",
    },
  },
  people: {
    title: "Sprechen Sie mit uns",
    email: "E-Mail an den Support",
    emailText: "Antwort innerhalb von 24 Stunden.",
    chat: "An den Support schreiben",
    chatText: "Ein Formular mit Vorgangsnummer: Innerhalb von 24 Stunden antwortet ein Mensch.",
    tips: "Hinweise an die Redaktion",
    tipsText: "Wir schützen unsere Quellen.",
  },
  resources: {
    label: "Regeln",
    "community-guidelines": "Gemeinschaftsregeln",
    "editorial-standards": "Redaktionelle Grundsätze",
    privacy: "Datenschutz",
    terms: "Nutzungsbedingungen",
  },
};
