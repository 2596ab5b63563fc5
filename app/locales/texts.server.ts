import { createTranslator } from "use-intl";
import type { Locale } from "#platform/locale.ts";
import type { Topic } from "#stories/topic.ts";
import de from "./de/mails.ts";
import deStories from "./de/stories.ts";
import en from "./en/mails.ts";
import enStories from "./en/stories.ts";
import es from "./es/mails.ts";
import esStories from "./es/stories.ts";
import fr from "./fr/mails.ts";
import frStories from "./fr/stories.ts";

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

const stories = { en: enStories, es: esStories, fr: frStories, de: deStories };

/** What topics are called in one language, for whoever looks for one by its name. */
export function topicNames(locale: Locale): (topic: Topic) => string {
  const messages = { topics: stories[locale].topics as typeof enStories.topics };
  return createTranslator({ locale, messages, namespace: "topics", timeZone: "UTC" });
}
