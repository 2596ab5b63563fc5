import { transaction } from "#platform/db/db.server.ts";
import { dayMs } from "#platform/duration.ts";
import type { CoreServices } from "#platform/services.server.ts";
import { contractByToken } from "./billing/contract.queries.server.ts";
import { queueContractLetter } from "./billing/contract-letters.mail.server.ts";

/** The notice is due between three months and one month before the renewal (Code de la consommation L.215-1). */
const noticeDays = 60;

/** Reminds readers who pay by the year of the coming renewal, once for each renewal. */
export async function remindOfRenewals(services: CoreServices): Promise<void> {
  const { db, now } = services;
  const at = now();
  const due = await db
    .selectFrom("subscriptions as s")
    .select(["s.contract_token", "s.period_ends_at"])
    .where("s.status", "=", "active")
    .where("s.cancel_at", "is", null)
    .where("s.lookup_key", "like", "%\\_year\\_%")
    .where("s.period_ends_at", ">", at)
    .where("s.period_ends_at", "<=", new Date(at.getTime() + noticeDays * dayMs))
    .where((e) =>
      e.or([
        e("s.renewal_told_for", "is", null),
        e("s.renewal_told_for", "!=", e.ref("s.period_ends_at")),
      ]),
    )
    .limit(500)
    .execute();
  for (const { contract_token, period_ends_at } of due) {
    const contract = await contractByToken(db, contract_token);
    if (!contract) continue;
    await transaction(db, async (tx) => {
      const occurrence = period_ends_at.toISOString();
      await queueContractLetter(services, tx, contract, "renewalNotice", { occurrence });
      await tx
        .updateTable("subscriptions")
        .set({ renewal_told_for: period_ends_at })
        .where("id", "=", contract.subscription.id)
        .execute();
    });
  }
}
