import { sql } from "kysely";
import { textsFor } from "#locales/texts.server.ts";
import type { Db, Tx } from "#platform/db/db.server.ts";
import { forgetAttemptsOf } from "#platform/http/attempts.server.ts";
import { type Locale, locales } from "#platform/locale.ts";
import { mailboxOf } from "#platform/mail/mail-bound.server.ts";
import type { Basics } from "#platform/services.server.ts";
import { sendLetter } from "./authentication/letters.mail.server.ts";

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
 * Everything that this room stores about a reader, by table (Regulation 2016/679, Art. 15 and 20). Secrets that
 * would let somebody else sign in are left out.
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
 * Deletes the reader's row and everything that references it. A last letter confirms it and lists what stays.
 * @param ended what else has ended with the account, in the language of the letter
 * @returns the address of the reader's picture, whose files the caller deletes before the transaction ends
 */
export async function eraseAccount(
  house: Pick<Basics, "config" | "now">,
  tx: Tx,
  person: Person,
  ended: (locale: Locale) => string[] = () => [],
): Promise<string | null> {
  const known = await tx
    .selectFrom("users as u")
    .leftJoin("profiles as p", "p.user_id", "u.id")
    .leftJoin("user_preferences as f", "f.user_id", "u.id")
    .select(["p.avatar_url", "f.language"])
    .where("u.id", "=", person.id)
    .executeTakeFirst();
  // Links that were mailed and not yet followed name the address or the account.
  await tx
    .deleteFrom("verifications")
    .where((e) =>
      e.or([
        e("value", "=", person.id),
        e("value", "like", `%${person.id}%`),
        e(sql<number>`position(${`"${person.email}"`} in value)`, ">", 0),
      ]),
    )
    .execute();
  const mailbox = mailboxOf(person.email);
  const names = [`email:${person.email}`, `email:${mailbox}`, `user:${person.id}`];
  await forgetAttemptsOf(tx, names);
  await tx.deleteFrom("users").where("id", "=", person.id).execute();
  const locale = locales.find((one) => one === known?.language) ?? "en";
  const to = { userId: null, email: person.email, locale };
  await sendLetter(house, tx, to, "erased", { more: [...ended(locale), ...whatStays(locale)] });
  return known?.avatar_url ?? null;
}

/** What outlives an account, by name (Regulation 2016/679, Art. 17(3)); the page that erases it names the same. */
function whatStays(locale: Locale): string[] {
  const t = textsFor("mails", locale);
  const named = (["invoices", "card", "record", "mail"] as const).map(
    (name) => `• ${t(`accounts.erased.${name}`)}`,
  );
  return [t("accounts.erased.stays"), ...named];
}
