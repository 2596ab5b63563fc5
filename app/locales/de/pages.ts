import type en from "../en/pages.ts";
import type { Texts } from "../messages.ts";

export default {
  auth: {
    title: "Anmelden",
    text: "Konten gibt es noch nicht. Was frei lesbar ist, lesen Sie ohne Konto.",
  },
  about: {
    title: "Über uns",
    text: "Unabhängige Nachrichten aus der ganzen Europäischen Union, mit der politischen Perspektive jeder Quelle daneben.",
  },
  contact: {
    title: "Kontakt",
    text: "Das Kontaktformular gibt es noch nicht; schreiben Sie bis dahin an {mailbox}.",
  },
  privacy: {
    title: "Datenschutz",
    text: "Die vollständige Erklärung folgt mit den Konten. In Cookies speichert diese Website nur Sprache und Darstellung, die Sie wählen. Was Sie merken, markieren oder auswählen, wird in Ihrem eigenen Browser gespeichert. Aufrufe und „Gefällt mir“ zählen wir mit einem Hashwert aus Netzadresse und Browserkennung, dessen Salt täglich ersetzt wird; danach kann ihn niemand mehr auf eine Adresse zurückführen. Ein Cookie ist daran nicht beteiligt. Wenn Sie einen Newsletter abonnieren, speichern wir Ihre Adresse und Ihre Einwilligung; schreiben Sie an {mailbox}, dann löschen wir beides. Was unbestätigt bleibt, wird nach 30 Tagen gelöscht.",
  },
  terms: {
    title: "Nutzungsbedingungen",
    text: "Die vollständigen Bedingungen folgen mit den Abonnements; heute wird hier nichts verkauft, und ein Konto lässt sich nicht anlegen.",
  },
  cookies: {
    title: "Cookie-Richtlinie",
    text: "Diese Seite setzt zwei Cookies, und nur wenn Sie etwas wählen: eines für die Sprache, eines für die Darstellung. Was Sie merken, markieren oder auswählen, wird in Ihrem Browser gespeichert; was Sie zuletzt geöffnet haben, nur wenn Sie zustimmen.",
  },
  accessibility: {
    title: "Barrierefreiheit",
    text: "Unser Ziel ist WCAG 2.2, Stufe AA; wenn Ihnen etwas im Weg steht, schreiben Sie an {mailbox}.",
  },
  sitemap: {
    title: "Seitenübersicht",
    text: "Die Übersicht aller Seiten fehlt noch; jedes Thema oben führt zu den neuesten Meldungen dazu.",
  },
  rss: {
    title: "RSS",
    text: "Eigene Feeds bieten wir noch nicht an; die Quellen, die wir lesen, stehen an jeder Meldung.",
  },
  support: {
    title: "Hilfe",
    text: "Die Hilfeartikel sind noch nicht geschrieben; schreiben Sie bis dahin an {mailbox}.",
  },
  advertise: {
    title: "Werben",
    text: "Anfragen lassen sich hier noch nicht absenden; schreiben Sie bis dahin an {mailbox}.",
  },
  careers: {
    title: "Karriere",
    text: "Zurzeit ist keine Stelle ausgeschrieben; Initiativbewerbungen gern an {mailbox}.",
  },
  press: {
    title: "Presse",
    text: "Journalistinnen und Journalisten erreichen uns unter {mailbox}.",
  },
  pricing: {
    title: "Preise",
    text: "Abonnements gibt es noch nicht zu kaufen. Bis dahin lassen sich mit „Premium“ gekennzeichnete Beiträge nicht vollständig öffnen; alles andere ist frei zugänglich.",
  },
  store: {
    title: "Shop",
    text: "Der Demo-Shop ist noch nicht geöffnet, und verkauft wird dort nichts.",
  },
  "subscription-success": {
    title: "Abonnement",
    text: "Abonnements gibt es noch nicht zu kaufen, also ist auch keines zu bestätigen.",
  },
  saved: {
    title: "Gemerkt",
    text: "Ihre Leseliste liegt in diesem Browser; niemand sonst sieht sie.",
    scripts:
      "Ihre Leseliste liegt in diesem Browser, und diese Seite braucht Skripte, um sie dort zu lesen.",
    empty: "Noch nichts gemerkt.",
    emptyHint:
      "Wählen Sie bei einem Artikel, einem Video oder einer Folge „Merken“, dann wartet der Beitrag hier auf Sie.",
    home: "Zur Startseite",
    article: "Artikel",
    video: "Video",
    podcast: "Podcast",
    savedAt: "Gemerkt am",
    remove: "Entfernen",
    removed: "Von der Liste entfernt",
    removedVideo: "Das Video wurde von Ihrer Merkliste entfernt.",
    removedOther: "Der Beitrag wurde von Ihrer Leseliste entfernt.",
    accountText:
      "Ihre Leseliste liegt in Ihrem Konto und ist auf jedem Gerät da, auf dem Sie angemeldet sind.",
    sort: "Reihenfolge",
    newest: "Neueste zuerst",
    oldest: "Älteste zuerst",
    kind: "Nach Art",
    unread: "Ungelesene zuerst",
    markRead: "Als gelesen markieren",
    markUnread: "Als ungelesen markieren",
    isRead: "Gelesen",
    gone: "Nicht mehr verfügbar",
    resumeAt: "Weiter bei",
    pages: "Seiten Ihrer Leseliste",
    before: "Vorige Seite",
    after: "Nächste Seite",
    full: "Ihre Merkliste fasst 1.000 Beiträge. Entfernen Sie einige, um Platz zu schaffen.",
    unknown: "Dieser Beitrag ist nicht mehr verfügbar.",
  },
  sources: {
    title: "Unsere Quellen",
    text: "Wen wir lesen, wo jedes Medium steht und wer das sagt, und was wir übernehmen.",
  },
  "how-we-work": {
    title: "So arbeiten wir",
    text: "Woher unsere Nachrichten kommen, was die Kennzeichen bedeuten und nach welchen Regeln sie vergeben werden.",
    sources: "Quellen",
    sourcesText:
      "Wir lesen die öffentlichen Feeds von Zeitungen, Sendern, Agenturen und Institutionen aller 27 Mitgliedstaaten, in deren eigenen Sprachen. Ein Feed wird im Abstand von fünf Minuten bis sechs Stunden abgefragt, je nachdem, wie oft er sich ändert. Verlage, die hier nicht erscheinen möchten, schreiben an {mailbox}; wir nehmen sie sofort heraus.",
    sourcesLink: "Alle unsere Quellen, nach Ländern",
    excerpts: "Überschriften und Auszüge",
    excerptsText:
      "Von Meldungen anderer Verlage zeigen wir die Überschrift, einen kurzen Auszug, in der Regel höchstens 300 Zeichen, und einen Link zum Original. Der Text gehört seinem Verlag. Bilder zeigen wir nur, wo der Verlag es erlaubt. Suchmaschinen bitten wir, das Original aufzunehmen und nicht unsere Seite.",
    bands: "Politische Perspektive",
    bandsText:
      "Eine Quelle steht in einem von fünf Bereichen von ganz links bis ganz rechts oder in keinem. Zugeordnet wird sie nur aufgrund veröffentlichter Belege: einer Einstufung des Mediums oder einer Seite, die sagt, wo es steht, mit Urheber, Link und Datum. Niemand stuft aus dem Gedächtnis ein. Für eine Meldung gilt der Bereich ihrer Quelle, wenn die Redaktion keinen anderen festlegt. Das Kennzeichen der Meldung zeigt drei Positionen, Links, Mitte und Rechts; eine nicht eingestufte Quelle erscheint dort als Mitte und zählt in jeder Auswertung als nicht eingestuft.",
    topics: "Themen und Länder",
    topicsText:
      "Ein Programm ordnet Meldungen zwölf Themen und den Ländern zu, anhand der Wörter in Überschrift, Auszug und Feed-Kategorien, in 24 Sprachen. Was zu keinem Thema passt, etwa Sport, erscheint nicht auf der Startseite, ist aber über die Suche zu finden.",
    breaking: "Eilmeldungen",
    breakingText:
      "Eine Meldung ist eine Eilmeldung, wenn die Redaktion es sagt oder wenn mindestens drei Verlage verschiedener Eigentümer innerhalb von 90 Minuten in einer Sprache über dasselbe Ereignis berichten. Ob es dasselbe ist, entscheiden die Wörter in Überschrift und Auszug: Sie müssen mindestens zur Hälfte übereinstimmen. Drei Stunden nach dem neuesten Bericht verschwindet das Kennzeichen.",
    trending: "Im Trend",
    trendingText:
      "Eine Meldung ist im Trend, wenn die Redaktion es sagt oder wenn sie viel schneller gelesen wird als andere: Neue Aufrufe wiegen mehr als alte, und ihr Gewicht verblasst mit der Zeit.",
    corrections: "Korrekturen",
    correctionsText:
      "Fehler in eigenen Beiträgen berichtigen wir im Text, und die Korrektur steht mit Datum darunter. Hinweise bitte an {mailbox}.",
    ai: "Künstliche Intelligenz",
    aiText:
      "Themen, Länder, Sprachen und die genannten Regeln berechnen gewöhnliche Programme nach niedergeschriebenen Regeln; ein Sprachmodell ist nicht beteiligt. Hat KI an einem eigenen Beitrag mitgeschrieben, so sagt es der Beitrag, auch ob ein Mensch ihn geprüft hat.",
    sample: "Beispiele",
    sampleText:
      "Als Beispiel gekennzeichnete Beiträge zeigen, was diese Seite kann. Personen und Ereignisse darin sind erfunden. Diese Beiträge treten zurück, sobald es echte Nachrichten gibt.",
  },
} as const satisfies Texts<typeof en>;
