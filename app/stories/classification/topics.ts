import { type SearchClass, searchClasses } from "../category.ts";
import { type Topic, topics } from "../topic.ts";
import { labelsOfCategory } from "./category-names.ts";
import { compile, type Lexicon } from "./lexicon.ts";
import {
  addSignals,
  type FoundTerm,
  pointsOf,
  politician,
  type Signals,
  signalsIn,
  termsOf,
  titleFactor,
  warZone,
} from "./signals.ts";
import { vocabularyOf } from "./vocabulary.ts";
import { foldingOf, type Words, wordsOf } from "./words.ts";

/**
 * The points that a topic needs. Those whose words also stand in stories of all kinds, such as names of ministers and of
 * animals, need more.
 */
const topicPoints = 4;
const topicPointsOfCommonWords = 5;
const topicsOfCommonWords: ReadonlySet<Topic> = new Set<Topic>([
  "Politics",
  "Technology",
  "Climate",
  "Agriculture",
]);
/** The weight that one of a topic's terms must have, and the weight of a term that is enough alone if in the title. */
const normalWeight = 2;
export const strongWeight = 3;
/** The points of a normal term in the title. */
const normalPoints = 4;
/** In a story with so many points of crimes and disasters a topic needs two normal terms, but for `topicsOfDisasters`. */
const leastOfSociety = 8;
const topicsOfDisasters: ReadonlySet<Topic> = new Set<Topic>([
  "Immigration",
  "Energy",
  "Transport",
  "Climate",
]);
/** The name of a section counts like a strong term in the title. */
const sectionNamePoints = 5;
/** Topics for which a normal term of the title that the excerpt repeats is as good as two terms. */
const topicsOfRepeatedWords: ReadonlySet<Topic> = new Set<Topic>([
  "Economy",
  "Healthcare",
  "Defense",
  "Energy",
]);
/**
 * The share of the best topic's points that a further topic needs. Politics needs more, since ministers and parliaments
 * occur in every story about their decisions, and so does the economy, since everything costs money. Defence needs less
 * beside the many names of politicians in a story about a war.
 */
const secondaryTopicShare = 0.5;
const furtherShareOf: Partial<Record<Topic, number>> = {
  Politics: 0.8,
  Economy: 0.6,
  Defense: 0.3,
};
/** The share that defence needs if the title speaks of it. */
const shareOfDefenseInTitle = 0.2;
/** With so many terms, politics is a further topic from so many points, however many the best one has. */
const clearTerms = 2;
const pointsOfFurtherPolitics = 5;
/** If a topic has so many points, the topic of the section is dropped unless a word of the text confirms it. */
const clearPoints = 6;
/** News of companies is no news of the economy: from this share of its own points that words of business have. */
const shareOfBusiness = 0.8;
const maxTopics = 3;
const searchClassPoints = 5;

const lexicons = new Map<string, Lexicon>();

function lexiconOf(lang: string): Lexicon {
  let lexicon = lexicons.get(lang);
  if (!lexicon) {
    lexicon = compile(vocabularyOf(lang), foldingOf(lang));
    lexicons.set(lang, lexicon);
  }
  return lexicon;
}

/** The topics of a text, before its class is decided. */
export type TextTopics = {
  signals: Signals;
  /** At most three, best first. */
  topics: Topic[];
  /** Best first. */
  searchClasses: SearchClass[];
  /** Topics that the section or a category is named after. */
  sectionTopics: ReadonlySet<string>;
  /** Whether it is news of companies, which is no news of the economy. */
  isOfCompanies: boolean;
  /** Whether a state other than the outlet's own is named. */
  namesForeignState: boolean;
};

/**
 * The topics of a story. One term is not enough for a topic: it needs another term, a strong term in the title, or the
 * name of the section. For politics and defence, a foreign state is enough beside one term. In a story on a crime or a
 * disaster a strong term is not enough alone, since people are killed on the way to school and fined in the navy.
 * @param o.society the points of crimes and disasters
 */
export function topicsOf(
  title: Words,
  excerpt: Words,
  categories: readonly string[],
  o: { lang: string; topicsOfSection: readonly Topic[]; foreignStates: number; society: number },
): TextTopics {
  const lexicon = lexiconOf(o.lang);
  const signals = signalsIn(lexicon, title, excerpt);
  countPoliticians(signals);
  countWarZones(signals);
  const sectionTopics = new Set<string>(o.topicsOfSection);
  for (const category of categories) {
    const labels = labelsOfCategory(category);
    for (const label of labels) sectionTopics.add(label);
    if (labels.length === 0) addSignals(signals, lexicon, wordsOf(category, foldingOf(o.lang)));
  }
  const points = (label: string) =>
    pointsOf(signals, label) + (sectionTopics.has(label) ? sectionNamePoints : 0);
  const ranked = topics
    .filter(
      (t) =>
        points(t) >= pointsNeeded(t, o.foreignStates) &&
        (sectionTopics.has(t) || isCorroborated(t, signals, o)),
    )
    .sort((a, b) => points(b) - points(a));
  const best = Math.max(0, ...ranked.map((t) => pointsOf(signals, t)));
  const business = pointsOf(signals, "Business");
  const isOfCompanies =
    business >= (sectionTopics.has("Economy") ? normalWeight : normalPoints) &&
    business >= pointsOfTheEconomyAlone(signals) * shareOfBusiness;
  const fits = (t: Topic) =>
    !(t === "Economy" && isOfCompanies) &&
    ((sectionTopics.has(t) &&
      (pointsOf(signals, t) > 0 || best < (t === "Economy" ? sectionNamePoints : clearPoints))) ||
      // A strong term in the title, such as a health reform, is enough beside any other topic.
      (t !== "Politics" && isStrongInTitle(t, signals)) ||
      (t === "Politics" && isOfLeadersAbroad(signals, o.foreignStates)) ||
      points(t) >= pointsOfFurther(t, best, signals));
  return {
    signals,
    sectionTopics,
    isOfCompanies,
    namesForeignState: o.foreignStates > 0,
    topics: ranked.filter(fits).slice(0, maxTopics),
    searchClasses: searchClasses
      .filter((section) => points(section) >= searchClassPoints)
      .sort((a, b) => points(b) - points(a)),
  };
}

