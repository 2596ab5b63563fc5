import { createTranslator } from "use-intl";
import de from "#locales/de/profile.ts";
import en from "#locales/en/profile.ts";
import es from "#locales/es/profile.ts";
import fr from "#locales/fr/profile.ts";
import type { Locale } from "#platform/locale.ts";

const texts = { en, es, fr, de };

const profileMessages = (locale: Locale) => ({ profile: texts[locale] as typeof en });

/** The same texts for the server. */
export const profileTexts = (locale: Locale) =>
  createTranslator({ locale, messages: profileMessages(locale), namespace: "profile" });
