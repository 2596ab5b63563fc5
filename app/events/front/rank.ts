import type { LeaningCounts } from "#stories/bias.ts";
import { isCountry } from "#stories/country.ts";
import { isTopic } from "#stories/topic.ts";
import { fold } from "../clustering/folding.ts";
import { tokensOf } from "../clustering/tokens.ts";

/** From so many publishers of so many countries on, an event is great: readers of other languages are shown it too. */
export const greatEvent = { publishers: 5, countries: 3 } as const;

/** Whether an event is for a reader of these languages: somebody tells it in one, our newsroom stands for it, or it is great. */
export const isFor = (
  e: Pick<FrontCandidate, "languages" | "publishers" | "countries" | "own" | "marked">,
  languages: readonly string[] | null,
): boolean =>
  languages === null ||
  e.languages.some((lang) => languages.includes(lang)) ||
  e.own ||
  e.marked ||
  (e.publishers >= greatEvent.publishers && e.countries >= greatEvent.countries);

/** An event that may stand on a front. Times are in milliseconds. */
export type FrontCandidate = {
  id: number;
  /** The event that it is a chapter of. */
  parent: number | null;
  publishers: number;
  countries: number;
  leanings: LeaningCounts;
  /** When half of its stories were published. */
  medianAt: number;
  lastAt: number;
  /** Its topics, and codes of its places. */
  subjects: readonly string[];
  /** Languages in which it is told. */
  languages: readonly string[];
  /** Whether others tell it in the language of the story that would tell it. */
  compared: boolean;
  /** Whether the story that would tell it reports what happened (see `BestTelling`). */
  plain: boolean;
  /** Whether it is breaking. */
  breaking: boolean;
  /** Whether an editor has marked one of its stories. */
  marked: boolean;
  /** Whether one of our own pieces tells it. */
  own: boolean;
};

/** The story that tells an event best in one language. */
export type ChosenTelling = { lang: string; story: number; plain: boolean; stories: number };

/** How events are ranked (docs/decisions/021-front-by-events.md). The figures are our own, chosen on a real stream. */
export const rankRule = {
  /** The age in hours at which an event counts half. */
  halfLife: 16,
  /** Factor of an event that is not told in any language of the reader. */
  otherLanguage: 0.4,
  /** Factor of an event outside Europe. */
  elsewhere: 0.75,
  /** Factor of an event without a topic. */
  noTopic: 0.8,
  /** Factor of an event that two publishers report: often the curious and the local. */
  twoPublishers: 0.7,
  /** Factor of an event that a question, a column or a guide alone would tell. */
  notPlain: 0.5,
  /** Factor of an event whose only headline in the reader's language no other one confirms. */
  notCompared: 0.75,
  /** Factors of an event that is breaking, has a piece of our own, or is marked by an editor. */
  breaking: 1.15,
  own: 1.5,
  marked: 3,
  /** Events of one long story (an event and its chapters), and of one state, before all others. */
  perFamily: 2,
  perPlace: 4,
  /** Headlines with one name, before all others. */
  perName: 3,
  /** So many times the publishers make an event much greater than another one of the same affair. */
  muchGreater: 1.5,
} as const;

/** States of Europe outside the Union, by ISO 3166 code. */
const neighbours = new Set(
  "AD AL AM AZ BA BY CH GB GE IS LI MC MD ME MK NO RS RU SM TR UA VA XK".split(" "),
);

/**
 * The weight of an event: independent publishers, their countries and perspectives, times the factors of `rankRule`.
 * @param o.languages the reader's; null: all
 */
export function weightOf(
  event: FrontCandidate,
  o: { now: number; languages: readonly string[] | null },
): number {
  const { leanings } = event;
  const sides = [
    leanings["far-left"] + leanings.left,
    leanings.center,
    leanings.right + leanings["far-right"],
  ].filter((n) => n > 0).length;
  const coverage =
    Math.log2(1 + event.publishers) + 0.7 * Math.log2(1 + event.countries) + 0.25 * sides;
  // By the middle of its stories: what many go on reporting stays, and one late story brings nothing back.
  const age = Math.max(0, o.now - event.medianAt) / 3_600_000;
  const isTold = o.languages === null || event.languages.some((l) => o.languages?.includes(l));
  const places = event.subjects.filter(isCountry);
  const isElsewhere =
    places.length > 0 &&
    places.every((place) => place === "XX") &&
    !event.subjects.some((subject) => neighbours.has(subject));
  return (
    coverage ** 1.5 *
    0.5 ** (age / rankRule.halfLife) *
    (isTold ? 1 : rankRule.otherLanguage) *
    (isElsewhere ? rankRule.elsewhere : 1) *
    (event.subjects.some(isTopic) ? 1 : rankRule.noTopic) *
    (event.publishers > 2 ? 1 : rankRule.twoPublishers) *
    (event.plain ? 1 : rankRule.notPlain) *
    (event.compared ? 1 : rankRule.notCompared) *
    (event.breaking ? rankRule.breaking : 1) *
    (event.own ? rankRule.own : 1) *
    (event.marked ? rankRule.marked : 1)
  );
}

