import type { Story } from "./story.ts";

/**
 * schema.org NewsArticle of an own piece (https://schema.org/NewsArticle). It does not include the text; for a piece
 * that needs a subscription it says which element of the page is restricted.
 * @param site.free whether a visitor may have the whole text
 */
export function newsArticle(
  story: Story,
  site: { name: string; baseUrl: string; free: boolean },
): object {
  const url = `${site.baseUrl}/article/${story.slug}`;
  const author = story.author?.name ?? story.byline;
  return {
    "@context": "https://schema.org",
    "@type": "NewsArticle",
    headline: story.title.slice(0, 110),
    description: story.excerpt,
    inLanguage: story.lang,
    datePublished: story.publishedAt,
    dateModified: story.updatedAt,
    url,
    mainEntityOfPage: url,
    ...accessProperties(site.free, ".body-own"),
    articleSection: story.topics,
    keywords: story.tags,
    ...(author
      ? { author: [{ "@type": story.author ? "Person" : "Organization", name: author }] }
      : {}),
    ...(story.picture?.src.startsWith("/") ? { image: [site.baseUrl + story.picture.src] } : {}),
    publisher: { "@type": "NewsMediaOrganization", name: site.name, url: site.baseUrl },
  };
}

/** The schema.org properties for access: which elements of the page are restricted. */
export const accessProperties = (free: boolean, cssSelector: string): object =>
  free
    ? { isAccessibleForFree: true }
    : {
        isAccessibleForFree: false,
        hasPart: { "@type": "WebPageElement", isAccessibleForFree: false, cssSelector },
      };
