import { type Show, showPath } from "./show.ts";

/** schema.org PodcastSeries of an own show (https://schema.org/PodcastSeries). @param site.feed the address of its feed */
export function podcastSeries(
  show: Show,
  site: { name: string; baseUrl: string; feed: string },
): object {
  const url = site.baseUrl + showPath(show.slug);
  return {
    "@context": "https://schema.org",
    "@type": "PodcastSeries",
    name: show.name,
    description: show.description,
    inLanguage: show.lang,
    url,
    mainEntityOfPage: url,
    webFeed: site.feed,
    ...(show.cover?.src.startsWith("/") ? { image: site.baseUrl + show.cover.src } : {}),
    ...(show.host ? { author: { "@type": "Person", name: show.host } } : {}),
    publisher: { "@type": "NewsMediaOrganization", name: site.name, url: site.baseUrl },
  };
}
