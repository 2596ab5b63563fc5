import type { Db } from "#platform/db/db.server.ts";
import { minuteMs } from "#platform/duration.ts";
import { networkOfRequest } from "#platform/http/client-address.server.ts";
import {
  type AttemptLimit,
  clearAttempts,
  countAttempt,
  type Limit,
  uncountAttempt,
} from "#platform/http/database-rate-limit.server.ts";
import type { Locale } from "#platform/locale.ts";
import { countMail } from "#platform/mail/mailbox-limit.server.ts";
import { normalEmail, type Problems, signUpProblems, termsVersion } from "../credentials.ts";
import { saveFirstLocale } from "../letter-language.server.ts";
import { knownTimeZone } from "../time-zones.server.ts";
import { type AuthServices, authOf, resultOrRefusal } from "./auth.server.ts";
import { runInAuthTransaction } from "./auth-transaction.server.ts";
import { isCommonPassword } from "./common-passwords.server.ts";
import { deviceCookie, knownDevice } from "./device-cookie.server.ts";
import { hashPassword } from "./password-hash.server.ts";
import { codeAttemptsKey, deleteSignInCode, isValidSignInCode } from "./sign-in-codes.server.ts";
import { createSignUpCookie } from "./sign-up-cookie.server.ts";

/** What a call takes of the HTTP request that causes it. */
export type AuthRequest = { headers: Headers; locale: Locale };

/** How often a wrong password may be entered. */
export const wrongPasswordLimit: Limit = { calls: 10, windowMs: 15 * minuteMs };

/** For all known browsers of an account together: an intruder may have collected many device cookies. */
const knownDevicesAttempts: Limit = { ...wrongPasswordLimit, calls: 50 };

export type SignUpResult =
  /** `cookies` mark the browser that signed up. */
  { ok: true; cookies: string[] } | { ok: false; problems: Problems } | { ok: false; wait: number };

/**
 * @property returnPath the path of this site to which the mail's link leads back
 * @property timezone the browser's; an unknown one is ignored
 */
export type SignUpFields = {
  email: string;
  password: string;
  adult: boolean;
  returnPath?: string;
  timezone?: string;
};

/**
 * Creates an account whose address is to be confirmed by a mailed link. Answer and work are the same where there is
 * an account already; only the mail differs.
 * @returns the problems by field, or the seconds to wait
 */
export async function signUp(
  services: AuthServices,
  request: AuthRequest,
  fields: SignUpFields,
): Promise<SignUpResult> {
  const problems = signUpProblems(fields);
  if (!problems.password && isCommonPassword(fields.password)) problems.password = "passwordCommon";
  if (Object.keys(problems).length) return { ok: false, problems };
  const email = normalEmail(fields.email);
  const { password, returnPath = "/" } = fields;
  const wait = await countMailRequest(services, request, email);
  if (wait > 0) return { ok: false, wait };
  const hash = await hashPassword(password);
  const { browser, cookie } = createSignUpCookie(services.config);
  const timezone = knownTimeZone(fields.timezone ?? "");
  const now = services.now();
  const body = {
    email,
    password,
    name: email.slice(0, email.indexOf("@")),
    adultDeclaredAt: now,
    termsAcceptedAt: now,
    termsVersion,
  };
  const context = {
    locale: request.locale,
    hashedPassword: { password, hash },
    signUpBrowser: browser,
    declaration: { at: now.toISOString(), termsVersion },
    returnPath,
    timezone,
  };
  const create = () =>
    resultOrRefusal(
      runInAuthTransaction(services.db, context, () => authOf(services).api.signUpEmail({ body })),
    );
  let created = await create();
  // Another sign-up with the same address was faster. The second call finds its account.
  if (!created.ok && created.code === "FAILED_TO_CREATE_USER") created = await create();
  if (created.ok) return { ok: true, cookies: [cookie] };
  if (created.code === "INVALID_EMAIL") return { ok: false, problems: { email: "emailInvalid" } };
  throw new Error(`a sign-up was refused: ${created.code}`);
}

/** The seconds to wait before another mail to this address, or caused by this network; 0 for none. */
export const countMailRequest = (
  { db }: Pick<AuthServices, "db">,
  request: AuthRequest,
  email: string,
): Promise<number> => countMail(db, email, networkOfRequest(request));

export type SignInResult =
  | { ok: true; cookies: string[] }
  | { ok: false; reason: "wrong" | "suspended" | "code" }
  | { ok: false; reason: "limited"; wait: number };

