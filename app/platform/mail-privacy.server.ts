import type { Db, Tx } from "./db.server.ts";

type Person = { id: string; email: string };

/**
 * The mails that were written to a person, without what their links carry: whoever has no more than the open
 * browser could set another password by it, or confirm an address whose mails they cannot read.
 */
export async function mailsOf(db: Db, { id, email }: Person): Promise<unknown[]> {
  const mails = await db
    .selectFrom("mails")
    .select(["recipient", "subject", "text", "state", "queued_at", "sent_at"])
    .where((e) => e.or([e("user_id", "=", id), e("recipient", "=", email)]))
    .orderBy("queued_at")
    .execute();
  return mails.map((mail) => ({
    ...mail,
    text: mail.text.replace(/([?&](?:token|contract)=)[^&\s]+/g, "$1…"),
  }));
}

/** Forgets every mail to a person, also what still waits to be sent. */
export const forgetMails = (tx: Tx, { id, email }: Person): Promise<unknown> =>
  tx
    .deleteFrom("mails")
    .where((e) => e.or([e("user_id", "=", id), e("recipient", "=", email)]))
    .execute();
