// When news about what is followed is worth an alert, by rules that readers can know (/how-we-work).

/** From how many independent publishers on an event is an alert for those who follow its topic or its country. */
export const notableFrom = 5;
/** How many sources more make an alert for those who follow an event. */
export const moreSources = 3;
/** An event that goes on for longer is no news of its topic any more. */
const newsHours = 24;

export const isNotable = (event: { publishers: number; firstAt: Date }, now: Date): boolean =>
  event.publishers >= notableFrom &&
  now.getTime() - event.firstAt.getTime() <= newsHours * 3_600_000;

/**
 * How many sources have come to an event since a follower was told of it last, or began to follow it.
 * @param firstTold when each source told it first
 */
export const sourcesSince = (firstTold: readonly Date[], since: Date): number =>
  firstTold.filter((at) => at > since).length;
