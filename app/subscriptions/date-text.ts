import { dateFormat } from "#ui/formats.ts";
import { formatLocale } from "#ui/time.ts";

// How pages and letters about money write days and times.

/** A day in words, in the reader's time zone. */
export const dayText = (locale: string, at: Date | string | number, zone: string): string =>
  dateFormat(formatLocale(locale), {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: zone,
  }).format(new Date(at));

/** A day in UTC, like the times in confirmations. */
export const contractDay = (locale: string, at: Date | string | number): string =>
  dayText(locale, at, "UTC");

/** The day that ends at `end` where days end last in the Union: the last one of `withdrawableUntil`. */
export const lastDayText = (locale: string, end: Date | string): string =>
  dayText(locale, new Date(end).getTime() - 1, "America/Martinique");

/** A time to the minute in UTC, as a confirmation has to give it (Directive 2011/83/EU, Art. 11a). */
export const momentText = (locale: string, at: Date): string =>
  dateFormat(formatLocale(locale), {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
    hourCycle: "h23",
  }).format(at);
