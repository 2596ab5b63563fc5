import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";

export type Completion = { term: string; documents: number };

/** The most frequent words of titles that begin with `prefix`; first the prefix itself, as a word of its own. */
export async function readCompletions(
  db: Db,
  prefix: string,
  limit: number,
): Promise<Completion[]> {
  const n = prefix.length;
  const begins =
    n <= 3
      ? sql`left(term, ${sql.lit(n)}) = ${prefix}`
      : sql`term >= ${prefix} and term < ${`${prefix}\u{10ffff}`}`;
  const { rows } = await sql<Completion>`
    select term, documents from search_terms where ${begins} order by weight desc limit ${limit}`.execute(
    db,
  );
  const whole = rows.find(({ term }) => term === prefix) ?? { term: prefix, documents: 0 };
  return [whole, ...rows.filter((row) => row !== whole)];
}

/** How many titles have each of the words. */
export async function readDocumentCounts(db: Db, words: string[]): Promise<number[]> {
  if (words.length === 0) return [];
  const { rows } = await sql<Completion>`
    select term, documents from search_terms where term = any(${words}::text[])`.execute(db);
  return words.map((word) => rows.find(({ term }) => term === word)?.documents ?? 0);
}

export type TitleRow = {
  kind: number;
  id: number;
  title: string;
  lang: string;
  slug: string | null;
};

/** Visible titles among the first `o.scanned` entries that match, newest first, real ones before samples. */
export async function readNewestTitles(
  db: Db,
  query: string,
  o: { scanned: number; limit: number },
): Promise<TitleRow[]> {
  const { rows } = await sql<TitleRow>`
    with found as (
      select kind, item_id, sample, published_at from (
        select kind, item_id, sample, published_at from search_entries
        where words @@ ${query}::tsquery limit ${o.scanned}) as first_met
      order by sample, published_at desc, item_id desc limit ${o.limit}
    ), titled as (
      select f.*, s.title, s.lang, s.slug, s.source_id from found f join stories s on f.kind = 0 and s.id = f.item_id
        where s.withdrawn_at is null
      union all
      select f.*, v.title, v.lang, null, v.source_id from found f join videos v on f.kind = 1 and v.id = f.item_id
        where v.withdrawn_at is null
      union all
      select f.*, e.title, e.lang, null, w.source_id from found f join episodes e on f.kind = 2 and e.id = f.item_id
        join shows w on w.id = e.show_id where e.withdrawn_at is null
    )
    select t.kind, t.item_id as id, t.title, t.lang, t.slug from titled t join sources src on src.id = t.source_id
    where src.opted_out_at is null order by t.sample, t.published_at desc, t.item_id desc`.execute(
    db,
  );
  return rows;
}
