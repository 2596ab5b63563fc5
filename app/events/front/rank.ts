import { hourMs } from "#platform/duration.ts";
import type { LeaningCounts } from "#stories/bias.ts";
import { isCoveredPlace } from "#stories/country.ts";
import { isTopic } from "#stories/topic.ts";
import { isOfMarkets } from "../headline-patterns.ts";
import type { Gravity } from "./gravity.ts";
import { isTold } from "./is-told.ts";
import { isMajor, majorEvent } from "./major-event.ts";
import { countRelated, type HeadlinedEvent, relationsAmong, statesOf } from "./one-matter.ts";
import { tellsWords } from "./speaker.ts";
import { passScoresOn } from "./succession.ts";

/**
 * Whether an event is shown to a reader of these languages: it has a story in one of them or a piece of our own, an
 * editor has marked it as breaking, or it is a major event.
 */
export const isRelevantFor = (
  e: Pick<FrontCandidate, "languages" | "publishers" | "countries" | "own" | "editorBreaking">,
  languages: readonly string[] | null,
): boolean => isTold(e, languages) || e.own || e.editorBreaking || isMajor(e);

/** An event that may be shown on a front page. Times are in milliseconds. */
export type FrontCandidate = HeadlinedEvent & {
  publishers: number;
  countries: number;
  leanings: LeaningCounts;
  /** When half of its stories were published. */
  medianAt: number;
  lastAt: number;
  /** When the second-last of its publishers last reported: one publisher alone keeps no event new. */
  freshAt: number;
  /** The languages of its stories. */
  languages: readonly string[];
  gravity: Gravity;
  /** Whether other stories confirm the one that would be shown. */
  confirmed: boolean;
  /** Whether the story that would be shown reports what happened (`isStraightNews`). */
  straightNews: boolean;
  /** Whether it is breaking. */
  breaking: boolean;
  /** Whether an editor has marked one of its stories as breaking. */
  editorBreaking: boolean;
  /** Whether one of its stories is a piece of our own. */
  own: boolean;
};

/** How events are ranked (docs/decisions/021-front-by-events.md). The figures are our own, chosen on a real stream. */
export const rankRule = {
  /** The age in hours at which an event counts half. */
  halfLife: 13,
  /** Factor of an event without a story in a language of the reader. */
  otherLanguage: 0.4,
  /** Factor of an event outside Europe that is not great (`greatFrom`). */
  outsideEurope: 0.75,
  /** Factor of an event without a topic that is not great. */
  noTopic: 0.8,
  /** Factor of an event that only two publishers report: such events are often curiosities or local news. */
  twoPublishers: 0.7,
  /** Factors of a grave event that is told in two countries or by five publishers, and of a light one. */
  grave: 1.35,
  light: 0.5,
  /** Factor of politics in a state of Europe or in the Union, if it is not grave already. */
  politicsInEurope: 1.15,
  /** Factor of an event whose only stories for the reader are questions, columns or guides. */
  notStraightNews: 0.25,
  /** Factor of an event that is only what people say, unless it is great: deeds go before words. */
  words: 0.7,
  /** Factor of an event whose story for the reader no other one confirms. */
  unconfirmed: 0.45,
  /** Factor of an event that outlets of one country alone report, and so few of them: it is news of that country. */
  oneCountry: 0.8,
  /**
   * Added to the factor 1 of a large event for each other one of the last hours that is related (`countRelated`), beyond the
   * first, and for how many at most: what three large events are about is the affair of the day.
   */
  perRelatedEvent: 0.15,
  maxRelatedEvents: 3,
  relatedHours: 36,
  /** Factor of an event that two publishers have not reported for so many hours, unless so many have before. */
  quiet: 0.6,
  quietAfter: 8,
  neverQuietFrom: 12,
  /** Factors of an event that is breaking, has a piece of our own, or is marked by an editor. */
  breaking: 1.3,
  own: 1.5,
  editorBreaking: 3,
  /**
   * How many events of one storyline (an event and its chapters), and of one state, stay in their places: further ones are
   * moved to the end.
   */
  perStoryline: 2,
  perPlace: 3,
  /**
   * How many events of one state are among the first ones, and how many these are: the lead, two beside it, the list of six, and
   * two that move up where names repeat (`limitRepeatedNames`).
   */
  perPlaceAtTop: 2,
  top: 11,
  /**
   * On home and the front of a topic, a small event does not lead where a larger one (`majorEvent.publishers`) in a language of
   * the reader has at least this part of its score, unless it breaks, is our own, or an editor has marked it.
   */
  minScoreToLead: 0.7,
  /** How many events of one affair are among the lead and the two beside it. */
  perAffairOfLead: 2,
  lead: 3,
  /** A second event of a matter, or a third of a state or an affair, is passed at the top by events of at least this part of its score. */
  minScoreToPass: 0.3,
  /** How many lines nothing old or unconfirmed is among (`isHeldBack`), as long as there is anything else. */
  heldBackUntil: 10,
  /** An event is old when half of its stories are so many hours old, and two publishers have not reported for these hours. */
  oldAfter: 24,
  oldWithoutReports: 12,
  /** An event that so many publishers report loses nothing outside Europe, without a topic, as words, or by names that repeat. */
  greatFrom: 10,
  /** After so many headlines with one name, a further one is moved to the end: if its event is small, and unless it is great. */
  perNameOfSmall: 2,
  perName: 3,
  /**
   * With so many times the publishers, an event goes before another one that has the same two names in its headline, if its
   * score is at least this part of the other one's: with less it is yesterday's news.
   */
  muchLarger: 1.5,
  minScoreRatio: 0.6,
} as const;

