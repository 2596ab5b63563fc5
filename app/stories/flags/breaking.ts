import { unknownCountry } from "../country.ts";

/** The rule by which stories are breaking if no editor decides (product decision 10). */
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
  /** It stays breaking for this time after its newest report … */
  lastsMinutes: 180,
  /** … and at most for this time after it began to break. */
  longestHours: 6,
  /** It breaks again only if it has become another event: it has so many times the owners … */
  timesOwners: 2,
  /** … and at least this share of what new headlines say was in no headline when it broke. */
  newWords: 0.5,
} as const;

export type Report = {
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

/** The reports of an event in any order, and when it last began to break; null if it never did. */
export type Event = { reports: readonly Report[]; brokeAt: number | null };

/** Whether an event is breaking, when it began to, and the time of its newest report. */
export type Breaking = { brokeAt: number; newest: number; begins: boolean };

const minuteMs = 60_000;

/**
 * Whether an event is breaking at a time.
 * @param now milliseconds since 1970
 */
export function breakingAt({ reports, brokeAt }: Event, now: number): Breaking | null {
  const known = reports.filter((r) => r.at <= now);
  const newest = Math.max(...known.map((r) => r.at));
  if (
    brokeAt !== null &&
    brokeAt > now - breakingRule.longestHours * 60 * minuteMs &&
    newest > now - breakingRule.lastsMinutes * minuteMs
  )
    return { brokeAt, newest, begins: false };
  const recent = known.filter((r) => r.at > now - breakingRule.withinMinutes * minuteMs);
  const begins =
    hasEnoughOwners(recent) &&
    isConfirmed(recent) &&
    (brokeAt === null ? isNewToMost(known, recent) : isAnotherEvent(known, recent, brokeAt));
  return begins ? { brokeAt: now, newest, begins } : null;
}

/** Whether at least as many owners report it now as reported it before: a story that goes on for long does not break. */
const isNewToMost = (known: readonly Report[], recent: readonly Report[]): boolean =>
  ownersOf(known.filter((r) => !recent.includes(r))) <= ownersOf(recent);

function hasEnoughOwners(reports: readonly Report[]): boolean {
  const owners = ownersOf(reports);
  const countries = new Set(reports.map((r) => r.country).filter((c) => c !== unknownCountry));
  return (
    (owners >= breakingRule.owners && countries.size >= breakingRule.countries) ||
    owners >= breakingRule.ownersOfOneCountry
  );
}

const ownersOf = (reports: readonly Report[]): number => new Set(reports.map((r) => r.owner)).size;

/**
 * Whether the headlines of two owners share words. Three owners who write about one country at once may write about three
 * events, and a single shared word may be a name that is in the news every day. Headlines of one language are compared
 * with each other. Where every owner writes in another language, all are compared, and one word is enough: names alone are
 * written alike. Many owners need no such proof.
 */
function isConfirmed(reports: readonly Report[]): boolean {
  if (ownersOf(reports) >= breakingRule.ownersOfOneCountry) return true;
  const words = wordsOfSeveral(reports);
  if (words.length >= breakingRule.sharedWords) return true;
  const byLanguage = Map.groupBy(reports, (r) => r.lang);
  const areAllAlone = [...byLanguage.values()].every((group) => ownersOf(group) < 2);
  return areAllAlone && wordsOfSeveral(reports.map((r) => ({ ...r, lang: "" }))).length > 0;
}

function isAnotherEvent(
  known: readonly Report[],
  recent: readonly Report[],
  brokeAt: number,
): boolean {
  const before = known.filter((r) => r.at <= brokeAt);
  if (ownersOf(known) < breakingRule.timesOwners * ownersOf(before)) return false;
  const said = new Set(before.flatMap(wordsOf));
  const languages = new Set(before.map((r) => r.lang));
  // In a language that had no headline before, every word is new: it proves nothing.
  const comparable = recent.filter((r) => r.at > brokeAt && languages.has(r.lang));
  if (!hasEnoughOwners(comparable)) return false;
  const shared = wordsOfSeveral(comparable);
  const added = shared.filter((word) => !said.has(word));
  return added.length > 0 && added.length >= breakingRule.newWords * shared.length;
}

/** Words of four letters or more by their first five letters, since endings inflect. */
const wordsOf = ({ title, lang }: Report): string[] =>
  (title.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? []).map(
    (word) => `${lang} ${word.slice(0, 5)}`,
  );

/** Words in the headlines of at least two owners: a word that only one uses may be a matter of style. */
function wordsOfSeveral(reports: readonly Report[]): string[] {
  const owners = new Map<string, Set<string>>();
  for (const report of reports)
    for (const word of wordsOf(report))
      owners.set(word, (owners.get(word) ?? new Set()).add(report.owner));
  return [...owners].filter(([, by]) => by.size > 1).map(([word]) => word);
}
