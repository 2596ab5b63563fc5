import { dayMs } from "#platform/duration.ts";

/** The calendar day of `at` where the browser is, as `2026-11-21`. */
export function dayOf(at: Date): string {
  const two = (n: number) => String(n).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/**
 * From one calendar day to another, in days; negative when `to` is earlier. Days are counted on the calendar,
 * so that those of 23 and 25 hours count as one.
 */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / dayMs;

/** Whether the value is a day of the calendar as `dayOf` writes it: 30 February is none, and no year is 0. */
export function isDay(value: unknown): value is string {
  if (typeof value !== "string" || !/^(?!0000)\d{4}-\d\d-\d\d$/.test(value)) return false;
  const at = Date.parse(`${value}T00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
}
