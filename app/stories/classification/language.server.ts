import { eld } from "eld/extrasmall";

/**
 * The language of a text, by eld's n-grams (Apache-2.0; ISO 639-1, 60 languages), with rules of our own for languages
 * that eld does not know: Irish, Maltese, Luxembourgish, Galician and Macedonian.
 */

/** Codes that feeds use instead of ISO 639-1. */
const nonstandardCodes: Record<string, string> = {
  nb: "no",
  nn: "no",
  iw: "he",
  gr: "el",
  cz: "cs",
  dk: "da",
  ua: "uk",
  ee: "et",
  si: "sl",
  sp: "es",
  cn: "zh",
  jp: "ja",
  deu: "de",
  ger: "de",
  eng: "en",
  fra: "fr",
  fre: "fr",
  spa: "es",
  ita: "it",
  pol: "pl",
  por: "pt",
  gle: "ga",
};

/** A declared language (`en-GB`, `nb_NO`, `DE`) as ISO 639-1; null for none, `mul`, `und` and nonsense. */
export function languageOf(declared: string | null): string | null {
  const code = /^\s*([a-z]{2,3})(?:[-_\s].*)?\s*$/i.exec(declared ?? "")?.[1]?.toLowerCase();
  if (code === undefined) return null;
  const known = nonstandardCodes[code] ?? code;
  return known.length === 2 ? known : null;
}

const wordSet = (list: string): Set<string> => new Set(list.split(" "));

type LanguageMarkers = {
  /** Words, and patterns of words, that hardly any other language has. */
  distinctive: Set<string>;
  shape?: RegExp;
  /** Short words that other languages have too. */
  common: Set<string>;
  /** The languages that eld confuses it with; if omitted, any language with a low score. */
  mistakenFor?: Set<string>;
};

const markers: Record<string, LanguageMarkers> = {
  ga: {
    distinctive: wordSet(
      "agus tá faoi níl bhí atá gur leis chun idir ón bheidh raibh dó seo sin rialtas aire éireann éirinn bliain nach rinne dúirt taoiseach uachtarán daoine nua mór le chuig tríd roimh inniu inné cén acu aige aici thar ach mar beidh féin eile maidir ceann níor níos gach bheith féidir siad lena ina inar uile timpeall domhan stát stáit iad nár ndearna tharla méid cuid fad fós muid déanta",
    ),
    shape:
      /^(?:bhf|mb|gc|nd|ng|bp|dt|bh|mh|fh|dh|gh)\p{L}{2}|^(?:ch|th|ph|sh)\p{L}*[áéíóú]|[éó]ir|ío[^s]|eá|(?:adh|aigh|eacht|acht|íocht|íonn|aítear|ítear|faidh|fidh|anna|óirí|eanna|aithe|ithe|achta|úil|áil|áin|acha|each|eog|eoir|áithe|úcháin)$/u,
    common: wordSet(
      "an na ag ar sa do de go a i is ní don den as ó le san dá é í ba sé sí nó mó trí ná gan d sin mar",
    ),
  },
  mt: {
    distinctive: wordSet(
      "tal fil bil mill biex hija huwa se wara bejn fuq dwar sabiex kienet kien minn dawn ukoll meta lill nies jista se",
    ),
    common: wordSet("il l li ta u fi ma is it in ir id iż ix"),
  },
  lb: {
    distinctive: wordSet(
      "ass vun fir huet sinn vum déi géint duerch gëtt ginn hunn méi wéi lëtzebuerg lëtzebuerger nei joer haut muer wëllt wëll säi hir keng ëmmer gouf goufen bäi dass leit och net",
    ),
    common: wordSet("d de den am an op mat bei en der a eng"),
    mistakenFor: wordSet("de nl fr en da no sv"),
  },
  gl: {
    distinctive: wordSet(
      "unha xunta galego galega máis tamén despois ata nunha dunha onte hoxe xa xente xuíz goberno dende cando lle lles coa persoas",
    ),
    common: wordSet("o os a as do da dos das no na e en un ao"),
    mistakenFor: wordSet("pt es"),
  },
};

/**
 * Words that Danish and Norwegian spell differently. By n-grams alone, one of 25 Danish sentences is taken for Norwegian.
 */
