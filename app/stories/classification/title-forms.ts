/**
 * Titles whose form says that the piece is a service rather than news, whatever it is about: gazettes, analysts' notes,
 * offers, plugs, guides, listings and the empty shells of live tickers.
 */
const forms: RegExp[] = [
  // Bulletins and measurements that begin with their date: "2026-03-26 - Quarterly Bulletin".
  /^\d{4}-\d\d-\d\d\b|^\d{1,2}\. \p{L}+ \d{4}:/u,
  // Official gazettes, with the numbers of what they print.
  /\b(?:Dziennik (?:Ustaw|Urzędowy)|Monitor Polski|Bundesgesetzblatt|BGBl|Journal officiel|Bolet[ií]n Oficial|Gazzetta Ufficiale|Staatscourant|Staatsblad|Diário da República|Monitorul Oficial|Narodne novine|Sbírka zákonů|Zbierka zákonov|Official Journal|Magyar Közlöny|Държавен вестник)(?!\p{L}).*\d/iu,
  // Analysts' ratings: "NVIDIA Buy", "Bank raises target for X".
  /^[\p{Lu}\d][\p{L}\d&.’' -]{1,30} (?:Buy|Sell|Hold|Outperform|Underperform|Overweight|Underweight|Equal Weight|Kaufen|Verkaufen|Halten)$/u,
  /(?<!\p{L})(?:price target|Kursziel|objectif de cours|precio objetivo|target price|prezzo obiettivo|koersdoel|kursmål|cen[aęy] docelow\p{L}+|preço-alvo|cílov\p{L}+ cen\p{L}+|célár\p{L}*|τιμή-στόχος)(?!\p{L})/iu,
  // Advertising that says so, and offers.
  /^(?:\[?(?:Anzeige|Werbung|Advertorial|Sponsored|Publicité|Publirreportaje|Publicidad|Pubblicità|Reklama|Reklame|Annonse|Annons|Advertentie|Mainos|Hirdetés|Publicitate|Διαφήμιση|Реклама|Oglas)\]?\s*[:|–-])|-Angebot:/iu,
  /\b\d{2} ?% (?:off|Rabatt|de (?:réduction|descuento|desconto)|di sconto|korting|rabat|rabatt|zniżki|slev\p{L}|kedvezmény)|(?<!\p{L})(?:Black Friday|Cyber Monday|Prime Day)(?!\p{L})/iu,
  // Plugs for the outlet's own channels.
  /(?<!\p{L})(?:(?:on|su|sur|auf|en|op|na|på|no|pe) (?:Telegram|WhatsApp)(?!\p{L}).*(?:aggiornati|abonn|folg|follow|sigue|segui|śledź|informed)|(?:Sign up|Subscribe) (?:to|for) (?:our|the|Guardian|The)|Newsletter abonnieren|Inscrivez-vous à|Suscríbete a|Iscriviti all)/iu,
  // Guides and courses: "7 simple tricks", "Workshop: …".
  /(?:^|[-–—:] )\d{1,3} (?:\p{L}+ ){0,2}(?:tips|tricks|ways to|hacks|Tipps|Tricks|astuces|conseils|façons de|consejos|trucos|formas de|consigli|trucchi|modi per|dicas|formas de|manieren om|tipů|tipov|sposob\p{L}+ na|porad|tipp|vinkkiä|råd|gode råd|sfaturi|savjeta|nasvetov|συμβουλές|съвета|patarim\p{L}*|padom\p{L}+|nõuannet)(?!\p{L})/iu,
  /(?<!\p{L})(?:workshops?|webinars?|bootcamps?|masterclass|schulung|seminar)(?!\p{L})\s*:/iu,
  /(?<!\p{L})(?:bootcamp|webinar)$/iu,
  /(?<!\p{L})(?:quizz?|sudoku|crossword|kreuzworträtsel|krzyżówka|mots croisés|crucigrama|cruciverba|kruiswoord\p{L}*)(?!\p{L})/iu,
  // Calculators and listings.
  /(?<!\p{L})(?:calculadora|calculator para|kalkulator|Rechner:|simulateur)(?!\p{L})/iu,
  /^(?:TV tonight|What(?:’|')s on TV|TV-Tipps?|TV-Programm|Programme TV|Programa TV|Programação|Program TV|Tv-tips|TV guide)(?!\p{L})/iu,
  /(?<!\p{L})(?:start times? and how to watch|how to watch|when is the next|wo läuft|live im TV|gdzie oglądać|dónde ver|où voir|dove vederl\p{L}|onde assistir|kde sledovat|hol nézhető|waar te zien|var kan man se)(?!\p{L})/iu,
  /(?<!\p{L})(?:Lottozahlen|Eurojackpot|EuroMillions|Lotto am|wyniki Lotto|resultados? d[eao] (?:la )?(?:Lotería|Euromilh\p{L}+)|estrazioni? del Lotto)(?!\p{L})/iu,
  // Weather forecasts of every day.
  /^(?:Wetter|Weather|Météo|El tiempo|Meteo|Pogoda|Väder|Vejret|Sää|Het weer|Počasí|Počasie|Időjárás|Vremea|Vrijeme|Vreme|Καιρός|Времето|Orai|Laikapstākļi)(?: (?:heute|morgen|today|tomorrow|na dziś|na jutro|demain|mañana|domani))?\s*(?:[:.–-]|na dziś|na jutro)/iu,
  // A live ticker without a subject.
  /^(?:live|live ?blog|live-?ticker|newsblog|newsticker|en direct|en directo|in diretta|na żywo|ao vivo|žive|živě|uživo|élőben|suorana|direkte|i dag|ζωντανά|на живо)[\s:.!–-]*$/iu,
];

/** Whether the form of a title says that the piece is a service, such as a gazette, an offer or a guide. */
export const isServiceTitle = (title: string): boolean => forms.some((form) => form.test(title));
