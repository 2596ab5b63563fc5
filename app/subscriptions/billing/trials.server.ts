import { createHash } from "node:crypto";
import type { Db, Tx } from "#platform/db/db.server.ts";

// One trial for each person (billing.md, rule 8): by account, and by the fingerprint of the card, which the
// provider tells only when the trial has begun.

/** Whether a reader has had a trial, or was refused one. */
export async function hadTrial(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("trials")
    .select("id")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Books a trial that has begun. From then on its reader has had theirs.
 * @param card the fingerprint of the card that was given; null where there is none
 * @returns false where the person had one before: with this account or by this card
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
