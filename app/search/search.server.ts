import { episodesById, videosById } from "#media/media.server.ts";
import type { Db } from "#platform/db/db.server.ts";
import { storiesById } from "#stories/summaries.server.ts";
import type { Topic } from "#stories/topic.ts";
import type { Counted } from "./finding/facets.ts";
import { type Candidate, stemPairs } from "./finding/find.queries.server.ts";
import { type FoundPlaces, findPlaces } from "./finding/find.server.ts";
import { highlight, wordsToStem } from "./finding/highlight.ts";
import { readSources, resolveSources } from "./finding/sources.queries.server.ts";
import { meantBy } from "./finding/spelling.server.ts";
import { type Stems, stemmed } from "./finding/tsquery.ts";
import { wantedOf } from "./finding/wanted.ts";
import { queueAged } from "./indexing/changes.queries.server.ts";
import { indexChanges as bringUpToDate } from "./indexing/index-changes.server.ts";
import { kindOrder } from "./indexing/marks.ts";
import { type Query, readQuery } from "./query.ts";
import type { Result } from "./results.tsx";
import { type Kind, kinds, mostPages, type Search } from "./search-address.ts";
import { suggestFor } from "./suggesting/suggest.server.ts";

/** One result with the words that matched between U+E000 and U+E001. */
export type Hit = { kind: Kind; id: number; title: string; excerpt: string };

/** Counts by value; those of a filter that is set are counted without it. */
export type Facets = Omit<Counted, "kind" | "source"> & {
  /** The most frequent first. */
  source: { id: string; name: string; count: number }[];
};

export type Found = {
  hits: Hit[];
  /** The pieces, in the order of the hits. */
  items: Result[];
  /** Of each kind, whichever is asked for. */
  counts: Record<Kind, number>;
  /** There are more than the counts say. */
  atLeast: boolean;
  facets: Facets;
  /** Another spelling that finds more, where few or none were found. */
  meant: string | null;
  /** What in the query means nothing: values of operators. */
  unknown: string[];
};

const mostSources = 12;
/** With fewer results than this, a slip of the finger is likelier than a rare word. */
const few = 3;

/**
 * A page of what a search asks for, in its order, with counts of all that was found.
 * @param o.page from 1 to 50; what lies beyond is the last
 */
export async function findAll(
  db: Db,
  search: Search,
  o: { page: number; perPage: number; now: Date },
): Promise<Found> {
  const query = readQuery(search.q);
  const sources = await resolveSources(db, query.filters.source);
  query.unknown.push(...sources.unknown.map((name) => `source:${name}`));
  const wanted = wantedOf(search, query.filters, sources.ids, o.now);
  const page = Math.min(Math.max(1, Math.floor(o.page) || 1), mostPages);
  const asked = { search, query, wanted, now: o.now };
  const found = await findPlaces(db, asked, { offset: (page - 1) * o.perPage, limit: o.perPage });
  const items = await readItems(db, found.places, o.now);
  const total = kinds.reduce((sum, kind) => sum + found.counted.kind[kind], 0);
  return {
    items,
    hits: await marked(db, items, query, found.stems),
    counts: withoutGone(found, items),
    atLeast: found.atLeast,
    facets: await facetsOf(db, found.counted),
    meant: total < few ? await meantBy(db, asked, total) : null,
    unknown: query.unknown,
  };
}

/** The pieces at their places; what was withdrawn a moment ago is gone before the index knows. */
async function readItems(db: Db, places: Candidate[], now: Date): Promise<Result[]> {
  const ids = kindOrder.map((_, kind) =>
    places.filter((place) => place.kind === kind).map((place) => place.item_id),
  );
  const [stories, videos, episodes] = await Promise.all([
    storiesById(db, ids[0] ?? []),
    videosById(db, ids[1] ?? [], now),
    episodesById(db, ids[2] ?? [], now),
  ]);
  return places.flatMap(({ kind, item_id }): Result[] => {
    const [story, video, episode] = [
      kind === 0 && stories.get(item_id),
      kind === 1 && videos.get(item_id),
      kind === 2 && episodes.get(item_id),
    ];
    if (story) return [{ kind: "article", item: story }];
    if (video) return [{ kind: "video", item: video }];
    return episode ? [{ kind: "podcast", item: episode }] : [];
  });
}

function withoutGone({ places, counted }: FoundPlaces, items: Result[]): Record<Kind, number> {
  const counts = { ...counted.kind };
  for (const [at, kind] of kindOrder.entries()) {
    const gone =
      places.filter((place) => place.kind === at).length -
      items.filter((item) => item.kind === kind).length;
    counts[kind] = Math.max(0, counts[kind] - gone);
  }
  return counts;
}

const excerptOf = (result: Result) =>
  result.kind === "article" ? result.item.excerpt : result.item.description;

async function marked(db: Db, items: Result[], query: Query, known: Stems): Promise<Hit[]> {
  const texts = items.map((result) => ({
    ...{ kind: result.kind, id: result.item.id, lang: result.item.lang },
    ...{ title: result.item.title, excerpt: excerptOf(result) },
  }));
  const pairs = new Map<string, [string, string]>();
  for (const { lang, title, excerpt } of texts)
    for (const word of wordsToStem(`${title} ${excerpt}`, lang, query.text))
      pairs.set(`${stemmed(lang)} ${word}`, [stemmed(lang), word]);
  const read = await stemPairs(db, [...pairs.values()]);
  const stems: Stems = (lang, word) => read.get(`${lang} ${word}`) ?? known(lang, word);
  return texts.map(({ lang, ...hit }) => ({
    ...hit,
    title: highlight(hit.title, lang, query.text, stems),
    excerpt: highlight(hit.excerpt, lang, query.text, stems),
  }));
}

async function facetsOf(db: Db, { kind: _, source, ...counted }: Counted): Promise<Facets> {
  const first = Object.entries(source)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, mostSources);
  const names = await readSources(
    db,
    first.map(([id]) => id),
  );
  return {
    ...counted,
    source: first.map(([id, count]) => ({ id, name: names.get(id) ?? id, count })),
  };
}

export type Suggestions = {
  /** `path` is the address of the piece. */
  titles: { title: string; lang: string; kind: Kind; path: string }[];
  sources: { id: string; name: string; country: string }[];
  topics: Topic[];
};

/**
 * What fits the beginning of what somebody types, without regard to accents: titles with these words, the last of
 * which may be unfinished; sources; and topics by their names in `locale`.
 */
export const suggest = (
  db: Db,
  o: { text: string; locale: string; now: Date },
): Promise<Suggestions> => suggestFor(db, o);

/**
 * Brings the index up to what has changed since the last call: the worker does so each second.
 * @returns how many pieces it looked at
 */
export const indexChanges = (db: Db, now: Date): Promise<number> => bringUpToDate(db, now);

/** Lets the text of our own pieces go that have passed into the archive of late: the worker does so each day. */
export const ageIndex = (db: Db, now: Date): Promise<void> => queueAged(db, now);