/** States of Europe outside the Union, by ISO 3166 code. */
const neighbours = new Set(
  "AD AL AM AZ BA BY CH GB GE IS LI MC MD ME MK NO RS RU SM TR UA VA XK".split(" "),
);

/**
 * The score of an event: independent publishers, their countries and perspectives, times the factors of `rankRule`.
 * @param o.languages the reader's; null: all
 */
export function scoreOf(
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
  // The median time keeps an event up while many go on reporting it; one late story does not bring it back.
  const age = Math.max(0, o.now - event.medianAt) / hourMs;
  const places = event.subjects.filter(isCoveredPlace);
  const isOutsideEurope =
    places.length > 0 &&
    places.every((place) => place === "XX") &&
    !event.subjects.some((subject) => neighbours.has(subject));
  const isGreat = event.publishers >= rankRule.greatFrom;
  return (
    coverage ** 1.5 *
    0.5 ** (age / rankRule.halfLife) *
    (isTold(event, o.languages) ? 1 : rankRule.otherLanguage) *
    (isOutsideEurope && !isGreat ? rankRule.outsideEurope : 1) *
    (event.subjects.some(isTopic) || isGreat ? 1 : rankRule.noTopic) *
    (event.publishers > 2 ? 1 : rankRule.twoPublishers) *
    (isLocal(event) ? rankRule.oneCountry : 1) *
    weightOf(event, !isOutsideEurope && event.subjects.includes("Politics")) *
    (isQuiet(event, o.now) ? rankRule.quiet : 1) *
    (event.straightNews ? 1 : rankRule.notStraightNews) *
    (tellsOfWords(event) && !isGreat ? rankRule.words : 1) *
    (event.confirmed ? 1 : rankRule.unconfirmed) *
    (event.breaking ? rankRule.breaking : 1) *
    (event.own ? rankRule.own : 1) *
    (event.editorBreaking ? rankRule.editorBreaking : 1)
  );
}

/** Whether half of its headlines, at least, tell what people say. */
const tellsOfWords = ({ headlines }: FrontCandidate): boolean =>
  2 * headlines.filter(tellsWords).length >= Math.max(1, headlines.length);

