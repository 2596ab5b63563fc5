import { type ItemSnapshot, parsed, parseItemSnapshot } from "../item-snapshot.ts";

import type { Reached } from "../positions.ts";

export const lastViewedKey = "last_viewed";

/** @property timestamp milliseconds since 1970 */
export type LastViewed = ItemSnapshot & Reached & { timestamp: number };

/** The item that was opened last; null for a spoiled or foreign value. */
export const parseLastViewed = (stored: string | null): LastViewed | null =>
  lastViewedOf(parsed(stored));

/** The same of a value that is no text. */
export function lastViewedOf(value: unknown): LastViewed | null {
  const item = parseItemSnapshot(value);
  if (!item) return null;
  const { timestamp, progress, seconds } = value as Record<string, unknown>;
  if (typeof timestamp !== "number" || !Number.isFinite(timestamp)) return null;
  const read = typeof progress === "number" && progress >= 0 && progress <= 100;
  const heard = typeof seconds === "number" && Number.isFinite(seconds) && seconds >= 0;
  return {
    ...item,
    timestamp,
    ...(read ? { progress } : {}),
    ...(heard ? { seconds } : {}),
  };
}
