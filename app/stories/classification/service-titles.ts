import { isAdviceTitle } from "./advice-titles.ts";
import { isNoticeTitle } from "./notice-titles.ts";

/**
 * Forms of titles that are services rather than news, whatever they are about: gazettes, analysts' notes, readers' letters,
 * offers, self-promotion, guides, listings and live tickers without a subject. A form inside a title begins after a space or
 * a mark, which is faster to search than the edge of a word.
 */
const forms: RegExp[] = [
  // Bulletins and measurements that begin with their date: "2026-03-26 - Quarterly Bulletin".
  /^\d{4}-\d\d-\d\d\b/u,
  // Official gazettes, with the numbers of what they print.
  /\b(?:Dziennik (?:Ustaw|Urzędowy)|Monitor Polski|Bundesgesetzblatt|BGBl|Journal officiel|Bolet[ií]n Oficial|Gazzetta Ufficiale|Staatscourant|Staatsblad|Diário da República|Monitorul Oficial|Narodne novine|Sbírka zákonů|Zbierka zákonov|Official Journal|Magyar Közlöny|Държавен вестник)(?!\p{L}).*\d/iu,
  // Analysts' ratings: "NVIDIA Buy", "Bank raises target for X".
  /^[\p{Lu}\d][\p{L}\d&.’' -]{1,30} (?:Buy|Sell|Hold|Outperform|Underperform|Overweight|Underweight|Equal Weight|Kaufen|Verkaufen|Halten)$/u,
  /(?:^|[ \u00a0\u202f"'’«„“‘(:–—/¿¡-])(?:price target|Kursziel|objectif de cours|precio objetivo|target price|prezzo obiettivo|koersdoel|kursmål|cen[aęy] docelow\p{L}+|preço-alvo|cílov\p{L}+ cen\p{L}+|célár\p{L}*|τιμή-στόχος)(?!\p{L})/iu,
  // Advertising that says so, and offers.
  /^(?:\[?(?:Anzeige|Werbung|Advertorial|Sponsored|Publicité|Publirreportaje|Publicidad|Pubblicità|Reklama|Reklame|Annonse|Annons|Advertentie|Mainos|Hirdetés|Publicitate|Διαφήμιση|Реклама|Oglas)\]?\s*[:|–-])|-Angebot:/iu,
  /\b\d{2} ?% (?:off|Rabatt|de (?:réduction|descuento|desconto)|di sconto|korting|rabat|rabatt|zniżki|slev\p{L}|kedvezmény)/iu,
  // Promotion of the outlet's own channels.
  /(?:^|[ \u00a0\u202f"'’«„“‘(:–—/¿¡-])(?:(?:on|su|sur|auf|en|op|na|på|no|pe) (?:Telegram|WhatsApp)(?!\p{L}).*(?:aggiornati|abonn|folg|follow|sigue|segui|śledź|informed)|(?:Sign up|Subscribe) (?:to|for) (?:our|the|Guardian|The)|Newsletter abonnieren|Inscrivez-vous à|Suscríbete a|Iscriviti all)/iu,
  // Courses: "Workshop: …".
  /(?:^|[ \u00a0\u202f"'’«„“‘(:–—/¿¡-])(?:workshops?|webinars?|bootcamps?|masterclass|schulung|seminar)(?!\p{L})\s*:/iu,
  /(?:^|[ \u00a0\u202f"'’«„“‘(:–—/¿¡-])(?:bootcamp|webinar)$/iu,
  /(?:^|[ \u00a0\u202f"'’«„“‘(:–—/¿¡-])(?:quizz?|sudoku|crossword|kreuzworträtsel|krzyżówka|mots croisés|crucigrama|cruciverba|kruiswoord\p{L}*)(?!\p{L})/iu,
  // Calculators and listings.
  /(?:^|[ \u00a0\u202f"'’«„“‘(:–—/¿¡-])(?:calculadora|calculator para|kalkulator|Rechner:|simulateur)(?!\p{L})/iu,
  /^(?:TV tonight|What(?:’|')s on TV|TV-Tipps?|TV-Programm|Programme TV|Programa TV|Programação|Program TV|Tv-tips|TV guide)(?!\p{L})/iu,
  /(?:^|[ \u00a0\u202f"'’«„“‘(:–—/¿¡-])(?:start times? and how to watch|how to watch|when is the next|wo läuft|live im TV|gdzie oglądać|dónde ver|où voir|dove vederl\p{L}|onde assistir|kde sledovat|hol nézhető|waar te zien|var kan man se)(?!\p{L})/iu,
  /(?:^|[ \u00a0\u202f"'’«„“‘(:–—/¿¡-])(?:Lottozahlen|Eurojackpot|EuroMillions|Lotto am|wyniki Lotto|resultados? d[eao] (?:la )?(?:Lotería|Euromilh\p{L}+)|estrazioni? del Lotto)(?!\p{L})/iu,
  // Galleries and what readers send in.
  /^(?:(?:Your|Best|The week in|Week in|Today in) (?:pictures|photos)(?!\p{L})|(?:Bild(?:er)? des Tages|Bilder der Woche|Fotostrecke|Fotogalerie|Galería de fotos|Fotos del día|Fotos da semana|Foto del giorno|Zdjęcia dnia|Foto van de dag|Dagens bild|Dagens billede|Päivän kuva|Fotografie dne|A nap képe|Fotografia zilei)(?!\p{L}))|(?:^|[ \u00a0\u202f"'’«„“‘(:–—/¿¡-])(?:pictures|photos) of the (?:day|week|month|year)(?!\p{L})/iu,
  // Readers' letters: "… | Brief letters" at the end, the name of the page before a colon or alone.
  / \| (?:Brief )?Letters?(?: \||$)/iu,
  /^(?:(?:Your )?Letters|Letters? to the editor|Readers['’] letters|Leserbriefe?(?: zu\p{L}? [^:]+)?|Leserpost|Leserzuschriften|Cartas? (?:al director|a la directora|de los lectores|ao diretor|ao director|dos leitores)|(?:Le )?Courrier des lecteurs|Lettres? à la rédaction|Letter[ae] al (?:direttore|giornale)|Lis(?:t|ty) (?:do redakcji|od czytelnik\p{L}+)|Listy czytelników|Ingezonden brie(?:f|ven)|Lezersbrie(?:f|ven)|Insändare|Læserbreve?|Leserbrev|Lukijan mielipide|Dopisy čtenářů|Listy čitateľov|Olvasói lev(?:él|elek)|Pisma bralcev|Pisma čitatelja|Scrisori de la cititori|Επιστολές αναγνωστών|Писма от читатели)(?: ?[:|]|$)/iu,
  // Polls of readers, and what to choose on a stage or a screen.
  /^\[(?:Sondage|Umfrage|Leserumfrage|Poll|Encuesta|Sondaggio|Ankieta|Sonda|Inquérito|Omröstning|Afstemning|Avstemning|Kysely|Anketa|Szavazás)\]/iu,
  /^(?:The )?best (?:new )?\p{L}+(?: \p{L}+){0,3} to (?:stream|watch|see|read|listen to|play|book)(?!\p{L})/iu,
  // Tests of devices and cars.
  /(?:^| )im (?:Kurz|Lang|Praxis|Dauer|Alltags|Vergleichs)?test ?(?:[:–-]|$)|^(?:Test|Kurztest|Fahrbericht|Angespielt|Angetestet|Prise en main|Essai|Hands-on|Prova su strada|La prova|Prueba|Testujemy|Rijtest|Getest|Testad|Koeajo|Testissä) ?: |^(?:Le )?récap['’]? des tests|^(?:Le )?recap['’]? des tests/iu,
  // Riddles and quizzes for readers.
  /^(?:Can|Could|Did) you (?:solve|guess|spot|find|name|identify|pass)(?!\p{L})|^(?:Finden|Erkennen|Schaffen|Lösen) Sie (?:den|die|das|dieses|diesen)(?!\p{L})|^(?:Sauriez|Saurez)-vous(?!\p{L})|^¿?(?:Puedes|Sabrías) (?:encontrar|adivinar|resolver)(?!\p{L})|^(?:Rozwiążesz|Zgadniesz|Rozpoznasz)(?!\p{L})/iu,
  // Press reviews, and recommendations for reading and watching.
  /(?:^|[ \u00a0\u202f"'’«„“‘(:–—/¿¡-])(?:What the papers say|The papers:|Presseschau|Revue de presse|Revista de prensa|Rassegna stampa|Przegląd prasy|Persoverzicht|Revista de imprensa|Primeira página|Les unes du|Lese-?Empfehlung\p{L}*|Leseempfehlung\p{L}*|Buchtipps?|Filmtipps?|Serientipps?|Podcast-?Tipps?)(?!\p{L})/iu,
  // A morning's list of subjects: "FirstFT: …", "News: Ukraine, Crans-Montana, …".
  /^(?:FirstFT|(?:News|Newsletter)(?=:.*,)|Morning briefing|Evening briefing|Die Lage(?: am \p{L}+)?|Nachrichten am \p{L}+|News des Tages|Das Wichtigste(?: des Tages)?|L['’]essentiel|La matinale|Le brief|Las claves del día|Buongiorno|Skrót dnia|Najważniejsze (?:informacje|wydarzenia) dnia|Pierwsza rozmowa|Ochtendnieuws|Dagens nyheter|Morgenbriefing)\s*:|^(?:Week|This week|The week) in (?:wildlife|art|music|books|patriarchy|audio)(?!\p{L})/iu,
  // Advice on taxes, saving, travel and health.
  /(?:^|[ \u00a0\u202f"'’«„“‘(:–—/¿¡-])(?:Steuertipps|Spartipps|Geldtipps|Reisetipps|Gesundheitstipps|money-saving tips)(?!\p{L})/iu,
  // An episode of a show by its number.
  /^(?:(?:S\d{1,2} ?)?Ep(?:isode|\.)? ?\d+|Folge \d+|Épisode \d+|Episodio \d+|Puntata \d+|Odcinek \d+|Aflevering \d+|Avsnitt \d+|Afsnit \d+|Jakso \d+)(?!\p{L})/iu,
  /(?:^|[–—|-] ?)(?:nr|ep|episode|folge|épisode|episodio|puntata|odcinek|avsnitt|afsnit|aflevering|jakso|díl|rész)\.? ?\d{1,4}$/iu,
  // The same at the start or the end, without a word for it: "#312 – A name", "A title | 8"; a tag with a year is an event.
  /^#\d{1,4} ?[–—:-] |\p{L} \| \d{1,3}$|#\p{L}{4,} (?!(?:19|20)\d\d$)\d{1,4}$/u,
  // A show of a day: its title in quotation marks and the date.
  /['’"”»)]: \d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (?:19|20)\d\d$/u,
  // Other episodes of a show, and music programmes.
  /(?:^|[ -])(?:hør|hör|lyssna på|lyt til|listen to|écoutez|écouter|escucha|ascolta|ouça|posłuchaj|luister naar|kuuntele) (?:alle|alla|all|tous les|toutes les|todos los|tutti gli|todos os|wszystkich|kaikki) (?:episod|folgen|épisodes|émissions|odcink|aflevering|avsnitt|afsnit|jakso)|(?:^| )(?:en session (?:acoustique|live)|live session)$/iu,
  // Trailers: after a mark or a short name, since a trailer is a vehicle too.
  /^(?:[^ ]+ ){1,2}(?<!\b(?:in|inside|on|under|near|of|for|a|the|his|her|with|by|from|and) )Trailer(?: \([^)]*\))?$/u,
  // The same and lessons.
  /(?:[–—|:]| -) ?Trailer(?: \([^)]*\))?$|(?:^|[ -])(?:(?:official|final|teaser|offizieller) trailer|bande-annonce(?: officielle)?|tráiler oficial|trailer (?:ufficiale|oficial|oficiální)|zwiastun|tutorial|tutoriel|tutoriál)(?: \([^)]*\))?$/iu,
  // What outlets say about themselves.
  /^(?:Redaksjonen|Redaktion(?:en)?|Impressum|Imprint|Kontakt|Contact(?: us)?|Contacto|Contatti|Contactos|About us|Über uns|Om oss|Om os|Qui sommes-nous ?\??|Quiénes somos|Chi siamo|Quem somos|O nas|O nás|O nama|Over ons|Rólunk|Meist|Editorial (?:team|board|program(?:me)?)|Mentions légales|Datenschutz|Privacy policy|Terms of use|Nutzungsbedingungen)$/iu,
  // A live ticker without a subject.
  /^(?:live|live ?blog|live-?ticker|newsblog|newsticker|en direct|en directo|in diretta|na żywo|ao vivo|žive|živě|uživo|élőben|suorana|direkte|i dag|ζωντανά|на живо)[\s:.!–-]*$/iu,
];

/** Forms of offers and calendars, whose words the news has too: a currency is at its all-time low, the clocks are disputed. */
const offerOrCalendarForms: RegExp[] = [
  /(?:^|[ \u00a0\u202f"'’«„“‘(:–—/¿¡-])(?:Black Friday|Cyber Monday|Prime Day)(?!\p{L})/iu,
  // Days off, and the clocks.
  /(?:^|[ \u00a0\u202f"'’«„“‘(:–—/¿¡-])(?:bank holidays? (?:20\d\d|dates)|Brückentage|Feiertage 20\d\d|jours fériés|ponts de mai|calendario laboral|puentes? (?:de )?20\d\d|długie weekendy|dni wolne|niedziel\p{L}+ handlow\p{L}+|feriados 20\d\d|ponti 20\d\d|vrije dagen 20\d\d|helgdagar 20\d\d|helligdage 20\d\d|imieniny|Zeitumstellung|clocks (?:go|change)|changement d.heure|cambio de hora|zmiana czasu|ora legale)(?!\p{L})/iu,
  // Goods: orders, vouchers, the best price.
  /(?:^|[ \u00a0\u202f"'’«„“‘(:–—/¿¡-])(?:pre-?orders? (?:for|now|are)|gift cards?|lowest price|all-time low|best (?:\p{L}+ ){0,3}deals?|on sale (?:now|for)|tried and tested|im Preisvergleich|Bestpreis|Tiefstpreis|Schnäppchen|Kaufberatung|(?:die|the|les|los|i|le) (?:\d+ )?(?:besten|best|meilleures?|meilleurs|mejores|migliori) (?:\p{L}+ ){0,2}(?:im Test|to buy|pour moins de|por menos de|sotto i)|bon plan|chollo|oferta del día|al miglior prezzo|in offerta|w promocji|w super cenie|najlepsze okazje)(?!\p{L})/iu,
];

/** Forms of episodes that only shows have; in newspapers, numbers and dates belong to the news. */
const episodeForms: RegExp[] = [
  // "284: A title".
  /^\d{2,3}: \p{Lu}/u,
  // A choice from earlier episodes.
  /^(?:Høydepunkter|Højdepunkter|Höjdpunkter|Highlights|Temps forts|Lo mejor|Das Beste|Il meglio|O melhor|To, co najlepsze|Het beste|Kohokohdat) (?:fra|från|of|from|de|del|aus|di|do|da|z|uit) .*\d/iu,
  // What lies behind an episode, and what comes beside them.
  /^(?:Inside|Behind) the episode(?!\p{L})|^Bonus(?: episode| track)? ?:|(?:^|[ :(])S\d{1,2} ?E\d{1,2}(?!\d)/iu,
  // A concert in the studio.
  / en session$/iu,
  // The name of the show and the date.
  /^\p{L}[^:.!?]{2,40} \d{1,2}[./]\d{1,2}[./](?:19|20)\d\d$/u,
];

/** Whether the title of an episode has a form that is a service in a show, but not in a newspaper. */
export const isEpisodeTitle = (title: string): boolean =>
  episodeForms.some((form) => form.test(title));

/** Whether a title has a form of offers or calendars, which a report on public affairs may have too. */
export const isOfferOrCalendarTitle = (title: string): boolean =>
  offerOrCalendarForms.some((form) => form.test(title));

/** Whether a title is that of a weather forecast, which a warning of severe weather may have too. */
export const isForecastTitle = (title: string): boolean => forecast.test(title);

const forecast =
  /^(?:Wetter|Weather|Météo|El tiempo|Meteo|Pogoda|Väder|Vejret|Sää|Het weer|Počasí|Počasie|Időjárás|Vremea|Vrijeme|Vreme|Καιρός|Времето|Orai|Laikapstākļi)(?: (?:heute|morgen|today|tomorrow|na dziś|na jutro|demain|mañana|domani))?(?:\s*[:.]|\s+[–-]|\s*na dziś|\s*na jutro)/iu;

/** Whether the form of a title says that the story is a service, such as a gazette, an offer or a guide. */
export const isServiceTitle = (title: string): boolean =>
  forms.some((form) => form.test(title)) || isAdviceTitle(title) || isNoticeTitle(title);
