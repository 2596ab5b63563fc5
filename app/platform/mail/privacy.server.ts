import { sql } from "kysely";
import type { Db, Tx } from "../db/db.server.ts";

type Person = { id: string; email: string };

/**
 * The mails that were written to a person, without the tokens of their links and codes. A person at an unlocked
 * browser could otherwise set a new password by one, or confirm an address whose mails they cannot read.
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
    text: mail.text
      .replace(/([?&](?:token|contract|code)=)[^&\s]+/g, "$1…")
      // A code that stands on a line of its own.
      .replace(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/gm, "…"),
  }));
}

/** Deletes every mail to a person, including queued mails and requests that have not been answered. */
export async function deleteMailsOf(tx: Tx, { id, email }: Person): Promise<void> {
  await tx.deleteFrom("mail_requests").where(sql`said ->> 'email'`, "=", email).execute();
  await tx
    .deleteFrom("mails")
    .where((e) => e.or([e("user_id", "=", id), e("recipient", "=", email)]))
    .execute();
}