const onlyDanish = wordSet(
  "af efter hvad nogle noget meget mig dig sig blev blevet bliver blive uden mellem gennem havde haft ud op nu sagde siger gør gøre mod fik gik tilbage kun øje måde møde hvornår igennem hjælp hjælpe børn penge sidste hende jer andet lige end været uge uger bog tog sag sager syg lande hurtigt vores idet flertal kræver oplyser skete dansk danske spørgsmål adskillige",
);
const onlyNorwegian = wordSet(
  "av etter hva noen noe mye meg deg seg ble blitt blir bli uten mellom gjennom hadde hatt ut opp sa sier gjør gjøre mot fikk gikk tilbake øye måte møte hjelp hjelpe siste henne hennes annet enn vært uke uker bok tok sak saker syk opplyser skjedde spørsmål fremdeles mer fram språk norsk norske",
);
/** Whether a text is Danish or Norwegian; the detected language if its words do not decide. */
function danishOrNorwegian(lower: string, detected: string): string {
  const words = lower.match(/\p{L}+/gu) ?? [];
  const count = (list: ReadonlySet<string>) => words.filter((word) => list.has(word)).length;
  const [da, no] = [count(onlyDanish), count(onlyNorwegian)];
  return da === no ? detected : da > no ? "da" : "no";
}

const detector = eld.newInstance();
// Other languages would only be mistaken for European ones in short titles.
detector.setLanguageSubset([
  ...wordSet(
    "ar be bg ca cs da de el en es et eu fa fi fr he hi hr hu hy is it ja ka ko lt lv nl no pl pt ro ru sk sl sq sr sv ta th tr uk ur zh",
  ),
]);

type Detected = { lang: string; score: (lang: string) => number; reliable: boolean };

/** The language detected in a text, with a score (0–1) for every language; "" if none is detected. */
function detect(text: string): Detected {
  const result = detector.detect(text);
  const scores = result.getScores();
  const marked = languageByMarkers(text, result.language, scores[result.language] ?? 0);
  if (marked === null) {
    const isScandinavian = result.language === "no" || result.language === "da";
    const lang = isScandinavian
      ? danishOrNorwegian(text.toLowerCase(), result.language)
      : result.language;
    const best = scores[result.language] ?? 0;
    return {
      lang,
      score: (code) => (code === lang ? best : (scores[code] ?? 0)),
      reliable: result.isReliable(),
    };
  }
  return { lang: marked, score: (code) => (code === marked ? 1 : 0), reliable: true };
}

/**
 * How many Maltese articles are joined to a word (`it-territorju`). Those that other languages have too (`IT-`) count only
 * beside other words of Maltese.
 */
