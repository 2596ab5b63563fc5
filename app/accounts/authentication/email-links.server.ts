import type { Tx } from "#platform/db/db.server.ts";
import { clearAttempts } from "#platform/http/attempts.server.ts";
import type { Locale } from "#platform/locale.ts";
import { requestMail } from "#platform/mail/requests.server.ts";
import type { Basics } from "#platform/services.server.ts";
import {
  confirmProblems,
  newPasswordProblem,
  normalEmail,
  type PasswordProblem,
  type Problems,
  termsVersion,
} from "../credentials.ts";
import { revokeSessions } from "../sessions.server.ts";
import { provePassword } from "./account-changes.server.ts";
import { answered, libraryOf } from "./auth.server.ts";
import { onErrand } from "./auth-transaction.server.ts";
import { makeCode } from "./codes.server.ts";
import { isCommonPassword } from "./common-passwords.server.ts";
import { deviceCookie } from "./device-cookie.server.ts";
import { sendLetter } from "./letters.mail.server.ts";
import {
  type Declared,
  dropLinks,
  type Meaning,
  makeLink,
  ownerOfReset,
  readLink,
  takeLink,
} from "./links.server.ts";
import { listPasskeys, type Passkey, removePasskey } from "./passkeys.server.ts";
import { hashPassword } from "./password-hash.server.ts";
import { type Asking, mayMail } from "./sign-in.server.ts";
import { endSignUp, signUpBrowser } from "./sign-up-cookie.server.ts";

type House = Pick<Basics, "db" | "config" | "now" | "log">;

/** Whether a mail is on its way the answer does not tell: only how long to wait, 0 for none. */
export type Asked = { wait: number };

/** What is mailed to whoever names an address: the link to confirm it, one for a new password, a code to sign in by. */
export type Wanted = "again" | "forgot" | "code";
export type LinkRequest = { wanted: Wanted; email: string; locale: Locale };

/** Keeps the request of somebody who may be a stranger. Whether there is an account, nobody looks yet. */
export async function askForLink(
  house: House,
  asking: Asking,
  { wanted, email: address }: { wanted: Wanted; email: string },
): Promise<Asked> {
  const email = normalEmail(address);
  const wait = await mayMail(house, asking, email);
  if (wait > 0) return { wait };
  const said: LinkRequest = { wanted, email, locale: asking.locale };
  await requestMail(house.db, { kind: "account", said }, house.now());
  return { wait: 0 };
}

/** Writes what was asked for, where there is somebody to have it, in the transaction in which the request ends. */
export async function answerLinkRequest(house: House, said: LinkRequest, db: Tx): Promise<void> {
  const { wanted, email, locale } = said;
  await onErrand(db, { locale }, async (tx) => {
    const user = await tx
      .selectFrom("users")
      .select(["id", "email_verified"])
      .where("email", "=", email)
      .executeTakeFirst();
    if (!user) return;
    const to = { userId: user.id, email, locale };
    // The letter about an account that waits for its link says so, whatever was asked for: where it is confirmed, age
    // and terms are asked with the password, which a reset does not.
    if (!user.email_verified) {
      const token = await makeLink(tx, { kind: "confirm", userId: user.id, email, signUp: null });
      return sendLetter(house, tx, to, "confirm", { token });
    }
    if (wanted === "forgot")
      return libraryOf(house).api.requestPasswordReset({ body: { email }, headers: new Headers() });
    if (wanted === "again") return sendLetter(house, tx, to, "already");
    const code = await makeCode(tx, { id: user.id, email });
    return sendLetter(house, tx, to, "code", { code });
  });
}

const passwordProblem = (password: string): PasswordProblem | null =>
  newPasswordProblem(password) ?? (isCommonPassword(password) ? "passwordCommon" : null);

export type Reset = { ok: true } | { ok: false; problem: PasswordProblem | "linkOver" };

/** What a link for a new password leads to; null when it leads to nothing any more. */
export type OpenReset = { email: string; passkeys: Passkey[] };

export async function openReset(house: House, token: string): Promise<OpenReset | null> {
  const id = await ownerOfReset(house.db, token);
  const user =
    id &&
    (await house.db
      .selectFrom("users")
      .select(["id", "email"])
      .where("id", "=", id)
      .executeTakeFirst());
  return user ? { email: user.email, passkeys: await listPasskeys(house, user) } : null;
}

