import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import { deadMailboxCodes } from "#platform/mail/transport.server.ts";

/**
 * Stops newsletters to addresses whose mailbox has been found dead by one since they subscribed: sending on would harm
 * the site's reputation as a sender. A new sign-up starts again.
 * @returns how many subscriptions were stopped
 */
export async function unsubscribeBouncedAddresses(db: Db, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update newsletter_subscriptions s set bounced_at = ${now}
    from mails m
    where m.recipient = s.email and m.kind = 'newsletter' and m.state = 'failed'
      and m.failure_code = any(${deadMailboxCodes}) and m.queued_at >= s.requested_at
      and s.bounced_at is null`.execute(db);
  return Number(numAffectedRows ?? 0);
}
