import type { StoryClass } from "../story-class.ts";
import { classTermsOf } from "./class-terms.ts";
import { compile, type Lexicon } from "./lexicon.ts";
import type { PublisherSection } from "./publisher-section.ts";
import {
  isEpisodeTitle,
  isForecastTitle,
  isOfferOrCalendarTitle,
  isServiceTitle,
} from "./service-titles.ts";
import { pointsOf, type Signals, signalsIn, termsOf } from "./signals.ts";
import { isStrongInTitle, type TextTopics } from "./topics.ts";
import { foldingOf, type Words } from "./words.ts";

/** The points from which a story is not news, unless it is as much about public affairs. */
const minNonNewsPoints = 4;
/** The same in a section of news about the outlet's own country. */
const minNonNewsPointsInDomesticSection = 7;
/** The points from which a class that is not news is taken if nothing else decides. */
const minNonNewsFallbackPoints = 2;
/** The least share of the points for news, and of those for culture, that the points against news need. */
const minShareOfNews = 0.65;
const minShareOfCulture = 0.9;
/** The part of the second-best class that is added: a star on holiday is both showbiz and lifestyle. */
const secondClassFactor = 0.4;
/** The part of a topic's points that is added to society's, and the other way round. */
const relatedFactor = 0.3;
/** How many times society's points a topic needs to be the class. */
const topicOverSociety = 1.25;
/** The points that the classes of news without a topic need; for society fewer suffice if nothing else decides. */
const minSocietyPoints = 4;
const minCulturePoints = 5;
const minBusinessPoints = 5;
const minInternationalPoints = 3;
const minSocietyFallbackPoints = 3;
/** The vocabulary of topics has terms of sport and leisure too, which count less than the terms of `classes/`. */
const topicVocabularyFactor = 0.8;
/** Its terms of leisure count less without a term of showbiz or lifestyle: news may happen on a beach. */
const leisureAloneFactor = 0.5;
/** The weight of a term that is neither strong nor weak. */
const normalWeight = 2;
/** The points from which a story on a death or a crime is news among those on stars or on sport. */
const gravePoints = 15;
/** With fewer points of public affairs, the majority of the feed decides rather than the text. */
export const confidentPoints = 8;

const lexicons = new Map<string, Lexicon>();

function lexiconOf(lang: string): Lexicon {
  let lexicon = lexicons.get(lang);
  if (!lexicon) {
    lexicon = compile(classTermsOf(lang), foldingOf(lang));
    lexicons.set(lang, lexicon);
  }
  return lexicon;
}

