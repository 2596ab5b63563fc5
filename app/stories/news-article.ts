import type { Story } from "./story.ts";

/**
 * schema.org NewsArticle of an own piece (https://schema.org/NewsArticle). Says that a premium text is not
 * free, and holds none of it.
 */
export function newsArticle(story: Story, site: { name: string; baseUrl: string }): object {
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
    isAccessibleForFree: !story.premium,
    articleSection: story.topics,
    keywords: story.tags,
    ...(author
      ? { author: [{ "@type": story.author ? "Person" : "Organization", name: author }] }
      : {}),
    ...(story.picture?.src.startsWith("/") ? { image: [site.baseUrl + story.picture.src] } : {}),
    publisher: { "@type": "NewsMediaOrganization", name: site.name, url: site.baseUrl },
  };
}
