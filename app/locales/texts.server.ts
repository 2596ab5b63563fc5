import { createTranslator } from "use-intl";
import type { Locale } from "#platform/locale.ts";
import { timeZone } from "#ui/time.ts";
import deMails from "./de/mails.ts";
import dePages from "./de/pages.ts";
import de from "./de.ts";
import enMails from "./en/mails.ts";
import enPages from "./en/pages.ts";
import en from "./en.ts";
import esMails from "./es/mails.ts";
import esPages from "./es/pages.ts";
import es from "./es.ts";
import frMails from "./fr/mails.ts";
import frPages from "./fr/pages.ts";
import fr from "./fr.ts";
import type { Messages } from "./messages.ts";

/** All messages by namespace, including those that only the server uses. */
type Catalogue = Messages & { mails: typeof enMails; pages: typeof enPages };
type Namespace = keyof Catalogue;

const catalogues: Record<Locale, object> = {
  en: { ...en, mails: enMails, pages: enPages },
  es: { ...es, mails: esMails, pages: esPages },
  fr: { ...fr, mails: frMails, pages: frPages },
  de: { ...de, mails: deMails, pages: dePages },
};

/** A translation is text as well; only the English literals name the arguments. */
const catalogueOf = (locale: Locale) => catalogues[locale] as Catalogue;

/**
 * The texts of a namespace in one language, for the server outside of components:
 * `textsFor("plans", "de")("order.button")`. Keys and arguments are typed by the English catalogue. Works from source,
 * where messages are ICU text, and in the build, where they are compiled.
 */
export function textsFor<R extends Namespace>(namespace: R, locale: Locale) {
  return createTranslator<Catalogue, R>({
    locale,
    messages: catalogueOf(locale),
    namespace,
    timeZone,
  });
}

/** The messages of some namespaces in one language, to be sent with a page that uses `PageMessages`. */
export function messagesFor<R extends Namespace>(namespaces: readonly R[], locale: Locale) {
  const catalogue = catalogueOf(locale);
  return Object.fromEntries(
    namespaces.map((namespace) => [namespace, catalogue[namespace]]),
  ) as Pick<Catalogue, R>;
}

type PageName = keyof Catalogue["pages"];

/** Every text of one page of the namespace `pages`, with its figures filled in. */
export function pageTexts<N extends PageName>(
  name: N,
  locale: Locale,
  values: { mailbox: string; operator?: string; [figure: string]: unknown },
): Record<keyof Catalogue["pages"][N], string> {
  const messages = catalogueOf(locale).pages[name] as Record<string, string>;
  const t = createTranslator({ locale, messages });
  return Object.fromEntries(
    Object.keys(messages).map((key) => [key, t(key as never, values as never)]),
  ) as Record<keyof Catalogue["pages"][N], string>;
}
