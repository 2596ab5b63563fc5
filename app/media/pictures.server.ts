import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";

const stored = "stored:";

/** The value in a row for a picture that is in the storage. @param key of its file */
export const storedPicture = (key: string): string => stored + key;

/** The key of a picture in the storage; null for every other picture. */
export const pictureKeyOf = (picture: string): string | null =>
  picture.startsWith(stored) ? picture.slice(stored.length) : null;

/** The address of a video's, an episode's or a show's picture; null if there is none, or if its source does not allow it. */
export async function mediaPicture(
  db: Db,
  kind: "video" | "podcast" | "show",
  id: number,
): Promise<string | null> {
  if (kind === "show") return showPicture(db, id);
  const row =
    kind === "video"
      ? await db
          .selectFrom("videos as m")
          .innerJoin("sources as src", "src.id", "m.source_id")
          .select("m.thumbnail as picture")
          .where("m.id", "=", id)
          .where("m.withdrawn_at", "is", null)
          .where("src.opted_out_at", "is", null)
          .where("src.images_allowed", "=", true)
          .executeTakeFirst()
      : await db
          .selectFrom("episodes as m")
          .innerJoin("shows as w", "w.id", "m.show_id")
          .innerJoin("sources as src", "src.id", "w.source_id")
          .select(sql<string | null>`coalesce(m.image, w.image)`.as("picture"))
          .where("m.id", "=", id)
          .where("m.withdrawn_at", "is", null)
          .where("src.opted_out_at", "is", null)
          .where("src.images_allowed", "=", true)
          .executeTakeFirst();
  return row?.picture ?? null;
}

async function showPicture(db: Db, id: number): Promise<string | null> {
  const row = await db
    .selectFrom("shows as w")
    .innerJoin("sources as src", "src.id", "w.source_id")
    .select("w.image")
    .where("w.id", "=", id)
    .where("src.opted_out_at", "is", null)
    .where("src.images_allowed", "=", true)
    .executeTakeFirst();
  return row?.image ?? null;
}
