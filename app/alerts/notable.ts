// When news about what is followed is worth an alert, by rules that readers can know (/how-we-work).

import { freshMs } from "./alert.ts";

/** The figures of the rules. */
export const alertRule = {
  /** From how many independent publishers on an event is an alert for those who follow its topic or its country. */
  notableFrom: 5,
  /** How many sources more make an alert for those who follow an event. */
  moreSources: 3,
  /** An event that goes on for longer is no news of its topic any more. */
  newsHours: 24,
  freshMinutes: freshMs / 60_000,
} as const;

export const isNotable = (event: { publishers: number; firstAt: Date }, now: Date): boolean =>
  event.publishers >= alertRule.notableFrom &&
  now.getTime() - event.firstAt.getTime() <= alertRule.newsHours * 3_600_000;

/**
 * How many sources have come to an event since a follower was told of it last, or began to follow it.
 * @param firstTold when each source told it first
 */
export const sourcesSince = (firstTold: readonly Date[], since: Date): number =>
  firstTold.filter((at) => at > since).length;
