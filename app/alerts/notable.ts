// When news about what is followed is worth an alert, by rules that readers can know (/how-we-work).

import { hourMs, minuteMs } from "#platform/duration.ts";
import { maxAgeMs } from "./alert.ts";

/** The figures of the rules. */
export const alertRule = {
  /** How many independent publishers make an event an alert for readers who follow its topic or country. */
  notableFrom: 5,
  /** How many further sources make an alert for readers who follow the event. */
  moreSources: 3,
  /** An event that began earlier makes no alert for followers of its topic or country. */
  newsHours: 24,
  freshMinutes: maxAgeMs / minuteMs,
} as const;

export const isNotable = (event: { publishers: number; firstAt: Date }, now: Date): boolean =>
  event.publishers >= alertRule.notableFrom &&
  now.getTime() - event.firstAt.getTime() <= alertRule.newsHours * hourMs;

/**
 * How many sources were added to an event since a follower was last notified of it, or began to follow it.
 * @param firstReported when each source reported it first
 */
export const sourcesSince = (firstReported: readonly Date[], since: Date): number =>
  firstReported.filter((at) => at > since).length;