export type NewPassword = {
  token: string;
  password: string /** Passkeys by id. */;
  remove: string[];
};

/**
 * Sets a new password by a link, and removes passkeys that its reader does not know: those that stay sign in as
 * before. Every session of the account ends, no earlier link works any more, and a letter says so.
 */
export async function resetPassword(
  house: House,
  { locale }: Asking,
  { token, password, remove }: NewPassword,
): Promise<Reset> {
  const problem = passwordProblem(password);
  if (problem) return { ok: false, problem };
  // Hashing is dear: nobody has it done for a link that is none.
  const opened = await openReset(house, token);
  if (!opened) return { ok: false, problem: "linkOver" };
  const hash = await hashPassword(password);
  const set = await answered(
    onErrand(house.db, { locale, hashed: { password, hash } }, async (tx) => {
      const id = await ownerOfReset(tx, token);
      await libraryOf(house).api.resetPassword({ body: { newPassword: password, token } });
      // Of two who use it at once, the library has refused one.
      const reader = { id: id ?? "" };
      for (const passkey of remove) await removePasskey({ db: tx }, reader, passkey);
      const to = { userId: reader.id, email: opened.email, locale };
      await sendLetter(house, tx, to, "passwordChanged");
    }),
  );
  return set.ok ? { ok: true } : { ok: false, problem: "linkOver" };
}

/**
 * What a link would do, for the page that asks before it is done: reading changes nothing. Whoever sets the password
 * of a new account declares to be of age and accepts the terms too.
 */
export type Link = { kind: Meaning["kind"]; email: string; asksPassword: boolean };

/** @param readerId of whoever is signed in where the link is followed */
export async function openLink(
  { db, config }: House,
  { headers }: Pick<Asking, "headers">,
  token: string,
  readerId: string | null,
): Promise<Link | null> {
  const link = await readLink(db, token);
  if (!link) return null;
  const { kind, email } = link;
  const asksPassword =
    kind === "confirm" ? !ownSignUp(link, config, headers) : link.userId !== readerId;
  return { kind, email, asksPassword };
}

/** What was chosen at the sign-up of a link, where it is followed in the browser that signed up; else null. */
const ownSignUp = ({ signUp }: ConfirmLink, config: House["config"], headers: Headers) =>
  signUp && signUp.browser === signUpBrowser(config, headers) ? signUp : null;

type ConfirmLink = Extract<Meaning, { kind: "confirm" }>;

/** What else follows an account to another address; it belongs to the transaction that changes it. */
export type Follow = (tx: Tx, moved: { from: string; to: string }) => Promise<unknown>;

export type Confirming = {
  token: string;
  /** The account's from here on, where it is set with the address; its proof, where an account gets another one. */
  password: string;
  /** Whether whoever sets the password of a new account declares to be of age, and accepts the terms with it. */
  adult: boolean;
  /** Of whoever is signed in where the link is followed. */
  readerId: string | null;
};

export type Confirmed =
  /** `cookies` open a session where the password has just been set: both it and the mailbox are proven. */
  | { ok: true; kind: Meaning["kind"]; signsIn: boolean; cookies: string[] }
  | { ok: false; problem: "linkOver" }
  /** By the names of the fields. */
  | { ok: false; problems: Problems }
  | { ok: false; wait: number };

const over = { ok: false, problem: "linkOver" } as const;

/**
 * Does what the link stands for, once. Following a link proves who reads the mails of an address, and nothing about
 * who had it sent: a stranger may have. So a new account takes password and declaration of a sign-up only in the
 * browser that signed up, and anywhere else those that are given here (decision 23); and an account gets another address from its own reader
 * alone, who is signed in or knows the password.
 */
