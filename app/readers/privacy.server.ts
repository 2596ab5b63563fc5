import { sql } from "kysely";
import { textsOf } from "#locales/texts.server.ts";
import { forgetAttemptsOf } from "#platform/attempts.server.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { type Locale, locales } from "#platform/locale.ts";
import { mailboxOf } from "#platform/mail-bound.server.ts";
import type { Basics } from "#platform/services.server.ts";
import { sendLetter } from "./accounts/letters.mail.server.ts";
import { type ItemKind, itemKinds } from "./item.ts";
import { addLike } from "./items.server.ts";
import { likerOf } from "./likes.server.ts";

export type Person = { id: string; email: string };

/** The tables of this room that hold a reader's id, and what of a row is no business of a copy (keys, hashes). */
const kept = {
  accounts: ["password", "access_token", "refresh_token", "id_token"],
  sessions: ["token"],
  passkeys: ["public_key", "credential_id"],
  profiles: [],
  user_preferences: [],
  user_streaks: [],
  streak_pauses: [],
  user_reading_activity: [],
  member_briefs: [],
  saved_items: [],
  reader_places: [],
} as const;

/**
 * Everything that this room keeps of a reader, by table, as it stands there (Regulation 2016/679, Art. 15
 * and 20). Secrets by which somebody could sign in are left out.
 */
export async function keptOf(db: Db, person: Person): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  const user = await db.selectFrom("users").selectAll().where("id", "=", person.id).execute();
  all.users = user;
  for (const [table, secrets] of Object.entries(kept)) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where user_id = ${person.id} order by 1, 2
    `.execute(db);
    all[table] = rows.map((row) => without(row, secrets));
  }
  all.likes = await db
    .selectFrom("likes")
    .select(["kind", "item_id", "at"])
    .where("reader", "=", likerOf(person.id))
    .orderBy("at")
    .execute();
  return all;
}

const without = (row: Record<string, unknown>, secrets: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !secrets.includes(name)));

/**
 * The reader's row, and with it all that hangs on it; likes are taken back and their counters with them. A last
 * letter says that it is done, and what stays.
 * @param ended what else has ended with it, in words of the language of the letter
 * @returns the address of the reader's picture, whose files the caller deletes before the transaction ends
 */
export async function forgetReader(
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
  const likes = await tx
    .deleteFrom("likes")
    .where("reader", "=", likerOf(person.id))
    .returning(["kind", "item_id"])
    .execute();
  for (const { kind, item_id } of likes)
    if (isKind(kind)) await addLike(tx, { kind, id: item_id }, -1);
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
  const t = textsOf(locale);
  const named = (["invoices", "card", "record", "mail"] as const).map(
    (name) => `• ${t(`accounts.erased.${name}`)}`,
  );
  return [t("accounts.erased.stays"), ...named];
}

const isKind = (kind: string): kind is ItemKind => (itemKinds as readonly string[]).includes(kind);
