import type { Tx } from "#platform/db.server.ts";

/**
 * Takes the subscriptions of a reader along to the address that the account has from now on; it is confirmed
 * like the one before. A word that the new address has given already stands, also its no. Nothing is left of
 * the old address, nor of wishes that it had not confirmed.
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
    .set({ email: to })
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
