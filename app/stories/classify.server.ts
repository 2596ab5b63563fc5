import type { SearchClass } from "./category.ts";
import {
  chooseClass,
  classSignalsIn,
  confidentPoints,
  scoreText,
  type TextScores,
} from "./classification/classes.ts";
import {
  foreignStatesIn,
  type Mentions,
  mentionsIn,
  placesIn,
} from "./classification/countries.ts";
import { languageOfText } from "./classification/language.server.ts";
import { isNationalLanguage } from "./classification/national-languages.ts";
import {
  type PublisherSection,
  sectionOfFeed,
  sectionOfPiece,
} from "./classification/publisher-section.ts";
import { pointsOf, termsOf } from "./classification/signals.ts";
import {
  isStrongInTitle,
  strongWeight,
  type TextTopics,
  topicsOf,
} from "./classification/topics.ts";
import { foldingOf, wordsOf } from "./classification/words.ts";
import { type CoveredPlace, unknownCountry } from "./country.ts";
import { isNews, type StoryClass } from "./story-class.ts";
import { topics as everyTopic, type Topic } from "./topic.ts";

export type Classifiable = {
  /** Clean text, no markup. */
  title: string;
  excerpt: string;
  /** As in the feed: section names, tags, paths. */
  categories: string[];
  /** As declared by the item or its feed (`en-GB`); null if neither declares it. */
  lang: string | null;
  /** The address of the story. */
  url?: string | null;
  /** The feed that it came in. */
  feed?: { url: string | null; title: string | null };
  source: { country: string | null; language: string | null; kind?: string | null };
  /** Whether it is an episode or a video of a feed of these; those of podcasts and channels always are. */
  isEpisode?: boolean;
};

export type Classified = {
  /** ISO 639-1; "no" for all Norwegian. */
  lang: string;
  class: StoryClass;
  /** At most three, best first; none unless the story is news. */
  topics: Topic[];
  /** Classes of news without a topic, for search. */
  sections: SearchClass[];
  /** Member states, and `EU` for the Union and its institutions, most prominent first. */
  countries: CoveredPlace[];
  /** States outside the Union, most prominent first; `XX` where the state is not known. */
  nonEuCountries: string[];
  /** True if it names no place, and its country is that of its outlet. */
  countryAssumed: boolean;
  /** True if its words are not enough, so that the majority of its feed decides (`applyFeedMajority`). */
  uncertain: boolean;
};

/** How many tags are read; some items have a hundred, of which the first matter. */
const maxTags = 20;

/**
 * Classifies an item of a feed by its words, its categories, its address, its feed and its source. Pure.
 */
export function classify(item: Classifiable): Classified {
  const lang = languageOfText(item.title, item.excerpt, item.lang, item.source);
  const folding = foldingOf(lang);
  const title = wordsOf(item.title, folding);
  const excerpt = wordsOf(item.excerpt, folding);
  const isAudioOrVideo = isAudioOrVideoSource(item.source);
  const categories = isAudioOrVideo ? [] : item.categories.slice(0, maxTags);
  const section = isAudioOrVideo ? sectionOfAudioOrVideo(item) : sectionOf(item, categories);
  const mentions = mentionsIn(title, excerpt, categories, lang);
  const inWorldSection = section.kind === "International";
  const signals = classSignalsIn(title, excerpt, lang);
  const textTopics = topicsOf(title, excerpt, categories, {
    lang,
    topicsOfSection: section.topics,
    foreignStates: Math.max(
      inWorldSection ? 1 : 0,
      foreignStatesIn(mentions, item.source.country).length,
    ),
    society: pointsOf(signals, "Society"),
  });
  const scores = scoreText(
    { title: item.title, lang, isEpisode: isAudioOrVideo || item.isEpisode === true },
    signals,
    textTopics,
    section.isDomesticSection,
  );
  // The notes of an episode mention much that it is not about, so that only its title counts.
  const isTitleUninformative = isAudioOrVideo && section.kind === null && !scores.newsInTitle;
  const chosenClass = isTitleUninformative ? "Service" : chooseClass(section, scores);
  // The section on the economy has the news of companies too.
  const isOfCompanies =
    chosenClass === "Topic" &&
    textTopics.isOfCompanies &&
    textTopics.topics.length === 0 &&
    !termsOf(textTopics.signals, "Economy").some((t) => t.weight === strongWeight);
  const decidedClass = isOfCompanies ? "Business" : chosenClass;
  const topics = topicsFor(decidedClass, { textTopics, scores, section });
  const story = { decidedClass, topics, textTopics, lang };
  const domesticCountry = mayBeDomestic(story, section, item.source)
    ? domesticCountryOf(item.source)
    : null;
  const places = placesIn(mentions, {
    source: item.source.country,
    domesticCountry,
    isDomesticSection: section.isDomesticSection,
    publicAffairs: topics.length > 0,
  });
  const isForeign =
    places.nonEuCountries.length > 0 && !places.nonEuCountries.includes(item.source.country ?? "");
  const defaultClass =
    isForeign && places.countries.length === 0 ? "International" : defaultClassOf(item.source);
  const storyClass = decidedClass ?? defaultClass;
  const hasFewPoints = isNews(storyClass) && scores.publicAffairs < confidentPoints;
  return {
    lang,
    class: storyClass,
    topics,
    sections: searchClassesFor(storyClass, textTopics.searchClasses),
    ...places,
    countryAssumed: places.countries.length > 0 && !mentionsAny(mentions, places.countries),
    uncertain:
      isTitleUninformative || (section.kind === null && (decidedClass === null || hasFewPoints)),
  };
}