/** By gravity and politics. A death of which two outlets of one country tell weighs no more than other local news. */
const weightOf = (event: FrontCandidate, isPoliticsInEurope: boolean): number => {
  if (event.gravity === "light") return rankRule.light;
  if (event.gravity === "grave" && !isLocal(event)) return rankRule.grave;
  return isPoliticsInEurope ? rankRule.politicsInEurope : 1;
};

const isLocal = (event: FrontCandidate): boolean =>
  event.countries < 2 && event.publishers < majorEvent.publishers;

const isQuiet = ({ freshAt, publishers }: FrontCandidate, now: number): boolean =>
  publishers < rankRule.neverQuietFrom && now - freshAt > rankRule.quietAfter * hourMs;

/**
 * Whether an event is kept out of the first lines. Four kinds are:
 * - old events;
 * - events whose headline, in the reader's language, no other publisher confirms;
 * - light events that are not major;
 * - on home, local news without a topic.
 */
export function isHeldBack(
  event: FrontCandidate,
  { now, ofSection = false }: { now: number; ofSection?: boolean },
): boolean {
  if (event.editorBreaking || event.own) return false;
  const isOld =
    now - event.medianAt > rankRule.oldAfter * hourMs &&
    now - event.freshAt > rankRule.oldWithoutReports * hourMs;
  const isMinor =
    event.gravity === "light"
      ? !isMajor(event)
      : !ofSection && isLocal(event) && !event.subjects.some(isTopic);
  return isOld || isMinor || !event.confirmed;
}

/** An event at its place on a front page. */
export type RankedEvent<T extends FrontCandidate> = {
  event: T;
  /** With what its affair adds, and what it has from an older event or has passed on. */
  score: number;
  /** As `isHeldBack` tells. */
  heldBack: boolean;
};

/**
 * Events in the order in which a front page shows them: by score, with what follows on an event before it (`passScoresOn`);
 * all but a few of one storyline and of one place are moved to the end, and what is held back behind the first lines. At the top
 * stands one event of a matter, and a further one if it is major and breaks.
 * @param o.ofSection whether it is the front of a topic or a country, where places and local news have no limit
 * @param o.ofCountry whether it is a country's, where no event takes another one's place
 */
