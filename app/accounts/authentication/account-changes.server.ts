import { clearAttempts, countAttempt } from "#platform/http/attempts.server.ts";
import type { Basics } from "#platform/services.server.ts";
import {
  emailProblem,
  named,
  newPasswordProblem,
  normalEmail,
  type Problems,
} from "../credentials.ts";
import type { Reader } from "../reader.ts";
import { libraryOf } from "./auth.server.ts";
import { onErrand } from "./auth-transaction.server.ts";
import { isCommonPassword } from "./common-passwords.server.ts";
import { sendLetter } from "./letters.mail.server.ts";
import { dropLinks, makeLink } from "./links.server.ts";
import { hashPassword, matchesPassword } from "./password-hash.server.ts";
import { type Asking, mayMail, wrongPasswords } from "./sign-in.server.ts";

type House = Pick<Basics, "db" | "config" | "now" | "log">;

export type Changed =
  | { ok: true; cookies: string[] }
  | { ok: false; problems: Problems }
  | { ok: false; wait: number };

export type Proof = "right" | "wrong" | { wait: number };

/** Whether this is the account's password. The eleventh wrong one in a quarter of an hour has to wait. */
export async function provePassword(
  { db }: House,
  userId: string,
  password: string,
): Promise<Proof> {
  const key = `password user:${userId}`;
  const wait = await countAttempt(db, [{ key, ...wrongPasswords }]);
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

/** The result of a proof that failed; null for one that did not. */
export const unproven = (proof: Proof, field = "current"): Exclude<Changed, { ok: true }> | null =>
  proof === "right"
    ? null
    : proof === "wrong"
      ? { ok: false, problems: { [field]: "passwordWrong" } }
      : { ok: false, wait: proof.wait };

/**
 * Mails a link to the new address and a warning to the present one. Nothing changes before the link is
 * followed, and whether the new address has an account already, the answer does not tell.
 */
export async function changeEmail(
  house: House,
  asking: Asking,
  reader: Reader,
  fields: { email: string; current: string },
): Promise<Changed> {
  const email = normalEmail(fields.email);
  const wrong = email === reader.email ? "emailSame" : emailProblem(email);
  const problems = named({ email: wrong, current: fields.current ? null : "passwordRequired" });
  if (Object.keys(problems).length) return { ok: false, problems };
  const failed = unproven(await provePassword(house, reader.id, fields.current));
  if (failed) return failed;
  const wait = await mayMail(house, asking, email);
  if (wait > 0) return { ok: false, wait };
  const { locale } = asking;
  await onErrand(house.db, { locale }, async (tx) => {
    const taken = await tx
      .selectFrom("users")
      .select("id")
      .where("email", "=", email)
      // A sign-up that nobody confirmed does not make an address anybody's.
      .where("email_verified", "=", true)
      .executeTakeFirst();
    if (taken) await sendLetter(house, tx, { userId: taken.id, email, locale }, "already");
    else {
      const meaning = { kind: "email", userId: reader.id, email, from: reader.email } as const;
      const token = await makeLink(tx, meaning);
      await sendLetter(house, tx, { userId: reader.id, email, locale }, "emailConfirm", { token });
    }
    const to = { userId: reader.id, email: reader.email, locale };
    await sendLetter(house, tx, to, "emailAsked", { address: email });
  });
  return { ok: true, cookies: [] };
}

/** Sets another password. All other sessions end; the one that asks goes on under a new token. */
export async function changePassword(
  house: House,
  asking: Asking,
  reader: Reader,
  fields: { current: string; password: string },
): Promise<Changed> {
  const { current, password } = fields;
  const broken =
    newPasswordProblem(password) ?? (isCommonPassword(password) ? "passwordCommon" : null);
  const problems = named({ current: current ? null : "passwordRequired", password: broken });
  if (Object.keys(problems).length) return { ok: false, problems };
  const failed = unproven(await provePassword(house, reader.id, current));
  if (failed) return failed;
  const { headers, locale } = asking;
  const hashed = { password, hash: await hashPassword(password) };
  const answer = await onErrand(house.db, { locale, hashed, proven: current }, async (tx) => {
    const changed = await libraryOf(house).api.changePassword({
      body: { currentPassword: current, newPassword: password, revokeOtherSessions: true },
      ...{ headers, returnHeaders: true },
    });
    // Whoever knew the old password may have asked for another address: that is over too, as its letter promises.
    await dropLinks(tx, reader.id);
    const to = { userId: reader.id, email: reader.email, locale };
    await sendLetter(house, tx, to, "passwordChanged");
    return changed;
  });
  return { ok: true, cookies: answer.headers.getSetCookie() };
}
