import type { Db } from "#platform/db/db.server.ts";

/** How long what was noted of reading is kept (specification, section 9: legal text). */
const keptMonths = 26;

/** The daily job: forgets what was read, and what briefs there were, more than 26 months ago. */
export async function forgetOldReading(db: Db, now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - keptMonths);
  await db.deleteFrom("user_reading_activity").where("read_at", "<", before).execute();
  const day = before.toISOString().slice(0, 10);
  await db.deleteFrom("member_briefs").where("day", "<", day).execute();
}
