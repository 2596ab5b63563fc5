import { type Insertable, sql } from "kysely";
import type { Tx } from "#platform/db/db.server.ts";
import type { Tables } from "#platform/db/tables.ts";

export type Samples = {
  videos: (Insertable<Tables["videos"]> & { id: number })[];
  shows: (Insertable<Tables["shows"]> & { id: number })[];
  episodes: (Insertable<Tables["episodes"]> & { id: number })[];
  transcripts: Insertable<Tables["media_transcripts"]>[];
};

/**
 * Inserts samples with their own ids, which are part of the specification's addresses. If a feed has taken one of these
 * ids, all ids of that table are shifted.
 */
export async function insertSamples(tx: Tx, samples: Samples): Promise<void> {
  const shift = {
    videos: await shiftOf(tx, "videos", samples.videos),
    shows: await shiftOf(tx, "shows", samples.shows),
    episodes: await shiftOf(tx, "episodes", samples.episodes),
  };
  const moved = <R extends { id: number }>(rows: R[], by: number) =>
    rows.map((row) => ({ ...row, id: row.id + by }));
  await tx.insertInto("videos").values(moved(samples.videos, shift.videos)).execute();
  await tx.insertInto("shows").values(moved(samples.shows, shift.shows)).execute();
  const episodes = samples.episodes.map((e) => ({ ...e, show_id: e.show_id + shift.shows }));
  await tx.insertInto("episodes").values(moved(episodes, shift.episodes)).execute();
  const transcripts = samples.transcripts.map((t) => ({
    ...t,
    item_id: Number(t.item_id) + (t.kind === "video" ? shift.videos : shift.episodes),
  }));
  await tx.insertInto("media_transcripts").values(transcripts).execute();
  for (const table of ["videos", "shows", "episodes"] as const) await moveSequence(tx, table);
}

type Table = "videos" | "shows" | "episodes";

/** 0, or the largest id in use if one of the ids is taken. */
async function shiftOf(tx: Tx, table: Table, rows: { id: number }[]): Promise<number> {
  const { rows: found } = await sql<{ shift: number }>`
    select case when bool_or(id = any(${rows.map((r) => r.id)}::bigint[])) then max(id) else 0 end as shift
    from ${sql.table(table)}`.execute(tx);
  return found[0]?.shift ?? 0;
}

/** Moves the sequence past ids that were inserted explicitly. */
const moveSequence = (tx: Tx, table: Table) =>
  sql`
    select setval(pg_get_serial_sequence(${table}, 'id'), greatest(
      (select max(id) from ${sql.table(table)}), nextval(pg_get_serial_sequence(${table}, 'id'))))`.execute(
    tx,
  );

export async function deleteSamples(tx: Tx): Promise<{ videos: number; episodes: number }> {
  for (const [kind, table] of [
    ["video", "videos"],
    ["podcast", "episodes"],
  ] as const)
    await tx
      .deleteFrom("media_transcripts")
      .where("kind", "=", kind)
      .where("item_id", "in", tx.selectFrom(table).select("id").where("sample", "=", true))
      .execute();
  const videos = await tx.deleteFrom("videos").where("sample", "=", true).executeTakeFirstOrThrow();
  const episodes = await tx
    .deleteFrom("episodes")
    .where("sample", "=", true)
    .executeTakeFirstOrThrow();
  await tx.deleteFrom("shows").where("sample", "=", true).execute();
  return { videos: Number(videos.numDeletedRows), episodes: Number(episodes.numDeletedRows) };
}