/**
 * Whether a story that names no place may be about its outlet's own country: in its domestic section; or as news in a
 * language of the country, if no section says otherwise. International news and culture are not; news on technology only
 * if it is also about people or the state.
 */
function mayBeDomestic(
  o: { decidedClass: StoryClass | null; topics: Topic[]; textTopics: TextTopics; lang: string },
  section: PublisherSection,
  source: Classifiable["source"],
): boolean {
  const { decidedClass } = o;
  if (section.isDomesticSection) return true;
  if (section.kind === "International" || decidedClass === null || !isNews(decidedClass))
    return false;
  if (decidedClass === "Culture" || isAudioOrVideoSource(source)) return false;
  if (source.kind !== "institution" && !isNationalLanguage(o.lang, source.country)) return false;
  return (
    !(
      o.topics.includes("Technology") ||
      (o.topics.join() === "Healthcare" && pointsOf(o.textTopics.signals, "Technology") > 0)
    ) ||
    !o.topics.every((t) => topicsOfProducts.has(t)) ||
    namesPublicLife(o.textTopics)
  );
}

/** The topics of news on what is made, sold and found out everywhere. */
const topicsOfProducts: ReadonlySet<Topic> = new Set<Topic>([
  "Technology",
  "Economy",
  "Energy",
  "Transport",
  "Healthcare",
  "Climate",
]);

/** Whether the words are about society or politics: people, police, authorities. */
const namesPublicLife = ({ signals }: TextTopics): boolean =>
  pointsOf(signals, "Society") + pointsOf(signals, "Politics") >= 4;

/** The section of the story, else that of its feed. */
function sectionOf(item: Classifiable, categories: string[]): PublisherSection {
  const own = sectionOfPiece(item.url ?? null, categories);
  if (own.kind !== null || own.isDomesticSection || !item.feed) return own;
  const feed = sectionOfFeed(item.feed);
  return {
    ...feed,
    isDomesticSection: own.isDomesticSection,
    isOpinion: own.isOpinion || feed.isOpinion,
  };
}

const isAudioOrVideoSource = ({ kind }: Classifiable["source"]): boolean =>
  kind === "podcast" || kind === "video";

/** The section of an episode. Categories tell the class of a show, but not the topics of an episode. */
function sectionOfAudioOrVideo(item: Classifiable): PublisherSection {
  const own = sectionOf(item, []);
  if (own.kind !== null) return own;
  const show = sectionOfPiece(null, item.categories.slice(0, maxTags));
  return show.kind === "Topic" ? own : show;
}