/** The points of the economy without those of its terms that are words of business too. */
function pointsOfTheEconomyAlone(signals: Signals): number {
  const ofBusiness = signals.get("Business")?.pointsByStem;
  return [...(signals.get("Economy")?.pointsByStem ?? [])]
    .filter(([stem]) => !ofBusiness?.has(stem))
    .reduce((sum, [, points]) => sum + points, 0);
}

/** The most points of all names together, as a multiple of those of the strongest. */
const namesFactor = 2.5;

/**
 * Adds names and offices of politicians to politics, all of them as one term: "President Macron" is one witness, and a
 * title of four names says no more of politics than one of two or three.
 */
function countPoliticians(signals: Signals): void {
  const names = signals.get(politician);
  if (!names) return;
  const found = [...names.terms.values()];
  const politics = signals.get("Politics") ?? {
    points: 0,
    terms: new Map(),
    pointsByStem: new Map(),
  };
  const strongest = Math.max(...found.map((t) => t.weight * (t.inTitle ? titleFactor : 1)));
  politics.points += Math.min(names.points, strongest * namesFactor);
  politics.terms.set(politician, {
    weight: Math.max(...found.map((t) => t.weight)),
    inTitle: found.some((t) => t.inTitle),
    inExcerpt: found.some((t) => t.inExcerpt),
  });
  signals.set("Politics", politics);
}

/** Adds states at war and borders to defence as one weak term, if there is a term of defence for them to confirm. */
function countWarZones(signals: Signals): void {
  const names = signals.get(warZone);
  const defense = signals.get("Defense");
  if (!names || !defense) return;
  const inTitle = [...names.terms.values()].some((t) => t.inTitle);
  defense.points += inTitle ? titleFactor : 1;
  defense.terms.set(warZone, { weight: 1, inTitle, inExcerpt: !inTitle });
}

/** Whether a strong term of the topic is in the title. */
export const isStrongInTitle = (topic: Topic, signals: Signals): boolean =>
  termsOf(signals, topic).some((t) => t.weight === strongWeight && t.inTitle);

const normalTermsOf = (signals: Signals, topic: Topic): FoundTerm[] =>
  termsOf(signals, topic).filter((t) => t.weight >= normalWeight);

const isOnlyNames = (signals: Signals, topic: Topic): boolean =>
  topic === "Politics" &&
  [...(signals.get(topic)?.terms ?? [])].every(
    ([root, t]) => root === politician || t.weight < normalWeight,
  );

/** The points of politics from which a leader in the title of news from abroad makes it politics. */
const pointsOfLeadersAbroad = 6;

/** Whether it is news from abroad with a politician in its title: a leader who orders an attack, or stands before a court. */
const isOfLeadersAbroad = (signals: Signals, foreignStates: number): boolean =>
  foreignStates > 0 &&
  pointsOf(signals, "Politics") >= pointsOfLeadersAbroad &&
  [...(signals.get(politician)?.terms.values() ?? [])].some((t) => t.inTitle);

/** The points that a topic needs where states are named: politics abroad needs fewer, and war between two states. */
function pointsNeeded(topic: Topic, foreignStates: number): number {
  if (topic === "Politics" && foreignStates > 0) return 3;
  if (topic === "Defense" && foreignStates > 1) return 2;
  return topicsOfCommonWords.has(topic) ? topicPointsOfCommonWords : topicPoints;
}

/**
 * The points that a topic needs beside the best one, which has so many; politics that only names speak for must be the
 * best itself.
 */
function pointsOfFurther(topic: Topic, best: number, signals: Signals): number {
  if (isOnlyNames(signals, topic)) return best;
  if (topic === "Defense" && termsOf(signals, topic).some((t) => t.inTitle))
    return best * shareOfDefenseInTitle;
  const share = best * (furtherShareOf[topic] ?? secondaryTopicShare);
  return topic === "Politics" && normalTermsOf(signals, topic).length >= clearTerms
    ? Math.min(share, pointsOfFurtherPolitics)
    : share;
}

function isCorroborated(
  topic: Topic,
  signals: Signals,
  o: { foreignStates: number; society: number },
): boolean {
  const terms = termsOf(signals, topic);
  const normal = normalTermsOf(signals, topic);
  const isForeign = (topic === "Politics" || topic === "Defense") && o.foreignStates > 0;
  const isSpared = isForeign
    ? !isOnlyNames(signals, topic) || isOfLeadersAbroad(signals, o.foreignStates)
    : topicsOfDisasters.has(topic);
  if (o.society >= leastOfSociety && !isSpared) return normal.length > 1;
  if (isStrongInTitle(topic, signals)) return true;
  if (normal.length > 0 && terms.length > 1) return true;
  if (topicsOfRepeatedWords.has(topic) && normal.some((t) => t.inTitle && t.inExcerpt)) return true;
  if (topic === "Defense" && o.foreignStates > 1) return terms.length > 0;
  return isForeign && normal.some((t) => t.inTitle);
}
