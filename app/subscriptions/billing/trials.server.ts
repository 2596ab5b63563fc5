import { createHash } from "node:crypto";
import type { Db, Tx } from "#platform/db/db.server.ts";

// One trial for each person, by account and by the fingerprint of the card, which the provider gives only after the
// trial has begun.

/** Whether a reader had a trial or was refused one. */
export async function hadTrial(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("trials")
    .select("id")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Records a trial that has begun.
 * @param trial.card the fingerprint of the card; null for other payment methods
 * @returns false where the person had a trial before, with this account or with this card
 */
export async function claimTrial(
  tx: Tx,
  of: { userId: string; subscriptionId: string; card: string | null; startedAt: Date },
): Promise<boolean> {
  const known = await tx
    .selectFrom("trials")
    .select("id")
    .where("subscription_id", "=", of.subscriptionId)
    .executeTakeFirst();
  if (known) return true;
  const card = of.card && createHash("sha256").update(of.card).digest("hex");
  const row = { user_id: of.userId, subscription_id: of.subscriptionId, started_at: of.startedAt };
  const claimed = await tx
    .insertInto("trials")
    .values({ ...row, card })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (claimed) return true;
  await tx
    .insertInto("trials")
    .values({ ...row, card: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return false;
}
