import { coverSide } from "#platform/picture-sizes.ts";
import type { Picture } from "#stories/story.ts";

/** A podcast of ours, or of another publisher. Times are ISO 8601 in UTC. */
export type Show = {
  id: number;
  slug: string;
  name: string;
  description: string;
  lang: string;
  /** Null also where the source does not allow its pictures. */
  cover: Picture | null;
  host: string | null;
  category: string | null;
  source: { id: string; name: string };
  /** Whether it is ours; then we publish its feed. */
  own: boolean;
  sample: boolean;
  /** The publisher's page of it; null for ours, and where the feed names none. */
  homepage: string | null;
  episodes: number;
  latestAt: string | null;
};

/** How many episodes a page of a show has. */
export const episodesOnPage = 50;

/** @param page from 1 */
export const showPath = (slug: string, page = 1): string =>
  page > 1 ? `/show/${slug}?page=${page}` : `/show/${slug}`;

/** The feed of an own show. @param token of a reader's private feed */
export const podcastFeedPath = (slug: string, token?: string): string =>
  token ? `/feeds/podcast/${slug}/${token}.xml` : `/feeds/podcast/${slug}.xml`;

/** The feed of our own videos. */
export const videoFeedPath = "/feeds/video/all.xml";

/** The name of a cover's file, under the addresses of pictures: JPEG, as podcast apps want it. */
export const coverFile = `${coverSide}.jpg`;
