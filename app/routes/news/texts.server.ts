import { createTranslator } from "use-intl";
import deEvents from "#locales/de/events.ts";
import de from "#locales/de/hub.ts";
import enEvents from "#locales/en/events.ts";
import en from "#locales/en/hub.ts";
import esEvents from "#locales/es/events.ts";
import es from "#locales/es/hub.ts";
import frEvents from "#locales/fr/events.ts";
import fr from "#locales/fr/hub.ts";
import type { Locale } from "#platform/locale.ts";

const texts = { en, es, fr, de };
const events = { en: enEvents, es: esEvents, fr: frEvents, de: deEvents };

/** What the hub says in the browser, in one language; it travels with the page. The analysis is printed. */
export function hubMessages(locale: Locale) {
  const { bias: _, ...hub } = texts[locale];
  return { hub, events: { sources: events[locale].sources } };
}

/** For what only the server says. */
export const hubTexts = (locale: Locale) =>
  createTranslator({ locale, messages: { hub: texts[locale] as typeof en }, namespace: "hub" });
