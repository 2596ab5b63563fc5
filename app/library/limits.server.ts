import { dayMs } from "#platform/duration.ts";
import { networkOf } from "#platform/http/client-address.server.ts";
import { rateLimit } from "#platform/http/memory-rate-limit.server.ts";
import type { Item } from "./item.ts";
import type { Visit } from "./visitor.server.ts";

const views = rateLimit({ calls: 20, windowMs: dayMs });
const likes = rateLimit({ calls: 20, windowMs: dayMs });

/**
 * Whether a view from this network still counts. Visitors are told apart by network and user agent, and a program
 * can send any user agent; the bound is enough for an office, and too little to make a story trend.
 */
export const mayCountView = (visit: Visit, { kind, id }: Item): boolean =>
  views(`${networkOf(visit.address)} ${kind} ${id}`) === 0;

/** The same bound for likes. @returns the seconds to wait, 0 for none */
export const waitBeforeLike = (visit: Visit, { kind, id }: Item): number =>
  likes(`${networkOf(visit.address)} ${kind} ${id}`);
