import { dayAfter, localTime, momentOf } from "#platform/zoned-time.ts";

/** Minutes since midnight by the reader's clock; `from` after `until` lasts over midnight. */
export type QuietHours = { from: number; until: number };

/**
 * The period of quiet hours that contains `now`; null if there is none. It begins and ends by local time, so that it is an
 * hour shorter or longer in the night in which the clocks change, and includes an hour that comes twice both times. What
 * it means for an alert is decided in decision.ts.
 * @param timezone the reader's, as an IANA name
 */
export function quietPeriodAt(
  now: Date,
  timezone: string,
  hours: QuietHours | null,
): { from: Date; until: Date } | null {
  if (!hours || hours.from === hours.until) return null;
  const { day } = localTime(timezone, now);
  const nights = hours.from > hours.until ? 1 : 0;
  for (const first of [dayAfter(day, -1), day]) {
    const from = momentOf(timezone, { day: first, minutes: hours.from });
    const until = momentOf(timezone, { day: dayAfter(first, nights), minutes: hours.until });
    if (from <= now && now < until) return { from, until };
  }
  return null;
}

/** When the reader's day began, by local time. */
export const dayStart = (now: Date, timezone: string): Date =>
  momentOf(timezone, { day: localTime(timezone, now).day, minutes: 0 });

/** Minutes of a time as forms send it, `22:30`; null for anything else. */
export function minutesOf(text: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null;
}

/** A time as forms show it. */
export const timeText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
