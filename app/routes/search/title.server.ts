import { createTranslator } from "use-intl";
import de from "#locales/de/search.ts";
import en from "#locales/en/search.ts";
import es from "#locales/es/search.ts";
import fr from "#locales/fr/search.ts";
import type { Locale } from "#platform/locale.ts";

const texts = { en, es, fr, de };

/** The words of the search, for what is said outside of printed parts. */
export const searchTexts = (locale: Locale) =>
  createTranslator({ locale, messages: texts[locale] as typeof en });

/**
 * What a page of results is called (specification, section 2), and what the search is for. A query with quotation marks
 * of its own gets none around it.
 */
export function searchHead(locale: Locale, query: string): { title: string; description: string } {
  const t = searchTexts(locale);
  return {
    title: query ? t(query.includes('"') ? "resultsPlain" : "results", { query }) : t("title"),
    description: t("description"),
  };
}
