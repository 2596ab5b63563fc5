import { isDay } from "./day.ts";

const prefix = "daily_brief_";

/** The key under which the brief of a day is marked as read. @param day `2026-11-21` */
export const briefKey = (day: string): string => `${prefix}${day}`;

/** The value under that key. */
export const briefRead = "read";

/** The keys of other days, which are no longer needed. */
export const staleBriefs = (keys: string[], today: string): string[] =>
  keys.filter(
    (key) => key.startsWith(prefix) && isDay(key.slice(prefix.length)) && key !== briefKey(today),
  );