/** A person with name and age, as in tabloids: "Name Surname, 49, looks…". */
const nameAndAge = /\p{Lu}\p{L}+ \p{Lu}[\p{L}'’-]* ?[,(] ?\d\d ?[,)]/u;
/** A word in capitals between others: "wears NOTHING under". */
const capitalisedWord = /(?<=\p{Ll} )\p{Lu}{4,}(?= \p{L}*\p{Ll})/u;
/** Quotations, which are removed before `personal` is searched. */
const quoted = /["“”„«»‘'’](?=\S)[^"“”„«»]*?["“”„«»’'](?!\p{L})/gu;
/** Words by which writers speak of themselves or to the reader. */
const personal: Record<string, RegExp> = {
  en: /^(?:My|You|Your) |(?<!\p{L})(?:I|I['’](?:m|ve|d|ll)|my|(?<!(?:Thank|thank) )you|your|you['’](?:re|ve|ll))(?![\p{L}-])/u,
  de: /(?<!\p{L})(?:ich|mein(?:e[mnrs]?)?|du|dich|dir|dein(?:e[mnrs]?)?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je|j['’]ai|mon|ma|mes|vous|votre|vos|tu)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:mi|mis|tu|tus|te|debes|puedes|necesitas)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:il mio|la mia|tuo|tua|tuoi|tue|puoi|devi)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:meu|minha|você|teu|tua|deve saber|pode fazer)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:ik|mijn|je|jij|jouw|jullie)(?!\p{L})/iu,
  sv: /(?<!\p{L})(?:jag|min|mina|du|din|dina|dig)(?!\p{L})/iu,
  da: /(?<!\p{L})(?:jeg|min|mine|du|din|dine|dig)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:twój|twoj\p{L}+|musisz|możesz|powinieneś|sprawdź|zobacz|poznaj|masz)(?!\p{L})/iu,
  cs: /(?<!\p{L})(?:tvůj|vaše|můžete|musíte|zkuste|víte)(?!\p{L})/iu,
  fi: /(?<!\p{L})(?:sinun|minun|näin (?:teet|saat)|tiesitkö|voit)(?!\p{L})/iu,
};
const personalPoints = 3;

const isPersonalTitle = ({ title, lang }: { title: string; lang: string }): boolean =>
  personal[lang]?.test(title.replace(quoted, "")) === true;

/** The words of critics, who are also printed in the section on television. */
const reviewTitle =
  /(?:^|[ :–—-])(?:review(?:ed|s)?|Rezension|Filmkritik|Serienkritik|critique|recensione|reseña|crítica de|recenzja|recensie|recension|anmeldelse|anmelder|arvostelu|recenze|recenzia|kritika|recenzie|κριτική|рецензия|recenzija)(?!\p{L})/iu;

/** The sport that a title on it begins with: "Tennis: …", "Foot - ITA - …". */
const sportTitle =
  /^(?:Foot(?:ball)?|Fu(?:ß|ss)ball|F[úu]tbol|Futebol|Calcio|Voetbal|Fotboll|Fodbold|Fotball|Jalkapallo|Piłka nożna|Nogomet|Fotbal|Futbal|Labdarúgás|Ποδόσφαιρο|Футбол|Tennis|Tenis|Tenisz|Basket(?:ball|bal|bol)?|Baloncesto|Basquetebol|Košarka|Koszykówka|Handball?|H[åa]ndbold|Handboll|Håndball|Volley(?:ball)?|Siatkówka|Rugby|Cyclisme|Ciclismo|Radsport|Wielrennen|Kolarstwo|Cycling|Formel 1|Formula (?:1|One)|Fórmula 1|Formule 1|F1|MotoGP|Golf|Boxe|Boxen|Boxing|Boks|Hockey|Eishockey|Ishockey|Jääkiekko|Hokej|Biathlon|Biatlon|Ski alpin|Skispringen|Skoki narciarskie|Athlétisme|Leichtathletik|Athletics|Atletismo|Lekkoatletyka|Snooker|Darts|Bundesliga|Premier League|Champions League|Ligue 1|Serie A|LaLiga)(?: ?:| \|| [-–—]) /u;
/** Where "Golf" is the Persian Gulf and a car too. */
const languagesOfOtherGolf = ["de", "nl"];

const isSportTitle = ({ title, lang }: { title: string; lang: string }): boolean =>
  sportTitle.test(title) && !(title.startsWith("Golf") && languagesOfOtherGolf.includes(lang));

export type TextScores = {
  /** The class by the words of the text; null if they are not enough. */
  textClass: StoryClass | null;
  /** The class of weak signals, which is taken if nothing else decides. */
  fallbackClass: StoryClass | null;
  /** The points of public affairs: of the best topic, or of society. */
  publicAffairs: number;
  topicPoints: number;
  /** Whether the title has a form of services (`isServiceTitle`), or of episodes in the feed of a show. */
  isService: boolean;
  /** Whether the title speaks in the first person or to the reader. */
  isPersonal: boolean;
  /** Whether the title calls itself a review. */
  isReview: boolean;
  /** Whether the title tells of severe weather, or else of climate and nature. */
  isOfSevereWeather: boolean;
  /** Whether a term of news is in the title, not only in the excerpt. */
  newsInTitle: boolean;
};

/** The terms of news without a topic and of what is not news. */
export const classSignalsIn = (title: Words, excerpt: Words, lang: string): Signals =>
  signalsIn(lexiconOf(lang), title, excerpt);

/**
 * The class of a story by its words alone, and the points that led to it.
 * @param signals those of `classSignalsIn`
 */
export function scoreText(
  text: { title: string; lang: string; isEpisode: boolean },
  signals: Signals,
  textTopics: TextTopics,
  inDomesticSection: boolean,
): TextScores {
  const topicPointsOf = (label: string) => pointsOf(textTopics.signals, label);
  const topicPoints = Math.max(0, ...textTopics.topics.map(topicPointsOf));
  const society = Math.max(pointsOf(signals, "Society"), topicPointsOf("Society") / 2);
  const culture = topicPointsOf("Culture");
  const isPersonal = isPersonalTitle(text);
  const [first, second] = nonNewsScores(text.title, isPersonal, signals, textTopics.signals);
  const nonNewsPoints = first.points + secondClassFactor * second.points;
  const newsPoints = Math.max(
    society + relatedFactor * topicPoints,
    topicPoints + relatedFactor * society,
    topicPointsOf("Business"),
    topicPointsOf("International"),
  );
  const isOfSevereWeather = isStrongInTitle("Climate", textTopics.signals);
  const publicAffairs = Math.max(society, topicPoints);
  const isNewsInTitle = (topics: readonly string[]) =>
    isNamedInTitle(signals, ["Society"]) ||
    isNamedInTitle(textTopics.signals, [...topics, ...newsClassesWithoutTopic]);
  // An offer names devices.
  const isNewsBesideOffers =
    publicAffairs >= minNonNewsPoints &&
    isNewsInTitle(textTopics.topics.filter((topic) => topic !== "Technology"));
  const scores = {
    isOfSevereWeather,
    isService:
      isServiceTitle(text.title) ||
      (isOfferOrCalendarTitle(text.title) && !isNewsBesideOffers) ||
      (isForecastTitle(text.title) && !isOfSevereWeather) ||
      (text.isEpisode && isEpisodeTitle(text.title)),
    isPersonal,
    isReview: reviewTitle.test(text.title),
    publicAffairs,
    topicPoints,
    fallbackClass: nonNewsPoints >= minNonNewsFallbackPoints ? first.kind : null,
    newsInTitle: isNewsInTitle(textTopics.topics),
  };
  // A stadium's disaster is news.
  if (isSportTitle(text) && society < gravePoints) return { ...scores, textClass: "Sport" };
  const enough = inDomesticSection
    ? { points: minNonNewsPointsInDomesticSection, share: 1 }
    : { points: minNonNewsPoints, share: minShareOfNews };
  if (
    nonNewsPoints >= enough.points &&
    nonNewsPoints >= newsPoints * enough.share &&
    nonNewsPoints >= culture * minShareOfCulture &&
    // A title about accidents on icy roads is news, not a weather forecast.
    !(first.kind === "Service" && isNamedInTitle(signals, ["Society"]))
  )
    return { ...scores, textClass: first.kind };
  return { ...scores, textClass: newsClass({ society, culture, topicPoints, textTopics }) };
}

const newsClassesWithoutTopic = ["Culture", "Business", "International"];

const isNamedInTitle = (signals: Signals, labels: readonly string[]): boolean =>
  labels.some((label) =>
    termsOf(signals, label).some((t) => t.inTitle && t.weight >= normalWeight),
  );

function newsClass(o: {
  society: number;
  culture: number;
  topicPoints: number;
  textTopics: TextTopics;
}): StoryClass | null {
  const { society, culture, textTopics } = o;
  const business = pointsOf(textTopics.signals, "Business");
  const international = pointsOf(textTopics.signals, "International");
  const onTopic = textTopics.topics.length > 0;
  if (onTopic && o.topicPoints >= society * topicOverSociety) return "Topic";
  if (society >= minSocietyPoints && society >= culture) return "Society";
  if (onTopic) return "Topic";
  if (culture >= minCulturePoints && culture >= Math.max(business, international)) return "Culture";
  if (business >= minBusinessPoints) return "Business";
  if (international >= minInternationalPoints) return "International";
  return society >= minSocietyFallbackPoints ? "Society" : null;
}

type NonNewsScore = { kind: StoryClass; points: number };

/** The two best classes that are not news. */
function nonNewsScores(
  title: string,
  isPersonal: boolean,
  signals: Signals,
  topicSignals: Signals,
): [NonNewsScore, NonNewsScore] {
  const tabloid = (nameAndAge.test(title) ? 2 : 0) + (capitalisedWord.test(title) ? 1 : 0);
  const leisure = pointsOf(topicSignals, "Leisure") * topicVocabularyFactor;
  const showbiz = pointsOf(signals, "Showbiz") + tabloid;
  const lifestyle = pointsOf(signals, "Lifestyle") + (isPersonal ? personalPoints : 0);
  const hasOtherSignals = showbiz + lifestyle > 0;
  const kinds: NonNewsScore[] = [
    {
      kind: "Sport",
      points: Math.max(
        pointsOf(signals, "Sport"),
        pointsOf(topicSignals, "Sport") * topicVocabularyFactor,
      ),
    },
    {
      kind: "Showbiz",
      points: Math.max(showbiz, hasOtherSignals ? Math.min(leisure, showbiz + 3) : 0),
    },
    {
      kind: "Lifestyle",
      points: Math.max(lifestyle, hasOtherSignals ? 0 : leisure * leisureAloneFactor),
    },
    { kind: "Service", points: pointsOf(signals, "Service") },
  ];
  kinds.sort((a, b) => b.points - a.points);
  return [kinds[0] as NonNewsScore, kinds[1] as NonNewsScore];
}

const isAdviceOrGossip = (textClass: StoryClass | null, { topicPoints }: TextScores): boolean =>
  (textClass === "Lifestyle" || textClass === "Showbiz") && topicPoints < minNonNewsPoints;

const isGraveNews = ({ textClass, newsInTitle, publicAffairs }: TextScores): boolean =>
  textClass === "Society" && newsInTitle && publicAffairs >= gravePoints;

/** The class by the publisher's section and by the text, which may differ. @returns null if neither decides */
export function chooseClass(section: PublisherSection, scores: TextScores): StoryClass | null {
  const { kind } = section;
  const { textClass } = scores;
  const isNonNews = textClass !== null && nonNewsClasses.has(textClass);
  if (scores.isService) return kind === "Sport" ? kind : "Service";
  // Storms and warnings of them in the section on weather are news.
  if (kind === "Service") {
    if (textClass === "Topic" && scores.isOfSevereWeather) return textClass;
    if (textClass === "Society" && scores.publicAffairs >= confidentPoints) return textClass;
  }
  if (kind === "Showbiz" && scores.isReview) return "Culture";
  // Deaths and crimes in the section on stars are news.
  if (kind === "Showbiz" && isGraveNews(scores)) return "Society";
  if (kind !== null && nonNewsClasses.has(kind)) return kind as StoryClass;
  if (section.topics.includes("Healthcare") && scores.isPersonal) return "Lifestyle";
  // Advice and gossip are also published in sections of topics such as health and money.
  if (kind === "Topic") return isAdviceOrGossip(textClass, scores) ? textClass : "Topic";
  if (kind === "Motoring") return textClass === null || isNonNews ? "Lifestyle" : textClass;
  if (kind === "Travel")
    return (textClass === "Topic" || textClass === "Society") &&
      scores.newsInTitle &&
      scores.publicAffairs >= confidentPoints
      ? textClass
      : "Lifestyle";
  if (kind === "Culture") return textClass === "Topic" && scores.topicPoints >= 10 ? "Topic" : kind;
  // Sections on society have stories about private lives too.
  if (isNonNews && kind === "Society") return textClass;
  if (kind !== null && (textClass === null || isNonNews)) return kind;
  if (textClass !== null) return textClass;
  return section.isDomesticSection || section.isOpinion ? null : scores.fallbackClass;
}

export const nonNewsClasses: ReadonlySet<string> = new Set([
  "Sport",
  "Showbiz",
  "Lifestyle",
  "Service",
]);
