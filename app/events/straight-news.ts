import { headlineQuality } from "./clustering/headline-quality.ts";

/** What decides whether a story is straight news. */
type Headline = {
  lang: string;
  title: string;
  /** The address of the original; null for our own pieces. */
  url: string | null;
};

/** Sections of opinion, as outlets write them in addresses. */
const opinionSection =
  /\/(?:opinions?|opinion-analysis|commentisfree|comment|columns?|columnists|editorials?|leaders|letters|views|meinung|kommentare?|kolumnen?|leitartikel|gastbeitrag|tribunes?|chroniques?|idees|editos?|debats?|opinione?|opinioni|commenti|editoriali|opinie|opinia|publicystyka|komentarze|komentare|komentari|nazory|nazor|velemeny|publicisztika|opiniao|colunistas|kronik|debat|debatt|ledare|leder|kolumnit|paakirjoitukset|mielipide|apopsi|apopseis|gnomes|mneniya|komentari|arvamus|viedokli|nuomones|kolumne|misljenja)(?:[/?#._-]|$)/i;

/** A question mark at the end or before more text, as in "Strike? Talks go on". In Greek it looks like a semicolon. */
const question = /[?\u037e]["'”’»“)]?(?=\s|$)/u;
const greekQuestion = /;["'”»“]?\s*$/u;

/** Whether a title is a question. */
const isQuestion = ({ title, lang }: Pick<Headline, "title" | "lang">): boolean =>
  question.test(title) || (lang === "el" && greekQuestion.test(title));

/** A title that ends with an exclamation mark, or begins with a shout before the news. */
const exclamation = /!$|^[^!]{3,60}! (?=[\p{Lu}\d])/u;
const anyQuotation = /["“„«»‘'](?=\S)[^"“”„«»]*?["“”«»’'](?!\p{L})/gu;
/** Names with an exclamation mark. */
const shoutedName = /(?:Yahoo|Wham|Mamma Mia|Jeopardy|Oklahoma|Panic)!/g;

/** Whether a title shouts; what is quoted may. */
const isExclamation = ({ title }: Pick<Headline, "title">): boolean =>
  exclamation.test(title.replace(shoutedName, "…").replace(anyQuotation, "…"));

/**
 * Beginnings of guides and explanations, whose readers already know what happened, by language: a word that asks in one language
 * is a name or a verb in another, as "Co" in English and "Come".
 */
const guideWords: Readonly<Record<string, string>> = {
  bg: "защо|как|кой|какво",
  cs: "jak|kdo|co|proč",
  da: "derfor|sådan|hvorfor|hvordan|hvad",
  de: "wie|warum|wieso|weshalb|was|wer|darum|das (?:sagt|sagen|ist|sind|wissen|steckt)|so|chronologie",
  el: "γιατί|πώς|ποιος|τι",
  en: "how|why|what|who|where|when|which|timeline|explainer|explained|everything|inside|a visual guide|in pictures|in charts|watch|listen|the moment",
  es: "por qué|cómo|qué|quién|así",
  et: "miks|kuidas|kas",
  fi: "miksi|miten|näin",
  fr: "pourquoi|comment|qui|que|ce que|chronologie",
  ga: "cén fáth|conas",
  hr: "zašto|kako|što",
  hu: "miért|hogyan|így",
  it: "perché|come|chi|cosa(?! nostra)|ecco",
  lt: "kodėl|kaip|kas",
  lv: "kāpēc|kā|kas",
  mt: "għaliex|kif",
  nl: "waarom|hoe|wat|wie|zo",
  no: "derfor|hvorfor|hvordan",
  pl: "jak(?! (?:podaj|inform|poinform|donos|ustali))|dlaczego|co|kto|kiedy|czy",
  pt: "por que|por quê|porque|porquê|como|quem|que|o que",
  ro: "de ce|cum|cine",
  sk: "prečo|ako|kto|co|čo",
  sl: "zakaj|kako|kdo|kaj",
  sv: "därför|så|hur|varför|vad",
};
const beginsWith = (words: string) => new RegExp(`^["'„“«]?(?:${words})(?=[\\s:,])`, "iu");
const guides = new Map(
  Object.entries(guideWords).map(([lang, words]) => [lang, beginsWith(words)]),
);
/** A guide in every language. */
const questionsAndAnswers = beginsWith("faq");
/** The World Health Organization, which is no question. */
const who = /^["'„“«]?WHO(?![\p{L}\p{N}])/u;

/** Whether a title begins like a guide. */
const isGuide = ({ title, lang }: Pick<Headline, "title" | "lang">): boolean =>
  questionsAndAnswers.test(title) || (guides.get(lang)?.test(title) === true && !who.test(title));

/** The same after the subject: "Iran: Wie …". */
const guideToSubject =
  /^(?:[^:?]{2,40} timeline: |[^:?]{2,40}: (?:how|why|what (?:we|to|is|the)|wie|warum|wieso|weshalb|was|wer|wohin|pourquoi|comment|ce que|cómo|por qué|quién|qué|come|perché|chi|jak|dlaczego|hoe|waarom|hur|varför|hvorfor|hvordan|miksi|miten|proč|prečo|miért|hogyan|zašto|kako|zakaj)(?!\p{L}))/iu;

/** Features, which begin with a quotation: "‘It hit us hard’: how a village mourns", "villagers on how they mourn", "… on Ann's trial". */
const feature =
  /^["'„“«‘](?:[^"”»’]|’(?=\p{L})){8,}["'”»“’]: (?:(?:[\p{L}’'-]+ ){1,6}on (?:how|why|what|\p{Lu}\p{L}+['’]s|(?:their|her|his|the(?! (?:brink|run|rise|way|verge|edge|road|ground|back|front)(?!\p{L})))(?= ))|how|why|inside|what|the \p{L}+(?: \p{L}+){0,3} (?:that|who|where|which)|wie|warum|comment|pourquoi|cómo|por qué|come|perché|jak|dlaczego)(?!\p{L})/iu;

/** English features, which begin with an article and a relative clause: "The companies driving hopes of …". */
const relativeClause =
  /^(?:an?|the) (?:[\p{L}\d'’-]+ ){1,4}(?:that|who|whose|which|behind|driving)(?!\p{L})/iu;

/** Portraits: "From rebel to captive: the life of …", "Ann Roe: from rebel to captive", "Vom Busfahrer zum Diktator – …". */
const portrait =
  /^from [^:]+ to [^:]+:|\p{L}: from (?!\d)[^:]+ to |(?:^|: )vom [^:–—]+ zu[mr] [^:–—]+ ?[:–—]/iu;

/** Portraits that begin with a name ("Ann Roe, the woman who …"), and interviews ("Ann Roe, doctor: ‘It is …’"). */
const portraitByName =
  /^(?:\p{Lu}[^\s,:]*\s?){1,4}, (?:the (?:wo)?man who |(?=\p{Ll})[\p{L} -]{3,60}: ["“‘'«„])/u;

/** A quotation without a speaker, or a first-person quotation before a colon: columns and features. */
const onlyQuoted =
  /^(?:“[^”]{20,}”|"[^"]{20,}"|«[^»]{20,}»|„[^”“]{20,}[”“]|[‘'](?:[^‘’']|[’'](?=\p{L})){20,}[’'])$/u;
const quotedFirstPerson = /^["“‘']I(?:['’]\p{L}+)? .+?["”’']: /u;

/** Adjectives of tabloids for a statement ("furious response"). */
const tabloidQuote =
  /(?<!\p{L})(?:brutal|epic|savage|scathing|furious|bombshell|explosive) (?:response|rant|reply|attack on|takedown|swipe|interview|row|tirade)(?!\p{L})/iu;

/** Headlines in which writers speak of themselves or to the reader, lists ("seven things …"), and what tabloids promise to show. */
const personalOrList =
  /^(?:(?:I|I['’](?:m|ve|d|ll)|My|Our|We)(?= )|If you(?!\p{L})|eagle[- ]eyed(?!\p{L})|(?:pictured|revealed|exclusive|moment|shocking moment|shocking footage|mapped)(?=[\s:])|(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:\p{L}+ ){0,2}(?:things|ways|places|reasons|questions|signs|foods|takeaways)(?!\p{L}))/iu;

/** English words by which writers speak of themselves or to the reader; quotations are removed before. */
const englishPersonal = /(?<!\p{L})(?:I|I['’](?:m|ve|d|ll)|my|you|your)(?!\p{L})/u;
const quotation = /["“‘'](?=\S)[^"“”]*?["”’'](?!\p{L})/gu;

/** "QUENTIN LETTS: …", "… DR ELLIE has the answer": writers in capitals among other words. Institutions have short names. */
const capitalisedAuthor =
  /(?<![\p{L}])(?!(?:EU|UN|US|UK|NATO|USA|OSCE|BRICS|COP\d*) )\p{Lu}{2,}['’]?\p{Lu}* \p{Lu}{4,}(?!\p{L})/u;

/** "… | First Last": a column that is signed with the name of its author. */
const authorByline = / \| \p{Lu}[\p{L}'’-]+(?: (?:and |&)?\p{Lu}[\p{L}'’-]+){1,4}$/u;
const outletName = /(?:News|Times|Post|Online|Zeitung|Presse|Press|Radio|TV|Journal)$/;

/** Letters, leading articles, round-ups of many events or of a war's day, and live pages that say so at the end of their title. */
const roundUp =
  / \| (?:brief )?(?:letters?|editorial)(?= \||$)|\bat a glance\b|\bbriefing\b(?=:|$)|\bfurther reading$|\blatest (?:news|updates)(?=:)|[.:,–—-] (?:day|dzień|tag|jour|día|giorno|dag|dia|den|deň|dan|päivä) [1-9]\d{2,}$|[–—|-] (?:[\p{L}’']+ ){0,3}(?:live|as it happened|latest(?: updates)?)$|^(?:country diary|first edition|weekend reads)\b/iu;

/** Whether a story reports what happened: it is no live ticker, video, question, column or guide, nor filed as opinion. */
export const isStraightNews = (s: Headline): boolean =>
  headlineQuality(s) > 0 &&
  !isQuestion(s) &&
  !isExclamation(s) &&
  !isGuide(s) &&
  !guideToSubject.test(s.title) &&
  !feature.test(s.title) &&
  !(s.lang === "en" && relativeClause.test(s.title)) &&
  !portrait.test(s.title) &&
  !portraitByName.test(s.title) &&
  !onlyQuoted.test(s.title) &&
  !quotedFirstPerson.test(s.title) &&
  !tabloidQuote.test(s.title) &&
  !personalOrList.test(s.title) &&
  !(s.lang === "en" && englishPersonal.test(s.title.replace(quotation, ""))) &&
  !(capitalisedAuthor.test(s.title) && /\p{Ll}{3}/u.test(s.title)) &&
  !roundUp.test(s.title) &&
  !(authorByline.test(s.title) && !outletName.test(s.title)) &&
  !(s.url !== null && opinionSection.test(s.url));
