// A common word has more matches than can be counted while a reader waits: then only the newest are read.
import {
  type BlockSize,
  blockDays,
  daysSinceEpoch,
  timeBlocks,
} from "../indexing/facet-lexemes.ts";

/** How many matches are counted and ordered. */
export const maxMatches = 1_000;
/** How many matches a sample has that is read only for the counts of a filter's other values. */
export const maxSampled = 400;

/** A period that ends now; null is all time. The steps are small, so that few matches are left out. */
export type Window = { span: BlockSize; count: number } | null;
export const windows: readonly Window[] = [
  ...[1, 2, 4].map((count) => ({ span: "h" as const, count })),
  ...[1, 2, 3, 5].map((count) => ({ span: "d" as const, count })),
  ...[1, 2, 3, 5, 8, 13].map((count) => ({ span: "w" as const, count })),
  ...[2, 4, 8].map((count) => ({ span: "q" as const, count })),
  null,
];

/**
 * The sample by which the number of matches a day is estimated: three eighths of the last 24 hours, eight hours apart,
 * since nights are quieter than days.
 */
export const probe = {
  lexemes: (now: Date): string[] =>
    [2, 10, 18].flatMap((hours) => {
      const at = daysSinceEpoch(now) - hours / 24;
      return timeBlocks("h", at, at);
    }),
  share: 3 / 8,
};

/** How many days a window has up to `now`. */
export function windowDays(window: Window, now: Date, all: number): number {
  if (!window) return all;
  const span = blockDays[window.span];
  const first = Math.floor(daysSinceEpoch(now) / span) - window.count + 1;
  const days = daysSinceEpoch(now) - first * span;
  // A block that has only just begun holds little, so the one before it is read too.
  return Math.min(all, days < 0.05 ? days + span : days);
}

// Blocks are fixed in time, so a window of weeks may at this moment be shorter than one of days.
const longest = (some: readonly Window[], now: Date): Window =>
  some.reduce((a, b) => (windowDays(a, now, Infinity) < windowDays(b, now, Infinity) ? b : a));

/** The longest window with at most `limit` expected matches, at `perDay` a day. */
export function windowFor(perDay: number, now: Date, ageDays: number, limit: number): Window {
  const fitting = windows.filter(
    (window) => perDay * windowDays(window, now, ageDays) <= limit * 0.8,
  );
  return fitting.length > 0 ? longest(fitting, now) : (windows[0] as Window);
}

/** The next shorter window; itself when there is none. */
export function shorterWindow(window: Window, now: Date): Window {
  const days = windowDays(window, now, Infinity);
  const rest = windows.filter((other) => windowDays(other, now, Infinity) < days);
  return rest.length > 0 ? longest(rest, now) : window;
}
