// What has happened since stands for an affair of which an older event told.
import { hourMs } from "#platform/duration.ts";
import { isOfMarkets } from "../headline-patterns.ts";
import { isTold } from "./is-told.ts";
import { majorEvent } from "./major-event.ts";
import type { FrontCandidate } from "./rank.ts";

/** Figures of our own, chosen on a real stream. */
export const successionRule = {
  /** By so many hours half of an event's stories are later than half of those of the event that it follows on. */
  hoursLater: 6,
  /** It weighs at least this part of the older event … */
  minScoreRatio: 0.4,
  /** … which keeps this part of its score. */
  kept: 0.25,
} as const;

type Scored<T> = { event: T; score: number; heldBack: boolean };

/**
 * Gives an event's score to the one that follows on it, if the follower weighs less so far, and leaves the older one a part: a
 * front shows where an affair stands now. A follower tells of the same thing hours later. At least five publishers report it,
 * a confirmed report in a language of the reader tells it, and it is not light, not about markets and not held back. What is
 * breaking, our own, or marked by an editor keeps its score.
 * @param o.follows whether two events tell of one thing (`relationsAmong`)
 * @param o.languages the reader's; null: all
 */
export function passScoresOn<T extends FrontCandidate, S extends Scored<T>>(
  scored: readonly S[],
  o: { follows: (newer: T, older: T) => boolean; languages: readonly string[] | null },
): S[] {
  const mayFollow = ({ event, heldBack }: S): boolean =>
    event.publishers >= majorEvent.publishers &&
    event.confirmed &&
    event.straightNews &&
    event.gravity !== "light" &&
    !isOfMarkets(event.headlines) &&
    !heldBack &&
    isTold(event, o.languages);
  const scores = new Map(scored.map((one) => [one, one.score] as const));
  const scoreNow = (one: S): number => scores.get(one) ?? one.score;
  const followers = scored.filter(mayFollow);
  // The oldest first, so that the third event of an affair has what the second has from the first.
  for (const older of scored.toSorted((a, b) => a.event.medianAt - b.event.medianAt)) {
    const { event } = older;
    if (event.breaking || event.own || event.editorBreaking) continue;
    const score = scoreNow(older);
    const [first] = followers
      .filter(
        (one) =>
          one.event.medianAt - event.medianAt >= successionRule.hoursLater * hourMs &&
          one.score >= successionRule.minScoreRatio * older.score &&
          o.follows(one.event, event),
      )
      .toSorted((a, b) => b.score - a.score);
    if (!first) continue;
    scores.set(first, Math.max(scoreNow(first), score));
    scores.set(older, score * successionRule.kept);
  }
  return scored.map((one) => ({ ...one, score: scoreNow(one) }));
}
