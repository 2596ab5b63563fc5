import { type Tx, transaction } from "#platform/db/db.server.ts";
import type { Locale } from "#platform/locale.ts";
import { requestMail } from "#platform/mail/deferred-mail-requests.server.ts";
import { cancelNewslettersTo } from "#platform/mail/mails.server.ts";
import { confirmProblems, normalEmail, type Problems, termsVersion } from "../credentials.ts";
import { saveLocale } from "../letter-language.server.ts";
import { verifyAccountPassword } from "./account-changes.server.ts";
import { sendAccountMail } from "./account-mails.mail.server.ts";
import type { AuthServices } from "./auth.server.ts";
import { isCommonPassword } from "./common-passwords.server.ts";
import { deviceCookie } from "./device-cookie.server.ts";
import {
  type ConfirmationLink,
  type ConfirmLink,
  consumeConfirmationLink,
  createConfirmationLink,
  createResetLink,
  type Declaration,
  deleteEmailTokens,
  type EmailChangeLink,
  findConfirmationLink,
  type SignUpChoices,
} from "./email-tokens.server.ts";
import { hashPassword } from "./password-hash.server.ts";
import { setPassword } from "./password-reset.server.ts";
import {
  type AuthRequest,
  clearWrongPasswordCounts,
  countMailRequest,
  openSessionByPassword,
} from "./sign-in.server.ts";
import { createSignInCode } from "./sign-in-codes.server.ts";
import { clearSignUpCookie, signUpBrowser } from "./sign-up-cookie.server.ts";

/** A mail that may be requested for any address: the link to confirm it, one for a new password, a sign-in code. */
export type RequestableMail = "again" | "forgot" | "code";

/** A request as the queue stores it. */
export type AccountMailRequest = { wanted: RequestableMail; email: string; locale: Locale };

/**
 * Queues the request. Nothing is looked up before the worker answers it, so that neither the answer nor its time
 * reveals whether there is an account.
 * @returns the seconds to wait before another mail to this address; 0 when the request is queued
 */
export async function requestAccountMail(
  services: AuthServices,
  request: AuthRequest,
  { wanted, email: address }: { wanted: RequestableMail; email: string },
): Promise<{ wait: number }> {
  const email = normalEmail(address);
  const wait = await countMailRequest(services, request, email);
  if (wait > 0) return { wait };
  const details: AccountMailRequest = { wanted, email, locale: request.locale };
  await requestMail(services.db, { kind: "account", details }, services.now());
  return { wait: 0 };
}

/**
 * Queues the mail for a request where there is an account, in the transaction that ends the request. For an
 * unconfirmed account it is always the link to confirm the address: there, age and terms are asked with the password,
 * which a reset does not do.
 */
export async function answerMailRequest(
  services: AuthServices,
  { wanted, email, locale }: AccountMailRequest,
  tx: Tx,
): Promise<void> {
  const user = await tx
    .selectFrom("users")
    .select(["id", "email_verified"])
    .where("email", "=", email)
    .executeTakeFirst();
  if (!user) return;
  const { id: userId } = user;
  const recipient = { userId, email, locale };
  if (!user.email_verified) {
    const link = { kind: "confirm", userId, email, signUp: null } as const;
    const token = await createConfirmationLink(tx, link);
    await sendAccountMail(services, tx, recipient, "confirm", { token });
  } else if (wanted === "forgot") {
    const token = await createResetLink(tx, { id: userId, email });
    await sendAccountMail(services, tx, recipient, "reset", { token });
  } else if (wanted === "again") {
    await sendAccountMail(services, tx, recipient, "already");
  } else {
    const code = await createSignInCode(tx, { id: userId, email });
    await sendAccountMail(services, tx, recipient, "code", { code });
  }
}

/**
 * What a confirmation link would do, for the page that asks before it is done.
 * @property asksPassword whether the page asks for a password; for a new account it then asks for the declaration too
 */
export type LinkDetails = {
  kind: ConfirmationLink["kind"];
  email: string;
  asksPassword: boolean;
};

/**
 * @param readerId the signed-in reader of the request
 * @returns null for a token that has expired, been used, or never existed
 */
export async function getLinkDetails(
  { db, config }: AuthServices,
  { headers }: Pick<AuthRequest, "headers">,
  token: string,
  readerId: string | null,
): Promise<LinkDetails | null> {
  const link = await findConfirmationLink(db, token);
  if (!link) return null;
  const { kind, email } = link;
  const asksPassword =
    kind === "confirm"
      ? signUpInThisBrowser(link, config, headers) === null
      : link.userId !== readerId;
  return { kind, email, asksPassword };
}

/** The choices of the sign-up that a link belongs to, in the browser that signed up; null in any other. */
const signUpInThisBrowser = (
  { signUp }: ConfirmLink,
  config: AuthServices["config"],
  headers: Headers,
): SignUpChoices | null =>
  signUp && signUp.browser === signUpBrowser(config, headers) ? signUp : null;

/**
 * @property password a new one where the link asks for it with the address of a new account; the account's own where
 * the link changes its address
 * @property adult the declaration to be of age and to accept the terms, with a new password
 * @property readerId the signed-in reader of the request
 */
export type ConfirmFields = {
  token: string;
  password: string;
  adult: boolean;
  readerId: string | null;
};

/** What other rooms change with an account's address, in the same transaction. */
export type OnEmailChange = (tx: Tx, change: { from: string; to: string }) => Promise<unknown>;

