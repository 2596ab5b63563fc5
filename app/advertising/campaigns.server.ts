import { sql } from "kysely";
import { type Database, type Db, transaction } from "#platform/db/db.server.ts";
import { announce } from "#platform/live/outbox.server.ts";
import type { Locale } from "#platform/locale.ts";
import { type AdTexts, type Campaign, campaignFor, runsAt, type Slot } from "./campaign.ts";
import type { NewCampaign } from "./campaign-form.server.ts";
import { type HouseKey, houseCampaigns, houseKey } from "./house-ads.ts";

/** The advertisement of a slot. Words are null where the catalogues have them, under `house`. */
export type SlotAd = {
  id: string;
  paid: boolean;
  advertiser: string;
  words: AdTexts | null;
  house: HouseKey | null;
  hasPicture: boolean;
};

const known = (db: Db) =>
  db
    .selectFrom("advertising_campaigns")
    .select(["id", "rank", "advertiser", "slot", "starts_at", "ends_at", "target", "texts"])
    .select((e) => e("picture", "is not", null).as("has_picture"));
type Row = Awaited<ReturnType<ReturnType<typeof known>["execute"]>>[number];

const campaignOf = (row: Row): Campaign => ({
  id: row.id,
  rank: row.rank === "paid" ? "paid" : "house",
  advertiser: row.advertiser,
  slots: [row.slot as Slot],
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  target: row.target,
  words: row.texts as Campaign["words"],
  hasPicture: Boolean(row.has_picture),
});

/**
 * The advertisements for the slots of a page, in the order of `slots`; null for an empty slot.
 * @param o.seed see `campaignFor`
 */
export async function adsOf(
  db: Db,
  slots: readonly Slot[],
  o: { locale: Locale; at: Date; seed: string },
): Promise<(SlotAd | null)[]> {
  const rows = await known(db)
    .where("slot", "in", [...slots])
    .where("starts_at", "<=", o.at)
    .where("ends_at", ">", o.at)
    .execute();
  const campaigns = [...rows.map(campaignOf), ...houseCampaigns];
  return slots.map((slot) => {
    const chosen = campaignFor(campaigns, { slot, ...o });
    if (!chosen) return null;
    const { id, rank, advertiser, hasPicture } = chosen;
    const words = chosen.words?.[o.locale] ?? null;
    return { id, paid: rank === "paid", advertiser, words, house: houseKey(chosen), hasPicture };
  });
}

/** A campaign of the code or of the database, whatever its dates; null for an unknown id. */
export async function findCampaign(db: Db, id: string): Promise<Campaign | null> {
  const house = houseCampaigns.find((c) => c.id === id);
  if (house) return house;
  const row = await known(db).where("id", "=", id).executeTakeFirst();
  return row ? campaignOf(row) : null;
}

/** The picture of a campaign as it was stored; null when there is none. */
export async function campaignPicture(db: Db, id: string): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom("advertising_campaigns")
    .select("picture")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.picture ?? null;
}

/** Stores a checked campaign. @returns false when its id is taken */
export async function addCampaign(
  db: Database,
  campaign: NewCampaign,
  picture: Uint8Array | null,
  now: Date,
): Promise<boolean> {
  if (houseCampaigns.some((c) => c.id === campaign.id)) return false;
  const { starts_at, ends_at, texts, ...rest } = campaign;
  const running = runsAt({ startsAt: starts_at, endsAt: ends_at }, now);
  return transaction(db, async (tx) => {
    const added = await tx
      .insertInto("advertising_campaigns")
      .values({
        ...rest,
        starts_at,
        ends_at,
        texts: JSON.stringify(texts),
        picture: picture && Buffer.from(picture),
        running,
        created_at: now,
      })
      .onConflict((c) => c.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (added && running) await announce(tx, "advertising", {});
    return added !== undefined;
  });
}

/** Ends a campaign now. @returns null for an unknown one, false for one that had ended before */
export const endCampaign = (db: Database, id: string, now: Date): Promise<boolean | null> =>
  transaction(db, async (tx) => {
    const row = await known(tx).where("id", "=", id).forUpdate().executeTakeFirst();
    if (!row) return null;
    if (row.ends_at <= now) return false;
    // One that has not begun never runs.
    await tx
      .updateTable("advertising_campaigns")
      .set({ ends_at: now, starts_at: row.starts_at < now ? row.starts_at : now, running: false })
      .where("id", "=", id)
      .execute();
    await announce(tx, "advertising", {});
    return true;
  });

/** Drops cached pages when a campaign has begun or ended by its dates. The worker's task. */
export const announceDateChanges = (db: Database, now: Date): Promise<number> =>
  transaction(db, async (tx) => {
    const runs = sql<boolean>`(starts_at <= ${now} and ends_at > ${now})`;
    const changed = await tx
      .updateTable("advertising_campaigns")
      .set({ running: runs })
      .where("running", "is distinct from", runs)
      .returning("id")
      .execute();
    if (changed.length) await announce(tx, "advertising", {});
    return changed.length;
  });

/** Every campaign with its counts, newest first; house campaigns of the code last. */
export async function listCampaigns(db: Db) {
  const [rows, counts] = await Promise.all([
    known(db).orderBy("created_at", "desc").execute(),
    db
      .selectFrom("advertising_counts")
      .select((e) => [
        "campaign",
        e.fn.sum<string>("views").as("views"),
        e.fn.sum<string>("clicks").as("clicks"),
      ])
      .groupBy("campaign")
      .execute(),
  ]);
  const of = new Map(counts.map((c) => [c.campaign, c]));
  return [...rows.map(campaignOf), ...houseCampaigns].map((campaign) => ({
    ...campaign,
    views: Number(of.get(campaign.id)?.views ?? 0),
    clicks: Number(of.get(campaign.id)?.clicks ?? 0),
  }));
}
