import type { EventView } from "#events/event-page.server.ts";

/** Stories that are named; their number says how many there are. */
const maxNamed = 5;

/**
 * schema.org CollectionPage (https://schema.org/CollectionPage): the first stories of this page as links, and
 * nothing of their text.
 */
export const itemList = (event: EventView, baseUrl: string): object => ({
  "@context": "https://schema.org",
  "@type": "CollectionPage",
  name: event.title.title,
  inLanguage: event.title.lang,
  url: `${baseUrl}/event/${event.slug}`,
  dateModified: event.lastAt,
  mainEntity: {
    "@type": "ItemList",
    numberOfItems: event.stories,
    itemListElement: event.shown.groups
      .flatMap(({ outlets }) => outlets.map(({ story }) => story))
      .slice(0, maxNamed)
      .map((report, n) => ({
        "@type": "ListItem",
        position: n + 1,
        url: `${baseUrl}/article/${report.slug}`,
      })),
  },
});
