import type en from "../en/pages.ts";
import type { Texts } from "../messages.ts";

export default {
  information: {
    contents: "Auf dieser Seite",
    changed: "Zuletzt geändert am",
    earlier: "Frühere Fassungen",
    notInForce: "Diese Fassung gilt nicht mehr.",
    current: "Zur geltenden Fassung",
    notStated: "vom Betreiber nicht angegeben",
    noCorrections: "Bisher wurde kein Beitrag von uns berichtigt.",
    correctedClosed: "Diesen Beitrag dürfen nicht alle lesen; seine Berichtigungen stehen in ihm.",
  },
  stored: {
    cookie_consent: "Ihre Antwort auf die Frage unten.",
    saved_queue: "Ihre Merkliste.",
    liked_items: "Was Ihnen gefällt, und was nötig ist, um es zurückzunehmen.",
    followed_topics: "Die Themen, denen Sie folgen.",
    eu_countries_pref: "Die Länder, die Sie gewählt haben.",
    followed: "Die Autoren, Ereignisse und Quellen, denen Sie folgen.",
    following_seen: "Bis wann Sie das Neue von dem gesehen haben, was Sie verfolgen.",
    daily_streak: "Ihre Leseserie: die Tage in Folge und der letzte davon.",
    daily_brief: "Dass Sie das Briefing dieses Tages als gelesen markiert haben.",
    last_viewed:
      "Was Sie zuletzt geöffnet und wie weit Sie gelesen haben. Bis Sie die Frage unten beantworten, merkt es sich nur der offene Tab; lehnen Sie ab, wird nichts davon gespeichert.",
    reading_positions:
      "Wie weit Sie die letzten 50 Beiträge gelesen, gehört oder gesehen haben; gemerkt wird es, wie es die Zeile darüber sagt.",
    unsent_changes:
      "Was Sie angemeldet geändert haben und Ihr Konto noch nicht hat, etwa ohne Verbindung.",
    member_brief_dismissed: "Für Mitglieder: dass Sie das Briefing dieses Tages geschlossen haben.",
    member_brief_read: "Für Mitglieder: was Sie im Briefing dieses Tages abgehakt haben.",
    store_cart: "Der Warenkorb des Demo-Shops.",
    store_wishlist: "Der Wunschzettel des Demo-Shops.",
    hub_place:
      "Wie weit die EU-Nachrichten geladen waren, als Sie sie verließen. Bis der Tab geschlossen wird.",
    resume_wish: "Der Beitrag, in dem Sie weiterlesen. Für eine Seite, im offenen Tab.",
    alerts_here:
      "Dass Sie Mitteilungen in diesem Browser eingeschaltet haben, für welches Konto und welche Sitzung. Bis Sie sie ausschalten.",
    session_ended:
      "Dass Ihre Sitzung auf einem anderen Gerät beendet wurde. Für eine Seite, im offenen Tab.",
    player:
      "Wie Sie hören und sehen möchten: Tempo jeder Sendung, Untertitel und Sprünge. Bis Sie es löschen.",
    left_playing:
      "Was gerade läuft und bis wohin, damit es auf der nächsten Seite weiterläuft. Im offenen Tab.",
    offline_copies:
      "Dass auf diesem Gerät nichts für Zeiten ohne Verbindung abgelegt werden soll, bis Sie es wieder einschalten; oder dass der Platz dafür fehlte, bis er da ist.",
    visits:
      "Wie oft Sie hier waren, bis Ihnen die Installation angeboten wurde; nur wenn Sie zustimmen.",
    install_offer: "Dass dieses Angebot gemacht wurde.",
    kept: "Ihre gemerkten Beiträge und das Briefing des Tages, Text und Bilder, für Zeiten ohne Verbindung; mit Konto auch, was dessen Seiten zeigen. Wird gelöscht, wenn Sie sich abmelden, wenn sich jemand anderes anmeldet oder wenn Sie es löschen; Texte für Abonnenten auch mit dem Ende Ihres Zugangs.",
    shell: "Die Seite, die sie zeigt, mit ihren Dateien. Bis zur nächsten Fassung der Website.",
    caches: "Cache-Speicher",
    cachesText:
      "Nur wenn Sie zustimmen, sich etwas gemerkt haben, ein Konto haben oder die Website installiert haben:",
    lasting:
      "Alle Einträge bleiben, bis Sie sie entfernen oder den Speicher des Browsers leeren; die Abmeldung entfernt alle außer Ihrer Antwort zu den Cookies, dem Vermerk, dass auf diesem Gerät nichts abgelegt wird, und dem, dass die Installation angeboten wurde. Einträge eines Tages gehen mit diesem Tag.",
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
      "Ohne Konto liegen im Speicher des Browsers Ihre Merkliste, „Gefällt mir“, Länder, Leseserie, Lesestand und Ihre Antwort auf die Frage unten; was Sie zuletzt geöffnet haben, nur wenn Sie zustimmen. Melden Sie sich an, übernimmt Ihr Konto das alles; melden Sie sich ab, werden die Kopien Ihres Kontos aus dem Browser entfernt. Warenkorb und Wunschzettel des Demo-Shops bleiben in diesem Browser, auch während Sie angemeldet sind. Was Sie in einem unserer Formulare begonnen haben, bleibt im Tab, bis es gesendet oder der Tab geschlossen ist.",
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
    front: "Die Startseite",
    frontText:
      "Die Startseite und die Seiten der Rubriken zeigen Ereignisse, nicht einzelne Meldungen. Ein Programm ordnet sie nach diesen Regeln.",
    frontWeight: "Wie weit oben ein Ereignis steht",
    frontWeightText:
      "Es zählt, wie viele unabhängige Verlage über ein Ereignis berichten, aus wie vielen Ländern sie kommen und welchen Seiten sie angehören. Alle {frontHalfLife} Stunden halbiert sich dieses Gewicht, gerechnet ab der Zeit, zu der die Hälfte der Meldungen erschienen war. So holt eine späte Meldung nichts zurück.",
    frontMore: "Was mehr zählt",
    frontMoreText:
      "Was Europa betrifft.\nWas {worldPublishers} Verlage melden, wo immer es geschieht.\nWas ein Thema hat und was in einer Sprache erzählt wird, die Sie lesen.\nTote, Krieg, Anschläge und Katastrophen in den Überschriften, wenn man in mehr als einem Land davon berichtet; Ausfälle von Strom oder Netzen; die Politik in Europa.\nDie Ereignisse einer Affäre, aus der in diesen Tagen mehrere große hervorgehen.\nEilmeldungen, Ereignisse mit einem eigenen Beitrag von uns und was die Redaktion hervorhebt.",
    frontLess: "Was weniger zählt",
    frontLessText:
      "Was nur zwei Verlage melden oder weniger als {greatPublishers} aus einem einzigen Land.\nWovon seit {quietAfter} Stunden keine zwei Verlage mehr berichtet haben, außer es waren vorher {neverQuietFrom}.\nEreignisse, die älter werden: Ist die Hälfte der Meldungen über {oldAfter} Stunden alt und haben in den letzten {oldWithoutReports} Stunden weniger als zwei Verlage berichtet, räumt ein Ereignis die ersten {firstLines} Plätze, solange es etwas anderes gibt.\nWas nur gesagt wird oder nur Reaktion ist, außer wenn {worldPublishers} Verlage davon berichten: Taten gehen vor Worten.\nTiere, Prominente und die Familien der Mächtigen, Preise, Jubiläen und gewöhnliche Wettermeldungen: Sie wiegen halb so viel und stehen hinter den ersten {firstLines} Plätzen. Das gilt auf der Startseite auch für Lokales ohne Thema.",
    frontLanguages: "Ihre Sprachen",
    frontLanguagesText:
      "Was niemand in einer Sprache erzählt, die Sie lesen, erscheint nur, wenn {greatPublishers} Verlage aus {greatCountries} Ländern darüber berichten oder es sonst wenig gibt.",
    frontMatter: "Eine Sache, wenige Plätze",
    frontMatterText:
      "Eine einzelne Sache bekommt nur wenige Plätze und von den ersten {top} nur einen, eine Affäre zwei der ersten drei. Von Ereignissen in einem Land, deren Überschriften sich Wörter teilen, etwa einem Brand und den Ermittlungen dazu, steht das zweite hinter diesen Plätzen, es sei denn, was dann vor ihm stünde, zählt viel weniger. Geht eine Affäre weiter, mindestens {successionHours} Stunden später und bei {greatPublishers} Verlagen, tritt das Neue an die Stelle des Früheren.",
    frontHeadline: "Welche Überschrift Sie sehen",
    frontHeadlineText:
      "Von allen Meldungen zu einem Ereignis sehen Sie die, deren Überschrift sagt, was die meisten sagen, in einer Ihrer Sprachen. Solange es etwas anderes gibt, ist sie keine Frage, kein Kommentar und kein Ticker. Sie gibt Ihnen auch keine Gefühle vor und zählt nicht weit weniger Tote, als inzwischen bekannt sind. Nach acht Stunden weicht sie einer Meldung über das Neue, sobald vier Medien davon berichten.",
    frontDoubt: "Überschriften, die wenig zählen",
    frontDoubtText:
      "Eine Überschrift zählt wenig, wenn kein anderer Verlag sie bestätigt oder wenn sie eine Reaktion oder Deutung wiedergibt statt dessen, was geschehen ist. Sie steht nicht auf den ersten {firstLines} Plätzen und weder im Laufband noch in Mitteilungen, es sei denn, die Redaktion hat sie hervorgehoben.",
    breaking: "Eilmeldungen",
    breakingText:
      "Eine Meldung ist eine Eilmeldung, wenn die Redaktion es sagt oder wenn in den letzten {minutes} Minuten mindestens {owners} Verlage verschiedener Eigentümer in {countries} Ländern oder {ownersOfOneCountry} in einem Land über ihr Ereignis berichtet haben, gleich in welcher Sprache, und vorher nicht mehr als jetzt. Sind es weniger als {ownersOfOneCountry} Verlage, müssen sich außerdem zwei ihrer Überschriften {sharedWords} Wörter teilen (oder einen Namen, wenn jeder in einer anderen Sprache schreibt): Dass drei zugleich über ein Land schreiben, macht noch kein Ereignis. {lasts} Stunden nach dem neuesten Bericht verschwindet das Kennzeichen, spätestens nach {longest} Stunden. Ein Ereignis wird nur einmal zur Eilmeldung; ein zweites Mal nur, wenn es zu einem anderen geworden ist: {times}-mal so viele Verlage, und Schlagzeilen, die Neues sagen. Das Laufband und seine Hinweise melden, was in einer Sprache erzählt wird, die Sie lesen, und was die Redaktion dazu erklärt hat; was es nur in anderen Sprachen gibt, folgt, sobald es jemand in einer der Ihren erzählt.",
    alerts: "Mitteilungen",
    alertsText:
      "Wer darum gebeten hat, erfährt von Eilmeldungen; wer einem Thema oder einem Land folgt, von einem Ereignis, sobald {notable} Verlage in dessen ersten {newsHours} Stunden davon berichtet haben, und von jedem eigenen Beitrag; wer einem Ereignis folgt, jedes Mal, wenn {more} weitere Quellen davon berichtet haben. Nach diesen Regeln erfährt niemand zweimal von einem Ereignis, und nichts wird geschickt, was älter als {fresh} Minuten ist.",
    trending: "Im Trend",
    trendingText:
      "Eine Meldung ist im Trend, wenn die Redaktion es sagt oder wenn sie viel schneller gelesen wird als andere: Nach {halfLife} Stunden zählt ein Aufruf halb, nach {window} gar nicht mehr. Weniger als {minimum} Aufrufe in dieser Zeit können Zufall sein und zählen nicht, und nie sind mehr als {most} Meldungen zugleich im Trend.",
    corrections: "Berichtigungen",
    correctionsText:
      "Fehler in eigenen Beiträgen berichtigen wir im Text, und die Berichtigung steht mit Datum darunter. Hinweise bitte an {mailbox}.",
    ai: "Künstliche Intelligenz",
    aiText:
      "Themen, Länder, Sprachen und alles oben Genannte bestimmen gewöhnliche Programme nach niedergeschriebenen Regeln; ein Sprachmodell ist nicht beteiligt. Hat KI an einem eigenen Beitrag mitgeschrieben, steht das am Beitrag, ebenso ob ein Mensch ihn geprüft hat.",
    sample: "Beispiele",
    sampleText:
      "Als Beispiel gekennzeichnete Beiträge zeigen, was diese Website kann. Personen und Ereignisse darin sind erfunden. Sie machen Platz, sobald es echte Nachrichten gibt.",
  },
} as const satisfies Texts<typeof en>;
