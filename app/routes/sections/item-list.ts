import type { StorySummary } from "#stories/story.ts";

/** schema.org CollectionPage (https://schema.org/CollectionPage): the stories as links, without their text. */
export const itemList = (
  page: { name: string; path: string; stories: readonly StorySummary[] },
  baseUrl: string,
): object => ({
  "@context": "https://schema.org",
  "@type": "CollectionPage",
  name: page.name,
  url: baseUrl + page.path,
  mainEntity: {
    "@type": "ItemList",
    numberOfItems: page.stories.length,
    itemListElement: page.stories.map((story, n) => ({
      "@type": "ListItem",
      position: n + 1,
      url: `${baseUrl}/article/${story.slug}`,
    })),
  },
});
