import type { Db } from "#platform/db/db.server.ts";
import { subtractDuration } from "#platform/duration.ts";

/** How long reading activity is stored (specification, section 9: legal text). */
const retention = { months: 26, milliseconds: 0 };

/** The daily job: deletes reading activity and briefs that are older than 26 months. */
export async function deleteOldReadingHistory(db: Db, now: Date): Promise<void> {
  const before = subtractDuration(now, retention);
  await db.deleteFrom("user_reading_activity").where("read_at", "<", before).execute();
  const day = before.toISOString().slice(0, 10);
  await db.deleteFrom("member_briefs").where("day", "<", day).execute();
}
