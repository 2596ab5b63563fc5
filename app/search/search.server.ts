import { episodesById, videosById } from "#media/media.server.ts";
import type { Db } from "#platform/db/db.server.ts";
import { storiesById } from "#stories/stories.server.ts";
import type { Counted } from "./counted.ts";
import type { FacetCounts } from "./finding/facets.ts";
import { filtersOf } from "./finding/filters.ts";
import { type EntryKey, stemPairs } from "./finding/find.queries.server.ts";
import { type IndexResult, searchIndex } from "./finding/find.server.ts";
import { highlight, wordsToStem } from "./finding/highlight.ts";
import { withNameSpellings } from "./finding/name-spellings.ts";
import { readSourceNames, resolveSources } from "./finding/sources.queries.server.ts";
import { correctedQuery } from "./finding/spelling.server.ts";
import { indexLanguage, type Stems } from "./finding/tsquery.ts";
import { queueNewlyArchived } from "./indexing/changes.queries.server.ts";
import { kindOrder } from "./indexing/facet-lexemes.ts";
import { indexChanges as indexPending } from "./indexing/index-changes.server.ts";
import { type Query, readQuery } from "./query.ts";
import type { Result } from "./results.tsx";
import { type Kind, kinds, maxPages, type Search } from "./search-address.ts";
import { type SuggestionMatches, suggestFor } from "./suggesting/suggest.server.ts";

export type { SuggestionMatches };

/** One result; the words that matched are between U+E000 and U+E001. */
export type Hit = { kind: Kind; id: number; title: string; excerpt: string };

/** Counts by value. The counts of a filter that is set ignore that filter. */
export type Facets = Omit<FacetCounts, "kind" | "source"> & {
  /** The most frequent first. */
  source: { id: string; name: string; count: number }[];
};

export type SearchResults = Counted & {
  hits: Hit[];
  /** The pieces, in the order of the hits. */
  items: Result[];
  /** Of each kind, also where the search asks for one kind only. */
  counts: Record<Kind, number>;
  /** Whether a page follows, also one after a page that lacks what was withdrawn a moment ago. */
  hasMore: boolean;
  facets: Facets;
  /** The query in another spelling that finds more; null where there is none or enough was found. */
  correction: string | null;
  /** Operators whose value could not be read. */
  unknown: string[];
};

const maxSources = 12;
/** With fewer results than this, a typing error is likelier than a rare word. */
const fewResults = 3;

/**
 * One page of the results of a search, with counts of all results.
 * @param o.page from 1 to 50; higher numbers give the last page
 */
export async function findAll(
  db: Db,
  search: Search,
  o: { page: number; perPage: number; now: Date },
): Promise<SearchResults> {
  const query = withNameSpellings(readQuery(search.q));
  const sources = await resolveSources(db, query.filters.source);
  query.unknown.push(...sources.unknown.map((name) => `source:${name}`));
  const filters = filtersOf(search, query.filters, sources.ids, o.now);
  const page = Math.min(Math.max(1, Math.floor(o.page) || 1), maxPages);
  const request = { search, query, filters, now: o.now };
  const found = await searchIndex(db, request, {
    offset: (page - 1) * o.perPage,
    limit: o.perPage,
  });
  const items = await readItems(db, found.entries, o.now);
  const ofKind = found.facetCounts.kind;
  // The tabs ask for another kind than the address does, but the operator in the query stays.
  for (const kind of kinds) if (query.filters.kind?.includes(kind) === false) ofKind[kind] = 0;
  const total = kinds.reduce((sum, kind) => sum + ofKind[kind], 0);
  const isFull = found.entries.length === o.perPage;
  const isCounted = page * o.perPage < (search.kind ? ofKind[search.kind] : total);
  return {
    items,
    hits: await highlightHits(db, items, query, found.stems),
    counts: withoutWithdrawn(found, items),
    hasMore: isFull && page < maxPages && (found.atLeast || isCounted),
    atLeast: found.atLeast,
    othersAtLeast: found.othersAtLeast,
    facets: await facetsOf(db, found.facetCounts),
    correction: total < fewResults ? await correctedQuery(db, request, total) : null,
    unknown: query.unknown,
  };
}

/** The pieces in the order of their entries. A piece withdrawn a moment ago may still be in the index: it is left out. */
async function readItems(db: Db, keys: EntryKey[], now: Date): Promise<Result[]> {
  const ids = kindOrder.map((_, kind) =>
    keys.filter((key) => key.kind === kind).map((key) => key.item_id),
  );
  const [stories, videos, episodes] = await Promise.all([
    storiesById(db, ids[0] ?? []),
    videosById(db, ids[1] ?? [], now),
    episodesById(db, ids[2] ?? [], now),
  ]);
  return keys.flatMap(({ kind, item_id }): Result[] => {
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

function withoutWithdrawn(
  { entries: keys, facetCounts: counted }: IndexResult,
  items: Result[],
): Record<Kind, number> {
  const counts = { ...counted.kind };
  for (const [at, kind] of kindOrder.entries()) {
    const gone =
      keys.filter((key) => key.kind === at).length -
      items.filter((item) => item.kind === kind).length;
    counts[kind] = Math.max(0, counts[kind] - gone);
  }
  return counts;
}

const excerptOf = (result: Result) =>
  result.kind === "article" ? result.item.excerpt : result.item.description;

async function highlightHits(db: Db, items: Result[], query: Query, known: Stems): Promise<Hit[]> {
  const texts = items.map((result) => ({
    kind: result.kind,
    id: result.item.id,
    lang: result.item.lang,
    title: result.item.title,
    excerpt: excerptOf(result),
  }));
  const pairs = new Map<string, [string, string]>();
  for (const { lang, title, excerpt } of texts)
    for (const word of wordsToStem(`${title} ${excerpt}`, lang, query.text))
      pairs.set(`${indexLanguage(lang)} ${word}`, [indexLanguage(lang), word]);
  const read = await stemPairs(db, [...pairs.values()]);
  const stems: Stems = (lang, word) => read.get(`${lang} ${word}`) ?? known(lang, word);
  return texts.map(({ lang, ...hit }) => ({
    ...hit,
    title: highlight(hit.title, lang, query.text, stems),
    excerpt: highlight(hit.excerpt, lang, query.text, stems),
  }));
}

async function facetsOf(db: Db, { kind: _, source, ...counted }: FacetCounts): Promise<Facets> {
  const first = Object.entries(source)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, maxSources);
  const names = await readSourceNames(
    db,
    first.map(([id]) => id),
  );
  return {
    ...counted,
    source: first.map(([id, count]) => ({ id, name: names.get(id) ?? id, count })),
  };
}

/**
 * Suggestions for a query that is being typed, ignoring accents: titles with these words, the last of which may be
 * unfinished; sources; and topics by their names in `locale`.
 */
export const suggest = (
  db: Db,
  o: { text: string; locale: string; now: Date },
): Promise<SuggestionMatches> => suggestFor(db, o);

/**
 * Indexes what has changed since the last call: the worker does so each second.
 * @returns how many changed pieces were processed
 */
export const indexChanges = (db: Db, now: Date): Promise<number> => indexPending(db, now);

/** Queues our own pieces that are archived since the last call, whose text leaves the index: the worker does so each day. */
export const queueArchived = (db: Db, now: Date): Promise<void> => queueNewlyArchived(db, now);
