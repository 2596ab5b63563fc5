import { generateRssFeed } from "feedsmith";
import { freeAccessToken, mediaFilePath } from "../access-tokens.server.ts";
import { recordingFiles } from "../recording.ts";

export type FeedVideo = {
  id: number;
  title: string;
  description: string;
  lang: string;
  seconds: number | null;
  bytes: number | null;
  type: string;
  category: string | null;
  person: string | null;
  tags: string[];
  sample: boolean;
  publishedAt: Date;
  /** A path of this site. */
  picture: string | null;
  /** Languages of its captions. */
  captions: string[];
};

type Setting = {
  baseUrl: string;
  site: { name: string; hub: string | null };
  self: string;
  lang: string;
  title: string;
  description: string;
  words: { sample: string };
};

type Rss = Parameters<typeof generateRssFeed>[0];

/** Writes videos as RSS 2.0 with Media RSS 1.5.1 (https://www.rssboard.org/media-rss). */
export function writeVideoFeed(videos: readonly FeedVideo[], o: Setting): string {
  const feed: Rss = {
    title: o.title,
    link: o.baseUrl,
    description: o.description,
    language: o.lang,
    generator: o.site.name,
    ...(videos[0] ? { pubDate: videos[0].publishedAt } : {}),
    atom: {
      links: [
        { href: o.self, rel: "self", type: "application/rss+xml" },
        // Subscribers are notified of changes by the hub (W3C, WebSub).
        ...(o.site.hub ? [{ href: o.site.hub, rel: "hub" }] : []),
      ],
    },
    items: videos.map((video) => itemOf(video, o)),
  };
  return generateRssFeed(feed);
}

function itemOf(video: FeedVideo, o: Setting): NonNullable<Rss["items"]>[number] {
  const page = `${o.baseUrl}/video/${video.id}`;
  const file = (name: string) =>
    o.baseUrl + mediaFilePath({ kind: "video", id: video.id }, freeAccessToken, name);
  const description = video.sample
    ? `${o.words.sample}: ${video.description}`
    : video.description || video.title;
  const videoAddress = file(recordingFiles.video.name);
  return {
    title: video.title,
    link: page,
    description,
    guid: { value: page, isPermaLink: true },
    pubDate: video.publishedAt,
    ...(video.bytes
      ? { enclosures: [{ url: videoAddress, length: video.bytes, type: video.type }] }
      : {}),
    dc: { creators: [video.person ?? o.site.name], languages: [video.lang] },
    media: {
      contents: [
        {
          url: videoAddress,
          type: video.type,
          medium: "video",
          expression: "full",
          lang: video.lang,
          ...(video.bytes ? { fileSize: video.bytes } : {}),
          ...(video.seconds === null ? {} : { duration: video.seconds }),
        },
      ],
      title: { value: video.title, type: "plain" },
      description: { value: description, type: "plain" },
      player: { url: page },
      ...(video.picture ? { thumbnails: [{ url: o.baseUrl + video.picture }] } : {}),
      ...(video.tags.length ? { keywords: video.tags } : {}),
      ...(video.category ? { categories: [{ name: video.category }] } : {}),
      subTitles: video.captions.map((lang) => ({
        type: "text/vtt",
        lang,
        href: file(`captions.${lang}.vtt`),
      })),
    },
  };
}
