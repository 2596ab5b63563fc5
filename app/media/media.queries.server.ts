import { type SelectQueryBuilder, sql } from "kysely";
import type { Db } from "#platform/db.server.ts";

/** Videos that may be shown: not withdrawn, and of a source that has not opted out. */
export const shownVideos = (db: Db) =>
  db
    .selectFrom("videos as m")
    .innerJoin("sources as s", "s.id", "m.source_id")
    .leftJoin("authors as a", "a.id", "m.author_id")
    .where("m.withdrawn_at", "is", null)
    .where("s.opted_out_at", "is", null)
    .select([
      ...common,
      "m.thumbnail as picture",
      "m.live",
      "m.dislikes",
      "m.category",
      "m.author_id",
      sql<string | null>`coalesce(a.name, m.byline)`.as("person"),
    ]);

/** Episodes that may be shown, each with its show. */
export const shownEpisodes = (db: Db) =>
  db
    .selectFrom("episodes as m")
    .innerJoin("shows as w", "w.id", "m.show_id")
    .innerJoin("sources as s", "s.id", "w.source_id")
    .leftJoin("authors as a", "a.id", "w.host_id")
    .where("m.withdrawn_at", "is", null)
    .where("s.opted_out_at", "is", null)
    .select([
      ...common,
      sql<string | null>`coalesce(m.image, w.image)`.as("picture"),
      "m.downloads",
      "m.comments",
      "m.episode_number",
      "m.media_bytes",
      "w.category",
      "w.name as show_name",
      "w.slug as show_slug",
      "w.description as show_description",
      "w.host_id as author_id",
      sql<string | null>`coalesce(a.name, w.host_name)`.as("person"),
    ]);

const common = [
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
  "s.id as source_id",
  "s.name as source_name",
  "s.images_allowed",
] as const;

export type VideoRow = RowOf<typeof shownVideos>;
export type EpisodeRow = RowOf<typeof shownEpisodes>;
type RowOf<F extends (db: Db) => unknown> =
  ReturnType<F> extends SelectQueryBuilder<infer _D, infer _T, infer Row> ? Row : never;

/**
 * The newest rows, samples last. Two queries rather than one sorted by `sample`: each walks the index of
 * its table from its newest end and stops at the limit, however many rows there are.
 */
async function newest<Row>(
  limit: number,
  part: (sample: boolean, limit: number) => Promise<Row[]>,
): Promise<Row[]> {
  const real = await part(false, limit);
  return real.length < limit ? [...real, ...(await part(true, limit - real.length))] : real;
}

export const newestVideos = (db: Db, limit: number) =>
  newest(limit, (sample, n) =>
    shownVideos(db)
      .where("m.sample", "=", sample)
      .orderBy("m.published_at", "desc")
      .orderBy("m.id", "desc")
      .limit(n)
      .execute(),
  );

export const newestEpisodes = (db: Db, limit: number) =>
  newest(limit, (sample, n) =>
    shownEpisodes(db)
      .where("m.sample", "=", sample)
      .orderBy("m.published_at", "desc")
      .orderBy("m.id", "desc")
      .limit(n)
      .execute(),
  );
