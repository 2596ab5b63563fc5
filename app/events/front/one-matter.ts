import { LRUCache } from "lru-cache";
import { displayNames } from "#ui/formats.ts";
import { statesIn } from "../clustering/countries.ts";
import { tokensOf } from "../clustering/tokens.ts";
import { nameLength, namesOf } from "./headline-names.ts";

/** An event by its places and by the headlines that stand for it, in each language. */
export type HeadlinedEvent = {
  id: number;
  parent: number | null;
  subjects: readonly string[];
  headlines: readonly { lang: string; title: string }[];
};

/** Events that have so many states in common are one matter, whatever their headlines say. */
const statesOfMatter = 3;
/** Two headlines in one language share so many words, if their events are one matter … */
const sharedWords = 2;
/** … beside the names of their states, and words that so many or this part of all headlines in the language have. */
const minCommon = 5;
const commonShare = 0.08;

/** What two events have to do with each other; the order of the two makes no difference. */
export type Relations<T extends HeadlinedEvent> = {
  /**
   * They are one matter, as the fire and the inquiry into it: one is a chapter of the other, or they have three states in common,
   * or one, and in some language headlines with the same words; or a topic in a member state, and a name in two languages.
   */
  areOneMatter: (one: T, other: T) => boolean;
  /** They belong to one affair: they are one matter, or have two states in common, as all that two states do to each other. */
  areRelated: (one: T, other: T) => boolean;
  /**
   * Their headlines tell of one thing: one is a chapter of the other, they have a state in common and in some language the same
   * words, or two states and two names, one of which at least is no state's.
   */
  tellOfOneThing: (one: T, other: T) => boolean;
};

/** @param events all that are compared: what is a common word depends on them */
export function relationsAmong<T extends HeadlinedEvent>(events: readonly T[]): Relations<T> {
  const words = distinctiveWords(events);
  const shareWords = (one: T, other: T): boolean => {
    const theirs = words.get(other.id);
    for (const [lang, own] of words.get(one.id) ?? []) {
      const others = theirs?.get(lang);
      let shared = 0;
      if (others)
        for (const word of own) if (others.has(word) && ++shared >= sharedWords) return true;
    }
    return false;
  };
  const areOneStory = (one: T, other: T): boolean =>
    (one.parent ?? one.id) === (other.parent ?? other.id);
  const states = (one: T, other: T): number => inCommon(statesOf(one), statesOf(other));
  const areOneMatter = (one: T, other: T): boolean =>
    areOneStory(one, other) ||
    states(one, other) >= statesOfMatter ||
    (states(one, other) > 0 && shareWords(one, other)) ||
    (shareTopicOfState(one, other) && shareNameAcross(one, other));
  return {
    areOneMatter,
    areRelated: (one, other) => states(one, other) > 1 || areOneMatter(one, other),
    tellOfOneThing: (one, other) =>
      areOneStory(one, other) ||
      (states(one, other) > 0 && shareWords(one, other)) ||
      (states(one, other) > 1 && shareNames(one, other)),
  };
}

function inCommon(some: readonly string[], others: readonly string[]): number {
  let n = 0;
  for (const state of some) if (others.includes(state)) n++;
  return n;
}

const sharedNames = 2;
/** In these languages all nouns have a capital, so that more of them must be the same. */
const capitalNouns = new Set(["de", "lb"]);

const shareNames = (one: HeadlinedEvent, other: HeadlinedEvent): boolean =>
  one.headlines.some(({ lang, title }) => {
    const stems = statesOf(one).flatMap((state) => stemsOfState(state, lang));
    const isOfState = (name: string) => stems.some((stem) => name.startsWith(stem));
    const needed = sharedNames + (capitalNouns.has(lang) ? 1 : 0);
    return other.headlines.some((theirs) => {
      if (theirs.lang !== lang) return false;
      const names = namesOf(theirs.title);
      const shared = namesOf(title).filter((name) => names.includes(name));
      return shared.length >= needed && !shared.every(isOfState);
    });
  });

/** Whether both are about a topic in one member state, other than politics: all that a government does is politics. */
const shareTopicOfState = (one: HeadlinedEvent, other: HeadlinedEvent): boolean => {
  const theirs = topicsInStates(other);
  return topicsInStates(one).some((subject) => theirs.includes(subject));
};

const topicsInStates = ofEvent((event) =>
  event.subjects.filter((subject) => /^(?!Politics\/)\w+\/(?!XX$|EU$)[A-Z]{2}$/.test(subject)),
);

/**
 * Whether headlines in different languages have the same name, which is no name of their states. Within a language also other
 * words have capitals, as at the beginning or all nouns.
 */
const shareNameAcross = (one: HeadlinedEvent, other: HeadlinedEvent): boolean =>
  namesBesideStates(one).some((ours) =>
    namesBesideStates(other).some(
      (theirs) =>
        ours.lang !== theirs.lang && ours.names.some((name) => theirs.names.includes(name)),
    ),
  );

const namesBesideStates = ofEvent((event) =>
  event.headlines.map(({ lang, title }) => {
    const stems = statesOf(event).flatMap((state) => stemsOfState(state, lang));
    const isOfState = (name: string) => stems.some((stem) => name.startsWith(stem));
    return { lang, names: namesOf(title).filter((name) => !isOfState(name)) };
  }),
);

