import { expect, it } from "vitest";
import type { EpisodePage } from "./episode.ts";
import { noPlayback } from "./recording.ts";
import { podcastEpisode, videoObject } from "./structured-data.ts";
import type { VideoPage } from "./video.ts";

const site = { name: "Eunison", baseUrl: "https://eunison.example", free: true };
const closed = { ...site, free: false };
const part = {
  id: 7,
  title: "A talk",
  description: "About the valley.",
  lang: "en",
  country: "FI",
  thumbnail: { src: "/image/own/talk/800.webp", alt: "", width: null, height: null },
  duration: "12:48",
  durationSeconds: 768,
  publishedAt: "2026-11-21T09:00:00.000Z",
  category: "Energy",
  source: { id: "eunison", name: "Eunison" },
  views: 1,
  likes: 0,
  isPremium: false,
  isNew: true,
  sample: false,
  own: true,
  canonicalUrl: null,
  tags: ["Valley"],
  mediaUrl: "/media/7",
  mediaType: "video/mp4",
} as const;
const video: VideoPage = {
  ...noPlayback,
  ...part,
  tags: [...part.tags],
  author: "Ana",
  dislikes: 0,
  isLive: false,
  producer: null,
};
const episode: EpisodePage = {
  ...noPlayback,
  ...part,
  tags: [...part.tags],
  episodeNumber: 3,
  showName: "Valley Talks",
  showSlug: "valley-talks",
  showDescription: "A show.",
  host: "Ana",
  hostCard: null,
  downloads: 0,
  comments: null,
  mediaType: "audio/mpeg",
  mediaBytes: 1,
};

it("tells machines what schema.org asks of a video", () => {
  expect(videoObject(video, site)).toMatchObject({
    "@type": "VideoObject",
    name: "A talk",
    description: "About the valley.",
    thumbnailUrl: ["https://eunison.example/image/own/talk/800.webp"],
    uploadDate: "2026-11-21T09:00:00.000Z",
    duration: "PT768S",
    url: "https://eunison.example/video/7",
    contentUrl: "https://eunison.example/media/7",
    encodingFormat: "video/mp4",
    isAccessibleForFree: true,
  });
});

it("tells them of an episode, its show and its file", () => {
  expect(podcastEpisode(episode, site)).toMatchObject({
    "@type": "PodcastEpisode",
    episodeNumber: 3,
    associatedMedia: {
      contentUrl: "https://eunison.example/media/7",
      encodingFormat: "audio/mpeg",
    },
    partOfSeries: { "@type": "PodcastSeries", name: "Valley Talks", description: "A show." },
  });
});

it("never names the file of a piece that is not for everybody, nor invents what is not known", () => {
  expect(JSON.stringify(videoObject(video, closed))).not.toContain("/media/");
  expect(videoObject(video, closed)).toMatchObject({
    isAccessibleForFree: false,
    hasPart: { isAccessibleForFree: false, cssSelector: ".player" },
  });
  const bare = {
    ...episode,
    episodeNumber: null,
    durationSeconds: null,
    host: null,
  };
  const said = JSON.stringify(podcastEpisode(bare, closed));
  for (const absent of ["/media/", "episodeNumber", "duration", "author"])
    expect(said).not.toContain(absent);
});