export function rankEvents<T extends FrontCandidate>(
  events: readonly T[],
  o: {
    now: number;
    languages: readonly string[] | null;
    ofSection?: boolean;
    ofCountry?: boolean;
  },
): RankedEvent<T>[] {
  const perPlace = o.ofSection ? Number.POSITIVE_INFINITY : rankRule.perPlace;
  const perPlaceAtTop = o.ofSection ? Number.POSITIVE_INFINITY : rankRule.perPlaceAtTop;
  const placeOf = placesAmong(events);
  const { areOneMatter, areRelated, tellOfOneThing } = relationsAmong(events);
  const related = relatedEvents(events, { now: o.now, areRelated });
  const scored = events.map((event) => ({
    event,
    score: scoreOf(event, o) * (1 + rankRule.perRelatedEvent * (related.get(event.id) ?? 0)),
    heldBack: isHeldBack(event, o),
  }));
  // All events of a country's front have a state in common: two common words say less of them.
  const follows = o.ofCountry ? () => false : tellOfOneThing;
  const waiting = passScoresOn<T, RankedEvent<T>>(scored, { follows, languages: o.languages })
    .map((one) => ({ ...one, storyline: storylineOf(one.event), place: placeOf(one.event) }))
    .sort((a, b) => b.score - a.score || b.event.lastAt - a.event.lastAt);
  type Candidate = (typeof waiting)[number];
  const counts = new Map<string, number>();
  const countOf = (key: string) => counts.get(key) ?? 0;
  const shown: Candidate[] = [];
  const show = (one: Candidate) => {
    shown.push(one);
    for (const key of [one.storyline, one.place]) counts.set(key, countOf(key) + 1);
  };
  const fits = ({ event, storyline, place }: Candidate): boolean =>
    event.editorBreaking ||
    event.breaking ||
    (countOf(storyline) < rankRule.perStoryline && countOf(place) < perPlace);
  const isHeld = ({ heldBack }: Candidate): boolean =>
    heldBack && shown.length < rankRule.heldBackUntil;
  const repeats = ({ event, place }: Candidate): boolean => {
    if (shown.length >= rankRule.top || event.editorBreaking) return false;
    const ofAffair = () => shown.filter((other) => areRelated(other.event, event)).length;
    return (
      (shown.length < rankRule.lead && ofAffair() >= rankRule.perAffairOfLead) ||
      (!event.breaking && countOf(place) >= perPlaceAtTop) ||
      shown.some(
        (other) =>
          (areOneMatter(other.event, event) || tellOfOneThing(other.event, event)) &&
          !(event.breaking && isMajor(event) && !other.event.breaking),
      )
    );
  };
  const largerThan = (small: Candidate, among: readonly Candidate[]) =>
    among.find(
      (one) =>
        one.event.publishers >= majorEvent.publishers &&
        one.event.gravity !== "light" &&
        isTold(one.event, o.languages) &&
        !isHeld(one) &&
        one.score >= rankRule.minScoreToLead * small.score,
    );
  while (shown.length < Math.max(rankRule.top, rankRule.heldBackUntil)) {
    const fitting = waiting.filter(fits);
    const first = fitting.find((one) => !isHeld(one)) ?? fitting[0];
    if (!first) break;
    const other = fitting.find((one) => !isHeld(one) && !repeats(one));
    const best = other && other.score >= rankRule.minScoreToPass * first.score ? other : first;
    const isPassed = shown.length === 0 && !o.ofCountry && !leadsAnyway(best.event);
    const next = (isPassed && largerThan(best, fitting)) || best;
    waiting.splice(waiting.indexOf(next), 1);
    show(next);
  }
  const tooMany: Candidate[] = [];
  for (const one of waiting)
    if (fits(one)) show(one);
    else tooMany.push(one);
  return [...shown, ...tooMany].map(({ event, score, heldBack }) => ({ event, score, heldBack }));
}

/**
 * By event, for how many large and recent events that are related to it something is added: not for the first one, and only to
 * large events themselves. What a politician elsewhere says of an affair is not the affair, nor what markets make of it.
 */
function relatedEvents<T extends FrontCandidate>(
  events: readonly T[],
  { now, areRelated }: { now: number; areRelated: (one: T, other: T) => boolean },
): Map<number, number> {
  const counts = countRelated(events, {
    areRelated,
    among: (e) =>
      e.publishers >= majorEvent.publishers && now - e.medianAt < rankRule.relatedHours * hourMs,
    most: rankRule.maxRelatedEvents + 1,
  });
  return new Map(
    events.map(({ id, publishers, headlines }) => {
      const belongs = publishers >= majorEvent.publishers && !isOfMarkets(headlines);
      return [id, belongs ? Math.max(0, (counts.get(id) ?? 0) - 1) : 0] as const;
    }),
  );
}

const leadsAnyway = (event: FrontCandidate): boolean =>
  event.publishers >= majorEvent.publishers || event.breaking || event.own || event.editorBreaking;

const storylineOf = (event: FrontCandidate): string => `storyline ${event.parent ?? event.id}`;

/**
 * Tells the state by which an event is counted: of its states the one that fewest of these events are about. What one state
 * does to another is so counted with the other one.
 */
function placesAmong(events: readonly FrontCandidate[]): (event: FrontCandidate) => string {
  const counts = new Map<string, number>();
  for (const state of events.flatMap(statesOf)) counts.set(state, (counts.get(state) ?? 0) + 1);
  return (event) => {
    const [rarest] = statesOf(event).toSorted(
      (a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0) || (a < b ? -1 : 1),
    );
    return `place ${rarest ?? event.id}`;
  };
}
