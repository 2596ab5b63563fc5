import { createTranslator } from "use-intl";
import de from "#locales/de/plans.ts";
import en from "#locales/en/plans.ts";
import es from "#locales/es/plans.ts";
import fr from "#locales/fr/plans.ts";
import type { Locale } from "#platform/locale.ts";
import { timeZone } from "#ui/time.ts";

const texts = { en, es, fr, de };

/** The texts of plans in one language, for what the server says beside what it prints. */
export const plansTexts = (locale: Locale) =>
  createTranslator({
    locale,
    messages: { plans: texts[locale] as typeof en },
    namespace: "plans",
    timeZone,
  });
