/**
 * Forms of the bare notices of institutions, which say that something exists rather than what happened: minutes, numbered
 * notices, tables of statistics, letters, results of routine operations, alerts of the lowest level.
 */
const months =
  "January|February|March|April|May|June|July|August|September|October|November|December|Januar|Jänner|Februar|März|Mai|Juni|Juli|Oktober|Dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre";
const date = `(?:[,:]? ?(?:of |on |in |vom |im |du |de |del )?[–—-]? ?(?:\\d{1,2}\\.? (?:and \\d{1,2} )?)?(?:${months})? ?\\d{4})?`;

const forms: RegExp[] = [
  // Minutes and agendas, without a word on what was said.
  new RegExp(
    `^(?:Minutes|Agenda|Summary|Record|Protokoll|Tagesordnung|Compte[- ]rendu|Procès-verbal|Ordre du jour|Acta|Orden del día|Verbale|Ordine del giorno|Protokół|Porządek obrad|Notulen|Agenda|Referat|Dagsorden|Protokol|Ata|Zápis|Zápisnica|Jegyzőkönyv|Pöytäkirja) (?:of|for|der|des|vom|de|du|della?|z|van|från|fra|från|da|z|ze) .{0,90}?(?:meetings?|committees?|boards?|councils?|working groups?|forums?|Sitzung|Arbeitsgruppe|Beirats|groupe de travail|grupo de trabajo|gruppo di lavoro|grupo de trabalho|werkgroep|arbetsgrupp|arbejdsgruppe|grupy roboczej|Ausschusses|réunion|comité|conseil|reunión|consejo|riunione|comitato|consiglio|posiedzenia|vergadering|møde|möte|reunião|jednání|ülés)(?: (?:of the|des?|der|du|de la|del|della|do|da|z) \\p{L}+){0,3}${date}$`,
    "iu",
  ),
  new RegExp(`^(?:Minutes|Agenda|Summary) (?:of|for) .{0,90}?panels?${date}$`, "iu"),
  new RegExp(
    `(?:^|[ –-])(?:minutes|agenda|protokoll|compte rendu|acta|verbale|protokół|notulen|referat|ata) [–—-] \\d{1,2}\\.? (?:${months}) \\d{4}$`,
    "iu",
  ),
  // Numbered notices and circulars, and notices of tenders.
  /(?:^|[ \u00a0\u202f"'’«„“‘(:–—-])(?:notice|circular|bulletin|communiqué|Mitteilung|Rundschreiben|Bekanntmachung|avis|circulaire|aviso|circular|avviso|circolare|obwieszczenie|komunikat|zarządzenie|mededeling|meddelande|meddelelse|oznámení|közlemény)(?: (?:no|nr|n)[.º°]?)? ?\d{1,4} ?[/-] ?\d{2,4}(?!\d)|(?:^|[:–-] )(?:invitation to tender|contract notice)\s*[:–-]/iu,
  // Letters, curricula and announcements of publications.
  /^(?:Letter from (?:the|our) (?:Chair\p{L}*|Governor|President|Director)(?: to [\p{L} .’'-]+)?$|Announcement of the publication|Publication of (?:the )?(?:\p{L}+ ){0,4}(?:minutes|transcript|statistics|accounts)(?!\p{L}))|(?:^|[ \u00a0\u202f"'’«„“‘(:–—-])(?:CV and questionnaire|curriculum vitae|errata?(?= to| in|$)|corrigend(?:um|a))(?!\p{L})/iu,
  // What is done every month: "Foreign exchange transactions in July 2026".
  new RegExp(
    `(?:^|[ \u00a0\u202f"'’«„“‘(:–—-])(?:transactions|operations|auctions?|tenders?|holdings|surveys?|time series|balance sheets?|exchange rates|Geschäfte|Auktion(?:en)?|Umfrageergebnisse|opérations|enchères|operaciones|subastas?|operazioni|aste)(?: (?:results|Ergebnisse))? (?:in|for|of|im|en|de|di|[–-]) (?:${months}) \\d{4}$`,
    "iu",
  ),
  /^(?:Results of (?:the|an?) (?:\p{L}+[ -]){0,5}(?:auction|tender|operation)s?|Ergebnisse der (?:\p{L}+ ){0,3}Auktion|Résultats? de l.adjudication)(?!\p{L})/iu,
  // Tables of statistics: "… by year, sex and canton", "monthly time series".
  /(?:^|[ \u00a0\u202f"'’«„“‘(:–—-])(?:(?:nach|by|par|por|per|według|naar|efter) (?:year|month|quarter|sex|gender|age|canton|region|country|nationality|sector|industry|product|category|Jahr|Monat|Quartal|Geschlecht|Alter|Altersklasse|Kanton|Region|Land|Staatsangehörigkeit|Branche|année|mois|trimestre|sexe|âge|région|pays|nationalité|branche|año|mes|sexo|edad|país|provincia|anno|mese|sesso|età|regione|rok|miesiąc|płeć|płci|wiek|wieku|województwo|jaar|maand|geslacht|leeftijd|år|kön|køn|ålder|alder)(?: \([^)]*\))?(?:,| (?:und|and|et|y|e|i|en|och|og) )|(?:monthly|quarterly|annual) (?:time series|data tables)|(?:monatliche|jährliche|vierteljährliche) (?:Zeitreihen?|Daten)|séries chronologiques|series temporales|serie storiche|szeregi czasowe|provisorische Daten|provisional data|données provisoires|dati provvisori|datos provisionales)(?!\p{L})/iu,
  /(?:^|[ \u00a0\u202f"'’«„“‘(:–—-])(?:konten|konto|accounts|comptes|cuentas|conti|statistik|statistics|statistiques?) - (?:\p{L}+ ){0,3}\p{L}+/iu,
  / - (?:Indikatoren|Indicators|Indicateurs|Indicadores|Indicatori|Tabellen?|Tables?|Tableaux|Resultate|Results)$/iu,
  // Automatic alerts of the lowest level, which are sent where no danger is.
  /^Green (?:\p{L}+ )?alert(?!\p{L})/iu,
];

export const isNoticeTitle = (title: string): boolean => forms.some((form) => form.test(title));