/** @property code a sign-in code that was mailed to the address */
export type SignInFields = { email: string; password: string; code?: string };

/**
 * Opens a session. An unknown address and an unconfirmed one answer and count like a wrong password, and take the
 * same time: otherwise a sign-up with a stranger's address would reveal whether the stranger has an account (OWASP
 * ASVS 5.0, 6.3.8).
 * @returns the cookies of the session
 */
export async function signIn(
  services: AuthServices,
  request: AuthRequest,
  fields: SignInFields,
): Promise<SignInResult> {
  const email = normalEmail(fields.email);
  const { password, code } = fields;
  if (code && !(await isValidSignInCode(services.db, email, code)))
    return { ok: false, reason: "code" };
  const limits = attemptLimits(services, request, email, code);
  const wait = await countAttempt(services.db, limits);
  if (wait > 0) return { ok: false, reason: "limited", wait };
  const { headers } = request;
  const session = await openSessionByPassword(services, headers, { email, password });
  if (!session.ok && indistinguishable.has(session.code)) return { ok: false, reason: "wrong" };
  await uncountAttempt(services.db, limits);
  if (limits.some(({ key }) => key === accountKey(email)))
    await clearAttempts(services.db, accountKey(email));
  if (!session.ok) return { ok: false, reason: "suspended" };
  if (code) await deleteSignInCode(services.db, email, code);
  await saveFirstLocale(services.db, session.userId, request.locale);
  return { ok: true, cookies: [...session.cookies, deviceCookie(services.config, headers, email)] };
}

/**
 * Opens a session by the password. A new password may be set between the comparison and the session, which then would
 * outlive the end of all sessions that comes with it: such a session is ended before anybody has its cookie.
 */
export async function openSessionByPassword(
  services: AuthServices,
  headers: Headers,
  body: { email: string; password: string },
): Promise<{ ok: true; userId: string; cookies: string[] } | { ok: false; code: string }> {
  const hashOf = services.db
    .selectFrom("accounts as a")
    .innerJoin("users as u", "u.id", "a.user_id")
    .select("a.password")
    .where("u.email", "=", body.email)
    .where("a.provider_id", "=", "credential");
  const before = await hashOf.executeTakeFirst();
  const session = await resultOrRefusal(
    authOf(services).api.signInEmail({ body, headers, returnHeaders: true }),
  );
  if (!session.ok) return session;
  const { user, token } = session.value.response;
  // Waits for a transaction that is setting a password, and reads what it has set.
  const after = await hashOf.forShare("a").executeTakeFirst();
  if (before && after?.password === before.password)
    return { ok: true, userId: user.id, cookies: session.value.headers.getSetCookie() };
  await services.db.deleteFrom("sessions").where("token", "=", token).execute();
  return { ok: false, code: "INVALID_EMAIL_OR_PASSWORD" };
}

/**
 * Where wrong passwords are counted. The network comes before the account, so that one network cannot block more
 * accounts than it has attempts. Strangers in the same network, or guessing at the same account, can use up both; a
 * known browser and a mailed code are therefore counted on their own.
 */
function attemptLimits(
  services: AuthServices,
  request: AuthRequest,
  email: string,
  code: string | undefined,
): AttemptLimit[] {
  if (code) return [{ key: codeAttemptsKey(email, code), ...wrongPasswordLimit }];
  const device = knownDevice(services.config, request.headers, email);
  if (device)
    return [
      { key: `sign-in device:${device}`, ...wrongPasswordLimit },
      { key: knownDevicesKey(email), ...knownDevicesAttempts },
    ];
  return [
    { key: `sign-in network:${networkOfRequest(request)}`, ...wrongPasswordLimit },
    { key: accountKey(email), ...wrongPasswordLimit },
  ];
}

const accountKey = (email: string) => `sign-in email:${email}`;
const knownDevicesKey = (email: string) => `sign-in devices email:${email}`;

/** Ends the counts of wrong passwords for an address, whose reader has proved to read its mails. */
export async function clearWrongPasswordCounts(db: Db, email: string): Promise<void> {
  await clearAttempts(db, accountKey(email));
  await clearAttempts(db, knownDevicesKey(email));
}

/** Refusals of the library that get the same answer. */
const indistinguishable = new Set([
  "INVALID_EMAIL_OR_PASSWORD",
  "INVALID_EMAIL",
  "EMAIL_NOT_VERIFIED",
]);