/**
 * Events in the order in which a front shows them: by weight, but of one long story and of one place only a few before
 * all others.
 */
export function rankEvents<T extends FrontCandidate>(
  events: readonly T[],
  o: { now: number; languages: readonly string[] | null; perPlace?: number },
): T[] {
  const { perPlace = rankRule.perPlace } = o;
  const ordered = events
    .map((event) => ({ event, weight: weightOf(event, o) }))
    .sort((a, b) => b.weight - a.weight || b.event.lastAt - a.event.lastAt)
    .map(({ event }) => event);
  const shares = new Map<string, number>();
  const first: T[] = [];
  const later: T[] = [];
  for (const event of ordered) {
    // Of any state: a member, a neighbour, or one far away.
    const place = event.subjects.find((s) => /^[A-Z]{2}$/.test(s) && s !== "XX" && s !== "EU");
    const keys = [
      { key: `family ${event.parent ?? event.id}`, most: rankRule.perFamily },
      ...(place ? [{ key: `place ${place}`, most: perPlace }] : []),
    ];
    const fits = event.marked || keys.every(({ key, most }) => (shares.get(key) ?? 0) < most);
    (fits ? first : later).push(event);
    if (fits) for (const { key } of keys) shares.set(key, (shares.get(key) ?? 0) + 1);
  }
  return [...first, ...later];
}

/**
 * Stories with those last whose headline has a name that stands in three before, or two names of one before: one affair
 * has many events, and the front room for others. Of two with the same two names the one of a much greater event comes
 * first: what happened, and not what somebody said of it.
 * @param publishersOf how many publishers report the event of a story
 */
export function spreadNames<T extends { title: string }>(
  stories: readonly T[],
  publishersOf: (story: T) => number = () => 1,
): T[] {
  const shares = new Map<string, number>();
  const shown: string[][] = [];
  const first: T[] = [];
  const later: T[] = [];
  const waiting = stories.map((story) => ({ story, names: namesOf(story.title) }));
  const place = ({ story, names }: (typeof waiting)[number]) => {
    const fits =
      names.every((name) => (shares.get(name) ?? 0) < rankRule.perName) &&
      !shown.some((others) => share(names, others));
    (fits ? first : later).push(story);
    if (!fits) return;
    shown.push(names);
    for (const name of names) shares.set(name, (shares.get(name) ?? 0) + 1);
  };
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { names, story } = next;
    const least = publishersOf(story) * rankRule.muchGreater;
    const greater = waiting.findIndex(
      (one) => publishersOf(one.story) >= least && share(names, one.names),
    );
    if (greater >= 0) for (const one of waiting.splice(greater, 1)) place(one);
    place(next);
  }
  return [...first, ...later];
}

const share = (names: readonly string[], others: readonly string[]): boolean =>
  names.filter((name) => others.includes(name)).length > 1;

/** The capitalised words of a headline, by the beginning that their forms share. */
const namesOf = (title: string): string[] => [
  ...new Set(
    tokensOf(title)
      .filter((t) => t.capitalised && t.text.length > 3)
      .map((t) => fold(t.text).slice(0, 6)),
  ),
];

/**
 * The telling of an event that a reader is shown.
 * @param own the story of our own, if there is one
 * @param languages the reader's, the most wanted first; null: all
 */
export function tellingFor<T extends Pick<ChosenTelling, "lang" | "story">>(
  tellings: readonly T[],
  o: { own: number | null; lead: number | null; languages: readonly string[] | null },
): T | null {
  const isRead = (lang: string) => o.languages === null || o.languages.includes(lang);
  const own = tellings.find((t) => t.story === o.own);
  if (own && isRead(own.lang)) return own;
  for (const lang of o.languages ?? []) {
    const telling = tellings.find((t) => t.lang === lang);
    if (telling) return telling;
  }
  const lead = tellings.find((t) => t.story === o.lead);
  return lead ?? tellings[0] ?? null;
}
