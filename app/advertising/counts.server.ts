import { type Database, type Db, transaction } from "#platform/db/db.server.ts";
import { dayMs } from "#platform/duration.ts";
import { runsAt } from "./campaign.ts";
import { findCampaign } from "./campaigns.server.ts";

/**
 * Counts that an advertisement was seen or followed, once a UTC day and reader. What does not run counts nothing.
 * @param reader an identifier of the visitor for this day, of which no address can be computed
 * @returns whether it was counted
 */
export async function countAdvertisement(
  db: Database,
  o: { campaign: string; what: "view" | "click"; reader: string },
  now: Date,
): Promise<boolean> {
  const { campaign, what } = o;
  const found = await findCampaign(db, campaign);
  if (!found || !runsAt(found, now)) return false;
  const day = now.toISOString().slice(0, 10);
  return transaction(db, async (tx) => {
    const added = await tx
      .insertInto("advertising_visits")
      .values({ ...o, day })
      .onConflict((c) => c.doNothing())
      .returning("reader")
      .executeTakeFirst();
    if (!added) return false;
    const column = what === "view" ? "views" : "clicks";
    await tx
      .insertInto("advertising_counts")
      .values({ campaign, day, [column]: 1 })
      .onConflict((c) =>
        c
          .columns(["campaign", "day"])
          .doUpdateSet((e) => ({ [column]: e(`advertising_counts.${column}`, "+", 1) })),
      )
      .execute();
    return true;
  });
}

/** Deletes who was counted before yesterday; the counts of the days stay. */
export const forgetVisits = (db: Db, now: Date): Promise<unknown> =>
  db
    .deleteFrom("advertising_visits")
    .where("day", "<", new Date(now.getTime() - dayMs).toISOString().slice(0, 10))
    .execute();

/** What was counted of a campaign on each day, the latest first. */
export const countsOf = (db: Db, campaign: string) =>
  db
    .selectFrom("advertising_counts")
    .select(["day", "views", "clicks"])
    .where("campaign", "=", campaign)
    .orderBy("day", "desc")
    .execute();
