import { parsed } from "../item-snapshot.ts";
import { streakDay } from "../streak.ts";
import { isDay } from "./day.ts";

// The streak of a reader without an account. It has no pauses; its day is the browser's.

export const streakKey = "daily_streak";

/** @property count check-ins on successive days @property lastCheck the day of the last one, `2026-11-21` */
export type Streak = { count: number; lastCheck: string };

/** The stored streak; null for a damaged or foreign value. */
export function parseStreak(stored: string | null): Streak | null {
  const value = parsed(stored);
  if (typeof value !== "object" || value === null) return null;
  const { count, lastCheck } = value as Record<string, unknown>;
  if (!Number.isSafeInteger(count) || (count as number) < 1 || !isDay(lastCheck)) return null;
  return { count: count as number, lastCheck };
}

/** The streak after a check-in by the rule of `streakDay`; a last day that is `ahead` begins it again. */
export function checkIn(streak: Streak | null, today: string): Streak {
  const day = streak && streakDay(streak.lastCheck, today);
  if (streak && day === "done") return streak;
  return { count: streak && day === "next" ? streak.count + 1 : 1, lastCheck: today };
}

/** The streak as it is shown on a day: 0 after a missed day. */
export function streakOn(
  streak: Streak | null,
  today: string,
): { count: number; checked: boolean } {
  const day = streak && streakDay(streak.lastCheck, today);
  return {
    count: streak && (day === "done" || day === "next") ? streak.count : 0,
    checked: day === "done",
  };
}
