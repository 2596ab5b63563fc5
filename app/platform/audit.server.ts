import { sql } from "kysely";
import type { Db } from "./db/db.server.ts";

/** Writes a row to the audit table, in the transaction of the action. */
export async function audit(
  db: Db,
  entry: { at: Date; actor: string; action: string; subject: string; detail?: object },
): Promise<void> {
  await db
    .insertInto("audit")
    .values({ ...entry, detail: JSON.stringify(entry.detail ?? {}) })
    .execute();
}

/** Removes a property from the details about a subject, for an erasure. */
export const eraseDetail = (db: Db, subject: string, property: string): Promise<unknown> =>
  db
    .updateTable("audit")
    .set({ detail: sql`detail - ${property}::text` })
    .where("subject", "=", subject)
    .execute();
