import { hourMs, minuteMs } from "#platform/duration.ts";
import { isCountry } from "../country.ts";

/** The rule by which stories are breaking if no editor decides. */
export const breakingRule = {
  /** An event begins to break when this many different owners in this many countries … */
  owners: 3,
  countries: 2,
  /** … or this many owners in one country … */
  ownersOfOneCountry: 5,
  /** (fewer than that have to share so many words in their headlines) … */
  sharedWords: 2,
  /** … have reported it within this time before now, in any languages. */
  withinMinutes: 90,
  /** It stays breaking for this time after its newest story … */
  lastsMinutes: 180,
  /** … and at most for this time after it began to break. */
  longestHours: 6,
  /** It breaks again only if it has become another event: it has so many times the owners … */
  timesOwners: 2,
  /** … and at least this share of what new headlines say was in no headline when it broke. */
  newWords: 0.5,
} as const;

export type StoryByOwner = {
  id: number;
  /** The owner of its source, or the source itself if the owner is unknown. */
  owner: string;
  /** The country of its source. */
  country: string;
  lang: string;
  title: string;
  /** When it was published; milliseconds since 1970. */
  at: number;
};

/** Whether an event is breaking, when it began to, and the time of its newest story. */
export type Breaking = { brokeAt: number; newest: number; begins: boolean };

/**
 * Whether an event is breaking at a time.
 * @param event its stories in any order, and when it last began to break; null if it never did
 * @param now milliseconds since 1970
 */
export function breakingAt(
  event: { stories: readonly StoryByOwner[]; brokeAt: number | null },
  now: number,
): Breaking | null {
  const { stories, brokeAt } = event;
  const known = stories.filter((s) => s.at <= now);
  const newest = Math.max(...known.map((s) => s.at));
  if (
    brokeAt !== null &&
    brokeAt > now - breakingRule.longestHours * hourMs &&
    newest > now - breakingRule.lastsMinutes * minuteMs
  )
    return { brokeAt, newest, begins: false };
  const recent = known.filter((s) => s.at > now - breakingRule.withinMinutes * minuteMs);
  const begins =
    hasEnoughOwners(recent) &&
    headlinesAgree(recent) &&
    (brokeAt === null ? isNewToMost(known, recent) : isAnotherEvent(known, recent, brokeAt));
  return begins ? { brokeAt: now, newest, begins } : null;
}

/** Whether at least as many owners report it now as reported it before: an event that goes on for long does not break. */
const isNewToMost = (known: readonly StoryByOwner[], recent: readonly StoryByOwner[]): boolean =>
  ownersOf(known.filter((s) => !recent.includes(s))) <= ownersOf(recent);

function hasEnoughOwners(stories: readonly StoryByOwner[]): boolean {
  const owners = ownersOf(stories);
  const countries = new Set(stories.map((s) => s.country).filter(isCountry));
  return (
    (owners >= breakingRule.owners && countries.size >= breakingRule.countries) ||
    owners >= breakingRule.ownersOfOneCountry
  );
}

const ownersOf = (stories: readonly StoryByOwner[]): number =>
  new Set(stories.map((s) => s.owner)).size;

/**
 * Whether the headlines of two owners share words. Three owners who write about one country at once may write about three
 * events, and a single shared word may be a name that is in the news every day. Headlines of one language are compared
 * with each other. Where every owner writes in another language, all are compared, and one word is enough: names alone are
 * written alike. Many owners need no such proof.
 */
function headlinesAgree(stories: readonly StoryByOwner[]): boolean {
  if (ownersOf(stories) >= breakingRule.ownersOfOneCountry) return true;
  const words = wordsOfSeveral(stories);
  if (words.length >= breakingRule.sharedWords) return true;
  const byLanguage = Map.groupBy(stories, (s) => s.lang);
  const areAllAlone = [...byLanguage.values()].every((group) => ownersOf(group) < 2);
  return areAllAlone && wordsOfSeveral(stories.map((s) => ({ ...s, lang: "" }))).length > 0;
}

function isAnotherEvent(
  known: readonly StoryByOwner[],
  recent: readonly StoryByOwner[],
  brokeAt: number,
): boolean {
  const before = known.filter((s) => s.at <= brokeAt);
  if (ownersOf(known) < breakingRule.timesOwners * ownersOf(before)) return false;
  const said = new Set(before.flatMap(wordsOf));
  const languages = new Set(before.map((s) => s.lang));
  // In a language that had no headline before, every word is new: it proves nothing.
  const comparable = recent.filter((s) => s.at > brokeAt && languages.has(s.lang));
  if (!hasEnoughOwners(comparable)) return false;
  const shared = wordsOfSeveral(comparable);
  const added = shared.filter((word) => !said.has(word));
  return (
    added.length >= breakingRule.sharedWords &&
    added.length >= breakingRule.newWords * shared.length
  );
}

/** Words of four letters or more by their first five letters, since endings inflect. */
const wordsOf = ({ title, lang }: StoryByOwner): string[] =>
  (title.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? []).map(
    (word) => `${lang} ${word.slice(0, 5)}`,
  );

/** Words in the headlines of at least two owners: a word that only one uses may be a matter of style. */
function wordsOfSeveral(stories: readonly StoryByOwner[]): string[] {
  const owners = new Map<string, Set<string>>();
  for (const story of stories)
    for (const word of wordsOf(story))
      owners.set(word, (owners.get(word) ?? new Set()).add(story.owner));
  return [...owners].filter(([, by]) => by.size > 1).map(([word]) => word);
}
