import { parsed } from "../kept-item.ts";
import { daysBetween, isDay } from "./day.ts";

export const streakKey = "daily_streak";

/** @property count check-ins on successive days @property lastCheck the day of the last one, `2026-11-21` */
export type Streak = { count: number; lastCheck: string };

/** The streak that is stored; null for a spoiled or foreign value. */
export function parseStreak(stored: string | null): Streak | null {
  const value = parsed(stored);
  if (typeof value !== "object" || value === null) return null;
  const { count, lastCheck } = value as Record<string, unknown>;
  if (!Number.isSafeInteger(count) || (count as number) < 1 || !isDay(lastCheck)) return null;
  return { count: count as number, lastCheck };
}

/**
 * Checks in (specification, section 4): the day after the last check adds one, the same day changes nothing,
 * any other begins anew. A day ahead of today's is the same day: a reader who flew west, or set the clock
 * back, has had it already, and shall neither lose it nor count it twice (decision 13).
 */
export function checkIn(streak: Streak | null, today: string): Streak {
  const passed = streak ? daysBetween(streak.lastCheck, today) : Number.NaN;
  if (streak && (passed === 0 || passed === -1)) return streak;
  return { count: streak && passed === 1 ? streak.count + 1 : 1, lastCheck: today };
}

/** What the streak is worth today: nothing once a day was missed. */
export function standing(
  streak: Streak | null,
  today: string,
): { count: number; checked: boolean } {
  const passed = streak ? daysBetween(streak.lastCheck, today) : Number.NaN;
  const checked = passed === 0 || passed === -1;
  return { count: streak && (checked || passed === 1) ? streak.count : 0, checked };
}

/** The card is yellow at 30 or more, blue at 7 or more, otherwise orange. */
export const tierOf = (count: number): "new" | "week" | "month" =>
  count >= 30 ? "month" : count >= 7 ? "week" : "new";

/**
 * Weekly progress, out of 7: the streak modulo 7 (specification, section 4), but on the day that fills the week, on
 * which it is full.
 */
export const weekOf = ({ count, checked }: { count: number; checked: boolean }): number =>
  checked && count > 0 && count % 7 === 0 ? 7 : count % 7;
