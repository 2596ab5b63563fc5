import type { Locale } from "#platform/locale.ts";

/** Words for a span of time that has passed, with `#` for the number; `days` are those that have a word of their own. */
type AgoWords = { minute: string; hour: string; day: string; days: readonly string[] };

/**
 * The texts of `Intl.RelativeTimeFormat` in its short style; a test compares them for every number that pages show. They
 * are written out because making the first formatter of a page takes a phone more than 100 ms.
 */
export const agoWords: Record<Locale, AgoWords> = {
  en: { minute: "# min ago", hour: "# hr ago", day: "# days ago", days: ["yesterday"] },
  es: { minute: "hace # min", hour: "hace # h", day: "hace # d", days: ["ayer", "anteayer"] },
  fr: {
    minute: "il y a # min",
    hour: "il y a # h",
    day: "il y a # j",
    days: ["hier", "avant-hier"],
  },
  de: {
    minute: "vor # Min.",
    hour: "vor # Std.",
    day: "vor # Tagen",
    days: ["gestern", "vorgestern"],
  },
};
