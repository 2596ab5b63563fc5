import type { Db } from "#platform/db/db.server.ts";

/**
 * The original address of a story's picture. Null if there is none, if the source does not allow its pictures
 * (Directive 2019/790, Art. 15), or if the source has opted out.
 */
export async function storyPicture(db: Db, id: number): Promise<string | null> {
  const row = await db
    .selectFrom("stories as s")
    .innerJoin("sources as src", "src.id", "s.source_id")
    .select("s.image")
    .where("s.id", "=", id)
    .where("s.withdrawn_at", "is", null)
    .where("src.opted_out_at", "is", null)
    .where((e) => e.or([e("s.provenance", "=", "own"), e("src.images_allowed", "=", true)]))
    .executeTakeFirst();
  return row?.image ?? null;
}
