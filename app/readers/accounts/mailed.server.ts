import type { Tx } from "#platform/db.server.ts";
import type { Basics } from "#platform/services.server.ts";
import { newPasswordProblem, normalEmail, type PasswordProblem } from "../credentials.ts";
import { revokeSessions } from "../sessions.server.ts";
import { forgive } from "./attempts.server.ts";
import { provePassword } from "./change.server.ts";
import { isCommonPassword } from "./common-passwords.server.ts";
import { type Asking, mayMail } from "./enter.server.ts";
import { onErrand } from "./errand.server.ts";
import { sendLetter } from "./letters.mail.server.ts";
import { answered, libraryOf } from "./library.server.ts";
import {
  dropLinks,
  isOpenReset,
  type Meaning,
  makeLink,
  readLink,
  takeLink,
} from "./links.server.ts";
import { hashPassword } from "./password-hash.server.ts";

type House = Pick<Basics, "db" | "config" | "now" | "log">;

/** Whether a mail is on its way the answer does not tell: only how long to wait, 0 for none. */
export type Asked = { wait: number };

/** Mails a new link to whoever has signed up and not confirmed it. */
export async function askAgain(house: House, asking: Asking, address: string): Promise<Asked> {
  const email = normalEmail(address);
  const wait = await mayMail(house, asking, email);
  if (wait > 0) return { wait };
  const { locale } = asking;
  await onErrand(house.db, { locale }, async (tx) => {
    const user = await tx
      .selectFrom("users")
      .select(["id", "email_verified"])
      .where("email", "=", email)
      .executeTakeFirst();
    if (!user) return;
    const to = { userId: user.id, email, locale };
    if (user.email_verified) return sendLetter(house, tx, to, "already");
    const token = await makeLink(tx, { kind: "confirm", userId: user.id, email });
    await sendLetter(house, tx, to, "confirm", { token });
  });
  return { wait: 0 };
}

/** Mails a link to set a new password, where there is an account. */
export async function askToReset(house: House, asking: Asking, address: string): Promise<Asked> {
  const email = normalEmail(address);
  const wait = await mayMail(house, asking, email);
  if (wait > 0) return { wait };
  const { headers, locale } = asking;
  await onErrand(house.db, { locale }, () =>
    libraryOf(house).api.requestPasswordReset({ body: { email }, headers }),
  );
  return { wait: 0 };
}

const passwordProblem = (password: string): PasswordProblem | null =>
  newPasswordProblem(password) ?? (isCommonPassword(password) ? "passwordCommon" : null);

export type Reset = { ok: true } | { ok: false; problem: PasswordProblem | "linkOver" };

/** Sets a new password by a link. Every session of the account ends, and no earlier link works any more. */
export async function resetPassword(house: House, token: string, password: string): Promise<Reset> {
  const problem = passwordProblem(password);
  if (problem) return { ok: false, problem };
  // Hashing is dear: nobody has it done for a link that is none.
  if (!(await isOpenReset(house.db, token))) return { ok: false, problem: "linkOver" };
  const hash = await hashPassword(password);
  // In English, should it ever cause a mail; it does not.
  const given = { locale: "en" as const, hashed: { password, hash } };
  const set = await answered(
    onErrand(house.db, given, () =>
      libraryOf(house).api.resetPassword({ body: { newPassword: password, token } }),
    ),
  );
  return set.ok ? { ok: true } : { ok: false, problem: "linkOver" };
}

/** What a link would do, for the page that asks before it is done: reading changes nothing. */
export type Link = { kind: Meaning["kind"]; email: string; asksPassword: boolean };

/** @param readerId of whoever is signed in where the link is followed */
export async function openLink(
  { db }: House,
  token: string,
  readerId: string | null,
): Promise<Link | null> {
  const link = await readLink(db, token);
  if (!link) return null;
  const { kind, email, userId } = link;
  return { kind, email, asksPassword: kind === "confirm" || userId !== readerId };
}

/** What else follows an account to another address; it belongs to the transaction that changes it. */
export type Follow = (tx: Tx, moved: { from: string; to: string }) => Promise<unknown>;

export type Confirming = {
  token: string;
  /** The account's from here on, where an address is confirmed; its proof, where an account gets another one. */
  password: string;
  /** Of whoever is signed in where the link is followed. */
  readerId: string | null;
};

export type Confirmed =
  /** `cookies` open a session: both the mailbox and the password are proven. */
  | { ok: true; kind: Meaning["kind"]; cookies: string[] }
  | { ok: false; problem: PasswordProblem | "linkOver" }
  | { ok: false; wait: number };

const over = { ok: false, problem: "linkOver" } as const;

/**
 * Does what the link stands for, once. Following a link proves who reads the mails of an address, and nothing about
 * who had it sent: a stranger may have. So a new account takes the password that is set here and no earlier one, and
 * an account gets another address from its own reader alone, who is signed in or knows the password.
 */
export async function confirm(
  house: House,
  asking: Asking,
  given: Confirming,
  follow: Follow,
): Promise<Confirmed> {
  const { token, password, readerId } = given;
  // Hashing is dear: nobody has it done for a link that is none.
  const link = await readLink(house.db, token);
  if (!link) return over;
  const { locale } = asking;
  if (link.kind === "confirm") {
    const problem = passwordProblem(password);
    if (problem) return { ok: false, problem };
    const hash = await hashPassword(password);
    const done = await onErrand(house.db, { locale }, async (tx) => {
      const taken = await takeLink(tx, token);
      return taken?.kind === "confirm" && confirmAddress(tx, taken, hash);
    });
    if (!done) return over;
    return { ok: true, kind: link.kind, cookies: await enter(house, asking, link.email, password) };
  }
  if (link.userId !== readerId) {
    if (!password) return { ok: false, problem: "passwordRequired" };
    const proof = await provePassword(house, link.userId, password);
    if (proof === "wrong") return { ok: false, problem: "passwordWrong" };
    if (proof !== "right") return { ok: false, wait: proof.wait };
  }
  const done = await onErrand(house.db, { locale }, async (tx) => {
    const taken = await takeLink(tx, token);
    return taken?.kind === "email" && changeAddress(house, asking, tx, taken, follow);
  });
  return done ? { ok: true, kind: link.kind, cookies: [] } : over;
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
  return entered.ok ? entered.value.headers.getSetCookie() : [];
}

/** Whoever signed up with the address before has nothing: neither password nor session nor link is left of it. */
async function confirmAddress(
  tx: Tx,
  link: Extract<Meaning, { kind: "confirm" }>,
  hash: string,
): Promise<boolean> {
  const confirmed = await tx
    .updateTable("users")
    .set({ email_verified: true })
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
  await forgive(tx, `sign-in email:${link.email}`);
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
