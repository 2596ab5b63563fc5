import { sql } from "kysely";
import { type Tx, transaction } from "#platform/db/db.server.ts";
import { newPasswordProblem, type PasswordProblem } from "../credentials.ts";
import { revokeSessions } from "../session-list.server.ts";
import { sendAccountMail } from "./account-mails.mail.server.ts";
import type { AuthServices } from "./auth.server.ts";
import { isCommonPassword } from "./common-passwords.server.ts";
import { consumeResetLink, deleteEmailTokens, findResetAccount } from "./email-tokens.server.ts";
import { listPasskeys, type Passkey, removePasskey } from "./passkeys.server.ts";
import { hashPassword } from "./password-hash.server.ts";
import { type AuthRequest, clearWrongPasswordCounts } from "./sign-in.server.ts";

/** What the page of a link for a new password shows: the account's address and passkeys. */
export type ResetDetails = { email: string; passkeys: Passkey[] };

/** @returns null for a token that has expired, been used, or never existed */
export async function getResetDetails(
  services: Pick<AuthServices, "db">,
  token: string,
): Promise<ResetDetails | null> {
  const id = await findResetAccount(services.db, token);
  const user =
    id &&
    (await services.db
      .selectFrom("users")
      .select(["id", "email"])
      .where("id", "=", id)
      .executeTakeFirst());
  return user ? { email: user.email, passkeys: await listPasskeys(services, user) } : null;
}

/** @property remove the ids of passkeys that the reader does not know */
export type ResetFields = { token: string; password: string; remove: string[] };

export type ResetResult = { ok: true } | { ok: false; problem: PasswordProblem | "linkInvalid" };

/**
 * Sets a new password by a mailed link, and removes the chosen passkeys: without that they would still sign in. All
 * sessions of the account end, all other links and codes are deleted, and a mail reports it.
 */
export async function resetPassword(
  services: AuthServices,
  { locale }: Pick<AuthRequest, "locale">,
  { token, password, remove }: ResetFields,
): Promise<ResetResult> {
  const problem = passwordProblem(password);
  if (problem) return { ok: false, problem };
  // Before the hashing, which is expensive.
  const details = await getResetDetails(services, token);
  if (!details) return { ok: false, problem: "linkInvalid" };
  const hash = await hashPassword(password);
  return transaction(services.db, async (tx) => {
    const userId = await consumeResetLink(tx, token);
    if (!userId) return { ok: false, problem: "linkInvalid" };
    await setPassword(tx, userId, hash);
    for (const passkey of remove) await removePasskey({ db: tx }, { id: userId }, passkey);
    const recipient = { userId, email: details.email, locale };
    await sendAccountMail(services, tx, recipient, "passwordChanged");
    await clearWrongPasswordCounts(tx, details.email);
    return { ok: true };
  });
}

/** Sets the password, ends all sessions, and deletes all links and codes. */
export async function setPassword(tx: Tx, userId: string, hash: string): Promise<void> {
  await tx
    .updateTable("accounts")
    .set({ password: hash, updated_at: sql<Date>`now()` })
    .where("user_id", "=", userId)
    .where("provider_id", "=", "credential")
    .execute();
  await revokeSessions(tx, userId);
  await deleteEmailTokens(tx, userId);
}

const passwordProblem = (password: string): PasswordProblem | null =>
  newPasswordProblem(password) ?? (isCommonPassword(password) ? "passwordCommon" : null);
