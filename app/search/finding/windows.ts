// A common word has more matches than can be counted while somebody waits: then only the newest are looked at.
import { blocks, dayOf, type Span, spans } from "../indexing/marks.ts";

/** So many matches are counted and ordered. */
export const most = 4_000;
/** And so many where only the counts beside a filter are taken from them. */
export const mostBeside = 1_500;

/** A stretch of time that ends with today; null is all time. Steps are small, so that little is left out. */
export type Window = { span: Span; count: number } | null;
export const windows: readonly Window[] = [
  ...[1, 2, 3, 5].map((count) => ({ span: "d" as const, count })),
  ...[1, 2, 3, 5, 8, 13].map((count) => ({ span: "w" as const, count })),
  ...[2, 4, 8].map((count) => ({ span: "q" as const, count })),
  null,
];
/** The window that is looked at first, to tell how common something is. */
export const probe: Window = { span: "d", count: 2 };

/** What begins with the first block of the window, up to the day after `now`: clocks differ. */
export function windowLexemes(window: Window, now: Date): string[] | null {
  if (!window) return null;
  const today = dayOf(now);
  return blocks(window.span, today - (window.count - 1) * spans[window.span], today + 1);
}

/** How many days a window has up to now, on average over the place of now in its last block. */
const daysIn = (window: Window, all: number): number =>
  window ? Math.min(all, (window.count - 0.5) * spans[window.span]) : all;

/** The longest window in which no more than `limit` matches are to be expected. */
export function windowFor(found: number, ageDays: number, limit: number): Window {
  const perDay = found / daysIn(probe, ageDays);
  const fitting = windows.filter((window) => perDay * daysIn(window, ageDays) <= limit * 0.8);
  return fitting.length > 0 ? (fitting.at(-1) as Window) : (windows[0] as Window);
}

/** The next shorter window; itself when there is none. */
export function shorter(window: Window): Window {
  const at = windows.indexOf(window);
  return windows[Math.max(0, at - 1)] as Window;
}
