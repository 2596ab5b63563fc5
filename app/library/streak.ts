import { daysBetween, isDay } from "./browser/day.ts";

/** The day after a day, or `days` after it; before it where negative. @param day `2026-11-21` */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Days on which a streak rests, in the reader's own days; both ends count. */
export type Pause = { from: string; to: string };

/** A row of `user_streaks`, as far as the rule goes. `lastDay` is the reader's own day of the last check-in. */
export type KeptStreak = {
  count: number;
  longest: number;
  total: number;
  lastDay: string | null;
};

export const noStreak: KeptStreak = { count: 0, longest: 0, total: 0, lastDay: null };

/**
 * A streak as a page shows it.
 * @property count what it is worth today: 0 once a day was missed
 * @property checked whether today's check-in is done
 * @property pausedUntil the last day of the pause that holds today
 */
export type StreakView = KeptStreak & { checked: boolean; pausedUntil: string | null };

/** Pauses of so many days in a calendar year (issue: readers). */
export const pauseDaysAYear = 14;

/** A pause begins within so many days: nobody needs to have planned more, and what is kept stays bounded. */
export const pausesAhead = 366;

/** No two places on earth are further apart on the calendar. */
const farthestZones = 2;

const zones = new Map<string, Intl.DateTimeFormat>();

/** The calendar day in a time zone (IANA name; one that is none counts as UTC), as `2026-11-21` (decision 13). */
export function dayIn(timezone: string, at: Date): string {
  let format = zones.get(timezone);
  if (!format) {
    format = openZone(timezone);
    if (zones.size < 600) zones.set(timezone, format);
  }
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
}

function openZone(timeZone: string): Intl.DateTimeFormat {
  const shape = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  try {
    return new Intl.DateTimeFormat("en-CA", { ...shape, timeZone });
  } catch {
    return new Intl.DateTimeFormat("en-CA", { ...shape, timeZone: "UTC" });
  }
}

/** The pause that holds on a day. */
export const pauseOn = (pauses: readonly Pause[], day: string): Pause | null =>
  pauses.find((p) => p.from <= day && day <= p.to) ?? null;

/** `day`, or the first one after it that no pause holds. */
export function firstFreeDay(pauses: readonly Pause[], day: string): string {
  const taken = pauseOn(pauses, day);
  return taken ? firstFreeDay(pauses, dayAfter(taken.to)) : day;
}

/** How many days from `from` to `to`, both included, lie in the pauses. They do not overlap. */
export const pausedDays = (pauses: readonly Pause[], from: string, to: string): number =>
  pauses.reduce((sum, p) => {
    const [start, end] = [p.from > from ? p.from : from, p.to < to ? p.to : to];
    return start > end ? sum : sum + daysBetween(start, end) + 1;
  }, 0);

/** Days without a check-in between the last one and today, without paused ones. */
const missedDays = (lastDay: string, pauses: readonly Pause[], today: string): number =>
  daysBetween(lastDay, today) - 1 - pausedDays(pauses, dayAfter(lastDay), dayAfter(today, -1));

/**
 * Whether the check-in of `today` is done already. A day ahead of today's is the same day, as far as two
 * places on earth can be apart: a reader who flew west has had it (decision 13).
 */
const isDone = (lastDay: string, today: string): boolean =>
  lastDay >= today && daysBetween(today, lastDay) <= farthestZones;

/**
 * Checks in (specification, section 4): once a calendar day; the day after the last check-in adds one, where
 * paused days do not count as missed, and any other day begins anew at 1. Nothing happens on a paused day.
 * A last day further ahead than any time zone comes from a clock that ran ahead and was put right: it stands
 * for today, so that no day is lost and none counts twice. `streak.server.ts` says the same in SQL.
 * @param today the reader's own day
 */
export function checkedIn(streak: KeptStreak, pauses: readonly Pause[], today: string): KeptStreak {
  if (pauseOn(pauses, today)) return streak;
  const { lastDay } = streak;
  if (lastDay !== null && lastDay >= today)
    return isDone(lastDay, today) ? streak : { ...streak, lastDay: today };
  const follows = lastDay !== null && missedDays(lastDay, pauses, today) === 0;
  const count = follows ? streak.count + 1 : 1;
  return {
    count,
    longest: Math.max(streak.longest, count),
    total: streak.total + 1,
    lastDay: today,
  };
}

/** What a kept streak is worth on a day. */
export function viewOf(streak: KeptStreak, pauses: readonly Pause[], today: string): StreakView {
  const { lastDay } = streak;
  const ahead = lastDay !== null && lastDay >= today;
  const lives = lastDay !== null && (ahead || missedDays(lastDay, pauses, today) === 0);
  return {
    ...streak,
    count: lives ? streak.count : 0,
    checked: ahead && isDone(lastDay, today),
    pausedUntil: pauseOn(pauses, today)?.to ?? null,
  };
}

/**
 * Which of the four messages a streak of `count` days is told with (specification, section 4): the test of
 * seven comes first, so 210 is a week's.
 */
export const milestoneOf = (count: number): "started" | "weekly" | "monthly" | "days" =>
  count === 1 ? "started" : count % 7 === 0 ? "weekly" : count % 30 === 0 ? "monthly" : "days";

export type Wish = { ok: true; pause: Pause } | { ok: false; reason: PauseProblem };
export type PauseProblem = "day" | "past" | "order" | "overlap" | "tooLong" | "far";

/**
 * A pause that a reader asks for: from today or a day of the year to come, over no other pause, and of no more than 14 days
 * in any calendar year together with the pauses there are.
 */
export function judgePause(
  asked: { from: string; to: string },
  pauses: readonly Pause[],
  today: string,
): Wish {
  const { from, to } = asked;
  if (!isDay(from) || !isDay(to)) return { ok: false, reason: "day" };
  if (from < today) return { ok: false, reason: "past" };
  if (to < from) return { ok: false, reason: "order" };
  if (from > dayAfter(today, pausesAhead)) return { ok: false, reason: "far" };
  // Without a bound on the years the next step would never end.
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
