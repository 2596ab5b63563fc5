import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.server.ts";
import type { Band } from "#stories/bias.ts";

export type Change = { kind: number; item_id: number; only_views: boolean };

export const hasChanges = async (db: Db): Promise<boolean> =>
  (await db.selectFrom("search_changes").select("id").limit(1).executeTakeFirst()) !== undefined;

/**
 * Lets one indexer work at a time, over all processes, so that an older text never replaces a newer one.
 * @returns false while another transaction indexes
 */
export async function lockIndexer(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ alone: boolean }>`
    select pg_try_advisory_xact_lock(7240917) as alone`.execute(tx);
  return rows[0]?.alone === true;
}

/** Takes the oldest changes from the queue, each piece once. The transaction's end removes them. */
export async function takeOldestChanges(tx: Tx, limit: number): Promise<Change[]> {
  const { rows } = await sql<Change>`
    with taken as (
      delete from search_changes
      where id in (select id from search_changes order by id limit ${limit})
      returning kind, item_id, only_views
    )
    select kind, item_id, bool_and(only_views) as only_views from taken group by kind, item_id
    order by kind, item_id`.execute(tx);
  return rows;
}

/** A piece to be indexed; `category` is the publisher's own name for the subject of a video or episode. */
export type Piece = {
  id: number;
  title: string;
  excerpt: string;
  body: string | null;
  lang: string;
  source: string;
  countries: string[];
  subjects: string[];
  category: string | null;
  band: Band | null;
  views: number;
  sample: boolean;
  published_at: Date;
};

/** Where the archive begins (docs/decisions/010). */
const archiveStart = (now: Date) => sql`${now}::timestamptz - interval '12 months'`;

/** Queues our own pieces that have passed into the archive in the last 40 days. */
export async function queueNewlyArchived(db: Db, now: Date): Promise<void> {
  await sql`
    insert into search_changes (kind, item_id)
    select 0, id from stories where provenance = 'own' and published_at <= ${archiveStart(now)}
      and published_at > ${archiveStart(now)} - interval '40 days'`.execute(db);
}

/**
 * The pieces of one kind that exist and are not withdrawn. Premium and archived pieces come without their text:
 * otherwise a reader without access could reconstruct it by searching phrase by phrase.
 */
export async function readPieces(tx: Tx, kind: number, ids: number[], now: Date): Promise<Piece[]> {
  if (ids.length === 0) return [];
  const read = [
    sql<Piece>`
      select s.id, s.title, s.excerpt, s.lang,
        case when s.provenance = 'own' and not s.premium and s.published_at > ${archiveStart(now)}
          then left(s.body, 60000) end as body,
        s.source_id as source, null as category, coalesce(s.band, src.band) as band, s.views, s.sample, s.published_at,
        array(select country from story_countries c where c.story_id = s.id) as countries,
        array(select topic from story_topics t where t.story_id = s.id) || s.sections as subjects
      from stories s join sources src on src.id = s.source_id
      where s.id = any(${ids}::bigint[]) and s.withdrawn_at is null`,
    sql<Piece>`
      select v.id, v.title, v.description as excerpt, null as body, v.lang, v.source_id as source, v.category,
        src.band, v.views, v.sample, v.published_at, array[v.country] as countries, '{}'::text[] as subjects
      from videos v join sources src on src.id = v.source_id
      where v.id = any(${ids}::bigint[]) and v.withdrawn_at is null`,
    sql<Piece>`
      select e.id, e.title, e.description as excerpt, w.name as body, e.lang, w.source_id as source, w.category,
        src.band, e.views, e.sample, e.published_at, array[e.country] as countries, '{}'::text[] as subjects
      from episodes e join shows w on w.id = e.show_id join sources src on src.id = w.source_id
      where e.id = any(${ids}::bigint[]) and e.withdrawn_at is null`,
  ][kind];
  return read ? (await read.execute(tx)).rows : [];
}

/** A row of `search_entries`, with the folded texts from which its tsvector is made. */
export type Entry = {
  item_id: number;
  kind: number;
  published_at: string;
  views: number;
  countries: number;
  subjects: number;
  bias: number;
  sample: boolean;
  lang: string;
  source_id: string;
  title: string;
  excerpt: string;
  body: string;
  lexemes: string[];
};

export async function writeEntries(tx: Tx, entries: Entry[]): Promise<void> {
  if (entries.length === 0) return;
  await sql`
    insert into search_entries
      (item_id, kind, published_at, views, countries, subjects, bias, sample, lang, source_id, words)
    select item_id, kind, published_at, views, countries, subjects, bias, sample, lang, source_id,
      search_vector(lang, title, excerpt, body, lexemes)
    from json_to_recordset(${JSON.stringify(entries)}::json) e (
      item_id bigint, kind smallint, published_at timestamptz, views bigint, countries int, subjects int, bias smallint,
      sample boolean, lang text, source_id text, title text, excerpt text, body text, lexemes text[])
    on conflict (kind, item_id) do update set published_at = excluded.published_at, views = excluded.views,
      countries = excluded.countries, subjects = excluded.subjects, bias = excluded.bias, sample = excluded.sample,
      lang = excluded.lang, source_id = excluded.source_id, words = excluded.words`.execute(tx);
}

/** The ids among `ids` that the index already has. */
export async function readIndexed(tx: Tx, kind: number, ids: number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select item_id as id from search_entries
    where kind = ${kind} and item_id = any(${ids}::bigint[])`.execute(tx);
  return new Set(rows.map((row) => row.id));
}

export const dropEntries = (tx: Tx, kind: number, ids: number[]) =>
  sql`delete from search_entries where kind = ${kind} and item_id = any(${ids}::bigint[])`.execute(
    tx,
  );

/** Copies the current numbers of views, by which popularity is sorted; the words stay as they are. */
export async function copyViews(tx: Tx, kind: number, ids: number[]): Promise<void> {
  const table = (["stories", "videos", "episodes"] as const)[kind];
  if (!table || ids.length === 0) return;
  await sql`
    update search_entries e set views = i.views from ${sql.table(table)} i
    where e.kind = ${kind} and e.item_id = any(${ids}::bigint[]) and i.id = e.item_id
      and e.views <> i.views`.execute(tx);
}

/** Adds the words of new titles to the counts, each once for a title. */
export async function countTerms(tx: Tx, terms: Map<string, number>): Promise<void> {
  if (terms.size === 0) return;
  // Always in the same order, so that two transactions cannot deadlock.
  const sorted = [...terms].sort(([a], [b]) => (a < b ? -1 : 1));
  await sql`
    insert into search_terms as t (term, documents, weight)
    select term, n, floor(4 * ln(n)) from unnest(
      ${sorted.map(([term]) => term)}::text[], ${sorted.map(([, n]) => n)}::int[]) w (term, n)
    on conflict (term) do update set documents = t.documents + excluded.documents,
      weight = floor(4 * ln(t.documents + excluded.documents))`.execute(tx);
}