export type ConfirmResult =
  /** `cookies` open a session where a new password has just been set. */
  | { ok: true; kind: ConfirmationLink["kind"]; signsIn: boolean; cookies: string[] }
  | { ok: false; problem: "linkInvalid" }
  /** By field. */
  | { ok: false; problems: Problems }
  | { ok: false; wait: number };

const linkInvalid = { ok: false, problem: "linkInvalid" } as const;

/**
 * Carries out a confirmation link, once. Following it proves who reads the mails of the address, but not who caused the
 * mail. Password and declaration of a sign-up therefore count only in the browser that signed up; in any other browser
 * the reader sets a password and declares again. An account's address changes only where its reader is signed in or
 * gives its password.
 */
export async function confirmEmail(
  services: AuthServices,
  request: AuthRequest,
  fields: ConfirmFields,
  onEmailChange: OnEmailChange,
): Promise<ConfirmResult> {
  const link = await findConfirmationLink(services.db, fields.token);
  if (!link) return linkInvalid;
  return link.kind === "confirm"
    ? confirmNewAccount(services, request, fields, link)
    : confirmEmailChange(services, request, fields, link, onEmailChange);
}

async function confirmNewAccount(
  services: AuthServices,
  request: AuthRequest,
  { token, password, adult }: ConfirmFields,
  link: ConfirmLink,
): Promise<ConfirmResult> {
  const signUp = signUpInThisBrowser(link, services.config, request.headers);
  const problems = signUp ? {} : confirmProblems({ password, adult });
  if (!signUp && !problems.password && isCommonPassword(password))
    return { ok: false, problems: { password: "passwordCommon", ...problems } };
  if (Object.keys(problems).length) return { ok: false, problems };
  const declaration = signUp?.declaration ?? { at: services.now().toISOString(), termsVersion };
  const hash = signUp?.password ?? (await hashPassword(password));
  const confirmed = await transaction(services.db, async (tx) => {
    const consumed = await consumeConfirmationLink(tx, token);
    if (consumed?.kind !== "confirm") return false;
    if (!(await activateAccount(tx, consumed, hash, declaration))) return false;
    if (!signUp) await saveLocale(tx, consumed.userId, request.locale);
    return true;
  });
  if (!confirmed) return linkInvalid;
  const session = signUp ? [] : await openSession(services, request, link.email, password);
  const cookies = [...session, clearSignUpCookie(services.config)];
  return { ok: true, kind: link.kind, signsIn: session.length > 0, cookies };
}

/** Earlier sign-ups with the address lose everything: password, declaration, sessions and links. */
async function activateAccount(
  tx: Tx,
  { userId, email }: ConfirmLink,
  hash: string,
  declaration: Declaration,
): Promise<boolean> {
  const activated = await tx
    .updateTable("users")
    .set({
      email_verified: true,
      adult_declared_at: declaration.at,
      terms_accepted_at: declaration.at,
      terms_version: declaration.termsVersion,
    })
    .where("id", "=", userId)
    .where("email", "=", email)
    .where("email_verified", "=", false)
    .executeTakeFirst();
  if (activated.numUpdatedRows === 0n) return false;
  await setPassword(tx, userId, hash);
  await clearWrongPasswordCounts(tx, email);
  return true;
}

/** The cookies of a session after a new password has been set; none where the account is suspended. */
async function openSession(
  services: AuthServices,
  { headers }: AuthRequest,
  email: string,
  password: string,
): Promise<string[]> {
  const session = await openSessionByPassword(services, headers, { email, password });
  return session.ok ? [...session.cookies, deviceCookie(services.config, headers, email)] : [];
}

async function confirmEmailChange(
  services: AuthServices,
  request: AuthRequest,
  { token, password, readerId }: ConfirmFields,
  link: EmailChangeLink,
  onEmailChange: OnEmailChange,
): Promise<ConfirmResult> {
  if (link.userId !== readerId) {
    if (!password) return { ok: false, problems: { password: "passwordRequired" } };
    const check = await verifyAccountPassword(services, link.userId, password);
    if (check === "wrong") return { ok: false, problems: { password: "passwordWrong" } };
    if (check !== "right") return { ok: false, wait: check.wait };
  }
  const changed = await transaction(services.db, async (tx) => {
    const consumed = await consumeConfirmationLink(tx, token);
    if (consumed?.kind !== "email") return false;
    if (!(await replaceEmail(tx, consumed))) return false;
    const { userId, email, previousEmail } = consumed;
    await onEmailChange(tx, { from: previousEmail, to: email });
    await deleteEmailTokens(tx, userId);
    // The next mail says that it is the last one to this address.
    await cancelNewslettersTo(tx, previousEmail);
    const recipient = { userId, email: previousEmail, locale: request.locale };
    await sendAccountMail(services, tx, recipient, "emailChanged", { address: email });
    return true;
  });
  return changed ? { ok: true, kind: link.kind, signsIn: false, cookies: [] } : linkInvalid;
}

/** @returns false where the new address is taken, or the account has changed its address since */
async function replaceEmail(
  tx: Tx,
  { userId, email, previousEmail }: EmailChangeLink,
): Promise<boolean> {
  // The reader has proved to read the mails of the address. An unconfirmed sign-up with it is deleted, so that
  // strangers cannot reserve an address by signing up with it.
  await tx
    .deleteFrom("users")
    .where("email", "=", email)
    .where("email_verified", "=", false)
    .execute();
  const taken = await tx
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirst();
  if (taken) return false;
  const changed = await tx
    .updateTable("users")
    .set({ email })
    .where("id", "=", userId)
    .where("email", "=", previousEmail)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
