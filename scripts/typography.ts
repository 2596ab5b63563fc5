import type { Locale } from "../app/platform/locale.ts";

/** No-break spaces: a narrow one, and one of full width. */
const narrow = "\u202f";
const full = "\u00a0";

/**
 * Text of one language as its printers set it: French with a narrow no-break space before : ; ? ! % € and inside « »,
 * German and Spanish with a no-break space before % and €, one character for an ellipsis everywhere but in English,
 * whose texts have three dots. Correct text is returned unchanged.
 */
export function typeset(locale: Locale, text: string): string {
  if (locale === "en") return text;
  const dots = text.replace(/(?<=\S)[ \u00a0]?\.\.\.(?!\.)/g, locale === "de" ? `${full}…` : "…");
  const figures = (space: string, t: string) =>
    t
      .replace(/(?<=[\d}])[ \u00a0\u202f](?=%|€)/g, space)
      .replace(/(\d)[ \u00a0\u202f](?=\d{3}\b)/g, `$1${space}`);
  if (locale === "fr")
    return figures(narrow, dots)
      .replace(/(?<=\S)[ \u00a0\u202f]+(?=[:;?!»])/g, narrow)
      .replace(/«[ \u00a0\u202f]+/g, `«${narrow}`);
  return figures(full, locale === "de" ? dots.replace(/(?<=\S)[ \u00a0]…/g, `${full}…`) : dots);
}
