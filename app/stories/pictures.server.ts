import type { Db } from "#platform/db/db.server.ts";
import { pictureLeave, type StatedLicence } from "./picture-licence.ts";
import type { PictureLicence } from "./source.ts";

/**
 * The original address of a story's picture. Null if there is none, if neither its source nor a licence allows it
 * (Directive 2019/790, Art. 15), or if the source has opted out.
 */
export async function storyPicture(db: Db, id: number): Promise<string | null> {
  const row = await db
    .selectFrom("stories as s")
    .innerJoin("sources as src", "src.id", "s.source_id")
    .select(["s.image", "s.provenance", "s.picture_licence as stated"])
    .select(["src.name", "src.images_allowed as imagesAllowed"])
    .select("src.picture_licence as pictureLicence")
    .where("s.id", "=", id)
    .where("s.withdrawn_at", "is", null)
    .where("src.opted_out_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const source = { ...row, pictureLicence: row.pictureLicence as PictureLicence | null };
  const isShown =
    row.provenance === "own" || pictureLeave(source, row.stated as StatedLicence | null) !== null;
  return isShown ? row.image : null;
}
