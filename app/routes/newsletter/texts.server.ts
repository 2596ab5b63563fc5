import { createTranslator } from "use-intl";
import de from "#locales/de/newsletters.ts";
import en from "#locales/en/newsletters.ts";
import es from "#locales/es/newsletters.ts";
import fr from "#locales/fr/newsletters.ts";
import { joinNames, type PublicList } from "#newsletters/newsletter.ts";
import type { Locale } from "#platform/locale.ts";

const texts = { en, es, fr, de };

function translator(locale: Locale) {
  const messages = { newsletters: texts[locale] as typeof en };
  return createTranslator({ locale, messages, namespace: "newsletters" });
}

/**
 * What a reader of this language agreed to by subscribing (Regulation 2016/679, Art. 7(1)): the sentence beside
 * the button, with the names of the letters that were chosen.
 * @param name the site's
 */
export function consentOf(locale: Locale, name: string, lists: readonly PublicList[]): string {
  const t = translator(locale);
  const names = lists.map((list) => t(`lists.${list}`));
  return t("form.consent", { name, list: joinNames(locale, names) });
}

/** Title and description of the page, and of the one that says thanks. */
export function headOf(locale: Locale, thanks: boolean) {
  const t = translator(locale);
  return thanks
    ? { title: t("page.thanksTitle"), description: t("form.pending"), noindex: true }
    : { title: t("page.title"), description: t("page.text"), noindex: false };
}

/** The title of what a link in a mail leads to. */
export const actTitleOf = (locale: Locale, kind: "confirm" | "unsubscribe"): string =>
  translator(locale)(`${kind}.title`);
