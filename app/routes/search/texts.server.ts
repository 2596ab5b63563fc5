import { createTranslator } from "use-intl";
import de from "#locales/de/search.ts";
import en from "#locales/en/search.ts";
import es from "#locales/es/search.ts";
import fr from "#locales/fr/search.ts";
import type { Locale } from "#platform/locale.ts";

const texts = { en, es, fr, de };

/** The texts of search, for use outside of components. */
export const searchTexts = (locale: Locale) =>
  createTranslator({ locale, messages: texts[locale] as typeof en });
