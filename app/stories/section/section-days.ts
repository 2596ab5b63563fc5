import { dayMs } from "#platform/duration.ts";
import { dateFormat } from "#ui/formats.ts";
import { timeZone } from "#ui/time.ts";

const dayFormat = dateFormat("en-CA", { timeZone, dateStyle: "short" });

/** The calendar day of a moment in the editorial zone, as 2026-11-21. */
const dayOf = (at: number): string => dayFormat.format(at);

/**
 * Rows under the day of their latest report.
 * @param now in milliseconds
 * @returns `day`: today, yesterday, or the noon of the day (ISO 8601)
 */
export function daysOf<T extends { at: string }>(
  rows: readonly T[],
  now: number,
): { day: string; rows: T[] }[] {
  const today = dayOf(now);
  // The noon of today, less 24 hours, is yesterday also where a clock was changed.
  const yesterday = dayOf(Date.parse(`${today}T12:00:00Z`) - dayMs);
  const groups = Map.groupBy(rows, (row) => dayOf(Date.parse(row.at)));
  return [...groups].map(([day, rows]) => ({
    day: day === today ? "today" : day === yesterday ? "yesterday" : `${day}T12:00:00Z`,
    rows,
  }));
}
