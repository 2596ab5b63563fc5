import { createTranslator } from "use-intl";
import de from "#locales/de/search.ts";
import en from "#locales/en/search.ts";
import es from "#locales/es/search.ts";
import fr from "#locales/fr/search.ts";
import type { Locale } from "#platform/locale.ts";

const texts = { en, es, fr, de };

/** What a page of results is called (specification, section 2), and what the search is for. */
export function searchHead(locale: Locale, query: string): { title: string; description: string } {
  const t = createTranslator({ locale, messages: texts[locale] as typeof en });
  return {
    title: query ? t("results", { query }) : t("title"),
    description: t("description"),
  };
}
