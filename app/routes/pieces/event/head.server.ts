import { createTranslator } from "use-intl";
import type { EventView } from "#events/event-page.server.ts";
import de from "#locales/de/events.ts";
import en from "#locales/en/events.ts";
import es from "#locales/es/events.ts";
import fr from "#locales/fr/events.ts";
import type { Locale } from "#platform/locale.ts";

const texts = { en, es, fr, de };

/** Title and description of an event's page. */
export function eventHead(
  event: EventView,
  locale: Locale,
): { title: string; description: string } {
  const messages = { events: texts[locale] as typeof en };
  const t = createTranslator({ locale, messages, namespace: "events" });
  const { publishers, countries } = event.comparison;
  return {
    title: `${event.headline.title}, ${t("told", { count: publishers })}`,
    description: t("description", { sources: publishers, countries: countries.length }),
  };
}

/** schema.org CollectionPage (https://schema.org/CollectionPage): the stories as links, and nothing of their text. */
export const itemList = (event: EventView, baseUrl: string): object => ({
  "@context": "https://schema.org",
  "@type": "CollectionPage",
  name: event.headline.title,
  inLanguage: event.headline.lang,
  url: `${baseUrl}/event/${event.slug}`,
  dateModified: event.lastAt,
  mainEntity: {
    "@type": "ItemList",
    numberOfItems: event.reports.length,
    itemListElement: event.reports.map((report, n) => ({
      "@type": "ListItem",
      position: n + 1,
      url: `${baseUrl}/article/${report.slug}`,
    })),
  },
});
