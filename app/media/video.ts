import type { Country } from "#stories/country.ts";
import type { Author, Picture } from "#stories/story.ts";

/** What cards of videos and of episodes show alike. Times are ISO 8601 in UTC, so that it can travel to the browser. */
export type MediaSummary = {
  id: number;
  title: string;
  description: string;
  lang: string;
  country: Country;
  /** An episode's own, else its show's; null also where the source's entry does not allow its pictures. */
  thumbnail: Picture | null;
  /** `mm:ss`, or `h:mm:ss` from an hour on; null where the feed does not say. */
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
  /** Where the publisher shows it; null for one of our own. */
  canonicalUrl: string | null;
};

export type Video = MediaSummary & {
  /** The name to print; the card of an own author comes with `VideoPage`. */
  author: string | null;
  dislikes: number;
  isLive: boolean;
};

export type VideoPage = Video & {
  producer: Author | null;
  tags: string[];
  /** Null where there is no file yet, and where the reader may not have it. */
  mediaUrl: string | null;
  mediaType: string | null;
};

/** `mm:ss` (specification, section 3), or `h:mm:ss` from an hour on. */
export function durationText(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, "0");
  const whole = Math.max(0, Math.round(seconds));
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return h ? `${h}:${two(m)}:${two(s)}` : `${two(m)}:${two(s)}`;
}

/** What the rule of access asks of a piece (see `MayHave`). */
export const accessFactsOf = (
  item: Pick<MediaSummary, "isPremium" | "canonicalUrl" | "publishedAt">,
) => ({
  premium: item.isPremium,
  provenance: item.canonicalUrl === null ? ("own" as const) : ("feed" as const),
  publishedAt: item.publishedAt,
});

const newFor = 7 * 24 * 3600_000;

/** Whether a piece carries the NEW badge: published within the last seven days. */
export function isNew(publishedAt: Date, now: Date): boolean {
  return now.getTime() - publishedAt.getTime() < newFor;
}
