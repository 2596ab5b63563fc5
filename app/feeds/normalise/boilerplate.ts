// Texts that publishing systems append to every summary, in the languages of the Union.

/** "The post … appeared first on …", up to the end. */
const credits = [
  "The (?:post|article|entry)\\b.{0,300}\\b(?:appeared first on|first appeared on|was originally published)",
  "(?:Der|Die) (?:Beitrag|Artikel|Meldung)\\b.{0,300}\\berschien (?:zuerst|zunächst) (?:auf|bei|in)",
  "(?:L['’]article|Cet article|Le post)\\b.{0,300}\\b(?:est apparu en premier sur|a été publié en premier|est apparu sur|provient de)",
  "(?:La entrada|El artículo|El post|La noticia)\\b.{0,300}\\b(?:se publicó primero en|apareció primero en|aparece primero en)",
  "(?:L['’]articolo|Il post|La notizia)\\b.{0,300}\\b(?:proviene da|sembra essere il primo su|è stato pubblicato)",
  "(?:O post|O artigo|A notícia|O conteúdo)\\b.{0,300}\\b(?:apareceu primeiro (?:em|no|na)|aparece primeiro (?:em|no|na))",
  "(?:L['’]entrada|La publicació)\\b.{0,300}\\b(?:ha aparegut primer a|es va publicar primer a)",
  "(?:Het bericht|Het artikel|De post)\\b.{0,300}\\bverscheen eerst op",
  "(?:Artykuł|Wpis|Post)\\b.{0,300}\\b(?:pochodzi z serwisu|pojawił się poczatkowo na|pojawił się początkowo na|po raz pierwszy)",
  "(?:Příspěvek|Článek)\\b.{0,300}(?:pochází z|se nejdříve objevil na|byl nejprve publikován)",
  "(?:Príspevok|Článok)\\b.{0,300}(?:zobrazený najskôr|sa zjavil najskôr na|pochádza z)",
  "(?:Inlägget|Artikeln)\\b.{0,300}\\bdök först upp på",
  "(?:Indlægget|Artiklen)\\b.{0,300}\\b(?:blev først udgivet på|blev først vist på)",
  "(?:Innlegget|Artikkelen)\\b.{0,300}\\b(?:dukket først opp på|ble først publisert på)",
  "(?:Artikkeli|Julkaisu|Artikla)\\b.{0,300}\\b(?:julkaistiin ensimmäisenä|ilmestyi ensin)",
  "(?:Articolul|Postarea)\\b.{0,300}(?:apare prima dată în|a apărut prima dată|apare pe)",
  "A[z]? .{0,300}\\b(?:bejegyzés|cikk)\\b.{0,100}\\b(?:először|jelent meg)",
  "(?:Objava|Post|Članak)\\b.{0,300}\\b(?:pojavila se prvo|pojavio se prvi put|se pojavila najprije)",
  "(?:Prispevek|Objava|Članek)\\b.{0,300}\\b(?:je bil objavljen na|je bila objavljena na)",
  "Публикацията.{0,300}(?:се появи за пръв път|беше публикувана)",
  "(?:Το άρθρο|Η δημοσίευση|Το post).{0,300}(?:εμφανίστηκε πρώτα στο|δημοσιεύτηκε πρώτα|πρωτοεμφανίστηκε)",
  "(?:Įrašas|Straipsnis)\\b.{0,300}(?:pirmą kartą paskelbtas|pirmiausia pasirodė)",
  "(?:Raksts|Ieraksts)\\b.{0,300}(?:vispirms parādījās|pirmo reizi publicēts)",
  "(?:Postitus|Artikkel)\\b.{0,300}\\b(?:ilmus esmalt|avaldati esmalt)",
].map((pattern) => new RegExp(`(?:^|\\s)${pattern}.{0,120}$`, "su"));

