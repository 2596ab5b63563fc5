// What has happened since stands for an affair of which an older event told.
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
} as const;

type Scored<T> = { event: T; score: number; heldBack: boolean };

/**
 * Gives an event's score to the one that follows on it, if that one weighs more so, and leaves the older one a part: a front
 * shows where an affair stands now. A follower repeats the older event, hours later; five publishers at least report it, a
 * confirmed report tells it, and it is not held back. What is breaking, our own, or marked by an editor keeps its score.
 * @param repeats as `repetitionBy` tells
 */
export function passScoresOn<T extends FrontCandidate, S extends Scored<T>>(
  scored: readonly S[],
  repeats: (newer: T, older: T) => boolean,
): S[] {
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
    const [first] = followers
      .filter(
        (one) =>
          one.event.medianAt - event.medianAt >= successionRule.hoursLater * hourMs &&
          one.score >= successionRule.minScoreRatio * score &&
          repeats(one.event, event),
      )
      .toSorted((a, b) => b.score - a.score);
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
