import type { Interval } from "../objects/empty.ts";

export const minute = 60;
export const hour = 3600;
export const day = 86_400;

/**
 * The time `count` intervals after `anchor` (seconds, UTC). Months keep the day and time of the anchor; in a shorter month
 * it is the last day, as for Stripe's billing cycle anchors.
 */
export function addIntervals(anchor: number, interval: Interval, count: number): number {
  if (interval === "day") return anchor + count * day;
  if (interval === "week") return anchor + count * 7 * day;
  const from = new Date(anchor * 1000);
  const months = from.getUTCMonth() + count * (interval === "year" ? 12 : 1);
  const last = new Date(Date.UTC(from.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const to = new Date(anchor * 1000);
  to.setUTCDate(1);
  to.setUTCFullYear(from.getUTCFullYear(), months, Math.min(from.getUTCDate(), last));
  return to.getTime() / 1000;
}

/** The first boundary of the cycle that begins at `anchor` and lies after `moment`. */
export function nextBoundary(
  anchor: number,
  recurring: { interval: Interval; interval_count: number },
  moment: number,
): number {
  let n = 1;
  while (addIntervals(anchor, recurring.interval, n * recurring.interval_count) <= moment) n += 1;
  return addIntervals(anchor, recurring.interval, n * recurring.interval_count);
}
