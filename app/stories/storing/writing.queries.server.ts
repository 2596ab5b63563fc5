// The queries that write stories. Rows are passed as one JSON parameter, so that a batch is one statement.
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.server.ts";
import { storableJson } from "#platform/db/storable-json.server.ts";
import { coveredPlaces } from "../country.ts";
import { isListed } from "../listing/is-listed.server.ts";
import { slugOf } from "../slug.server.ts";
import { newsClasses } from "../story-class.ts";
import type { KnownStory } from "./drafts.ts";

/**
 * Values by column of `stories` (see `draftColumns` and `pieceColumns`); undefined is not written. All rows of a batch set the
 * same columns.
 */
export type StoryColumns = Record<string, unknown> & { id: number };

const lock = 7240921;

/**
 * Serializes the writing of stories until the transaction ends, because identities and slugs are looked up and then taken. A
 * transaction that also announces something else must store stories first, so that locks are always taken in one order.
 */
export const lockStories = (tx: Tx) => sql`select pg_advisory_xact_lock(${lock})`.execute(tx);

const columnsOf = (row: StoryColumns) => Object.keys(row).filter((c) => row[c] !== undefined);

export async function reserveIds(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('stories', 'id')) as id from generate_series(1, ${count}::int)`.execute(
    tx,
  );
  return rows.map((r) => r.id);
}

export async function insertStories(tx: Tx, rows: StoryColumns[]) {
  if (rows[0] === undefined) return;
  const columns = sql.join(columnsOf(rows[0]).map((c) => sql.ref(c)));
  await sql`
    insert into stories (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::stories, ${storableJson(rows)}::json)`.execute(
    tx,
  );
}

export async function updateStories(tx: Tx, rows: StoryColumns[], as: "own" | "feed") {
  if (rows[0] === undefined) return;
  const columns = columnsOf(rows[0]).filter((c) => c !== "id");
  const sets = sql.join(columns.map((c) => sql`${sql.ref(c)} = new.${sql.ref(c)}`));
  const rememberHash =
    as === "own"
      ? sql``
      : // A version whose picture had another licence may come back: what is reserved again is closed again.
        sql`, earlier_hashes = case when s.picture_licence is distinct from new.picture_licence then '{}'::text[]
            else (array_append(array_remove(s.earlier_hashes, new.content_hash), s.content_hash))[greatest(1, cardinality(s.earlier_hashes) - 6):] end`;
  await sql`
    update stories s set ${sets} ${rememberHash}
    from json_populate_recordset(null::stories, ${storableJson(rows)}::json) new
    where s.id = new.id and s.provenance = ${as}`.execute(tx);
}

/** Replaces the topics, countries and listings of stories. */
export async function classifyStories(
  tx: Tx,
  rows: { id: number; topics: readonly string[]; countries: readonly string[] }[],
) {
  if (rows.length === 0) return;
  const ids = rows.map((r) => r.id);
  await sql`delete from story_topics where story_id = any(${ids}::bigint[])`.execute(tx);
  await sql`delete from story_countries where story_id = any(${ids}::bigint[])`.execute(tx);
  await sql`
    insert into story_topics (story_id, topic)
    select distinct (r ->> 'id')::bigint, t from json_array_elements(${storableJson(rows)}::json) r,
      json_array_elements_text(r -> 'topics') t`.execute(tx);
  await sql`
    insert into story_countries (story_id, country, position)
    select (r ->> 'id')::bigint, c, position from json_array_elements(${storableJson(rows)}::json) r,
      json_array_elements_text(r -> 'countries') with ordinality c (c, position)
    on conflict do nothing`.execute(tx);
  await rebuildListings(tx, ids);
}

/** How many stories are classified again in one transaction. */
export const classifyBatch = 500;

export type StoredForClassifying = {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  lang: string;
  class: string;
  canonicalUrl: string | null;
  tags: string[];
  sections: string[];
  /** Sorted by name. */
  topics: string[];
  /** In the order of `story_countries`. */
  countries: string[];
};

/** A source's stories from feeds with what is known of them, newest first. */
export async function readForClassifying(
  tx: Tx,
  source: string,
  before: number | null,
): Promise<StoredForClassifying[]> {
  const { rows } = await sql<StoredForClassifying>`
    select s.id, s.slug, s.title, s.excerpt, s.lang, s.class, s.canonical_url as "canonicalUrl", s.tags, s.sections,
      array(select topic from story_topics t where t.story_id = s.id order by topic collate "C") as topics,
      array(select country from story_countries c where c.story_id = s.id order by c.position) as countries
    from stories s
    where s.source_id = ${source} and s.provenance = 'feed'
      and (${before}::bigint is null or s.id < ${before}::bigint)
    order by s.id desc limit ${classifyBatch}`.execute(tx);
  return rows;
}

export async function updateClasses(
  tx: Tx,
  rows: { id: number; class: string; lang: string; sections: string[] }[],
) {
  if (rows.length === 0) return;
  const values = storableJson(
    rows.map(({ id, class: kind, lang, sections }) => ({ id, kind, lang, sections })),
  );
  await sql`
    update stories s set class = new.kind, lang = new.lang, sections = new.sections
    from json_to_recordset(${values}::json) new (id bigint, kind text, lang text, sections text[])
    where s.id = new.id`.execute(tx);
}

/**
 * Replaces the listings of stories: one row for each pair of a topic (or its class, or `EU` for stories of the Union, or `*`)
 * and a country (or `*`). Sport is only listed under `Sport`; other classes that are not news have no listings, nor do
 * withdrawn stories and stories of sources that opted out.
 */
export async function rebuildListings(tx: Tx, ids: number[]) {
  await sql`delete from story_listings where story_id = any(${ids}::bigint[])`.execute(tx);
  await insertListings(tx, sql`s.id = any(${ids}::bigint[])`);
}

export const deleteSourceListings = (tx: Tx, source: string) =>
  sql`delete from story_listings l using stories s where s.id = l.story_id and s.source_id = ${source}`.execute(
    tx,
  );

export async function insertSourceListings(tx: Tx, source: string) {
  await deleteSourceListings(tx, source);
  await insertListings(tx, sql`s.source_id = ${source}`);
}

const insertListings = (tx: Tx, which: RawBuilder<unknown>) =>
  sql`
    insert into story_listings (topic, country, lang, sample, published_at, story_id)
    select t.topic, c.country, s.lang, s.sample, s.published_at, s.id
    from stories s
    join sources src on src.id = s.source_id
    cross join lateral (
      select topic from story_topics where story_id = s.id
      union all select '*' where s.class <> 'Sport'
      union all select s.class where s.class <> 'Topic'
      union all select 'EU' from story_countries
        where story_id = s.id and country = 'EU' and s.class <> 'Sport'
    ) t
    cross join lateral (
      select country from story_countries where story_id = s.id and country = any(${[...coveredPlaces]}::text[])
      union all select '*'
    ) c
    where ${which} and s.withdrawn_at is null and src.opted_out_at is null
      and s.class = any(${[...newsClasses, "Sport"]}::text[])`.execute(tx);

type AddedStory = { id: number; lang: string; topics: string[]; countries: string[] };

/**
 * The announcement of new stories for open pages: their ids, topics and countries; without unlisted stories and samples.
 */
export async function readAddedStories(tx: Tx, ids: number[]): Promise<{ added?: AddedStory[] }> {
  if (ids.length === 0) return {};
  const { rows } = await sql<AddedStory>`
    select s.id, s.lang, array(select topic from story_topics t where t.story_id = s.id order by 1) as topics,
      array(select country from story_countries c where c.story_id = s.id order by position) as countries
    from stories s
    where s.id = any(${ids}::bigint[]) and not s.sample
      and ${isListed}
    order by s.id`.execute(tx);
  return rows.length > 0 ? { added: rows } : {};
}

/** The stories of a source by identity key. */
export async function readIdentities(
  db: Db,
  source: string,
  keys: string[],
): Promise<Map<string, KnownStory>> {
  const { rows } = await sql<KnownStory & { key: string }>`
    select i.key, s.id, s.slug, s.content_hash as "contentHash", s.earlier_hashes as "earlierHashes",
      s.version_feed_id as "versionFeedId"
    from story_identities i join stories s on s.id = i.story_id
    where i.source_id = ${source} and i.key = any(${keys}::text[])`.execute(db);
  return new Map(rows.map(({ key, ...story }) => [key, story]));
}

export async function insertIdentities(
  tx: Tx,
  source: string,
  rows: { key: string; story: number }[],
) {
  if (rows.length === 0) return;
  await sql`
    insert into story_identities (source_id, key, story_id)
    select ${source}, key, story from json_to_recordset(${storableJson(rows)}::json) r (key text, story bigint)
    on conflict do nothing`.execute(tx);
}

/**
 * Finds free slugs for new titles: with `-2`, `-3`… if another story has or had the slug; the id if the title gives no
 * slug. Call it under `lockStories` only.
 */
export async function reserveSlugs(
  tx: Tx,
  stories: { id: number; title: string }[],
): Promise<string[]> {
  const bases = stories.map((s) => slugOf(s.title) || String(s.id));
  const taken = new Set<string>();
  const tried = new Map<string, number>();
  const findTaken = async (wanted: Map<string, number>) => {
    const { rows } = await sql<{ slug: string }>`
      with wanted as (
        select case when n = 1 then base else base || '-' || n end as slug
        from unnest(${[...wanted.keys()]}::text[], ${[...wanted.values()]}::int[]) w (base, until)
        cross join lateral generate_series(1, until) n
      )
      select slug from wanted where exists (select from stories s where s.slug = wanted.slug)
        or exists (select from story_slugs o where o.slug = wanted.slug)`.execute(tx);
    for (const { slug } of rows) taken.add(slug);
    for (const [base, until] of wanted) tried.set(base, until);
  };
  await findTaken(new Map(bases.map((b) => [b, 3])));
  const slugs: string[] = [];
  for (const base of bases) {
    let n = 1;
    const candidate = () => (n === 1 ? base : `${base}-${n}`);
    while (taken.has(candidate()) || n > (tried.get(base) ?? 0)) {
      if (n > (tried.get(base) ?? 0)) await findTaken(new Map([[base, n * 8]]));
      else n++;
    }
    taken.add(candidate());
    slugs.push(candidate());
  }
  return slugs;
}

/**
 * Gives a story with a new title its slug: the same, or a new one to which the old one redirects. Feeds go on naming the
 * story by the first. @returns the slug
 */
export async function renameStory(
  tx: Tx,
  story: { id: number; slug: string; title: string },
): Promise<string> {
  const base = slugOf(story.title) || String(story.id);
  if (story.slug === base || new RegExp(`^${base}-[0-9]+$`).test(story.slug)) return story.slug;
  // A story may return to one of its own former slugs.
  await sql`delete from story_slugs where story_id = ${story.id} and slug = ${base}`.execute(tx);
  const [slug] = await reserveSlugs(tx, [story]);
  await sql`update stories set slug = ${slug}, entry_slug = coalesce(entry_slug, slug)
    where id = ${story.id}`.execute(tx);
  await sql`insert into story_slugs (slug, story_id) values (${story.slug}, ${story.id})`.execute(
    tx,
  );
  return slug as string;
}
