import {
  type AttemptLimit,
  clearAttempts,
  countAttempt,
  type Limit,
  uncountAttempt,
} from "#platform/http/attempts.server.ts";
import { clientHeader, networkOf } from "#platform/http/rate-limit.server.ts";
import type { Locale } from "#platform/locale.ts";
import { waitBeforeMail } from "#platform/mail/mailbox-limit.server.ts";
import type { Basics } from "#platform/services.server.ts";
import { normalEmail, type Problems, signUpProblems, termsVersion } from "../credentials.ts";
import { knownTimeZone } from "../time-zones.server.ts";
import { answered, libraryOf } from "./auth.server.ts";
import { onErrand } from "./auth-transaction.server.ts";
import { codeKey, dropCode, isOpenCode } from "./codes.server.ts";
import { isCommonPassword } from "./common-passwords.server.ts";
import { deviceCookie, knownDevice } from "./device-cookie.server.ts";
import { hashPassword } from "./password-hash.server.ts";
import { markSignUp } from "./sign-up-cookie.server.ts";

type House = Pick<Basics, "db" | "config" | "now" | "log">;

/** Who asks, and in which language. */
export type Asking = { headers: Headers; locale: Locale };

export const wrongPasswords: Limit = { calls: 10, windowMs: 15 * 60_000 };

/** All browsers of an account that were let in before, together: whoever was in once may have collected many. */
const ofAllDevices: Limit = { ...wrongPasswords, calls: 50 };

export const networkIn = ({ headers }: Pick<Asking, "headers">): string =>
  networkOf(headers.get(clientHeader) ?? "");

export type SignedUp =
  /** `cookies` mark the browser that signed up. */
  { ok: true; cookies: string[] } | { ok: false; problems: Problems } | { ok: false; wait: number };

/**
 * What a sign-up says; `next` is the path of this site to which the mail's link leads back, `timezone` that of the
 * browser: passed over where it is none that we know.
 */
export type SignUp = {
  email: string;
  password: string;
  adult: boolean;
  next?: string;
  timezone?: string;
};

/**
 * Creates an account that waits for its address to be confirmed. Whether there was one already, only the
 * mail tells; the work is the same.
 * @returns what is wrong by the names of the fields, or how many seconds to wait
 */
export async function signUp(house: House, asking: Asking, fields: SignUp): Promise<SignedUp> {
  const problems = signUpProblems(fields);
  if (!problems.password && isCommonPassword(fields.password)) problems.password = "passwordCommon";
  if (Object.keys(problems).length) return { ok: false, problems };
  const email = normalEmail(fields.email);
  const { password, next = "/" } = fields;
  const wait = await mayMail(house, asking, email);
  if (wait > 0) return { ok: false, wait };
  const hash = await hashPassword(password);
  const { browser, cookie } = markSignUp(house.config);
  const timezone = knownTimeZone(fields.timezone ?? "");
  const now = house.now();
  const declared = { at: now.toISOString(), termsVersion };
  const body = {
    ...{ email, password, name: email.slice(0, email.indexOf("@")) },
    ...{ adultDeclaredAt: now, termsAcceptedAt: now, termsVersion },
  };
  const create = () =>
    answered(
      onErrand(
        house.db,
        { locale: asking.locale, hashed: { password, hash }, browser, declared, next, timezone },
        () => libraryOf(house).api.signUpEmail({ body }),
      ),
    );
  let made = await create();
  // Somebody was quicker with the same address: now it exists.
  if (!made.ok && made.code === "FAILED_TO_CREATE_USER") made = await create();
  if (made.ok) return { ok: true, cookies: [cookie] };
  if (made.code === "INVALID_EMAIL") return { ok: false, problems: { email: "emailInvalid" } };
  throw new Error(`a sign-up was refused: ${made.code}`);
}

/** The seconds to wait before another mail goes to this address, or on behalf of this network. */
export const mayMail = ({ db }: House, asking: Asking, email: string): Promise<number> =>
  waitBeforeMail(db, email, networkIn(asking));

export type SignedIn =
  | { ok: true; cookies: string[] }
  | { ok: false; reason: "wrong" | "suspended" | "code" }
  | { ok: false; reason: "limited"; wait: number };

/** `code`: one that was mailed to the address, where somebody has it. */
export type SignIn = { email: string; password: string; code?: string };

/**
 * Opens a session; its cookies are for the answer. An unknown address takes the time of a wrong password, and one
 * that waits to be confirmed answers and counts like it: whoever signed up with a stranger's address would learn
 * from anything else whether the stranger had an account (ASVS 5.0, 6.3.8).
 */
export async function signIn(house: House, asking: Asking, fields: SignIn): Promise<SignedIn> {
  const email = normalEmail(fields.email);
  const { password, code } = fields;
  if (code && !(await isOpenCode(house.db, email, code))) return { ok: false, reason: "code" };
  const gates = gatesOf(house, asking, email, code);
  const wait = await countAttempt(house.db, gates);
  if (wait > 0) return { ok: false, reason: "limited", wait };
  const { headers } = asking;
  const given = await answered(
    libraryOf(house).api.signInEmail({ body: { email, password }, headers, returnHeaders: true }),
  );
  if (!given.ok && hidden.has(given.code)) return { ok: false, reason: "wrong" };
  await uncountAttempt(house.db, gates);
  if (gates.some(({ key }) => key === accountKey(email)))
    await clearAttempts(house.db, accountKey(email));
  if (!given.ok) return { ok: false, reason: "suspended" };
  if (code) await dropCode(house.db, email, code);
  const opened = given.value.headers.getSetCookie();
  return { ok: true, cookies: [...opened, deviceCookie(house.config, headers, email)] };
}

/**
 * Where wrong passwords are counted, the network before the account, so that one network cannot close more accounts
 * than it has attempts. Strangers behind the same network, or who guess at the same account, close these two to
 * everybody; a browser that was let in before and a code from the mailbox have a gate of their own.
 */
function gatesOf(
  house: House,
  asking: Asking,
  email: string,
  code: string | undefined,
): AttemptLimit[] {
  if (code) return [{ key: codeKey(email, code), ...wrongPasswords }];
  const device = knownDevice(house.config, asking.headers, email);
  if (device)
    return [
      { key: `sign-in device:${device}`, ...wrongPasswords },
      { key: devicesKey(email), ...ofAllDevices },
    ];
  return [
    { key: `sign-in network:${networkIn(asking)}`, ...wrongPasswords },
    { key: accountKey(email), ...wrongPasswords },
  ];
}

const accountKey = (email: string) => `sign-in email:${email}`;
const devicesKey = (email: string) => `sign-in devices email:${email}`;

/** Refusals of the library that nobody is told apart. */
const hidden = new Set(["INVALID_EMAIL_OR_PASSWORD", "INVALID_EMAIL", "EMAIL_NOT_VERIFIED"]);
