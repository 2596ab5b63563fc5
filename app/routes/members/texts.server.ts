import { createTranslator } from "use-intl";
import deBands from "#locales/de/bands.ts";
import de from "#locales/de/members.ts";
import enBands from "#locales/en/bands.ts";
import en from "#locales/en/members.ts";
import esBands from "#locales/es/bands.ts";
import es from "#locales/es/members.ts";
import frBands from "#locales/fr/bands.ts";
import fr from "#locales/fr/members.ts";
import type { Locale } from "#platform/locale.ts";

const texts = { en, es, fr, de };
const bands = { en: enBands, es: esBands, fr: frBands, de: deBands };

const membersMessages = (locale: Locale) => ({
  members: texts[locale] as typeof en,
  bands: bands[locale] as typeof enBands,
});

/** The same texts for the server. */
export const membersTexts = (locale: Locale) =>
  createTranslator({ locale, messages: membersMessages(locale), namespace: "members" });
