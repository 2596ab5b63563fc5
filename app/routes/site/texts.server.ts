import { createTranslator } from "use-intl";
import de from "#locales/de/pages.ts";
import en from "#locales/en/pages.ts";
import es from "#locales/es/pages.ts";
import fr from "#locales/fr/pages.ts";
import type { Locale } from "#platform/locale.ts";

const texts = { en, es, fr, de };
export type PageName = keyof typeof en;

/** The texts of one page in one language. They travel with the page, so that no other page carries them. */
export function pageTexts<N extends PageName>(
  name: N,
  locale: Locale,
  values: { mailbox: string; operator?: string; [figure: string]: unknown },
): Record<keyof (typeof en)[N], string> {
  const messages = texts[locale][name] as Record<string, string>;
  const t = createTranslator({ locale, messages });
  return Object.fromEntries(
    Object.keys(messages).map((key) => [key, t(key as never, values as never)]),
  ) as Record<keyof (typeof en)[N], string>;
}

export const isPageName = (name: string): name is PageName => Object.hasOwn(en, name);
