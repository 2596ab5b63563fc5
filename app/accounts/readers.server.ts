import { audit } from "#platform/audit.server.ts";
import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import type { ReaderRole } from "./reader.ts";

/** A reader as the operator's commands show them. */
export type ReaderRow = {
  id: string;
  email: string;
  name: string;
  role: string;
  confirmed: boolean;
  suspendedAt: Date | null;
  createdAt: Date;
};

/** Who runs a command and when, for the audit table. */
export type OperatorAction = { actor: string; now: Date };

const people = (db: Db) =>
  db
    .selectFrom("users")
    .select(["id", "email", "name", "role", "email_verified", "suspended_at", "created_at"]);
type Row = Awaited<ReturnType<ReturnType<typeof people>["execute"]>>[number];

const readerRowOf = (row: Row): ReaderRow => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.role,
  confirmed: row.email_verified,
  suspendedAt: row.suspended_at,
  createdAt: row.created_at,
});

/** Readers, the newest first. @param o.part only those whose address contains it */
export async function listReaders(
  db: Db,
  o: { part?: string | undefined; limit: number },
): Promise<ReaderRow[]> {
  let query = people(db).orderBy("created_at", "desc").limit(o.limit);
  if (o.part)
    query = query.where("email", "like", `%${o.part.toLowerCase().replace(/[%_\\]/g, "\\$&")}%`);
  return (await query.execute()).map(readerRowOf);
}

export async function findReader(db: Db, email: string): Promise<ReaderRow | null> {
  const row = await people(db).where("email", "=", email.trim().toLowerCase()).executeTakeFirst();
  return row ? readerRowOf(row) : null;
}

export const setRole = (
  db: Db,
  person: ReaderRow,
  role: ReaderRole,
  by: OperatorAction,
): Promise<void> =>
  changeAudited(db, person, by, "user.role", { role }, async (tx) => {
    await tx.updateTable("users").set({ role }).where("id", "=", person.id).execute();
  });

/** Suspends an account: all its sessions end, and it cannot be signed in to. */
export const suspend = (db: Db, person: ReaderRow, by: OperatorAction): Promise<void> =>
  changeAudited(db, person, by, "user.suspend", {}, async (tx) => {
    await tx
      .updateTable("users")
      .set({ suspended_at: by.now })
      .where("id", "=", person.id)
      .execute();
    await tx.deleteFrom("sessions").where("user_id", "=", person.id).execute();
  });

export const endSuspension = (db: Db, person: ReaderRow, by: OperatorAction): Promise<void> =>
  changeAudited(db, person, by, "user.readmit", {}, async (tx) => {
    await tx.updateTable("users").set({ suspended_at: null }).where("id", "=", person.id).execute();
  });

function changeAudited(
  db: Db,
  person: ReaderRow,
  { actor, now }: OperatorAction,
  action: string,
  detail: object,
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  return transaction(db, async (tx) => {
    await work(tx);
    await audit(tx, { at: now, actor, action, subject: auditSubjectOf(person.id), detail });
  });
}

/** How the audit table names a reader: by the account's id, which no longer identifies the person after an erasure. */
export const auditSubjectOf = (id: string): string => `user:${id}`;
