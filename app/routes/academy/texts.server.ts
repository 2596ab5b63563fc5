import { createTranslator } from "use-intl";
import de from "#locales/de/academy.ts";
import en from "#locales/en/academy.ts";
import es from "#locales/es/academy.ts";
import fr from "#locales/fr/academy.ts";
import type { Locale } from "#platform/locale.ts";

const texts = { en, es, fr, de };

/** What the heads of the Academy's pages say; the rest is printed. */
export function academyTexts(locale: Locale) {
  const messages = { academy: texts[locale] as typeof en };
  return createTranslator({ locale, messages, namespace: "academy" });
}