/** Keeps what is told of an event, which is compared with all others. */
function ofEvent<T>(tell: (event: HeadlinedEvent) => T): (event: HeadlinedEvent) => T {
  const known = new WeakMap<HeadlinedEvent, T>();
  return (event) => {
    const told = known.get(event) ?? tell(event);
    known.set(event, told);
    return told;
  };
}

/** States whose names have several words, by what is written for them, folded. */
const shortNames: Readonly<Record<string, readonly string[]>> = {
  GB: ["brit", "bryt", "engla", "engli"],
  US: ["ameri", "amery"],
};

const statesByLanguage = new Map<string, Map<string, string[]>>();

/** With what names and adjectives of a state begin in a language, folded and no longer than names that are compared. */
function stemsOfState(state: string, lang: string): readonly string[] {
  let known = statesByLanguage.get(lang);
  if (!known) {
    const stems = Map.groupBy(statesIn(lang), ({ code }) => code);
    known = new Map(
      [...stems].map(([code, names]) => [code, names.map(({ stem }) => stem.slice(0, nameLength))]),
    );
    statesByLanguage.set(lang, known);
  }
  return [
    ...(known.get(state) ?? []),
    ...(shortNames[state] ?? []),
    stemOfState(state, lang),
  ].filter((stem) => stem.length > 0);
}

/**
 * How many events each event is related to.
 * @param o.among which of them are counted
 * @param o.most it counts no further than this
 * @returns by the id of an event
 */
export function countRelated<T extends HeadlinedEvent>(
  events: readonly T[],
  o: {
    areRelated: (one: T, other: T) => boolean;
    among: (event: T) => boolean;
    most: number;
  },
): Map<number, number> {
  const counted = events.filter(o.among);
  return new Map(
    events.map((one) => {
      let related = 0;
      for (const other of counted) {
        if (other.id !== one.id && o.areRelated(one, other)) related++;
        if (related === o.most) break;
      }
      return [one.id, related];
    }),
  );
}

/** Codes of states; `XX` and `EU` are none. */
export const statesOf: (event: HeadlinedEvent) => readonly string[] = ofEvent((event) =>
  event.subjects.filter((s) => /^[A-Z]{2}$/.test(s) && s !== "XX" && s !== "EU"),
);

const stemLength = 5;

type WordsByLanguage = Map<string, Set<string>>;

/** The words of each event's headlines that are neither the names of its states nor common, by the event's id. */
function distinctiveWords(events: readonly HeadlinedEvent[]): Map<number, WordsByLanguage> {
  const words = new Map(events.map((event) => [event.id, wordsByLanguage(event)]));
  const common = commonWords([...words.values()]);
  for (const byLanguage of words.values())
    for (const [lang, own] of byLanguage)
      for (const word of common.get(lang) ?? []) own.delete(word);
  return words;
}

function wordsByLanguage(event: HeadlinedEvent): WordsByLanguage {
  const found: WordsByLanguage = new Map();
  for (const { lang, title } of event.headlines) {
    const names = new Set(statesOf(event).map((state) => stemOfState(state, lang)));
    found.set(lang, new Set(stemsOf(title).filter((stem) => !names.has(stem))));
  }
  return found;
}

/** Kept between requests: every front compares the same headlines. */
const stemsOfHeadlines = new LRUCache<string, readonly string[]>({
  max: 5000,
  memoMethod: (title) =>
    tokensOf(title)
      .filter((token) => !token.isNumber && token.folded.length > 3)
      .map((token) => token.folded.slice(0, stemLength)),
});
const stemsOf = (title: string): readonly string[] => stemsOfHeadlines.memo(title);

/** By the code of the state and the language. */
const stemsOfStates = new LRUCache<string, string>({
  max: 5000,
  memoMethod: (key) => {
    const [state = "", lang = ""] = key.split(" ");
    const name = displayNames([lang, "en"], { type: "region" }).of(state) ?? state;
    return tokensOf(name)[0]?.folded.slice(0, stemLength) ?? "";
  },
});
const stemOfState = (state: string, lang: string): string => stemsOfStates.memo(`${state} ${lang}`);

/** The words in each language that many headlines have, as those of who is in the news every day. */
function commonWords(events: readonly WordsByLanguage[]): WordsByLanguage {
  const counts = new Map<string, Map<string, number>>();
  const headlines = new Map<string, number>();
  for (const [lang, words] of events.flatMap((byLanguage) => [...byLanguage])) {
    headlines.set(lang, (headlines.get(lang) ?? 0) + 1);
    const ofLanguage = counts.get(lang) ?? new Map<string, number>();
    counts.set(lang, ofLanguage);
    for (const word of words) ofLanguage.set(word, (ofLanguage.get(word) ?? 0) + 1);
  }
  return new Map(
    [...counts].map(([lang, ofLanguage]) => {
      const many = Math.max(minCommon, commonShare * (headlines.get(lang) ?? 0));
      const found = [...ofLanguage].filter(([, n]) => n > many).map(([word]) => word);
      return [lang, new Set(found)];
    }),
  );
}
