import type { Locale } from "#platform/locale.ts";
import { agoWords } from "./ago-words.ts";
import { dateFormat } from "./formats.ts";

/** The editorial zone: dates on the page are those of Brussels, wherever they are read. */
export const timeZone = "Europe/Brussels";

/** The locale that numbers and dates are formatted in; English as Europe writes it: 21 November 2026, 14:05. */
export const formatLocale = (locale: string) => (locale === "en" ? "en-GB" : locale);

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type Ago = { unit: "minute" | "hour" | "day"; count: number } | "now" | "date";

/** How long ago something was. @param at and `now` in milliseconds; a moment in the future counts as now */
function agoOf(at: number, now: number): Ago {
  const past = now - at;
  if (past < minute) return "now";
  if (past < hour) return { unit: "minute", count: Math.floor(past / minute) };
  if (past < day) return { unit: "hour", count: Math.floor(past / hour) };
  return past < 7 * day ? { unit: "day", count: Math.floor(past / day) } : "date";
}

/** Whether something was equally long ago at two moments, as it is shown; all in milliseconds. */
export const isSameAgo = (at: number, one: number, other: number): boolean =>
  JSON.stringify(agoOf(at, one)) === JSON.stringify(agoOf(at, other));

/**
 * How long ago something was, in words; after a week, its date.
 * @param at and `now` in milliseconds; a moment in the future counts as now
 * @param justNow the words for the first minute
 */
export function agoText(locale: string, at: number, now: number, justNow: string): string {
  const ago = agoOf(at, now);
  if (ago === "now") return justNow;
  if (ago === "date")
    return dateFormat(formatLocale(locale), { dateStyle: "medium", timeZone }).format(at);
  const words = agoWords[locale as Locale];
  if (ago.unit === "day" && ago.count === 1 && words.oneDay) return words.oneDay;
  return words[ago.unit].replace("#", String(ago.count));
}

/**
 * 12,345 as `12.3k`, with the locale's decimal sign, for less than a thousand millions. Without an Intl formatter, because
 * making the first one of a page takes a phone more than 100 ms.
 */
export function compactNumber(locale: string, n: number): string {
  if (n < 1000) return String(Math.round(n));
  const [size, unit] = n < 999_500 ? [1000, "k"] : [1_000_000, "M"];
  const isWhole = n / size >= 100;
  const rounded = isWhole ? Math.round(n / size) : Math.round((n * 10) / size) / 10;
  return `${String(rounded).replace(".", locale === "en" ? "." : ",")}${unit}`;
}
