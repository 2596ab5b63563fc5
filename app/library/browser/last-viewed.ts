import { type ItemSnapshot, parsed, parseItemSnapshot } from "../item-snapshot.ts";

export const lastViewedKey = "last_viewed";

/** @property timestamp milliseconds since 1970 @property progress how much of an article was read, in percent */
export type LastViewed = ItemSnapshot & { timestamp: number; progress?: number | undefined };

/** The item that was opened last; null for a spoiled or foreign value. */
export const parseLastViewed = (stored: string | null): LastViewed | null =>
  lastViewedOf(parsed(stored));

/** The same of a value that is no text. */
export function lastViewedOf(value: unknown): LastViewed | null {
  const item = parseItemSnapshot(value);
  if (!item) return null;
  const { timestamp, progress } = value as Record<string, unknown>;
  if (typeof timestamp !== "number" || !Number.isFinite(timestamp)) return null;
  const read = typeof progress === "number" && progress >= 0 && progress <= 100;
  return { ...item, timestamp, ...(read ? { progress } : {}) };
}
