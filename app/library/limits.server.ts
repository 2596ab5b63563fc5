import { networkOf, rateLimit } from "#platform/http/rate-limit.server.ts";
import type { Item } from "./item.ts";
import type { Visit } from "./visitor.server.ts";

const day = 86_400_000;
const views = rateLimit({ calls: 20, windowMs: day });
const likes = rateLimit({ calls: 20, windowMs: day });

/**
 * One network can send any user agent it likes, so what it may say of one item in a day is bounded: enough
 * for a household or an office, too little to make a story trend.
 */
export const mayCountView = (visit: Visit, { kind, id }: Item): boolean =>
  views(`${networkOf(visit.address)} ${kind} ${id}`) === 0;

/** The same for likes; the seconds to wait, 0 for none. */
export const waitBeforeLike = (visit: Visit, { kind, id }: Item): number =>
  likes(`${networkOf(visit.address)} ${kind} ${id}`);

const reports = rateLimit({ calls: 20, windowMs: day });

/** The same for what is said to be wrong with a page, of all pages together. */
export const waitBeforeReport = (visit: Visit): number => reports(networkOf(visit.address));
