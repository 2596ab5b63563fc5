// Month names of the Union's languages and its neighbours', January first, as dates have them: the form
// after a day where that differs from the nominative. Folded: without marks, in lower case.

const names: Record<string, string> = {
  en: "january february march april may june july august september october november december",
  de: "januar|janner februar|feber marz|maerz april mai juni juli august september oktober november dezember",
  fr: "janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre",
  es: "enero febrero marzo abril mayo junio julio agosto septiembre|setiembre octubre noviembre diciembre",
  it: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
  pt: "janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro",
  nl: "januari februari maart april mei juni juli augustus september oktober november december",
  pl: "stycznia|styczen lutego|luty marca|marzec kwietnia|kwiecien maja|maj czerwca|czerwiec lipca|lipiec sierpnia|sierpien wrzesnia|wrzesien pazdziernika|pazdziernik listopada|listopad grudnia|grudzien",
  ro: "ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie",
  el: "ιανουαριου|ιανουαριος φεβρουαριου|φεβρουαριος μαρτιου|μαρτιος απριλιου|απριλιος μαιου|μαιος ιουνιου|ιουνιος ιουλιου|ιουλιος αυγουστου|αυγουστος σεπτεμβριου|σεπτεμβριος οκτωβριου|οκτωβριος νοεμβριου|νοεμβριος δεκεμβριου|δεκεμβριος",
  sv: "januari februari mars april maj juni juli augusti september oktober november december",
  da: "januar februar marts april maj juni juli august september oktober november december",
  no: "januar februar mars april mai juni juli august september oktober november desember",
  fi: "tammikuuta|tammikuu helmikuuta|helmikuu maaliskuuta|maaliskuu huhtikuuta|huhtikuu toukokuuta|toukokuu kesakuuta|kesakuu heinakuuta|heinakuu elokuuta|elokuu syyskuuta|syyskuu lokakuuta|lokakuu marraskuuta|marraskuu joulukuuta|joulukuu",
  cs: "ledna|leden unora|unor brezna|brezen dubna|duben kvetna|kveten cervna|cerven cervence|cervenec srpna|srpen zari rijna|rijen listopadu|listopad prosince|prosinec",
  sk: "januara|januar februara|februar marca|marec aprila|april maja|maj juna|jun jula|jul augusta|august septembra|september oktobra|oktober novembra|november decembra|december",
  hu: "januar februar marcius aprilis majus junius julius augusztus szeptember oktober november december",
  bg: "януари февруари март април маи юни юли август септември октомври ноември декември",
  hr: "sijecnja|sijecanj veljace|veljaca ozujka|ozujak travnja|travanj svibnja|svibanj lipnja|lipanj srpnja|srpanj kolovoza|kolovoz rujna|rujan listopada|listopad studenoga|studenog|studeni prosinca|prosinac",
  sl: "januarja|januar februarja|februar marca|marec aprila|april maja|maj junija|junij julija|julij avgusta|avgust septembra|september oktobra|oktober novembra|november decembra|december",
  et: "jaanuar veebruar marts aprill mai juuni juuli august september oktoober november detsember",
  lv: "janvaris|janvari februaris|februari marts|marta aprilis|aprili maijs|maija junijs|junija julijs|julija augusts|augusta septembris|septembri oktobris|oktobri novembris|novembri decembris|decembri",
  lt: "sausio|sausis vasario|vasaris kovo|kovas balandzio|balandis geguzes|geguze birzelio|birzelis liepos|liepa rugpjucio|rugpjutis rugsejo|rugsejis spalio|spalis lapkricio|lapkritis gruodzio|gruodis",
  mt: "jannar frar marzu april mejju gunju lulju awwissu settembru ottubru novembru dicembru",
  ga: "eanair feabhra marta aibrean|aibreain bealtaine meitheamh|meithimh iuil lunasa mean deireadh samhain|samhna nollaig|nollag",
  ru: "января|январь февраля|февраль марта|март апреля|апрель мая|маи июня|июнь июля|июль августа|август сентября|сентябрь октября|октябрь ноября|ноябрь декабря|декабрь",
  uk: "січня|січень лютого|лютии березня|березень квітня|квітень травня|травень червня|червень липня|липень серпня|серпень вересня|вересень жовтня|жовтень листопада|листопад грудня|грудень",
  tr: "ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik",
  ca: "gener febrer marc abril maig juny juliol agost setembre octubre novembre desembre",
};

type Months = { words: string[]; month: number }[];

const byLanguage = new Map<string, Months>(
  Object.entries(names).map(([language, list]) => [
    language,
    list.split(" ").map((words, month) => ({ words: words.split("|"), month })),
  ]),
);

/**
 * The month (0 to 11) that a folded word names or abbreviates; null for none. If a word means different months in
 * different languages, `language` decides, else the order of the list.
 */
export function monthOf(word: string, language: string | null): number | null {
  const key = `${language?.slice(0, 2).toLowerCase() ?? ""} ${word}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const month = word.length < 3 ? null : search(word, key.slice(0, 2));
  if (cache.size < 2000) cache.set(key, month);
  return month;
}

/** All dates of a feed use the same few words. */
const cache = new Map<string, number | null>();

function search(word: string, language: string): number | null {
  const own = byLanguage.get(language);
  const lists = own ? [own, ...byLanguage.values()] : [...byLanguage.values()];
  for (const list of lists) {
    const exact = list.find(({ words }) => words.includes(word));
    if (exact) return exact.month;
  }
  for (const list of lists) {
    const abbreviated = list.filter(({ words }) => words.some((name) => name.startsWith(word)));
    if (abbreviated.length === 1) return abbreviated[0]?.month ?? null;
  }
  return null;
}
