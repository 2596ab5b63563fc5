import type { StatedLicence } from "#stories/picture-licence.ts";
import { findPublisher } from "#stories/publisher.ts";
import { isNews, type StoryClass } from "#stories/story-class.ts";
import type { FeedFormat, FeedProblem, RawMedia } from "./feed.ts";
import { sourceKindOf } from "./normalise/media-file.ts";
import { normalise } from "./normalise/normalise.server.ts";
import { parseFeed } from "./parse/parse.server.ts";
import { newPublisher } from "./publisher.server.ts";
import { findOwnAddress } from "./self-link.ts";

/** The line that `feeds check` prints for a file. */
export type CheckedFeed = {
  file: string;
  ok: boolean;
  format: FeedFormat | null;
  encoding: string | null;
  title: string | null;
  language: string | null;
  items: CheckedItem[];
  problems: FeedProblem[];
};

export type CheckedItem = {
  id: string;
  title: string;
  link: string | null;
  excerpt: string;
  publishedAt: string;
  language: string;
  class: Lowercase<StoryClass>;
  /** Whether it is news, which home, hub and events show. */
  listed: boolean;
  countries: string[];
  abroad: string[];
  topics: string[];
  image: string | null;
  /** What the feed states of its licence; null where it states none that is known. */
  imageLicence: StatedLicence | null;
  media: RawMedia[];
  /** Whether it is live now. */
  live: boolean;
};

type KnownPublisher = {
  id: string;
  homepage: string | null;
  hosts?: readonly string[];
  country: string;
  language: string | null;
  kind?: string;
  excerptLimit?: number;
};

/**
 * Runs the pipeline on these bytes without storing anything. `name` is the name of the file or address; `url` is where
 * the bytes came from, by default the feed's self link; `publishers` are the known ones, among which the feed's
 * publisher is looked up. An item's `id` is the feed's guid, or the key by which we identify the item.
 */
export function checkFeed(
  name: string,
  bytes: Uint8Array,
  o: {
    contentType?: string | null;
    url?: string | null;
    publishers?: readonly KnownPublisher[];
    now: Date;
  },
): CheckedFeed {
  const url = o.url ?? findOwnAddress(bytes);
  const raw = parseFeed(bytes, { contentType: o.contentType, url });
  if ("failed" in raw) return { ...failedCheck, file: name, problems: [raw.failed] };
  const origin = { ...raw, url };
  const source = {
    excerptLimit: 300,
    kind: sourceKindOf(raw.items),
    ...(findPublisher([raw.homepage, url], o.publishers ?? []) ?? newPublisher(origin, name)),
  };
  const { items, problems } = normalise(raw, { source, now: o.now, url });
  return {
    file: name,
    ok: true,
    format: raw.format,
    encoding: raw.encoding,
    title: raw.title,
    language: raw.lang,
    items: items.map((item) => ({
      id: item.guid ?? item.identities[0] ?? "",
      title: item.title,
      link: item.canonicalUrl,
      excerpt: item.excerpt,
      publishedAt: item.publishedAt.toISOString(),
      language: item.lang,
      class: item.class.toLowerCase() as Lowercase<StoryClass>,
      listed: isNews(item.class),
      countries: item.countries,
      abroad: item.nonEuCountries,
      topics: item.topics,
      image: item.image?.url ?? null,
      imageLicence: item.image?.licence ?? null,
      media: item.media,
      live: item.file?.live ?? false,
    })),
    problems: [...raw.problems, ...problems],
  };
}

/** The result of a check of what is no feed, without its problems. */
export const failedCheck = {
  ok: false,
  format: null,
  encoding: null,
  title: null,
  language: null,
  items: [],
};
