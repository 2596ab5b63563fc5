import { audit } from "#platform/audit.server.ts";
import type { Tx } from "#platform/db/db.server.ts";
import type { Plan } from "../plans.ts";
import type { Tier } from "../tier.ts";

/**
 * Stores the access that a subscription gives from now on. Null ends it at `closedAt`, or now. Every change is audited.
 * @returns whether anything changed
 */
export async function syncEntitlement(
  tx: Tx,
  subscription: { userId: string; subscriptionId: string; startsAt: Date },
  access: { tier: Tier; plan: Plan; endsAt: Date } | null,
  { now, closedAt, status }: { now: Date; closedAt: Date | null; status: string },
): Promise<boolean> {
  const known = await tx
    .selectFrom("entitlements")
    .select(["tier", "plan", "ends_at"])
    .where("origin_id", "=", subscription.subscriptionId)
    .executeTakeFirst();
  if (!known && !access) return false;
  const closes = closedAt && closedAt < now ? closedAt : now;
  const end = access?.endsAt ?? earlier(known?.ends_at ?? closes, closes);
  const tier = access?.tier ?? known?.tier ?? "basic";
  const plan = access?.plan ?? known?.plan ?? null;
  const same = known?.tier === tier && known.plan === plan;
  if (same && known.ends_at?.getTime() === end.getTime()) return false;
  await tx
    .insertInto("entitlements")
    .values({
      user_id: subscription.userId,
      origin: "subscription",
      origin_id: subscription.subscriptionId,
      tier,
      plan,
      starts_at: subscription.startsAt,
      ends_at: end,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.column("origin_id").doUpdateSet({ tier, plan, ends_at: end }),
    )
    .execute();
  await audit(tx, {
    at: now,
    actor: "billing",
    action: "access.subscription",
    subject: `user:${subscription.userId}`,
    detail: {
      subscription: subscription.subscriptionId,
      tier,
      plan,
      endsAt: end.toISOString(),
      status,
    },
  });
  return true;
}

const earlier = (a: Date, b: Date) => (a < b ? a : b);
