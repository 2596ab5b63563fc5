import { generateRssFeed } from "feedsmith";
import { mediaFilePath } from "../access-tokens.server.ts";
import { recordingFiles } from "../recording.ts";
import { coverFile, showPath } from "../show.ts";
import { itunesCategory } from "./itunes-category.ts";
import { podcastGuid } from "./podcast-guid.server.ts";

export type FeedShow = {
  id: number;
  slug: string;
  name: string;
  description: string;
  lang: string;
  category: string | null;
  sample: boolean;
  hasCover: boolean;
  host: { name: string; avatar: string | null } | null;
};

export type FeedEpisode = {
  id: number;
  title: string;
  description: string;
  number: number | null;
  seconds: number | null;
  bytes: number;
  type: string;
  publishedAt: Date;
  hasImage: boolean;
  hasChapters: boolean;
  /** Languages, the spoken one first. */
  transcripts: string[];
};

type Setting = {
  baseUrl: string;
  site: { name: string; operator: string; mailbox: string; hub: string | null };
  /** The feed's own address. */
  self: string;
  /** The address of the show's public feed, by which the show is identified everywhere. */
  publicAddress: string;
  /** The access token in the addresses of files. */
  accessToken: string;
  isPrivate: boolean;
  words: { sample: string; funding: string };
};

/** The cover of a show that has none of its own, among our own pictures: apps refuse a show without one. */
const plainCover = "podcast";

type Rss = Parameters<typeof generateRssFeed>[0];

/**
 * Writes a show as RSS 2.0 with what podcast apps want: PSP-1 (https://github.com/Podcast-Standards-Project/PSP-1-Podcast-RSS-Specification), Apple's
 * requirements, and the podcast namespace. A private feed asks directories to leave it out.
 */
export const writePodcastFeed = (
  show: FeedShow,
  episodes: readonly FeedEpisode[],
  o: Setting,
): string =>
  generateRssFeed(toRss(show, episodes, o))
    // The library writes "no" and "yes"; PSP-1 asks for "true" or "false", and Apple for exactly "Yes".
    .replaceAll("<itunes:explicit>no<", "<itunes:explicit>false<")
    .replaceAll("<itunes:block>yes<", "<itunes:block>Yes<");

function toRss(show: FeedShow, episodes: readonly FeedEpisode[], o: Setting): Rss {
  const { baseUrl, site, words } = o;
  const home = baseUrl + showPath(show.slug);
  const [category, subcategory] = itunesCategory(show.category);
  const cover = show.hasCover
    ? `${baseUrl}/image/show/${show.id}/${coverFile}`
    : `${baseUrl}/image/pictures/${plainCover}/${coverFile}`;
  const marked = (text: string) => (show.sample ? `${words.sample}: ${text}` : text);
  const persons = show.host
    ? [
        {
          display: show.host.name,
          role: "host",
          ...portraitOf(show.host.avatar, baseUrl),
          href: home,
        },
      ]
    : [];
  return {
    title: show.name,
    link: home,
    description: marked(show.description || show.name),
    language: show.lang,
    generator: site.name,
    copyright: site.operator,
    ...(episodes[0] ? { pubDate: episodes[0].publishedAt } : {}),
    image: { url: cover, title: show.name, link: home },
    atom: {
      links: [
        { href: o.self, rel: "self", type: "application/rss+xml" },
        // Subscribers are notified of changes by the hub (W3C, WebSub).
        ...(site.hub && !o.isPrivate ? [{ href: site.hub, rel: "hub" }] : []),
      ],
    },
    itunes: {
      author: show.host?.name ?? site.name,
      image: cover,
      explicit: false,
      type: "episodic",
      owner: { name: site.name, email: site.mailbox },
      categories: [
        { text: category, ...(subcategory ? { categories: [{ text: subcategory }] } : {}) },
      ],
      ...(o.isPrivate ? { block: true } : {}),
    },
    podcast: {
      // Without the guid of the show, so that no app takes the private feed for the public one.
      ...(o.isPrivate ? { blocks: [{ value: true }] } : { guid: podcastGuid(o.publicAddress) }),
      medium: "podcast",
      locked: { value: true, owner: site.mailbox },
      fundings: [{ url: `${baseUrl}/pricing`, display: words.funding }],
      persons,
    },
    items: episodes.map((episode) => itemOf(episode, { ...o, cover, marked })),
  };
}

type Item = NonNullable<Rss["items"]>[number];

function itemOf(
  episode: FeedEpisode,
  o: Setting & { cover: string; marked: (text: string) => string },
): Item {
  const page = `${o.baseUrl}/podcast/${episode.id}`;
  const file = (name: string) =>
    o.baseUrl + mediaFilePath({ kind: "podcast", id: episode.id }, o.accessToken, name);
  const image = episode.hasImage
    ? `${o.baseUrl}/image/podcast/${episode.id}/${coverFile}`
    : o.cover;
  return {
    title: episode.title,
    link: page,
    description: o.marked(episode.description || episode.title),
    guid: { value: page, isPermaLink: true },
    pubDate: episode.publishedAt,
    enclosures: [
      { url: file(recordingFiles.podcast.name), length: episode.bytes, type: episode.type },
    ],
    itunes: {
      title: episode.title,
      ...(episode.seconds === null ? {} : { duration: episode.seconds }),
      ...(episode.number === null ? {} : { episode: episode.number }),
      episodeType: "full",
      explicit: false,
      image,
      ...(o.isPrivate ? { block: true } : {}),
    },
    podcast: {
      ...(episode.hasChapters
        ? { chapters: { url: file("chapters.json"), type: "application/json+chapters" } }
        : {}),
      transcripts: episode.transcripts.map((lang) => ({
        url: file(`transcript.${lang}.vtt`),
        type: "text/vtt",
        language: lang,
      })),
    },
  };
}

const portraitOf = (avatar: string | null, baseUrl: string) =>
  avatar?.startsWith("/") ? { img: baseUrl + avatar } : {};
