import { minuteMs } from "#platform/duration.ts";

// The offer to install comes once, at the third visit of a reader who has consented to storage.

/** The storage key of the count of visits, until the offer was made. */
export const visitsKey = "visits";
/** The storage key that remembers that the offer was made. */
export const installOfferKey = "install_offer";
export const offerMade = "made";

/** @property last when its last page was opened, in milliseconds since 1970 */
export type Visits = { count: number; last: number };

/** The visit at which the offer is made. */
const visitOfOffer = 3;
/** A page that is opened after this time begins another visit, in milliseconds. */
const pauseMs = 30 * minuteMs;

/** The stored count; zero for an invalid value. */
export function parseVisits(stored: string | null): Visits {
  try {
    const { count, last } = JSON.parse(stored ?? "{}");
    if (Number.isSafeInteger(count) && count > 0 && Number.isFinite(last)) return { count, last };
  } catch {
    // Invalid: counting starts again.
  }
  return { count: 0, last: 0 };
}

/** The count after a page was opened at `now`. A clock that was set back begins no new visit. */
export const withPage = ({ count, last }: Visits, now: number): Visits =>
  now - last > pauseMs ? { count: count + 1, last: now } : { count, last: Math.max(last, now) };

/** Whether it is time for the offer. */
export const isOfferDue = ({ count }: Visits): boolean => count >= visitOfOffer;
