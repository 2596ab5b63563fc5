import { createTranslator } from "use-intl";
import type { Locale } from "#platform/locale.ts";
import de from "./de/mails.ts";
import en from "./en/mails.ts";
import es from "./es/mails.ts";
import fr from "./fr/mails.ts";

const texts = { en, es, fr, de };

/**
 * The texts of letters in one language: `textsOf("de")("frame.button")`. Works from source, where messages
 * are ICU text, and in the build, where they are compiled.
 */
export function textsOf(locale: Locale) {
  // What a translation says is text as well; only the English literals name the arguments.
  const messages = { mails: texts[locale] as typeof en };
  return createTranslator({ locale, messages, namespace: "mails", timeZone: "UTC" });
}
