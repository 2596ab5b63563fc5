import { type Database, type Db, transaction } from "#platform/db/db.server.ts";
import { dayMs } from "#platform/duration.ts";
import { networkOf } from "#platform/http/client-address.server.ts";
import { rateLimit } from "#platform/http/memory-rate-limit.server.ts";
import { runsAt } from "./campaign.ts";
import { findCampaign } from "./campaigns.server.ts";

const visitorsOfNetwork = rateLimit({ calls: 20, windowMs: dayMs });

/**
 * Counts an impression or a click, once a UTC day and visitor, while the campaign runs. A program can send any user agent
 * and so be many visitors; the limit of visitors for each network and campaign is enough for an office, and too little to
 * change what a campaign counts.
 * @param o.address is not stored
 * @param o.visitor a hash of the visitor for this day, from which no address can be computed
 * @returns whether it was counted
 */
export async function countAdvertisement(
  db: Database,
  o: { campaign: string; what: "view" | "click"; address: string; visitor: string },
  now: Date,
): Promise<boolean> {
  const { campaign, what, address, visitor } = o;
  const found = await findCampaign(db, campaign);
  if (!found || !runsAt(found, now)) return false;
  const day = now.toISOString().slice(0, 10);
  const known = await db
    .selectFrom("advertising_visits")
    .select("reader")
    .where("campaign", "=", campaign)
    .where("what", "=", what)
    .where("day", "=", day)
    .where("reader", "=", visitor)
    .executeTakeFirst();
  // Repeats of a visitor do not count towards the limit.
  if (known || visitorsOfNetwork(`${networkOf(address)} ${what} ${campaign}`) > 0) return false;
  return transaction(db, async (tx) => {
    const added = await tx
      .insertInto("advertising_visits")
      .values({ campaign, what, reader: visitor, day })
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

/** Deletes the visitors' hashes from before yesterday; the daily counts stay. */
export const deleteOldVisits = (db: Db, now: Date): Promise<unknown> =>
  db
    .deleteFrom("advertising_visits")
    .where("day", "<", new Date(now.getTime() - dayMs).toISOString().slice(0, 10))
    .execute();

/** The counts of a campaign by day, latest first. */
export const countsOf = (db: Db, campaign: string) =>
  db
    .selectFrom("advertising_counts")
    .select(["day", "views", "clicks"])
    .where("campaign", "=", campaign)
    .orderBy("day", "desc")
    .execute();
