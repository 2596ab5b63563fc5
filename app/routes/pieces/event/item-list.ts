import type { EventView } from "#events/event-page.server.ts";

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