function articlesOfMaltese(lower: string): number {
  const count = (pattern: RegExp) => lower.match(pattern)?.length ?? 0;
  const sure = count(
    /(?:^|[\s’'])(?:il|tal|tas|tat|tad|tar|tan|tax|taż|fil|fis|fit|fid|fir|bil|bis|bit|bid|mill|mis|mit|mid|lill|lis|għall|sal|sas|mal|mas|ir|iż|ix|id)-\p{L}/gu,
  );
  const doubtful = count(/(?:^|[\s’'])(?:it|is|in|l|u|f|b)-\p{L}/gu);
  const words = count(
    /(?:^|\s)(?:u|ta[’']?|li|jew|minn|kien|kienet|huma|hija|huwa|hemm|biex|wara|madwar|kull|dawn|hawn|bi|ma|wkoll|aktar|mingħajr)(?=\s)/gu,
  );
  return sure + (words > 0 ? doubtful + (sure + doubtful > 0 ? words : 0) : 0);
}

/** Whether a text is Maltese by its articles or letters; names of places in Malta stand in any language. */
function isMaltese(text: string): boolean {
  const articles = articlesOfMaltese(text.toLowerCase());
  if (articles > 1) return true;
  const words = text.match(/(?<!\p{L})\p{L}*[ħġċ]\p{L}*/giu) ?? [];
  return words.some((word) => /^\p{Ll}/u.test(word)) || (words.length > 1 && articles > 0);
}

/** The language of a text by letters or words that only it has; null if there are none, then the n-grams decide. */
function languageByMarkers(text: string, lang: string, score: number): string | null {
  const lower = text.toLowerCase();
  if (/[ѓќѕ]/.test(lower)) return "mk";
  // Russian has the hard sign before vowels only.
  if (/ъ(?![еёюя])/.test(lower) && !/[ыэіїєў]/.test(lower)) return "bg";
  if (isMaltese(text)) return "mt";
  const list = lower.match(/\p{L}+/gu) ?? [];
  if ((lang === "sr" || lang === "bg") && /ј/.test(lower) && !/[ђћ]/.test(lower))
    if (
      list.some((w) => w === "во" || w === "од") ||
      /(?:та|от|те)\s.*(?:та|от|те)(?:\s|$)/.test(lower)
    )
      return "mk";
  for (const [code, { distinctive, shape, common, mistakenFor }] of Object.entries(markers)) {
    if (mistakenFor ? !mistakenFor.has(lang) : score > 0.72) continue;
    let distinctiveCount = 0;
    let commonCount = 0;
    for (const word of list) {
      if (distinctive.has(word) || shape?.test(word)) distinctiveCount++;
      else if (common.has(word)) commonCount++;
    }
    if (distinctiveCount >= 2 && distinctiveCount + commonCount >= list.length * 0.35) return code;
  }
  return null;
}

/** Languages that eld confuses with a similar one. */
const confusable: Record<string, string[]> = {
  hr: ["bs", "sr", "me"],
  pt: ["gl"],
  es: ["gl"],
  ms: ["id"],
  zh: ["yue"],
};

/** How far the score of the declared language may be below the best one, by the number of letters. */
const tolerance = [
  { letters: 16, ratio: 0 },
  { letters: 30, ratio: 0.75 },
  { letters: 60, ratio: 0.88 },
  { letters: Number.POSITIVE_INFINITY, ratio: 0.95 },
];

const scripts: [RegExp, Set<string>][] = [
  [/\p{Script=Greek}/u, wordSet("el")],
  [/\p{Script=Cyrillic}/u, wordSet("bg ru uk mk sr be kk")],
  [/\p{Script=Latin}/u, wordSet("el bg ru uk mk sr be ar he fa ur zh ja ko ka hy hi")],
];

/** Whether a language is written in the script of the text: not English in Cyrillic, not Greek in Latin. */
function isOfScript(lang: string, text: string): boolean {
  const [greek, cyrillic, latin] = scripts.map(([script]) => script.test(text));
  if (greek || cyrillic)
    return Boolean((greek && lang === "el") || (cyrillic && scripts[1]?.[1].has(lang)));
  return !(latin && scripts[2]?.[1].has(lang));
}

/** The expected language by the source's country. */
const languageOfCountry: Record<string, string> = {
  AT: "de",
  BG: "bg",
  CZ: "cs",
  DE: "de",
  DK: "da",
  EE: "et",
  ES: "es",
  FI: "fi",
  FR: "fr",
  GB: "en",
  GR: "el",
  HR: "hr",
  HU: "hu",
  IE: "en",
  IT: "it",
  LT: "lt",
  LV: "lv",
  NL: "nl",
  NO: "no",
  PL: "pl",
  PT: "pt",
  RO: "ro",
  RS: "sr",
  SE: "sv",
  SI: "sl",
  SK: "sk",
  UA: "uk",
};

/**
 * The language of an item's text, ISO 639-1. Confident detection overrides a wrong declaration; for a short title the
 * declaration of the item or feed counts, then the language or country of its source.
 */
export function languageOfText(
  title: string,
  excerpt: string,
  declared: string | null,
  source: { language: string | null; country: string | null },
): string {
  const sample = `${title}\n${excerpt.slice(0, 160)}`;
  const declaredLang = languageOf(declared);
  const sourceLang = languageOf(source.language);
  const expected = declaredLang ?? sourceLang ?? languageOfCountry[source.country ?? ""] ?? null;
  const { lang, score, reliable } = detect(sample);
  if (lang === "") return expected ?? "en";
  if (expected === null || expected === lang) return lang;
  if (!isOfScript(expected, sample)) return lang;
  if (confusable[lang]?.includes(expected)) return declaredLang ?? sourceLang ?? lang;
  const letters = sample.replace(/[^\p{L}]/gu, "").length;
  // eld was not trained on these languages, so that it takes their short texts for any other language.
  if (expected in markers && score(lang) < (letters > 60 ? 0.6 : 0.8)) return expected;
  const allowed = tolerance.find((step) => letters <= step.letters)?.ratio ?? 1;
  const ratio = score(expected) / score(lang);
  if (ratio >= (declaredLang === null ? (allowed + 1) / 2 : allowed)) return expected;
  return reliable || letters > 30 ? lang : expected;
}