export async function confirm(
  house: House,
  asking: Asking,
  given: Confirming,
  follow: Follow,
): Promise<Confirmed> {
  const { token, password, adult, readerId } = given;
  // Hashing is dear: nobody has it done for a link that is none.
  const link = await readLink(house.db, token);
  if (!link) return over;
  const { locale } = asking;
  if (link.kind === "confirm") {
    const own = ownSignUp(link, house.config, asking.headers);
    const problems = own ? {} : confirmProblems({ password, adult });
    if (!own && !problems.password && isCommonPassword(password))
      return { ok: false, problems: { password: "passwordCommon", ...problems } };
    if (Object.keys(problems).length) return { ok: false, problems };
    const declared = own ? own.declared : { at: house.now().toISOString(), termsVersion };
    const hash = own ? own.password : await hashPassword(password);
    const done = await onErrand(house.db, { locale }, async (tx) => {
      const taken = await takeLink(tx, token);
      return taken?.kind === "confirm" && confirmAddress(tx, taken, hash, declared);
    });
    if (!done) return over;
    const opened = own ? [] : await enter(house, asking, link.email, password);
    const cookies = [...opened, endSignUp(house.config)];
    return { ok: true, kind: link.kind, signsIn: opened.length > 0, cookies };
  }
  if (link.userId !== readerId) {
    if (!password) return { ok: false, problems: { password: "passwordRequired" } };
    const proof = await provePassword(house, link.userId, password);
    if (proof === "wrong") return { ok: false, problems: { password: "passwordWrong" } };
    if (proof !== "right") return { ok: false, wait: proof.wait };
  }
  const done = await onErrand(house.db, { locale }, async (tx) => {
    const taken = await takeLink(tx, token);
    return taken?.kind === "email" && changeAddress(house, asking, tx, taken, follow);
  });
  return done ? { ok: true, kind: link.kind, signsIn: false, cookies: [] } : over;
}

/** Opens a session for whoever has just set the password. None where the account is suspended. */
async function enter(
  house: House,
  { headers }: Asking,
  email: string,
  password: string,
): Promise<string[]> {
  const entered = await answered(
    libraryOf(house).api.signInEmail({ body: { email, password }, headers, returnHeaders: true }),
  );
  if (!entered.ok) return [];
  const opened = entered.value.headers.getSetCookie();
  return [...opened, deviceCookie(house.config, headers, email)];
}

/**
 * Whoever signed up with the address before has nothing: neither password nor declaration nor session nor link is
 * left of it. @param declared missing from links of versions that did not keep it
 */
async function confirmAddress(
  tx: Tx,
  link: ConfirmLink,
  hash: string,
  declared: Declared | undefined,
): Promise<boolean> {
  const confirmed = await tx
    .updateTable("users")
    .set({
      email_verified: true,
      ...(declared && {
        ...{ adult_declared_at: declared.at, terms_accepted_at: declared.at },
        terms_version: declared.termsVersion,
      }),
    })
    .where("id", "=", link.userId)
    .where("email", "=", link.email)
    .where("email_verified", "=", false)
    .executeTakeFirst();
  if (confirmed.numUpdatedRows === 0n) return false;
  await tx
    .updateTable("accounts")
    .set({ password: hash })
    .where("user_id", "=", link.userId)
    .where("provider_id", "=", "credential")
    .execute();
  await revokeSessions(tx, link.userId);
  await dropLinks(tx, link.userId);
  await clearAttempts(tx, `sign-in email:${link.email}`);
  return true;
}

async function changeAddress(
  house: House,
  { locale }: Asking,
  tx: Tx,
  link: Extract<Meaning, { kind: "email" }>,
  follow: Follow,
): Promise<boolean> {
  // Whoever follows the link reads the mails of the address: a sign-up with it that nobody confirmed is void, or
  // a stranger could keep an address from its owner by it.
  await tx
    .deleteFrom("users")
    .where("email", "=", link.email)
    .where("email_verified", "=", false)
    .execute();
  const taken = await tx
    .selectFrom("users")
    .select("id")
    .where("email", "=", link.email)
    .executeTakeFirst();
  if (taken) return false;
  const changed = await tx
    .updateTable("users")
    .set({ email: link.email })
    .where("id", "=", link.userId)
    .where("email", "=", link.from)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return false;
  await follow(tx, { from: link.from, to: link.email });
  await dropLinks(tx, link.userId);
  const to = { userId: link.userId, email: link.from, locale };
  await sendLetter(house, tx, to, "emailChanged", { address: link.email });
  return true;
}
