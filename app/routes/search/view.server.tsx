import type { RouterContextProvider } from "react-router";
import { EpisodeCard } from "#media/episode-card.tsx";
import { accessFactsOf } from "#media/video.ts";
import { VideoCard } from "#media/video-card.tsx";
import { servicesContext } from "#platform/context.ts";
import type { Locale } from "#platform/locale.ts";
import { Marked } from "#search/marked.tsx";
import { countOf, type Result, Rows } from "#search/results.tsx";
import { findAll, type Hit, type SearchResults } from "#search/search.server.ts";
import {
  hasCriteria,
  mostPages,
  readSearch,
  type Search,
  searchPath,
} from "#search/search-address.ts";
import { StoryCard } from "#stories/cards/story-card.tsx";
import { isArchived } from "#subscriptions/access.ts";
import { ArchiveMark } from "#subscriptions/paywall.tsx";
import { searchTexts } from "./title.server.ts";

/** What somebody asked for is looked through; the newest of everything is a place to start from. */
const perPage = { asked: 20, newest: 12 };

export type SearchView = {
  search: Search;
  /** What the address and the query name and nobody knows. */
  ignored: string[];
  found: SearchResults;
  now: Date;
  /** Where the next page is; null after the last one. */
  next: string | null;
};

/** What an address of the search page shows. */
export async function searchView(
  url: URL,
  context: Readonly<RouterContextProvider>,
): Promise<SearchView> {
  const services = context.get(servicesContext);
  const { search, ignored } = readSearch(url.searchParams);
  const now = services.now();
  const size = hasCriteria(search) ? perPage.asked : perPage.newest;
  const found = await findAll(services.db, search, { page: search.page, perPage: size, now });
  const total = countOf(search.kind, found.counts);
  const full = found.items.length === size && search.page < mostPages;
  const more = full && (found.atLeast || search.page * size < total);
  return {
    ...{ search, found, now },
    ignored: [...new Set([...ignored, ...found.unknown])],
    next: more ? searchPath({ ...search, page: search.page + 1 }) : null,
  };
}

/** A page of results as cards. @param below whether the pages before it stand above */
export function SearchRows({ search, found, now, below }: SearchView & { below?: boolean }) {
  return (
    <Rows search={search} found={found} below={below ?? false}>
      {found.items.map((result, n) => (
        <Row
          key={`${result.kind} ${result.item.id}`}
          result={result}
          hit={found.hits[n]}
          now={now}
        />
      ))}
    </Rows>
  );
}

function Row({ result, hit, now }: { result: Result; hit: Hit | undefined; now: Date }) {
  const { kind, item } = result;
  const archived = isArchived(kind === "article" ? item : accessFactsOf(item), now);
  const mark = archived ? <ArchiveMark /> : null;
  const shown = hit && {
    title: <Marked text={hit.title} />,
    excerpt: hit.excerpt ? <Marked text={hit.excerpt} /> : null,
  };
  const words = shown ? { words: shown } : {};
  if (kind === "article") return <StoryCard story={item} size="m" mark={mark} {...words} />;
  if (kind === "video") return <VideoCard video={item} size="m" mark={mark} {...words} />;
  return <EpisodeCard episode={item} mark={mark} {...words} />;
}

/** How many results have come, in words for whoever does not see them come. */
export function saidOf({ search, found }: SearchView, locale: Locale): string {
  const t = searchTexts(locale);
  if (search.page > 1) return t("loaded", { count: found.items.length });
  const count = countOf(search.kind, found.counts);
  if (count === 0) return t("noResults");
  return t(found.atLeast ? "foundAtLeast" : "found", { count });
}
