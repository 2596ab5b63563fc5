import { clearAttempts, countAttempt } from "#platform/http/database-rate-limit.server.ts";
import {
  emailProblem,
  newPasswordProblem,
  normalEmail,
  type Problems,
  withoutNulls,
} from "../credentials.ts";
import type { Reader } from "../reader.ts";
import { sendAccountMail } from "./account-mails.mail.server.ts";
import { type AuthServices, authOf } from "./auth.server.ts";
import { runInAuthTransaction } from "./auth-transaction.server.ts";
import { isCommonPassword } from "./common-passwords.server.ts";
import { createConfirmationLink, deleteEmailTokens } from "./email-tokens.server.ts";
import { hashPassword, matchesPassword } from "./password-hash.server.ts";
import { type AuthRequest, countMailRequest, wrongPasswordLimit } from "./sign-in.server.ts";

export type ChangeResult =
  | { ok: true; cookies: string[] }
  | { ok: false; problems: Problems }
  | { ok: false; wait: number };

export type PasswordCheck = "right" | "wrong" | { wait: number };

/**
 * Whether this is the account's password.
 * @returns the seconds to wait after ten wrong ones in a quarter of an hour
 */
export async function verifyAccountPassword(
  { db }: Pick<AuthServices, "db">,
  userId: string,
  password: string,
): Promise<PasswordCheck> {
  const key = `password user:${userId}`;
  const wait = await countAttempt(db, [{ key, ...wrongPasswordLimit }]);
  if (wait > 0) return { wait };
  const account = await db
    .selectFrom("accounts")
    .select("password")
    .where("user_id", "=", userId)
    .where("provider_id", "=", "credential")
    .executeTakeFirst();
  if (!account?.password || !(await matchesPassword(account.password, password))) return "wrong";
  await clearAttempts(db, key);
  return "right";
}

const failureOf = (check: PasswordCheck): Exclude<ChangeResult, { ok: true }> | null =>
  check === "right"
    ? null
    : check === "wrong"
      ? { ok: false, problems: { current: "passwordWrong" } }
      : { ok: false, wait: check.wait };

/**
 * Mails a link to the new address and a warning to the present one. The address changes when the link is followed.
 * The answer does not reveal whether the new address has an account already.
 * @param fields.current the account's password
 */
export async function changeEmail(
  services: AuthServices,
  request: AuthRequest,
  reader: Reader,
  fields: { email: string; current: string },
): Promise<ChangeResult> {
  const email = normalEmail(fields.email);
  const emailIsWrong = email === reader.email ? "emailSame" : emailProblem(email);
  const problems = withoutNulls({
    email: emailIsWrong,
    current: fields.current ? null : "passwordRequired",
  });
  if (Object.keys(problems).length) return { ok: false, problems };
  const failed = failureOf(await verifyAccountPassword(services, reader.id, fields.current));
  if (failed) return failed;
  const wait = await countMailRequest(services, request, email);
  if (wait > 0) return { ok: false, wait };
  const { locale } = request;
  await runInAuthTransaction(services.db, { locale }, async (tx) => {
    const taken = await tx
      .selectFrom("users")
      .select("id")
      .where("email", "=", email)
      // An unconfirmed sign-up does not reserve its address.
      .where("email_verified", "=", true)
      .executeTakeFirst();
    if (taken) await sendAccountMail(services, tx, { userId: taken.id, email, locale }, "already");
    else {
      const token = await createConfirmationLink(tx, {
        kind: "email",
        userId: reader.id,
        email,
        previousEmail: reader.email,
      });
      const newAddress = { userId: reader.id, email, locale };
      await sendAccountMail(services, tx, newAddress, "emailConfirm", { token });
    }
    const presentAddress = { userId: reader.id, email: reader.email, locale };
    await sendAccountMail(services, tx, presentAddress, "emailAsked", { address: email });
  });
  return { ok: true, cookies: [] };
}

/** Sets another password. All other sessions end; that of the request continues under a new token. */
export async function changePassword(
  services: AuthServices,
  request: AuthRequest,
  reader: Reader,
  fields: { current: string; password: string },
): Promise<ChangeResult> {
  const { current, password } = fields;
  const problems = withoutNulls({
    current: current ? null : "passwordRequired",
    password:
      newPasswordProblem(password) ?? (isCommonPassword(password) ? "passwordCommon" : null),
  });
  if (Object.keys(problems).length) return { ok: false, problems };
  const failed = failureOf(await verifyAccountPassword(services, reader.id, current));
  if (failed) return failed;
  const { headers, locale } = request;
  const hashedPassword = { password, hash: await hashPassword(password) };
  const context = { locale, hashedPassword, verifiedPassword: current };
  const changed = await runInAuthTransaction(services.db, context, async (tx) => {
    const response = await authOf(services).api.changePassword({
      body: { currentPassword: current, newPassword: password, revokeOtherSessions: true },
      headers,
      returnHeaders: true,
    });
    // An intruder who knew the old password may have requested another address. Its link ends too, as the warning
    // mail promises.
    await deleteEmailTokens(tx, reader.id);
    const recipient = { userId: reader.id, email: reader.email, locale };
    await sendAccountMail(services, tx, recipient, "passwordChanged");
    return response;
  });
  return { ok: true, cookies: changed.headers.getSetCookie() };
}
