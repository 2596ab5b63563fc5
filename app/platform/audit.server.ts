import type { Db } from "./db/db.server.ts";

/** Writes one row to the audit table, in the transaction of the action itself. */
export async function audit(
  db: Db,
  entry: { at: Date; actor: string; action: string; subject: string; detail?: object },
): Promise<void> {
  await db
    .insertInto("audit")
    .values({ ...entry, detail: JSON.stringify(entry.detail ?? {}) })
    .execute();
}
