import type { CoveredPlace } from "#stories/country.ts";
import type { Author, Picture } from "#stories/story.ts";
import type { Playback } from "./recording.ts";

/** What videos and episodes have in common. Times are ISO 8601 in UTC, so that it can be sent to the browser. */
export type MediaSummary = {
  id: number;
  title: string;
  description: string;
  lang: string;
  country: CoveredPlace;
  /** The episode's own picture, else that of its show; null also if the source does not allow its pictures. */
  thumbnail: Picture | null;
  /** `mm:ss`, or `h:mm:ss` from an hour on; null if the feed does not say. */
  duration: string | null;
  durationSeconds: number | null;
  publishedAt: string;
  category: string | null;
  source: { id: string; name: string };
  views: number;
  likes: number;
  isPremium: boolean;
  isNew: boolean;
  sample: boolean;
  /** Whether it is a recording of ours. */
  own: boolean;
  /** The publisher's page; null for an own piece, and where the feed names none. */
  canonicalUrl: string | null;
};

export type Video = MediaSummary & {
  /** The author's name; `VideoPage` also has the card of an author of ours. */
  author: string | null;
  dislikes: number;
  isLive: boolean;
};

export type VideoPage = Video & Playback & { producer: Author | null; tags: string[] };

/** `mm:ss` (specification, section 3), or `h:mm:ss` from an hour on. */
export function durationText(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, "0");
  const whole = Math.max(0, Math.round(seconds));
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return h ? `${h}:${two(m)}:${two(s)}` : `${two(m)}:${two(s)}`;
}

/** The facts of an item that decide about access (see `MayAccess`). */
export const accessFactsOf = (item: Pick<MediaSummary, "isPremium" | "own" | "publishedAt">) => ({
  premium: item.isPremium,
  provenance: item.own ? ("own" as const) : ("feed" as const),
  publishedAt: item.publishedAt,
});

const newFor = 7 * 24 * 3600_000;

/** Whether a piece carries the NEW badge: published within the last seven days. */
export function isNew(publishedAt: Date, now: Date): boolean {
  return now.getTime() - publishedAt.getTime() < newFor;
}
