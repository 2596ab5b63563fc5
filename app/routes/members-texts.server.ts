import { createTranslator } from "use-intl";
import de from "#locales/de/members.ts";
import en from "#locales/en/members.ts";
import es from "#locales/es/members.ts";
import fr from "#locales/fr/members.ts";
import type { Locale } from "#platform/locale.ts";

const texts = { en, es, fr, de };

/** The texts of the members' pages in one language, as messages. They travel with the page. */
export const membersMessages = (locale: Locale) => ({ members: texts[locale] as typeof en });

/** For what only the server says. */
export const membersTexts = (locale: Locale) =>
  createTranslator({ locale, messages: membersMessages(locale), namespace: "members" });
