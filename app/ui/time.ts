/** The editorial zone: dates on the page are those of Brussels, wherever they are read. */
export const timeZone = "Europe/Brussels";

/** The locale that numbers and dates are formatted in; English as Europe writes it: 21 November 2026, 14:05. */
export const printLocale = (locale: string) => (locale === "en" ? "en-GB" : locale);

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const formats = new Map<string, Intl.RelativeTimeFormat>();
const relative = (locale: string) => {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.RelativeTimeFormat(printLocale(locale), { numeric: "auto", style: "short" });
    formats.set(locale, format);
  }
  return format;
};

/**
 * How long ago something was, in words; after a week, its date.
 * @param at and `now` in milliseconds; a moment that lies ahead counts as now
 * @param justNow the words for the first minute
 */
export function agoText(locale: string, at: number, now: number, justNow: string): string {
  const past = now - at;
  if (past < minute) return justNow;
  if (past < hour) return relative(locale).format(-Math.floor(past / minute), "minute");
  if (past < day) return relative(locale).format(-Math.floor(past / hour), "hour");
  if (past < 7 * day) return relative(locale).format(-Math.floor(past / day), "day");
  return new Intl.DateTimeFormat(printLocale(locale), { dateStyle: "medium", timeZone }).format(at);
}

/** 12,345 as `12.3k`, in the locale's digits (decision 8). */
export function compact(locale: string, n: number): string {
  const print = (value: number, digits: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value);
  if (n < 1000) return print(n, 0);
  const [value, unit] = n < 999_950 ? [n / 1000, "k"] : [n / 1_000_000, "M"];
  return `${print(value, value < 100 ? 1 : 0)}${unit}`;
}
