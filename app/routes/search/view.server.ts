import type { RouterContextProvider } from "react-router";
import { accessFactsOf } from "#media/video.ts";
import { servicesContext } from "#platform/context.ts";
import type { Result } from "#search/results.tsx";
import { findAll, type Hit, type SearchResults } from "#search/search.server.ts";
import { hasCriteria, readSearch, type Search, searchPath } from "#search/search-address.ts";
import { isArchived } from "#subscriptions/access.ts";

/** The number of results of a query, and of newest items if there is no query. */
const perPage = { results: 20, newest: 12 };

/** `archived`: too old for readers without Premium. */
export type ResultRow = { result: Result; hit: Hit | undefined; archived: boolean };

export type SearchView = {
  search: Search;
  /** Filters of the address and the query that do not exist. */
  ignored: string[];
  found: Omit<SearchResults, "items" | "hits" | "hasMore">;
  rows: ResultRow[];
  /** The address of the next page; null after the last one. */
  next: string | null;
};

/** The data of the search page for an address. */
export async function searchView(
  url: URL,
  context: Readonly<RouterContextProvider>,
): Promise<SearchView> {
  const services = context.get(servicesContext);
  const { search, ignored } = readSearch(url.searchParams);
  const now = services.now();
  const size = hasCriteria(search) ? perPage.results : perPage.newest;
  const { items, hits, hasMore, ...found } = await findAll(services.db, search, {
    page: search.page,
    perPage: size,
    now,
  });
  return {
    search,
    ignored: [...new Set([...ignored, ...found.unknown])],
    found,
    rows: items.map((result, n) => ({
      result,
      hit: hits[n],
      archived: isArchived(
        result.kind === "article" ? result.item : accessFactsOf(result.item),
        now,
      ),
    })),
    next: hasMore ? searchPath({ ...search, page: search.page + 1 }) : null,
  };
}
