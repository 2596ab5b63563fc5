import type { Db, Tx } from "./db.server.ts";

type Person = { id: string; email: string };

/** The mails that were written to a person. */
export const mailsOf = (db: Db, { id, email }: Person): Promise<unknown[]> =>
  db
    .selectFrom("mails")
    .select(["recipient", "subject", "text", "state", "queued_at", "sent_at"])
    .where((e) => e.or([e("user_id", "=", id), e("recipient", "=", email)]))
    .orderBy("queued_at")
    .execute();

/** Forgets every mail to a person, also what still waits to be sent. */
export const forgetMails = (tx: Tx, { id, email }: Person): Promise<unknown> =>
  tx
    .deleteFrom("mails")
    .where((e) => e.or([e("user_id", "=", id), e("recipient", "=", email)]))
    .execute();
