import type { Db, Tx } from "#platform/db/db.server.ts";

/** The messages from an address, for a copy of its owner's data. */
export const messagesOf = (db: Db, email: string): Promise<unknown[]> =>
  db
    .selectFrom("contact_messages")
    .select(["kind", "name", "company", "message", "path", "created_at", "done_at"])
    .where("email", "=", email.toLowerCase())
    .orderBy("created_at")
    .execute();

/** Deletes the messages from an address. */
export const deleteMessagesOf = (tx: Tx, email: string): Promise<unknown> =>
  tx.deleteFrom("contact_messages").where("email", "=", email.toLowerCase()).execute();
