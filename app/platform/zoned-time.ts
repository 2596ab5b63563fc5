// Clocks of time zones, on days of 23 and 25 hours too. Safe in the browser.

import { dayMs, minuteMs } from "./duration.ts";

/** A local date and time: `day` as `2026-11-21`, `minutes` since midnight by local time. */
export type LocalTime = { day: string; minutes: number };

const formats = new Map<string, Intl.DateTimeFormat>();

/** The local time. @param timezone IANA name; unknown ones count as UTC */
export function localTime(timezone: string, at: Date): LocalTime {
  const parts = new Map(
    formatOf(timezone)
      .formatToParts(at)
      .map((part) => [part.type, part.value]),
  );
  return {
    day: `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`,
    minutes: Number(parts.get("hour")) * 60 + Number(parts.get("minute")),
  };
}

function formatOf(timezone: string): Intl.DateTimeFormat {
  const cached = formats.get(timezone);
  if (cached) return cached;
  const format = openFormat(timezone);
  if (formats.size < 600) formats.set(timezone, format);
  return format;
}

function openFormat(timeZone: string): Intl.DateTimeFormat {
  const shape = {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  } as const;
  try {
    return new Intl.DateTimeFormat("en-CA", { ...shape, timeZone });
  } catch {
    return new Intl.DateTimeFormat("en-CA", { ...shape, timeZone: "UTC" });
  }
}

/** How far the clock of a zone is ahead of UTC, in milliseconds. */
function offsetAt(timezone: string, at: number): number {
  const { day, minutes } = localTime(timezone, new Date(at));
  return Date.parse(`${day}T00:00Z`) + minutes * minuteMs - Math.floor(at / minuteMs) * minuteMs;
}

/**
 * The moment of a local time. For a time that occurs twice it is the first; a time that is skipped when the clock
 * changes is moved by as much as the clock jumps.
 */
export function momentOf(timezone: string, { day, minutes }: LocalTime): Date {
  const asIfUtc = Date.parse(`${day}T00:00Z`) + minutes * minuteMs;
  const before = asIfUtc - offsetAt(timezone, asIfUtc - dayMs);
  const after = asIfUtc - offsetAt(timezone, asIfUtc + dayMs);
  const shows = (at: number) => at + offsetAt(timezone, at) === asIfUtc;
  if (shows(before)) return new Date(before);
  return new Date(shows(after) ? after : before);
}

/** The calendar day `days` after a day, or before it where `days` is negative. @param day `2026-11-21` */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * dayMs).toISOString().slice(0, 10);
