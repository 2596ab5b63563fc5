import type { SearchClass } from "./category.ts";
import { classBy, WEAK, weigh } from "./classification/classes.ts";
import { type Mentions, mentionsIn, namesAbroad, placesIn } from "./classification/countries.ts";
import { languageOfText } from "./classification/language.server.ts";
import { isSpokenIn } from "./classification/national-languages.ts";
import {
  type Placement,
  placementOf,
  placementOfFeed,
} from "./classification/publisher-section.ts";
import { pointsOf } from "./classification/signals.ts";
import { type Subjects, subjectsOf } from "./classification/topics.ts";
import { foldingOf, wordsOf } from "./classification/words.ts";
import { type Country, unknownCountry } from "./country.ts";
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
  /** The address of the piece. */
  url?: string | null;
  /** The feed that it came in. */
  feed?: { url: string | null; title: string | null };
  source: { country: string | null; language: string | null; kind?: string | null };
};

export type Classified = {
  /** ISO 639-1; "no" for all Norwegian. */
  lang: string;
  class: StoryClass;
  /** At most three, best first; none for what is no news. */
  topics: Topic[];
  /** Classes of news beside the topics, for search. */
  sections: SearchClass[];
  /** Member states, and `EU` for the Union and its institutions, most prominent first. */
  countries: Country[];
  /** States outside the Union, most prominent first; `XX` where the state is not known. */
  abroad: string[];
  /** True if its country is that of its outlet, and it names no place. */
  assumed: boolean;
  /** True if its words say little, so that the habit of its feed decides (`withHabit`). */
  faint: boolean;
};

/** How many tags are read: some items have a hundred, of which the first matter. */
const TAGS = 20;

/**
 * Classifies an item of a feed by its words, its categories, its address, and by what its feed and its source are.
 * Pure.
 */
export function classify(item: Classifiable): Classified {
  const lang = languageOfText(item.title, item.excerpt, item.lang, item.source);
  const folding = foldingOf(lang);
  const title = wordsOf(item.title, folding);
  const excerpt = wordsOf(item.excerpt, folding);
  const shown = isShown(item.source);
  const categories = shown ? [] : item.categories.slice(0, TAGS);
  const placement = shown ? placementOfShow(item) : placementIn(item, categories);
  const mentions = mentionsIn(title, excerpt, categories, lang);
  const foreign = placement.kind === "International";
  const subjects = subjectsOf(title, excerpt, categories, {
    lang,
    placed: placement.topics,
    abroad: foreign || namesAbroad(mentions, item.source.country),
  });
  const weighed = weigh(
    { title: item.title, titleWords: title, excerptWords: excerpt, lang },
    subjects,
    placement.home,
  );
  // The notes of an episode mention everything that was spoken of: what it is about is said in its title.
  const rambling = shown && placement.kind === null && !weighed.titled;
  const heard = rambling ? "Service" : classBy(placement, weighed);
  const topics = topicsFor(heard, { subjects, affairs: weighed.affairs }, placement);
  const at = { of: heard, topics, subjects, lang };
  const home = mayBeHome(at, placement, item.source) ? homeOf(item.source) : null;
  const places = placesIn(mentions, {
    source: item.source.country,
    home,
    affairs: topics.length > 0,
  });
  const isAway = places.abroad.length > 0 && !places.abroad.includes(item.source.country ?? "");
  const silent = isAway && places.countries.length === 0 ? "International" : unheard(item.source);
  const of = heard ?? silent;
  return {
    lang,
    class: of,
    topics,
    sections: sectionsFor(of, subjects.sections),
    ...places,
    assumed: places.countries.length > 0 && !mentionsAny(mentions, places.countries),
    faint:
      rambling ||
      (placement.kind === null && (heard === null || (isNews(of) && weighed.affairs < WEAK))),
  };
}

/**
 * Whether a piece that names no place may be about its outlet's own country (product decision 28): in its home section, or, in an
 * outlet that writes in a language of its country, where no section says otherwise and the words say what it is about.
 * Not a piece on the world or on works of art; one on technology only if it also speaks of people and the state.
 */
function mayBeHome(
  o: { of: StoryClass | null; topics: Topic[]; subjects: Subjects; lang: string },
  placement: Placement,
  source: Classifiable["source"],
): boolean {
  if (placement.home) return true;
  if (placement.kind === "International" || o.of === null || !isNews(o.of)) return false;
  if (o.of === "Culture" || isShown(source)) return false;
  if (source.kind !== "institution" && !isSpokenIn(o.lang, source.country)) return false;
  return o.topics[0] !== "Technology" || o.topics.length > 1 || isPublic(o.subjects);
}

