import type { Tx } from "#platform/db/db.server.ts";

/**
 * Moves the confirmed subscriptions of a reader to the new address of their account, which is confirmed as well. Where
 * the new address has subscribed to a list or left it before, that stays as it is. A bounce of the old mailbox says
 * nothing about the new one. All other rows of the old address are deleted, also those that were never confirmed.
 */
export async function moveSubscriptions(
  tx: Tx,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<void> {
  const confirmed = tx
    .selectFrom("newsletter_subscriptions")
    .select("list")
    .where("confirmed_at", "is not", null);
  await tx
    .deleteFrom("newsletter_subscriptions")
    .where("email", "=", to)
    .where("confirmed_at", "is", null)
    .where("list", "in", confirmed.where("email", "=", from))
    .execute();
  const moved = await tx
    .updateTable("newsletter_subscriptions")
    .set({ email: to, bounced_at: null })
    .where("email", "=", from)
    .where("confirmed_at", "is not", null)
    .where("list", "not in", confirmed.where("email", "=", to))
    .returning("id")
    .execute();
  if (moved.length > 0)
    await tx
      .insertInto("newsletter_consents")
      .values(moved.map(({ id }) => ({ subscription_id: id, act: "moved", at: now })))
      .execute();
  await tx.deleteFrom("newsletter_subscriptions").where("email", "=", from).execute();
}
