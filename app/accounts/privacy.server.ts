import { sql } from "kysely";
import { textsFor } from "#locales/texts.server.ts";
import type { Db, Tx } from "#platform/db/db.server.ts";
import { deleteAttemptsOf } from "#platform/http/database-rate-limit.server.ts";
import type { Locale } from "#platform/locale.ts";
import { mailboxOf } from "#platform/mail/mailbox-limit.server.ts";
import type { CoreServices } from "#platform/services.server.ts";
import { sendAccountMail } from "./authentication/account-mails.mail.server.ts";
import { letterLanguage } from "./letter-language.server.ts";

export type Person = { id: string; email: string };

/** The tables of this room that hold a reader's id, and the columns that a copy leaves out (keys, hashes). */
const tables = {
  accounts: ["password", "access_token", "refresh_token", "id_token"],
  sessions: ["token"],
  passkeys: ["public_key", "credential_id"],
  profiles: [],
  user_preferences: [],
} as const;

/**
 * Everything that this room stores about a reader, by table (Regulation 2016/679, Art. 15 and 20), except secrets that
 * could be used to sign in.
 */
export async function exportAccount(db: Db, person: Person): Promise<Record<string, unknown[]>> {
  const rowsByTable: Record<string, unknown[]> = {
    users: await db.selectFrom("users").selectAll().where("id", "=", person.id).execute(),
  };
  for (const [table, secrets] of Object.entries(tables)) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where user_id = ${person.id} order by 1, 2
    `.execute(db);
    rowsByTable[table] = rows.map((row) => without(row, secrets));
  }
  return rowsByTable;
}

const without = (row: Record<string, unknown>, secrets: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !secrets.includes(name)));

/**
 * Deletes the reader's row and everything that references it. A last mail confirms it and lists what stays.
 * @param endedContracts further paragraphs of the mail, in its language
 * @returns the address of the reader's picture, whose files the caller deletes before the transaction ends
 */
export async function eraseAccount(
  services: Pick<CoreServices, "config" | "now">,
  tx: Tx,
  person: Person,
  endedContracts: (locale: Locale) => string[] = () => [],
): Promise<string | null> {
  const settings = await tx
    .selectFrom("users as u")
    .leftJoin("profiles as p", "p.user_id", "u.id")
    .select(["p.avatar_url", letterLanguage("u.id").as("locale")])
    .where("u.id", "=", person.id)
    .executeTakeFirst();
  // Another account may have requested this address; its own links and codes go with the account's row.
  await tx.deleteFrom("email_tokens").where("email", "=", person.email).execute();
  // The library's challenge for a new passkey names the account in its JSON.
  await tx
    .deleteFrom("verifications")
    .where(sql<number>`position(${person.id} in value)`, ">", 0)
    .execute();
  const mailbox = mailboxOf(person.email);
  const names = [`email:${person.email}`, `email:${mailbox}`, `user:${person.id}`];
  await deleteAttemptsOf(tx, names);
  await tx.deleteFrom("users").where("id", "=", person.id).execute();
  const locale = settings?.locale ?? "en";
  const to = { userId: null, email: person.email, locale };
  await sendAccountMail(services, tx, to, "erased", {
    more: [...endedContracts(locale), ...retainedData(locale)],
  });
  return settings?.avatar_url ?? null;
}

/** What is stored after an erasure (Regulation 2016/679, Art. 17(3)); the page that erases lists the same. */
function retainedData(locale: Locale): string[] {
  const t = textsFor("mails", locale);
  const items = (["invoices", "card", "record", "mail"] as const).map(
    (name) => `• ${t(`accounts.erased.${name}`)}`,
  );
  return [t("accounts.erased.stays"), ...items];
}
