// The languages of ranges, in the queries that read them as `r (…, lang)`.
import { type RawBuilder, sql } from "kysely";
import type { ListingPair } from "./selection.ts";

/** The column `lang` of the ranges: null where a range is not of one language. */
export const langsOf = (pairs: readonly ListingPair[]): (string | null)[] =>
  pairs.map(({ lang }) => (typeof lang === "string" ? lang : null));

/**
 * The condition on the language of rows of `story_listings`. For every language there is none, because the index by time
 * alone is faster then.
 */
export function inLanguages(pairs: readonly ListingPair[]): RawBuilder<unknown> {
  const lang = pairs[0]?.lang ?? null;
  if (lang === null) return sql``;
  return typeof lang === "string"
    ? sql`and story_listings.lang = r.lang`
    : sql`and story_listings.lang = any(${[...lang]}::text[])`;
}
