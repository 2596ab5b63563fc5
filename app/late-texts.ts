import { createTranslator } from "use-intl";
import type hub from "#locales/en/hub.ts";
import type newsletters from "#locales/en/newsletters.ts";
import type readers from "#locales/en/readers.ts";
import type { Messages } from "#locales/messages.ts";
import { type Locale, locales } from "#platform/locale.ts";

type Load = Record<Locale, () => Promise<{ default: unknown }>>;

const loadReaders: Load = {
  en: () => import("#locales/en/readers.ts"),
  es: () => import("#locales/es/readers.ts"),
  fr: () => import("#locales/fr/readers.ts"),
  de: () => import("#locales/de/readers.ts"),
};
const loadHub: Load = {
  en: () => import("#locales/en/hub.ts"),
  es: () => import("#locales/es/hub.ts"),
  fr: () => import("#locales/fr/hub.ts"),
  de: () => import("#locales/de/hub.ts"),
};
const loadNewsletters: Load = {
  en: () => import("#locales/en/newsletters.ts"),
  es: () => import("#locales/es/newsletters.ts"),
  fr: () => import("#locales/fr/newsletters.ts"),
  de: () => import("#locales/de/newsletters.ts"),
};

// Every page has these already.
const loadAll: Load = {
  en: () => import("#locales/en.ts"),
  es: () => import("#locales/es.ts"),
  fr: () => import("#locales/fr.ts"),
  de: () => import("#locales/de.ts"),
};

const current = () => locales.find((l) => l === document.documentElement.lang) ?? "en";

// Texts of rooms whose parts the server prints: the browser asks for them when a control has something to say.

export async function readersTexts() {
  const locale = current();
  const messages = { readers: (await loadReaders[locale]()).default as typeof readers };
  return createTranslator({ locale, messages, namespace: "readers" });
}

export async function hubTexts() {
  const locale = current();
  const messages = { hub: (await loadHub[locale]()).default as typeof hub };
  return createTranslator({ locale, messages, namespace: "hub" });
}

export async function newslettersTexts() {
  const locale = current();
  const messages = { newsletters: (await loadNewsletters[locale]()).default as typeof newsletters };
  return createTranslator({ locale, messages, namespace: "newsletters" });
}

export async function breakingTexts() {
  const locale = current();
  const messages = (await loadAll[locale]()).default as Messages;
  return createTranslator({ locale, messages, namespace: "stories" });
}
