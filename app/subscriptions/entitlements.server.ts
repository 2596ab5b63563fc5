import { audit } from "#platform/audit.server.ts";
import { type Db, transaction } from "#platform/db/db.server.ts";
import type { Plan } from "./plans.ts";
import type { Tier } from "./tier.ts";

export type Entitlement = {
  origin: "grant" | "subscription";
  tier: Tier;
  /** The plan behind the tier, where it is known. */
  plan: Plan | null;
  startsAt: Date;
  /** Null for no end. */
  endsAt: Date | null;
};

/**
 * Grants a tier until `endsAt`, independently of any subscription; with a plan also what that adds to the tier. The
 * grant is audited.
 */
export async function grantAccess(
  db: Db,
  grant: { userId: string; tier: Tier; plan?: Plan; endsAt: Date | null; by: string },
  now: Date,
): Promise<void> {
  const { userId, tier, plan = null, endsAt, by } = grant;
  await transaction(db, async (tx) => {
    await tx
      .insertInto("entitlements")
      .values({
        user_id: userId,
        origin: "grant",
        tier,
        plan,
        starts_at: now,
        ends_at: endsAt,
        created_at: now,
      })
      .execute();
    await audit(tx, {
      at: now,
      actor: by,
      action: "access.grant",
      subject: `user:${userId}`,
      detail: { tier, ...(plan && { plan }), endsAt: endsAt?.toISOString() ?? null },
    });
  });
}

/** Ends the reader's current grants. Subscriptions stay. @returns how many ended */
export const revokeGrants = (
  db: Db,
  userId: string,
  { by }: { by: string },
  now: Date,
): Promise<number> =>
  transaction(db, async (tx) => {
    const ended = await tx
      .updateTable("entitlements")
      .set({ ends_at: now })
      .where("user_id", "=", userId)
      .where("origin", "=", "grant")
      .where((e) => e.or([e("ends_at", "is", null), e("ends_at", ">", now)]))
      .returning("tier")
      .execute();
    if (ended.length > 0)
      await audit(tx, {
        at: now,
        actor: by,
        action: "access.revoke",
        subject: `user:${userId}`,
        detail: { tiers: ended.map((row) => row.tier) },
      });
    return ended.length;
  });

/** All entitlements that a reader ever had, newest first. */
export async function entitlementsOf(db: Db, userId: string): Promise<Entitlement[]> {
  const rows = await db
    .selectFrom("entitlements")
    .select(["origin", "tier", "plan", "starts_at", "ends_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .execute();
  return rows.map((row) => ({
    origin: row.origin as Entitlement["origin"],
    tier: row.tier as Tier,
    plan: row.plan as Plan | null,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
  }));
}

/** The entitlements of a reader that hold at `now`, newest first. */
export async function currentEntitlementsOf(
  db: Db,
  userId: string,
  now: Date,
): Promise<Entitlement[]> {
  const all = await entitlementsOf(db, userId);
  return all.filter(({ startsAt, endsAt }) => startsAt <= now && (endsAt === null || endsAt > now));
}
