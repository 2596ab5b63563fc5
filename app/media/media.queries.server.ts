import { type SelectQueryBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import { categoryNamesOf } from "#stories/category.ts";
import type { About } from "#stories/story.ts";

/** Visible videos: not withdrawn, and of a source that has not opted out. */
export const selectVisibleVideos = (db: Db) =>
  db
    .selectFrom("videos as m")
    .innerJoin("sources as s", "s.id", "m.source_id")
    .leftJoin("authors as a", "a.id", "m.author_id")
    .where("m.withdrawn_at", "is", null)
    .where("s.opted_out_at", "is", null)
    .select([
      ...commonColumns,
      "m.thumbnail as picture",
      "m.live",
      "m.dislikes",
      "m.category",
      "m.author_id",
      sql<string | null>`coalesce(a.name, m.byline)`.as("person"),
    ]);

/** Visible episodes, each with its show. */
export const selectVisibleEpisodes = (db: Db) =>
  db
    .selectFrom("episodes as m")
    .innerJoin("shows as w", "w.id", "m.show_id")
    .innerJoin("sources as s", "s.id", "w.source_id")
    .leftJoin("authors as a", "a.id", "w.host_id")
    .where("m.withdrawn_at", "is", null)
    .where("s.opted_out_at", "is", null)
    .select([
      ...commonColumns,
      sql<string | null>`coalesce(m.image, w.image)`.as("picture"),
      "m.downloads",
      "m.comments",
      "m.episode_number",
      "m.media_bytes",
      "m.waveform",
      "w.category",
      "w.name as show_name",
      "w.slug as show_slug",
      "w.description as show_description",
      "w.host_id as author_id",
      sql<string | null>`coalesce(a.name, w.host_name)`.as("person"),
    ]);

const commonColumns = [
  "m.id",
  "m.title",
  "m.description",
  "m.lang",
  "m.country",
  "m.duration_seconds",
  "m.published_at",
  "m.premium",
  "m.sample",
  "m.views",
  "m.likes",
  "m.tags",
  "m.media_url",
  "m.media_type",
  "m.canonical_url",
  "m.recording",
  "m.streamed",
  "m.chapters",
  "s.id as source_id",
  "s.name as source_name",
  "s.images_allowed",
] as const;

export type VideoRow = RowOf<typeof selectVisibleVideos>;
export type EpisodeRow = RowOf<typeof selectVisibleEpisodes>;
type RowOf<F extends (db: Db) => unknown> =
  ReturnType<F> extends SelectQueryBuilder<infer _D, infer _T, infer Row> ? Row : never;

/**
 * The newest rows, samples last. Two queries instead of one sorted by `sample`: each reads its index from the newest
 * end and stops at the limit, however many rows there are.
 */
async function newest<Row>(
  limit: number,
  part: (sample: boolean, limit: number) => Promise<Row[]>,
): Promise<Row[]> {
  const real = await part(false, limit);
  return real.length < limit ? [...real, ...(await part(true, limit - real.length))] : real;
}

const latestFirst = sql`m.published_at desc, m.id desc`;

export const readNewestVideos = (db: Db, limit: number) =>
  newest(limit, (sample, n) =>
    selectVisibleVideos(db).where("m.sample", "=", sample).orderBy(latestFirst).limit(n).execute(),
  );

export const readNewestEpisodes = (db: Db, limit: number) =>
  newest(limit, (sample, n) =>
    selectVisibleEpisodes(db)
      .where("m.sample", "=", sample)
      .orderBy(latestFirst)
      .limit(n)
      .execute(),
  );

/** How many of the newest rows are compared with a piece. */
const maxCompared = 500;

/**
 * The similarity of a row to a piece: its category is one of the topics, its country is the same, and its title,
 * description or tags contain the tags. Rows of the same newsroom, real or sample, always come first.
 */
function similarity(about: About, category: "m.category" | "w.category") {
  const tags = about.tags.filter((tag) => tag.length > 2).map((tag) => tag.toLowerCase());
  return sql<number>`case when m.sample = ${about.sample} then 1000 else 0 end
    + case when lower(${sql.ref(category)}) = any(${categoryNamesOf(about.topics)}::text[]) then 2 else 0 end
    + case when m.country = any(${about.countries}::text[]) then 1 else 0 end
    + 3 * (select count(*) from unnest(${tags}::text[]) tag where
        position(tag in lower(m.title || ' ' || m.description || ' ' || array_to_string(m.tags, ' '))) > 0)`;
}

const amongNewest = (table: "videos" | "episodes") =>
  sql<boolean>`m.id in (select n.id from ${sql.table(table)} n where n.withdrawn_at is null
    order by n.published_at desc, n.id desc limit ${maxCompared})`;

/** The videos most similar to a piece, newer before older. @param except the id of the piece, if it is a video */
export const readSimilarVideos = (db: Db, about: About, except: number | null, limit: number) =>
  selectVisibleVideos(db)
    .where(amongNewest("videos"))
    .where("m.id", "is distinct from", except)
    .orderBy(sql`${similarity(about, "m.category")} desc, ${latestFirst}`)
    .limit(limit)
    .execute();

/** The same for episodes. Episodes of the same show are not preferred. */
export const readSimilarEpisodes = (db: Db, about: About, except: number | null, limit: number) =>
  selectVisibleEpisodes(db)
    .where(amongNewest("episodes"))
    .where("m.id", "is distinct from", except)
    .orderBy(sql`${similarity(about, "w.category")} desc, ${latestFirst}`)
    .limit(limit)
    .execute();
