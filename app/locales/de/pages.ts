import type en from "../en/pages.ts";
import type { Texts } from "../messages.ts";

export default {
  about: {
    title: "Über uns",
    text: "Unabhängige Nachrichten aus der ganzen Europäischen Union, immer mit der politischen Ausrichtung der Quelle.",
  },
  contact: {
    title: "Kontakt",
    text: "Ein Kontaktformular gibt es noch nicht. Bitte schreiben Sie an {mailbox}.",
  },
  privacy: {
    title: "Datenschutz",
    text: "Was wir über Sie speichern, warum und wie lange. Fragen und Anliegen richten Sie bitte an {mailbox}.",
    visit: "Ohne Konto",
    visitText:
      "Was Sie sich merken, markieren oder auswählen, bleibt in Ihrem eigenen Browser. Aufrufe und „Gefällt mir“ zählen wir mit einem Hashwert aus Netzadresse und Browserkennung, dessen Salt täglich ersetzt wird; danach kann ihn niemand mehr auf eine Adresse zurückführen. Ein Cookie ist daran nicht beteiligt, und kein anderes Unternehmen zählt mit.",
    account: "Mit Konto",
    accountText:
      "Wir speichern Ihre Adresse, Namen und Bild, wenn Sie sie angeben, einen Hashwert Ihres Passworts, den öffentlichen Teil Ihrer Passkeys und was Sie im Profil einstellen. Merkliste, „Gefällt mir“, Länder, Leseserie und Lesestand liegen im Konto, damit Sie sie auf jedem Gerät vorfinden. Was Sie lesen, halten wir fest, solange die „Leseauswertung“ in Ihrem Profil eingeschaltet ist; was Sie selbst als gelesen markieren, immer. Von jeder Anmeldung speichern wir die Browserkennung und eine gekürzte Netzadresse, damit Sie Ihre Geräte wiedererkennen.",
    letters: "Newsletter",
    lettersText:
      "Wenn Sie einen Newsletter abonnieren, speichern wir Ihre Adresse, Ihre Sprache und worin Sie wann eingewilligt haben. Jede Ausgabe enthält einen Link, mit dem Sie sie mit einem Klick abbestellen.",
    plans: "Abos",
    plansText:
      "Wenn Sie eines abschließen, speichern wir die Bestellung mit dem Text, der dabeistand, das Abo, seinen Preis und die Laufzeit. Karten- und Bankdaten geben Sie bei unserem Zahlungsdienst Stripe ein; uns erreichen sie nie. Von der Karte, mit der eine Testphase beginnt, bleibt ein Hashwert ihres Fingerabdrucks, damit niemand zwei Testphasen hat.",
    basis: "Rechtsgrundlagen",
    basisText:
      "Konto und Abo: weil Sie beides bei uns bestellen (Datenschutz-Grundverordnung, Art. 6 Abs. 1 Buchst. b). Newsletter und das Merken des zuletzt Geöffneten: weil Sie einwilligen, und bis Sie es sich anders überlegen (Art. 6 Abs. 1 Buchst. a). Aufrufe zählen und das Erraten von Passwörtern bremsen: weil eine Nachrichtenseite beides braucht; die Daten dafür sind nach wenigen Tagen gelöscht (Art. 6 Abs. 1 Buchst. f).",
    time: "Wie lange",
    timeText:
      "Eine Sitzung: bis Sie sich abmelden oder 30 Tage nach ihrer letzten Erneuerung. Unbestätigte Registrierungen und Newsletter-Anmeldungen: 30 Tage. E-Mails, die wir Ihnen geschickt haben: 30 Tage. Anmeldeversuche: einen Tag. Hashwerte der Aufrufe: zwei Tage. Ihr Verlauf: bis Sie ihn löschen. Alles Übrige eines Kontos: bis Sie es löschen.",
    rights: "Ihre Rechte",
    rightsText:
      "Die Kontoseite gibt Ihnen eine Kopie von alledem als Datei und löscht das Konto sofort. Was danach bleibt, weist auf niemanden hin: der Vermerk, dass gelöscht wurde und welcher Zugang gewährt war, unter einer Nummer ohne Personenbezug, und der Hashwert einer Karte. Rechnungen bleiben beim Zahlungsdienst, solange das Steuerrecht es verlangt. Sie können sich außerdem bei der Datenschutzbehörde Ihres Landes beschweren.",
  },
  terms: {
    title: "Nutzungsbedingungen",
    text: "Diese Bedingungen gelten zwischen Ihnen und {operator} als Betreiber dieser Website. Sie sind absichtlich kurz; wo das Gesetz Ihnen mehr gibt, gilt das Gesetz.",
    age: "Wer sie nutzen darf",
    ageText:
      "Die Website richtet sich an Menschen ab 18 Jahren. Das erklären Sie, wenn Sie ein Konto eröffnen.",
    account: "Ihr Konto",
    accountText:
      "Ein Konto ist für eine einzelne Person. Behalten Sie das Passwort für sich. Auf der Seite Ihres Kontos können Sie jederzeit alles exportieren und das Konto löschen; wir können ein Konto sperren, mit dem anderen oder der Website geschadet wird, und sagen Ihnen auf Nachfrage, warum.",
    subscription: "Abos",
    subscriptionText:
      "Ein Abo beginnt, wenn Sie auf die Schaltfläche „Zahlungspflichtig bestellen“ drücken. Beginnt es mit 7 kostenlosen Tagen, wird vor dem Tag, den die Bestellseite nennt, nichts abgebucht. Es verlängert sich um denselben Zeitraum zum selben Preis, bis Sie kündigen; vor einer jährlichen Verlängerung erinnern wir Sie per E-Mail. Preise in Euro enthalten die Mehrwertsteuer.",
    withdrawal: "Widerruf",
    withdrawalText:
      "Innerhalb von 14 Tagen nach der Bestellung können Sie ohne Angabe von Gründen widerrufen: auf der Seite „Vertrag widerrufen“, auf die auch die Bestätigungsmail verweist, oder durch jede eindeutige Erklärung an {mailbox}. Wir erstatten dann alles auf dem Weg, auf dem Sie bezahlt haben, und Ihr Zugang endet.",
    cancelling: "Kündigung",
    cancellingText:
      "Kündigen können Sie jederzeit und ohne Anmeldung auf der Seite „Verträge hier kündigen“. Das Abo endet dann mit dem bezahlten Zeitraum. Abgesehen vom Widerruf und von Ihren gesetzlichen Rechten wird Bezahltes nicht erstattet.",
    changes: "Wenn etwas nicht klappt",
    changesText:
      "Scheitert eine Zahlung, versuchen wir es noch einmal und sagen Ihnen Bescheid; Ihr Zugang bleibt währenddessen 7 Tage offen. Erhöhen wir einen Preis, gilt das für Sie frühestens ab dem nächsten Zeitraum, und Sie erfahren es so rechtzeitig, dass Sie kündigen können.",
    content: "Was Sie hier lesen",
    contentText:
      "Unsere eigenen Beiträge gehören uns oder ihren Autorinnen und Autoren. Überschriften und Auszüge anderer Verlage gehören diesen Verlagen und sind jeweils mit ihrer Quelle verlinkt. Zitieren und Links teilen dürfen Sie; die Website als Ganzes kopieren dürfen Sie nicht.",
    liability: "Wofür wir haften",
    liabilityText:
      "Für Vorsatz, grobe Fahrlässigkeit und Schäden an Leben und Gesundheit haften wir unbegrenzt. Im Übrigen ist unsere Haftung auf 100 € oder, wenn es mehr ist, auf das begrenzt, was Sie uns in den letzten 12 Monaten bezahlt haben.",
    law: "Welches Recht gilt",
    lawText:
      "Irisches Recht und das Recht der Europäischen Union. Der Schutz, den das Recht Ihres Landes Verbraucherinnen und Verbrauchern gibt, bleibt Ihnen erhalten.",
  },
  cookies: {
    title: "Cookie-Richtlinie",
    text: "Alle Cookies dieser Website, wozu sie dienen und wie lange sie bleiben. Keines verfolgt Sie, und kein anderes Unternehmen setzt hier eines.",
    cookies: "Die Cookies",
    language: "Die Sprache, die Sie wählen. Ein Jahr.",
    theme: "Ob Sie hell oder dunkel wählen. Ein Jahr.",
    currency: "Die Währung, die Sie auf der Preisseite wählen. Ein Jahr.",
    stories:
      "Die Sprachen der Meldungen, die Sie wählen. Ein Jahr, oder bis Sie zur Voreinstellung zurückkehren.",
    hub: "Die Themen und Länder, die Sie in den EU-Nachrichten gewählt haben. Ein Jahr, oder bis Sie sie zurücksetzen.",
    originals: "Ob Überschriften anderer Medien direkt dorthin führen. Ein Jahr.",
    session:
      "Hält Sie angemeldet. Wird bei der Anmeldung gesetzt, ist für Skripte unlesbar, wird erneuert, wenn Sie wiederkommen, und verschwindet mit der Abmeldung oder nach 30 Tagen.",
    passkey:
      "Die Frage, die Ihr Gerät mit einem Passkey beantwortet. Wird nur gesetzt, wenn Sie einen hinzufügen oder sich damit anmelden. Fünf Minuten.",
    signUp:
      "Dass in diesem Browser ein Konto angelegt wurde, damit der Link in der E-Mail hier ohne Passwort weiterführt. 24 Stunden.",
    device:
      "Merkt sich, dass Sie sich hier angemeldet haben, damit fremde Fehlversuche Sie nicht aussperren. Öffnet allein nichts und ist für Skripte nicht lesbar. 180 Tage.",
    storage: "Was Ihr Browser sonst speichert",
    storageText:
      "Ohne Konto liegen im Speicher des Browsers Ihre Merkliste, „Gefällt mir“, Länder, Leseserie, Lesestand und Ihre Antwort auf die Frage unten; was Sie zuletzt geöffnet haben, nur wenn Sie zustimmen. Melden Sie sich an, übernimmt Ihr Konto das alles; melden Sie sich ab, werden die Kopien Ihres Kontos aus dem Browser entfernt.",
  },
  accessibility: {
    title: "Barrierefreiheit",
    text: "Unser Ziel ist WCAG 2.2, Stufe AA. Wenn Sie auf eine Barriere stoßen, schreiben Sie an {mailbox}.",
  },
  sitemap: {
    title: "Seitenübersicht",
    text: "Eine Übersicht aller Seiten gibt es noch nicht; jedes Thema oben führt zu den neuesten Meldungen dazu.",
  },
  rss: {
    title: "RSS",
    text: "Eigene Feeds bieten wir noch nicht an; bei jeder Meldung steht ihre Quelle.",
  },
  support: {
    title: "Hilfe",
    text: "Hilfeartikel gibt es noch nicht. Bitte schreiben Sie an {mailbox}.",
  },
  advertise: {
    title: "Werben",
    text: "Anfragen lassen sich hier noch nicht absenden. Bitte schreiben Sie an {mailbox}.",
  },
  careers: {
    title: "Karriere",
    text: "Zurzeit ist keine Stelle ausgeschrieben; Initiativbewerbungen sind unter {mailbox} willkommen.",
  },
  press: {
    title: "Presse",
    text: "Journalistinnen und Journalisten erreichen uns unter {mailbox}.",
  },
  store: {
    title: "Shop",
    text: "Der Demo-Shop ist noch nicht geöffnet, und verkauft wird dort nichts.",
  },
  saved: {
    title: "Merkliste",
    text: "Ihre Merkliste liegt in diesem Browser; niemand sonst sieht sie.",
    scripts:
      "Ihre Merkliste liegt in diesem Browser, und diese Seite braucht Skripte, um sie dort zu lesen.",
    empty: "Noch nichts gemerkt.",
    emptyHint:
      "Wählen Sie bei einem Artikel, einem Video oder einer Folge „Merken“, dann wartet der Beitrag hier auf Sie.",
    home: "Zur Startseite",
    article: "Artikel",
    video: "Video",
    podcast: "Podcast",
    savedAt: "Gemerkt am",
    remove: "Entfernen",
    removed: "Von der Merkliste entfernt",
    removedVideo: "Das Video wurde von Ihrer Merkliste entfernt.",
    removedOther: "Der Beitrag wurde von Ihrer Merkliste entfernt.",
    accountText:
      "Ihre Merkliste liegt in Ihrem Konto und ist auf jedem Gerät da, auf dem Sie angemeldet sind.",
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
    pages: "Seiten Ihrer Merkliste",
    before: "Vorige Seite",
    after: "Nächste Seite",
    full: "Ihre Merkliste fasst 1.000 Beiträge. Entfernen Sie einige, um Platz zu schaffen.",
    unknown: "Dieser Beitrag ist nicht mehr verfügbar.",
  },
  sources: {
    title: "Unsere Quellen",
    text: "Welche Medien wir lesen, wo jedes steht und wer das sagt, und was wir von ihnen zeigen.",
  },
  "how-we-work": {
    title: "So arbeiten wir",
    text: "Woher unsere Nachrichten kommen, was die Kennzeichen bedeuten und nach welchen Regeln sie vergeben werden.",
    sources: "Quellen",
    sourcesText:
      "Wir lesen die öffentlichen Feeds von Zeitungen, Sendern, Agenturen und Institutionen aller 27 Mitgliedstaaten und ihrer Nachbarn, in deren eigenen Sprachen. Ein Feed wird im Abstand von fünf Minuten bis sechs Stunden abgefragt, je nachdem, wie oft er sich ändert. Verlage, die hier nicht erscheinen möchten, schreiben an {mailbox}; wir nehmen sie sofort heraus.",
    sourcesLink: "Alle unsere Quellen, nach Ländern",
    excerpts: "Überschriften und Auszüge",
    excerptsText:
      "Von Meldungen anderer Verlage zeigen wir die Überschrift, einen kurzen Auszug, in der Regel höchstens 300 Zeichen, und einen Link zum Original. Der Text gehört seinem Verlag. Bilder zeigen wir nur, wo der Verlag es erlaubt. Suchmaschinen bitten wir, das Original aufzunehmen und nicht unsere Seite.",
    bands: "Politische Ausrichtung",
    bandsText:
      "Eine Quelle wird auf einer von fünf Stufen von weit links bis weit rechts eingestuft oder gar nicht. Grundlage sind nur veröffentlichte Belege: eine Bewertung des Mediums oder eine Seite, die sagt, wo es steht, mit Urheber, Link und Datum. Niemand stuft aus dem Gedächtnis ein. Für eine Meldung gilt die Einstufung ihrer Quelle, wenn die Redaktion keine andere festlegt. Das Kennzeichen der Meldung zeigt drei Positionen, Links, Mitte und Rechts; bei einer Quelle ohne Einstufung steht dort „Nicht eingestuft“, sie zählt auch in jeder Auswertung so, und der Filter „Mitte“ findet sie nicht.",
    bandsDisputed:
      "Wo sich diejenigen, die ein Medium bewerten, widersprechen oder nichts sagen, was es einordnet, stufen wir es nicht ein, und die Seite der Quellen zeigt, was sie jeweils sagen.",
    topics: "Themen und Länder",
    topicsText:
      "Ein Programm entscheidet, was eine Nachricht ist, und ordnet sie zwölf Themen und Orten zu: anhand der Wörter in Überschrift und Auszug in 24 Sprachen, des Ressorts in Adresse und Feed und dessen, was das Medium veröffentlicht. Nachrichten, die zu keinem Thema passen, etwa über Katastrophen oder Gerichte, stehen ebenfalls in den Listen. Sport, Prominente, Lebensstil und Service erscheinen nicht auf der Startseite, sind aber über die Suche zu finden.",
    events: "Meldungen zu einem Ereignis",
    eventsText:
      "Ein Programm führt Meldungen zu einem Ereignis zusammen, sobald sie eintreffen, anhand der Überschriften und der ersten {excerpt} Zeichen der Auszüge. Innerhalb einer Sprache zählen seltene Wörter und Zahlen, die beide enthalten; über Sprachen hinweg Namen in jeder Schreibweise, Zahlen, Länder und Begriffe, die wir in 24 Sprachen führen. Übersetzt wird nichts, und kein Sprachmodell wirkt mit. Ein Ereignis beginnt mit seiner zweiten Meldung; {hours} Stunden lang kann eine Meldung zu ihrem Ereignis finden. Verlage eines Eigentümers zählen als einer, und Aktualisierungen eines Beitrags zählen einmal. Dass eine Seite oder ein Land über ein Ereignis nicht berichtet hat, sagen wir nur, wenn wir ihre Quellen in dieser Zeit gelesen haben. Programme irren sich: Auf der Seite eines Ereignisses kann uns jeder sagen, dass eine Meldung nicht dazugehört oder dass eine fehlt. Die Redaktion trennt oder verbindet die Ereignisse dann von Hand, und dabei bleibt es.",
    front: "Die Titelseite",
    frontText:
      "Die Titelseite und die Seiten der Ressorts zeigen Ereignisse, nicht einzelne Meldungen. Wie weit oben ein Ereignis steht, hängt davon ab, wie viele unabhängige Verlage darüber berichten, aus wie vielen Ländern sie kommen und welchen Seiten sie angehören; alle {frontHalfLife} Stunden halbiert sich dieses Gewicht. Höher steht, was Europa betrifft, ein Thema hat oder in einer Sprache erzählt wird, die Sie lesen, ebenso Eilmeldungen, Ereignisse mit einem eigenen Beitrag von uns und was die Redaktion hervorhebt. Eine einzelne Affäre bekommt nur wenige Plätze. Von allen Meldungen zu einem Ereignis sehen Sie die, deren Überschrift sagt, was die meisten sagen, in einer Ihrer Sprachen: keine Frage, keinen Kommentar und keinen Ticker, solange es etwas anderes gibt.",
    breaking: "Eilmeldungen",
    breakingText:
      "Eine Meldung ist eine Eilmeldung, wenn die Redaktion es sagt oder wenn in den letzten {minutes} Minuten mindestens {owners} Verlage verschiedener Eigentümer in {countries} Ländern oder {ownersOfOneCountry} in einem Land über ihr Ereignis berichtet haben, gleich in welcher Sprache, und vorher nicht mehr als jetzt. {lasts} Stunden nach dem neuesten Bericht verschwindet das Kennzeichen, spätestens nach {longest} Stunden. Ein Ereignis wird nur einmal zur Eilmeldung; ein zweites Mal nur, wenn es zu einem anderen geworden ist: {times}-mal so viele Verlage, und Schlagzeilen, die Neues sagen.",
    trending: "Im Trend",
    trendingText:
      "Eine Meldung ist im Trend, wenn die Redaktion es sagt oder wenn sie viel schneller gelesen wird als andere: Nach {halfLife} Stunden zählt ein Aufruf halb, nach {window} gar nicht mehr. Weniger als {minimum} Aufrufe in dieser Zeit können Zufall sein und zählen nicht, und nie sind mehr als {most} Meldungen zugleich im Trend.",
    corrections: "Korrekturen",
    correctionsText:
      "Fehler in eigenen Beiträgen berichtigen wir im Text, und die Korrektur steht mit Datum darunter. Hinweise bitte an {mailbox}.",
    ai: "Künstliche Intelligenz",
    aiText:
      "Themen, Länder, Sprachen und alles oben Genannte bestimmen gewöhnliche Programme nach niedergeschriebenen Regeln; ein Sprachmodell ist nicht beteiligt. Hat KI an einem eigenen Beitrag mitgeschrieben, steht das am Beitrag, ebenso ob ein Mensch ihn geprüft hat.",
    sample: "Beispiele",
    sampleText:
      "Als Beispiel gekennzeichnete Beiträge zeigen, was diese Website kann. Personen und Ereignisse darin sind erfunden. Sie machen Platz, sobald es echte Nachrichten gibt.",
  },
} as const satisfies Texts<typeof en>;
