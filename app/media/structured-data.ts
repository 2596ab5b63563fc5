import { accessProperties } from "#stories/news-article.ts";
import type { EpisodePage } from "./episode.ts";
import { showPath } from "./show.ts";
import type { VideoPage } from "./video.ts";

/** The site, and whether the whole piece is free for visitors. */
type Site = { name: string; baseUrl: string; free: boolean };

/** ISO 8601 duration, as schema.org wants it. */
const durationOf = (seconds: number | null) =>
  seconds === null ? {} : { duration: `PT${Math.round(seconds)}S` };
const publisherOf = (site: Site) => ({
  "@type": "NewsMediaOrganization",
  name: site.name,
  url: site.baseUrl,
});
/** Files of our own have a path for an address. */
const fileOf = (url: string, site: Site) => new URL(url, site.baseUrl).href;
const picturesOf = (item: VideoPage | EpisodePage, site: Site) =>
  item.thumbnail?.src.startsWith("/") ? [site.baseUrl + item.thumbnail.src] : [];

/**
 * schema.org VideoObject of an own video (https://schema.org/VideoObject). It has the address of the file only if the
 * video is free.
 */
export function videoObject(video: VideoPage, site: Site): object {
  const url = `${site.baseUrl}/video/${video.id}`;
  return {
    "@context": "https://schema.org",
    "@type": "VideoObject",
    name: video.title,
    description: video.description,
    inLanguage: video.lang,
    uploadDate: video.publishedAt,
    thumbnailUrl: picturesOf(video, site),
    url,
    mainEntityOfPage: url,
    ...accessProperties(site.free, ".player"),
    keywords: video.tags,
    ...durationOf(video.durationSeconds),
    ...(video.mediaUrl && site.free
      ? { contentUrl: fileOf(video.mediaUrl, site), encodingFormat: video.mediaType }
      : {}),
    ...(video.author ? { author: { "@type": "Person", name: video.author } } : {}),
    publisher: publisherOf(site),
  };
}

/** schema.org PodcastEpisode of an own episode, with its PodcastSeries, by the same rule. */
export function podcastEpisode(episode: EpisodePage, site: Site): object {
  const url = `${site.baseUrl}/podcast/${episode.id}`;
  return {
    "@context": "https://schema.org",
    "@type": "PodcastEpisode",
    name: episode.title,
    description: episode.description,
    inLanguage: episode.lang,
    datePublished: episode.publishedAt,
    image: picturesOf(episode, site),
    url,
    mainEntityOfPage: url,
    ...accessProperties(site.free, ".player"),
    keywords: episode.tags,
    ...durationOf(episode.durationSeconds),
    ...(episode.episodeNumber === null ? {} : { episodeNumber: episode.episodeNumber }),
    ...(episode.mediaUrl && site.free
      ? {
          associatedMedia: {
            "@type": "AudioObject",
            contentUrl: fileOf(episode.mediaUrl, site),
            encodingFormat: episode.mediaType,
          },
        }
      : {}),
    partOfSeries: {
      "@type": "PodcastSeries",
      name: episode.showName,
      url: site.baseUrl + showPath(episode.showSlug),
      description: episode.showDescription,
      ...(episode.host ? { author: { "@type": "Person", name: episode.host } } : {}),
    },
    publisher: publisherOf(site),
  };
}