/** Whether the words name those whom a state or a town is made of: its people, its police, its offices. */
const isPublic = ({ signals }: Subjects): boolean =>
  pointsOf(signals, "Society") + pointsOf(signals, "Politics") >= 4;

/** The section of the piece; what its feed is about if the piece has none. */
function placementIn(item: Classifiable, categories: string[]): Placement {
  const own = placementOf(item.url ?? null, categories);
  if (own.kind !== null || own.home || !item.feed) return own;
  const feed = placementOfFeed(item.feed);
  return { ...feed, home: own.home, opinion: own.opinion || feed.opinion };
}

const isShown = ({ kind }: Classifiable["source"]): boolean =>
  kind === "podcast" || kind === "video";

/** The categories of a show say what kind of show it is, but not what an episode is about. */
function placementOfShow(item: Classifiable): Placement {
  const own = placementIn(item, []);
  if (own.kind !== null) return own;
  const show = placementOf(null, item.categories.slice(0, TAGS));
  return show.kind === "Topic" ? own : show;
}

/**
 * A topic of a story on a disaster or a crime is spoken of at least this much: a car, a school or a hospital stands in most of
 * them, while what governments and armies do makes its own victims.
 */
const BESIDE_SOCIETY = 0.8;
const AFFAIRS_OF_STATE = 0.5;

function topicsFor(
  of: StoryClass | null,
  { subjects, affairs }: { subjects: Subjects; affairs: number },
  placement: Placement,
): Topic[] {
  if (of === null || !isNews(of) || of === "Culture") return [];
  if (of === "Topic" && subjects.topics.length === 0) return placement.topics.slice(0, 1);
  if (of !== "Society") return subjects.topics;
  const least = (t: Topic) =>
    affairs * (t === "Politics" || t === "Defense" ? AFFAIRS_OF_STATE : BESIDE_SOCIETY);
  return subjects.topics.filter(
    (t) => subjects.named.has(t) || pointsOf(subjects.signals, t) >= least(t),
  );
}

const mentionsAny = (mentions: Mentions, countries: readonly Country[]): boolean =>
  countries.some((country) => mentions.has(country)) || mentions.has("Europe");

const sectionsFor = (of: StoryClass, sections: SearchClass[]): SearchClass[] =>
  of === "Topic" || !isNews(of) || sections.includes(of as SearchClass)
    ? sections
    : [of as SearchClass, ...sections];

/** The country that a piece without a place is about. */
function homeOf({ country, kind }: Classifiable["source"]): string | null {
  if (country === "EU") return kind === "institution" ? "EU" : null;
  return country === unknownCountry ? null : country;
}

/** A piece that says nothing: in a newspaper it is mostly news, elsewhere it is mostly a notice. */
const unheard = ({ kind }: Classifiable["source"]): StoryClass =>
  kind === "institution" || kind === "podcast" || kind === "video" ? "Service" : "Society";

/** The least number of pieces that make a habit, and the share of them that has to be of one class or topic. */
const habit = { pieces: 8, ofClass: 0.6, ofTopic: 0.5 };

/**
 * What most of a feed's pieces are counts for those that say little by themselves: a list of match results between
 * pieces on football is sport, and the news of a journal on technology is about technology.
 */
export function withHabit<
  T extends Pick<Classified, "class" | "topics" | "sections" | "countries" | "assumed" | "faint">,
>(pieces: readonly T[]): T[] {
  if (pieces.length < habit.pieces) return [...pieces];
  const most = (share: number, is: (piece: T) => boolean) =>
    pieces.filter(is).length >= pieces.length * share;
  const usual = (["Sport", "Showbiz", "Lifestyle", "Service"] as const).find((one) =>
    most(habit.ofClass, (p) => p.class === one),
  );
  if (usual) {
    const soft = { class: usual, topics: [], sections: [] };
    return pieces.map((p) => (p.faint ? { ...p, ...soft } : p));
  }
  const subject = everyTopic.find((topic) => most(habit.ofTopic, (p) => p.topics[0] === topic));
  if (!subject) return [...pieces];
  return pieces.map((p) => {
    if (!p.faint || p.topics.length > 0 || !isNews(p.class)) return p;
    // What happens in technology has no home country.
    const countries = p.assumed && subject === "Technology" ? [] : p.countries;
    return { ...p, class: "Topic", topics: [subject], countries };
  });
}
