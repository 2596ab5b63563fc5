import { dayAfter, localTime } from "#platform/zoned-time.ts";
import { daysBetween, isDay } from "./browser/day.ts";

/** Calendar days of the reader on which a streak is paused; both ends are included. */
export type Pause = { from: string; to: string };

/**
 * A row of `user_streaks`.
 * @property count check-ins on successive days @property longest the highest count so far
 * @property total all check-ins @property lastDay the reader's calendar day of the last one
 */
export type StreakRecord = {
  count: number;
  longest: number;
  total: number;
  lastDay: string | null;
};

export const noStreak: StreakRecord = { count: 0, longest: 0, total: 0, lastDay: null };

/**
 * A streak as a page shows it.
 * @property count 0 once a day was missed
 * @property checked whether today's check-in is done
 * @property pausedUntil the last day of the pause that today lies in
 */
export type StreakView = StreakRecord & { checked: boolean; pausedUntil: string | null };

/** How many days of a calendar year may be paused. */
export const pauseDaysAYear = 14;

/** A pause must begin within so many days, which limits the number of pauses. */
export const pausesAhead = 366;

/** The calendar day in a time zone, as `2026-11-21`. @param timezone IANA name; unknown ones count as UTC */
export const dayIn = (timezone: string, at: Date): string => localTime(timezone, at).day;

/** The pause that a day lies in. */
export const pauseOn = (pauses: readonly Pause[], day: string): Pause | null =>
  pauses.find((p) => p.from <= day && day <= p.to) ?? null;

/** `day`, or the first day after it that lies in no pause. */
export function firstFreeDay(pauses: readonly Pause[], day: string): string {
  const pause = pauseOn(pauses, day);
  return pause ? firstFreeDay(pauses, dayAfter(pause.to)) : day;
}

/** How many days from `from` to `to`, both included, lie in the pauses. Pauses do not overlap. */
export const pausedDays = (pauses: readonly Pause[], from: string, to: string): number =>
  pauses.reduce((sum, p) => {
    const [start, end] = [p.from > from ? p.from : from, p.to < to ? p.to : to];
    return start > end ? sum : sum + daysBetween(start, end) + 1;
  }, 0);

/**
 * How a check-in on a day affects a streak whose last check-in was on `lastDay`: `done` is checked in already, `next` continues the
 * streak, `missed` means that a day between was missed, and `ahead` that the last day is further in the future than
 * time zones explain, because a clock was wrong.
 */
export type StreakDay = "done" | "next" | "missed" | "ahead";

/**
 * The rule of the streak: a check-in counts once a calendar day, and the day after the last one continues the streak. Up to
 * two days ahead count as done: a reader who flew west has had the day already, and no two places on earth are further apart.
 * The script of the document's head contains the text of this function, so it uses nothing but its arguments.
 * @param lastDay `2026-11-20`; any other text is `ahead`
 * @param paused how many of the days between lie in pauses
 */
export function streakDay(lastDay: string, today: string, paused = 0): StreakDay {
  const days = (Date.parse(`${today}T00:00Z`) - Date.parse(`${lastDay}T00:00Z`)) / 86_400_000;
  if (days > 0) return days - paused === 1 ? "next" : "missed";
  return days >= -2 ? "done" : "ahead";
}

const dayOfStreak = (lastDay: string, pauses: readonly Pause[], today: string): StreakDay =>
  streakDay(lastDay, today, pausedDays(pauses, dayAfter(lastDay), dayAfter(today, -1)));

/**
 * A streak after a check-in. It stays the same where the day is done already or paused; after a missed day it begins
 * again at 1. If a wrong clock has put the last day into the future, today replaces it: no day is lost, none counts twice.
 * @param today the reader's calendar day
 */
export function checkedIn(
  streak: StreakRecord,
  pauses: readonly Pause[],
  today: string,
): StreakRecord {
  if (pauseOn(pauses, today)) return streak;
  const day = streak.lastDay === null ? "missed" : dayOfStreak(streak.lastDay, pauses, today);
  if (day === "done") return streak;
  if (day === "ahead") return { ...streak, lastDay: today };
  const count = day === "next" ? streak.count + 1 : 1;
  return {
    count,
    longest: Math.max(streak.longest, count),
    total: streak.total + 1,
    lastDay: today,
  };
}

/** A streak as it is shown on a day. */
export function streakViewOf(
  streak: StreakRecord,
  pauses: readonly Pause[],
  today: string,
): StreakView {
  const day = streak.lastDay === null ? "missed" : dayOfStreak(streak.lastDay, pauses, today);
  return {
    ...streak,
    count: day === "missed" ? 0 : streak.count,
    checked: day === "done",
    pausedUntil: pauseOn(pauses, today)?.to ?? null,
  };
}

// These two are in the script of the document's head as well, and use nothing but their arguments.

/** The colour of the card (specification, section 4): from 7 days on that of a week, from 30 on that of a month. */
export const streakStageOf = (count: number): "new" | "week" | "month" =>
  count >= 30 ? "month" : count >= 7 ? "week" : "new";

/** Weekly progress out of 7 (specification, section 4): the count modulo 7, but 7 on the day that fills the week. */
export const weekOf = ({ count, checked }: { count: number; checked: boolean }): number =>
  checked && count > 0 && count % 7 === 0 ? 7 : count % 7;

/** The message for a streak of `count` days (specification, section 4). A multiple of both 7 and 30 is weekly. */
export const milestoneOf = (count: number): "started" | "weekly" | "monthly" | "days" =>
  count === 1 ? "started" : count % 7 === 0 ? "weekly" : count % 30 === 0 ? "monthly" : "days";

export type PauseCheck = { ok: true; pause: Pause } | { ok: false; reason: PauseProblem };
export type PauseProblem = "day" | "past" | "order" | "overlap" | "tooLong" | "far";

/**
 * Checks a pause that a reader requests: it begins today or within a year, overlaps no other, and no calendar year
 * has more than 14 paused days with it.
 */
export function checkPause(
  { from, to }: { from: string; to: string },
  pauses: readonly Pause[],
  today: string,
): PauseCheck {
  if (!isDay(from) || !isDay(to)) return { ok: false, reason: "day" };
  if (from < today) return { ok: false, reason: "past" };
  if (to < from) return { ok: false, reason: "order" };
  if (from > dayAfter(today, pausesAhead)) return { ok: false, reason: "far" };
  // Bounds the number of years that are counted below.
  if (daysBetween(from, to) >= 2 * pauseDaysAYear) return { ok: false, reason: "tooLong" };
  if (pauses.some((p) => p.from <= to && from <= p.to)) return { ok: false, reason: "overlap" };
  const pause = { from, to };
  const years = new Set([from.slice(0, 4), to.slice(0, 4)]);
  for (const year of years)
    if (pauseDaysIn(year, [...pauses, pause]) > pauseDaysAYear)
      return { ok: false, reason: "tooLong" };
  return { ok: true, pause };
}

/** How many days of a calendar year are paused. @param year `2026` */
export const pauseDaysIn = (year: string, pauses: readonly Pause[]): number =>
  pausedDays(pauses, `${year}-01-01`, `${year}-12-31`);
