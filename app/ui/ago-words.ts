import type { Locale } from "#platform/locale.ts";

/** Words for a span of time that has passed, with `#` for the number. None is "yesterday": 24 hours may end two days later. */
type AgoWords = { minute: string; hour: string; oneDay?: string; day: string };

/**
 * The texts of `Intl.RelativeTimeFormat` in its short style; a test compares them for every number that pages show. They
 * are written out because making the first formatter of a page takes a phone more than 100 ms.
 */
export const agoWords: Record<Locale, AgoWords> = {
  en: { minute: "# min ago", hour: "# hr ago", oneDay: "1 day ago", day: "# days ago" },
  es: { minute: "hace # min", hour: "hace # h", day: "hace # d" },
  fr: { minute: "il y a # min", hour: "il y a # h", day: "il y a # j" },
  de: { minute: "vor # Min.", hour: "vor # Std.", oneDay: "vor 1 Tag", day: "vor # Tagen" },
};
