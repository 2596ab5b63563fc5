import type { Db, Tx } from "#platform/db/db.server.ts";
import { deleteMailsByKey } from "#platform/mail/mails.server.ts";
import { messageMailKey, receiptMailKey } from "./inquiry.mail.server.ts";

/** The messages from an address, for a copy of its owner's data. */
export const messagesOf = (db: Db, email: string): Promise<unknown[]> =>
  db
    .selectFrom("contact_messages")
    .select(["kind", "name", "company", "message", "path", "created_at", "done_at"])
    .where("email", "=", email.toLowerCase())
    .orderBy("created_at")
    .execute();

/** Gives the messages from a reader's old address to the new one, by which an export or an erasure finds them. */
export const moveMessages = (
  tx: Tx,
  { from, to }: { from: string; to: string },
): Promise<unknown> =>
  tx.updateTable("contact_messages").set({ email: to }).where("email", "=", from).execute();

/** Deletes the messages from an address, and the mails that have their text. */
export async function deleteMessagesOf(tx: Tx, email: string): Promise<void> {
  const deleted = await tx
    .deleteFrom("contact_messages")
    .where("email", "=", email.toLowerCase())
    .returning("id")
    .execute();
  await deleteMailsByKey(
    tx,
    deleted.flatMap(({ id }) => [messageMailKey(id), receiptMailKey(id)]),
  );
}
