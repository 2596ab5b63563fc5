import { dateFormat } from "#ui/formats.ts";
import { formatLocale } from "#ui/time.ts";

const shapes = {
  long: { weekday: "long", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" },
  day: { day: "numeric", month: "long", year: "numeric" },
  time: { hour: "2-digit", minute: "2-digit" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A moment in the reader's own time zone, in the language of the page. @param at ISO 8601 */
export const whenText = (at: string, shape: keyof typeof shapes = "long"): string =>
  dateFormat(formatLocale(document.documentElement.lang), shapes[shape]).format(new Date(at));
