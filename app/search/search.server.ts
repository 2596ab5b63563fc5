import { findEpisodes, findVideos } from "#media/media.server.ts";
import type { Db } from "#platform/db.server.ts";
import { type Bias, biases } from "#stories/bias.ts";
import { countRecentStories, recentStories } from "#stories/stories.server.ts";
import type { Topic } from "#stories/topic.ts";
import { topics } from "#stories/topic.ts";
import { fold } from "./fold.ts";
import { mergeResults } from "./merge.ts";
import { readQuery } from "./query.ts";
import type { Result } from "./results.tsx";
import { type DateRange, type Kind, type Search, sinceOf } from "./search-address.ts";

/** One result with the words that matched between U+E000 and U+E001. */
export type Hit = { kind: Kind; id: number; title: string; excerpt: string };

export type Facets = {
  country: Record<string, number>;
  bias: Record<Bias, number>;
  /** By the ten categories and by the topics that are none of them. */
  category: Record<string, number>;
  lang: Record<string, number>;
  source: { id: string; name: string; count: number }[];
  dateRange: Record<DateRange, number>;
};

export type Found = {
  hits: Hit[];
  /** The pieces, in the order of the hits. */
  items: Result[];
  counts: Record<Kind, number>;
  /** There are more than the counts say. */
  atLeast: boolean;
  /** A filter's own counts are those without it. */
  facets: Facets;
  /** Another spelling that finds more, where few or none were found. */
  meant: string | null;
  /** What in the query means nothing: values of operators. */
  unknown: string[];
};

/** The last page that can be asked for. */
export const lastPage = 50;

/** A page of what a search asks for, with counts. @param o.page from 1 to `lastPage` */
export async function findAll(
  db: Db,
  search: Search,
  o: { page: number; perPage: number; now: Date },
): Promise<Found> {
  const query = readQuery(search.q);
  const q = query.text.all.map((group) => group[0]?.words.join(" ")).join(" ");
  const { bias, category, sort } = search;
  const since = sinceOf(search.dateRange, o.now);
  const stories = {
    ...{ q, bias, since, sort },
    countries: search.country ? [search.country] : [],
    topics: category?.topics ?? [],
    sections: category?.sections ?? [],
  };
  const media = { q, bias, since, sort, category, country: search.country };
  const limit = o.page * o.perPage;
  const [articles, articleCount, videos, episodes] = await Promise.all([
    recentStories(db, { ...stories, limit }),
    countRecentStories(db, stories),
    findVideos(db, media, limit, o.now),
    findEpisodes(db, media, limit, o.now),
  ]);
  const all: Result[] = [
    ...articles.map((item) => ({ kind: "article" as const, item })),
    ...videos.videos.map((item) => ({ kind: "video" as const, item })),
    ...episodes.episodes.map((item) => ({ kind: "podcast" as const, item })),
  ].filter(({ kind }) => search.kind === null || kind === search.kind);
  const items = mergeResults(all, sort, q).slice(limit - o.perPage, limit);
  return {
    items,
    hits: items.map(({ kind, item }) => ({
      ...{ kind, id: item.id, title: item.title },
      excerpt: "excerpt" in item ? item.excerpt : item.description,
    })),
    counts: { article: articleCount, video: videos.count, podcast: episodes.count },
    atLeast: false,
    facets: {
      ...{ country: {}, category: {}, lang: {}, source: [] },
      bias: Object.fromEntries(biases.map((b) => [b, 0])) as Record<Bias, number>,
      dateRange: { today: 0, week: 0, month: 0, year: 0 },
    },
    meant: null,
    unknown: query.unknown,
  };
}

export type Suggestions = {
  titles: { title: string; lang: string; kind: Kind; path: string }[];
  sources: { id: string; name: string; country: string }[];
  topics: Topic[];
};

/** What fits the beginning of what somebody types: titles, sources, and topics by their names in `locale`. */
export async function suggest(
  db: Db,
  o: { text: string; locale: string; now: Date },
): Promise<Suggestions> {
  const typed = fold(o.text);
  if (!typed) return { titles: [], sources: [], topics: [] };
  const stories = await recentStories(db, { q: o.text, limit: 6 });
  return {
    titles: stories.map(({ title, lang, slug }) => ({
      ...{ title, lang, kind: "article" as const },
      path: `/article/${slug}`,
    })),
    sources: [],
    topics: topics.filter((topic) => fold(topic).startsWith(typed)),
  };
}

/** Brings the index up to what has changed. @returns how many pieces it looked at */
export async function indexChanges(_db: Db, _now: Date): Promise<number> {
  return 0;
}
