import { type ItemSnapshot, parsed, parseItemSnapshot } from "../item-snapshot.ts";

import type { Position } from "../positions.ts";

export const lastViewedKey = "last_viewed";

/** @property timestamp milliseconds since 1970 */
export type LastViewed = ItemSnapshot & Position & { timestamp: number };

/** The item that was opened last; null for a damaged value. */
export const parseLastViewed = (stored: string | null): LastViewed | null =>
  lastViewedOf(parsed(stored));

/** The same of a parsed value. */
export function lastViewedOf(value: unknown): LastViewed | null {
  const item = parseItemSnapshot(value);
  if (!item) return null;
  const { timestamp, progress, seconds } = value as Record<string, unknown>;
  if (typeof timestamp !== "number" || !Number.isFinite(timestamp)) return null;
  const hasProgress = typeof progress === "number" && progress >= 0 && progress <= 100;
  const hasSeconds = typeof seconds === "number" && Number.isFinite(seconds) && seconds >= 0;
  return {
    ...item,
    timestamp,
    ...(hasProgress ? { progress } : {}),
    ...(hasSeconds ? { seconds } : {}),
  };
}
