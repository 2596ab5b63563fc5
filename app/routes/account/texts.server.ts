import { createTranslator } from "use-intl";
import de from "#locales/de/account.ts";
import en from "#locales/en/account.ts";
import es from "#locales/es/account.ts";
import fr from "#locales/fr/account.ts";
import type { Locale } from "#platform/locale.ts";

const texts = { en, es, fr, de };
type Texts = typeof en;
type Part = Exclude<keyof Texts, "auth" | "failed" | "problems">;

/** The messages of the account's pages in one language. @param parts those that the page needs beside the common ones */
export function accountMessages(locale: Locale, ...parts: Part[]): { account: Texts } {
  const { auth, failed, problems, ...others } = texts[locale] as Texts;
  const selected = Object.fromEntries(parts.map((part) => [part, others[part]]));
  return { account: { auth, failed, problems, ...selected } as Texts };
}

/** The same texts for the server. */
export const accountTexts = (locale: Locale) =>
  createTranslator({
    locale,
    messages: { account: texts[locale] as Texts },
    namespace: "account",
  });
