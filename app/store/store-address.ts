// The addresses of the store: /store with filters, a search and an order, and /store/{slug}.
import { pageNumberIn } from "#platform/http/page-number.ts";
import {
  type Category,
  type Collection,
  type Colour,
  categories,
  collections,
  colours,
} from "./product.ts";

export const sorts = ["featured", "price-low", "price-high", "newest", "rating"] as const;
export type Sort = (typeof sorts)[number];

export type StoreView = {
  category: Category | null;
  collection: Collection | null;
  /** The search; empty for none. */
  q: string;
  sort: Sort;
  list: boolean;
  /** How many pages of products are shown in a row. */
  page: number;
};

/** The most pages of products that an address shows in a row. */
const lastPage = 9;
/** How many products Load More adds. */
export const pageSize = 8;
/** The longest search, in characters. */
export const longestSearch = 80;

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | null =>
  known.find((name) => name === value) ?? null;

/** Reads an address. Unknown values are ignored. */
export function readStore(search: URLSearchParams): StoreView {
  return {
    category: oneOf(categories, search.get("category")),
    collection: oneOf(collections, search.get("collection")),
    q: (search.get("q") ?? "").trim().replace(/\s+/g, " ").slice(0, longestSearch),
    sort: oneOf(sorts, search.get("sort")) ?? "featured",
    list: search.get("view") === "list",
    page: pageNumberIn(search, { max: lastPage, else: 1 }),
  };
}

/** The address of a view; defaults are left out. */
export function storePath(view: Partial<StoreView>): string {
  const query = new URLSearchParams();
  if (view.collection) query.set("collection", view.collection);
  if (view.category) query.set("category", view.category);
  if (view.q) query.set("q", view.q);
  if (view.sort && view.sort !== "featured") query.set("sort", view.sort);
  if (view.list) query.set("view", "list");
  if (view.page && view.page > 1) query.set("page", String(view.page));
  return query.size > 0 ? `/store?${query}` : "/store";
}

/** The address of a product, in one of its colours. */
export const productPath = (slug: string, colour?: Colour): string =>
  colour ? `/store/${slug}?colour=${colour}` : `/store/${slug}`;

/** The colour that a product's address names. */
export const colourIn = (search: URLSearchParams): Colour | null =>
  oneOf(colours, search.get("colour"));

/**
 * The address for which a cached page of the store is rendered, with the parameters that select something; null where
 * no cached page may answer, because there are too many searches.
 */
export function cacheableStoreAddress(path: string, search: URLSearchParams): string | null {
  const [, slug] = /^\/store(?:\/([a-z0-9-]+))?$/.exec(path) ?? [];
  if (slug) return productPath(slug, colourIn(search) ?? undefined);
  if (path !== "/store") return null;
  const view = readStore(search);
  return view.q ? null : storePath(view);
}
