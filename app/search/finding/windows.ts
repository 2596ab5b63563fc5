// A common word has more matches than can be counted while somebody waits: then only the newest are looked at.
import { blocks, daysOf, type Span, spans } from "../indexing/marks.ts";

/** So many matches are counted and ordered. */
export const most = 1_000;
/** And so many where only the counts beside a filter are taken from them. */
export const mostBeside = 400;

/** A stretch of time that ends now; null is all time. Steps are small, so that little is left out. */
export type Window = { span: Span; count: number } | null;
export const windows: readonly Window[] = [
  ...[1, 2, 4].map((count) => ({ span: "h" as const, count })),
  ...[1, 2, 3, 5].map((count) => ({ span: "d" as const, count })),
  ...[1, 2, 3, 5, 8, 13].map((count) => ({ span: "w" as const, count })),
  ...[2, 4, 8].map((count) => ({ span: "q" as const, count })),
  null,
];

/**
 * What is looked at first, to tell how common something is: three eighths of the last 24 hours, eight hours apart, since
 * nights are quieter than days.
 */
export const probe = {
  lexemes: (now: Date): string[] =>
    [2, 10, 18].flatMap((hours) => {
      const at = daysOf(now) - hours / 24;
      return blocks("h", at, at);
    }),
  share: 3 / 8,
};

/** How many days a window has up to `now`. */
export function daysIn(window: Window, now: Date, all: number): number {
  if (!window) return all;
  const span = spans[window.span];
  const first = Math.floor(daysOf(now) / span) - window.count + 1;
  const days = daysOf(now) - first * span;
  // A block that has hardly begun says little: the one before is read too.
  return Math.min(all, days < 0.05 ? days + span : days);
}

// Blocks begin when they begin: a window of weeks may just now be shorter than one of days.
const longest = (some: readonly Window[], now: Date): Window =>
  some.reduce((a, b) => (daysIn(a, now, Infinity) < daysIn(b, now, Infinity) ? b : a));

/** The longest window in which no more than `limit` matches are to be expected, at so many a day. */
export function windowFor(perDay: number, now: Date, ageDays: number, limit: number): Window {
  const fitting = windows.filter((window) => perDay * daysIn(window, now, ageDays) <= limit * 0.8);
  return fitting.length > 0 ? longest(fitting, now) : (windows[0] as Window);
}

/** The next shorter window; itself when there is none. */
export function shorter(window: Window, now: Date): Window {
  const days = daysIn(window, now, Infinity);
  const rest = windows.filter((other) => daysIn(other, now, Infinity) < days);
  return rest.length > 0 ? longest(rest, now) : window;
}
