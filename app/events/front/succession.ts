// What has happened since stands for an affair of which an older event told.
import { namesOf } from "./headline-names.ts";
import { majorEvent } from "./major-event.ts";
import type { FrontCandidate } from "./rank.ts";

/** Figures of our own, chosen on a real stream. */
export const successionRule = {
  /** By so many hours half of an event's stories are later than half of those of the event that it follows on. */
  hoursLater: 8,
  /** It weighs at least this part of the older event … */
  minScoreRatio: 0.4,
  /** … which keeps this part of its score. */
  kept: 0.4,
  /** Of one affair it is if headlines in one language have so many names in common. */
  sharedNames: 2,
} as const;

type Scored<T> = { event: T; score: number; heldBack: boolean };

/**
 * Gives an event's score to the one that follows on it, if that one weighs more so, and leaves the older one a part: a front
 * shows where an affair stands now. A follower is of one matter with the older event, or related to it with two names in
 * common, hours later, reported by five publishers at least, told by a confirmed report and not held back. What is breaking,
 * our own, or marked by an editor keeps its score.
 * @param o.areOneMatter as `sameMatterAmong` tells
 * @param o.areRelated as `relationBy` tells
 */
export function passScoresOn<T extends FrontCandidate, S extends Scored<T>>(
  scored: readonly S[],
  o: {
    areOneMatter: (one: T, other: T) => boolean;
    areRelated: (one: T, other: T) => boolean;
  },
): S[] {
  const follows = (newer: T, older: T): boolean =>
    o.areOneMatter(newer, older) || (o.areRelated(newer, older) && shareNames(newer, older));
  const followers = scored.filter(
    ({ event, heldBack }) =>
      event.publishers >= majorEvent.publishers &&
      event.confirmed &&
      event.straightNews &&
      !heldBack,
  );
  const passed = new Map<S, number>();
  const followed = new Set<S>();
  for (const older of scored) {
    const { event, score } = older;
    if (event.breaking || event.own || event.editorBreaking) continue;
    const first = followers
      .filter(
        (one) =>
          one.event.medianAt - event.medianAt >= successionRule.hoursLater * hourMs &&
          one.score >= successionRule.minScoreRatio * score &&
          follows(one.event, event),
      )
      .reduce<S | null>((best, one) => (best && best.score >= one.score ? best : one), null);
    if (!first) continue;
    followed.add(older);
    passed.set(first, Math.max(passed.get(first) ?? 0, score));
  }
  return scored.map((one) => {
    const score = Math.max(one.score, passed.get(one) ?? 0);
    return { ...one, score: followed.has(one) ? score * successionRule.kept : score };
  });
}

const hourMs = 3_600_000;

function shareNames(one: FrontCandidate, other: FrontCandidate): boolean {
  return one.headlines.some(({ lang, title }) => {
    const names = namesOf(title);
    return other.headlines.some(
      (theirs) =>
        theirs.lang === lang &&
        namesOf(theirs.title).filter((name) => names.includes(name)).length >=
          successionRule.sharedNames,
    );
  });
}
