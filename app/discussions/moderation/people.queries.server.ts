import { letterLanguage } from "#accounts/letter-language.server.ts";
import type { Db } from "#platform/db/db.server.ts";
import { type Locale, locales } from "#platform/locale.ts";

/** The recipient of a mail: a member, or the sender of a notice. */
export type Recipient = { id: string | null; email: string; locale: Locale };

const localeIn = (text: string | null): Locale => locales.find((one) => one === text) ?? "en";

/** A member as a recipient; null if the account no longer exists. */
export async function recipientOf(db: Db, userId: string | null): Promise<Recipient | null> {
  if (userId === null) return null;
  const row = await db
    .selectFrom("users as u")
    .select(["u.id", "u.email", letterLanguage("u.id").as("locale")])
    .where("u.id", "=", userId)
    .executeTakeFirst();
  return row ?? null;
}

/** The sender of a report as a recipient; null for a notice without an e-mail address. */
export async function reporterOf(db: Db, reportId: string): Promise<Recipient | null> {
  const report = await db
    .selectFrom("contribution_reports")
    .select(["kind", "user_id", "email", "locale"])
    .where("id", "=", reportId)
    .executeTakeFirst();
  if (report?.kind === "member") return recipientOf(db, report.user_id);
  return report?.email ? { id: null, email: report.email, locale: localeIn(report.locale) } : null;
}
