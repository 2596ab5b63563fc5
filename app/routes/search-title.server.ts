import { createTranslator } from "use-intl";
import de from "#locales/de/search.ts";
import en from "#locales/en/search.ts";
import es from "#locales/es/search.ts";
import fr from "#locales/fr/search.ts";
import type { Locale } from "#platform/locale.ts";

const texts = { en, es, fr, de };

/** The title of a page of results (specification, section 2). */
export function searchTitle(locale: Locale, query: string): string {
  const t = createTranslator({ locale, messages: texts[locale] as typeof en });
  return query ? t("results", { query }) : t("title");
}