/** The share of society's points that a topic needs in a story on a disaster or a crime. */
const shareOfSociety = 0.5;
/** The same for politics and defence abroad, since stories on war and unrest tell most of all of the dead. */
const shareOfSocietyAbroad = 0.25;
/** The same for topics of which most such stories mention something: a car, a hospital, a school, a bank. */
const shareOfSocietyForPlaces = 0.8;
const topicsOfPlaces: ReadonlySet<Topic> = new Set<Topic>([
  "Transport",
  "Healthcare",
  "Education",
  "Economy",
]);

/**
 * Topics that one strong word in the title keeps in a story on a disaster or a crime: it is about a storm, a power cut or
 * migrants. It keeps no transport, since most accidents have a car or a train in their title.
 */
const topicsKeptBesideSociety: ReadonlySet<Topic> = new Set<Topic>([
  "Climate",
  "Energy",
  "Immigration",
]);

function topicsFor(
  storyClass: StoryClass | null,
  o: { textTopics: TextTopics; scores: TextScores; section: PublisherSection },
): Topic[] {
  const { topics, sectionTopics, signals } = o.textTopics;
  if (storyClass === null || !isNews(storyClass) || storyClass === "Culture") return [];
  if (storyClass === "Topic" && topics.length === 0) return o.section.topics.slice(0, 1);
  if (storyClass !== "Society") return topics;
  const least = (t: Topic) =>
    o.scores.publicAffairs *
    ((t === "Defense" || t === "Politics") && o.textTopics.namesForeignState
      ? shareOfSocietyAbroad
      : topicsOfPlaces.has(t)
        ? shareOfSocietyForPlaces
        : shareOfSociety);
  return topics.filter(
    (t) =>
      sectionTopics.has(t) ||
      (topicsKeptBesideSociety.has(t) && isStrongInTitle(t, signals)) ||
      pointsOf(signals, t) >= least(t),
  );
}

const mentionsAny = (mentions: Mentions, countries: readonly CoveredPlace[]): boolean =>
  countries.some((country) => mentions.has(country)) || mentions.has("Europe");

const searchClassesFor = (storyClass: StoryClass, classes: SearchClass[]): SearchClass[] =>
  storyClass === "Topic" || !isNews(storyClass) || classes.includes(storyClass as SearchClass)
    ? classes
    : [storyClass as SearchClass, ...classes];

/** The country that a story of the source is about if it names no place; null for none. */
function domesticCountryOf({ country, kind }: Classifiable["source"]): string | null {
  if (country === "EU") return kind === "institution" ? "EU" : null;
  return country === unknownCountry ? null : country;
}

/** The class of a story that nothing decides: most such stories are news in a newspaper, and services elsewhere. */
const defaultClassOf = ({ kind }: Classifiable["source"]): StoryClass =>
  kind === "institution" || kind === "podcast" || kind === "video" ? "Service" : "Society";

/** How many stories a feed needs, and which share of them must have one class or topic, to decide for the others. */
const majorityRule = { stories: 8, ofClass: 0.6, ofTopic: 0.5 };

/**
 * Gives the class or topic of most of a feed's stories to those whose words are not enough: a list of results among stories
 * on football is sport, and the news of a journal on technology is about technology.
 */
export function applyFeedMajority<
  T extends Pick<
    Classified,
    "class" | "topics" | "sections" | "countries" | "countryAssumed" | "uncertain"
  >,
>(stories: readonly T[]): T[] {
  if (stories.length < majorityRule.stories) return [...stories];
  const isMajority = (share: number, is: (story: T) => boolean) =>
    stories.filter(is).length >= stories.length * share;
  const usual = (["Sport", "Showbiz", "Lifestyle", "Service"] as const).find((one) =>
    isMajority(majorityRule.ofClass, (p) => p.class === one),
  );
  if (usual) {
    const nonNews = { class: usual, topics: [], sections: [] };
    return stories.map((p) => (p.uncertain ? { ...p, ...nonNews } : p));
  }
  const subject = everyTopic.find((topic) =>
    isMajority(majorityRule.ofTopic, (p) => p.topics[0] === topic),
  );
  if (!subject) return [...stories];
  return stories.map((p) => {
    if (!p.uncertain || p.topics.length > 0 || !isNews(p.class)) return p;
    // News on technology that names no place is about no country.
    const countries = p.countryAssumed && subject === "Technology" ? [] : p.countries;
    return { ...p, class: "Topic", topics: [subject], countries };
  });
}
