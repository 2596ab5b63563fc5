import { printLocale } from "#ui/time.ts";

// Days and moments as pages and letters about money write them: in one way.

/** A day in words, where its reader is. */
export const dayText = (locale: string, at: Date | string | number, zone: string): string =>
  new Intl.DateTimeFormat(printLocale(locale), {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: zone,
  }).format(new Date(at));

/** A day as contracts count it: in UTC, as the fourteen days are counted. */
export const contractDay = (locale: string, at: Date | string | number): string =>
  dayText(locale, at, "UTC");

/** A moment to the minute in UTC, which is what a declaration is confirmed by (Directive 2011/83/EU, Art. 11a). */
export const momentText = (locale: string, at: Date): string =>
  new Intl.DateTimeFormat(printLocale(locale), {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
    hourCycle: "h23",
  }).format(at);
