import type { FeedFormat, FeedProblem, RawFeed, RawMedia } from "./feed.ts";
import { normalise } from "./normalise/normalise.server.ts";
import { parseFeed } from "./parse/parse.server.ts";
import { newPublisher } from "./publisher.server.ts";

/** The line that `feeds check` prints for a file: names, codes and times as the contract has them. */
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
  countries: string[];
  topics: string[];
  image: string | null;
  media: RawMedia[];
};

export type CheckSource = { country: string | null; language: string | null; excerptLimit: number };

/**
 * What the pipeline would store of these bytes, storing nothing. `name` is the file's or address's own;
 * `source` the publisher where it is known, else it is guessed from the feed. `id` is the feed's guid, or the
 * key we know the item by.
 */
export function checkFeed(
  name: string,
  bytes: Uint8Array,
  {
    contentType,
    url,
    source,
    now,
  }: {
    contentType?: string | null;
    url?: string | null;
    source?: CheckSource | null;
    now: Date;
  },
): CheckedFeed {
  const raw = parseFeed(bytes, { contentType, url });
  if ("failed" in raw) return { ...nothing, file: name, problems: [raw.failed] };
  const publisher = source ?? { ...guessSource(raw), excerptLimit: 300 };
  const { items, problems } = normalise(raw, { source: publisher, now, url });
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
      countries: item.countries,
      topics: item.topics,
      image: item.image?.url ?? null,
      media: item.media,
    })),
    problems: [...raw.problems, ...problems],
  };
}

const nothing = {
  ok: false,
  format: null,
  encoding: null,
  title: null,
  language: null,
  items: [],
};

/** The publisher that a feed speaks of, in its own words: what a feed that is added gets for a source. */
export function guessSource(raw: Pick<RawFeed, "title" | "homepage" | "lang">): {
  name: string;
  homepage: string | null;
  country: string;
  language: string | null;
} {
  return newPublisher({ ...raw, url: null }, "feed");
}