const invitations =
  `read more|read the full (?:story|article)|read on|continue reading|keep reading|full story|more information|find out more|learn more|view (?:article|original)|click here
weiterlesen|mehr lesen|mehr erfahren|zum artikel|den ganzen artikel lesen|jetzt lesen|mehr dazu|hier weiterlesen|lesen sie (?:hier )?(?:mehr|weiter)
lire la suite|lire l['’]article|lire plus|en savoir plus|la suite|voir plus|lire aussi|continuer la lecture
leer más|seguir leyendo|leer|leer noticia|ver más|más información|sigue leyendo
leggi tutto|continua a leggere|leggi di più|leggi l['’]articolo|continua|leggi
ler mais|continue a ler|continuar a ler|leia mais|saiba mais
llegir més|continua llegint
lees (?:meer|verder)|verder lezen|meer lezen
czytaj (?:więcej|dalej|całość)|więcej
läs mer(?: här)?|läs vidare|läs hela artikeln|læs mere|læs videre|les mer|les hele saken
lue lisää|lue koko juttu|jatka lukemista
číst dál(?:e)?|číst více|čítať ďalej|čítajte ďalej|viac
tovább(?: olvasom)?|bővebben|teljes cikk
citește mai (?:mult|departe)|citeşte mai (?:mult|departe)|mai mult
прочетете (?:повече|още)|прочети още|виж още|вижте още|още
διαβάστε περισσότερα|διαβάστε (?:επίσης|τη συνέχεια)|περισσότερα|συνέχεια
pročitaj(?:te)? više|opširnije|više|preberi(?:te)? več|preberi več|več
loe (?:edasi|lähemalt|rohkem)|lasīt vairāk|lasīt tālāk|vairāk|skaityti (?:daugiau|toliau|plačiau)|daugiau|plačiau
aqra aktar|léigh (?:tuilleadh|níos mó)|devamını oku|читать далее|подробнее|читати далі|детальніше`.replaceAll(
    "\n",
    "|",
  );

const arrows = "[\\s>»›→⟶▸►…\\]\\).:|]*";
const onlyInvitation = new RegExp(`^[\\s\\[(<«‹|]*(?:${invitations})${arrows}$`, "iu");
const invitationAfter = (end: string, of: string) =>
  `(?<=${end})[\\s\\[(|–—-]*(?:${of})(?: (?:on|auf|sur|en|su|op|na|på|i) .{1,60})?${arrows}$`;
/** Behind a quotation or a bracket, a sentence may go on with what invites in one word: "La guerra dei “dazi” continua." */
const longInvitations = invitations
  .split(/\|(?![^(]*\))/)
  .filter((one) => one.replace(/\(\?:[^)]*\)\?/g, "").includes(" "))
  .join("|");
const invitationAfterSentence = new RegExp(
  `${invitationAfter(`[.!?…][»”"’)\\]]*`, invitations)}|${invitationAfter(`[»”"’)\\]]`, longInvitations)}`,
  "iu",
);
const invitationWithArrow = new RegExp(
  `\\s[\\[(|]*(?:${invitations})\\s*[>»›→⟶▸►]${arrows}$`,
  "iu",
);
const ellipsis =
  /(?:\s*(?:\[\s*(?:…|\.{2,})\s*\]|\(\s*(?:…|\.{2,})\s*\)|…|\.{3,})){1,4}\s*(?:[>»→]\s*)?$/u;

/** A summary without "read more" and credits at its end, and with "…" if the publisher has cut it. */
export function withoutBoilerplate(text: string): string {
  let rest = text;
  for (let round = 0; round < 3; round++) {
    const before = rest;
    const tail = Math.max(0, rest.length - 520);
    for (const credit of credits) {
      const start = rest.slice(tail).search(credit);
      if (start >= 0) rest = rest.slice(0, tail + start).trimEnd();
    }
    if (rest.length < 140 && onlyInvitation.test(rest)) return "";
    const end = Math.max(0, rest.length - 140);
    rest =
      rest.slice(0, end) +
      rest
        .slice(end)
        .replace(invitationAfterSentence, "")
        .replace(invitationWithArrow, "")
        .trimEnd();
    if (rest === before) break;
  }
  return rest.replace(ellipsis, "…").replace(/^…$/, "");
}
