import { createHash, randomBytes } from "node:crypto";
import { type Selectable, sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import type { Tables } from "#platform/db/tables.ts";

/** The declaration to be of age, and the terms accepted with it. `at` is by the site clock, in ISO 8601. */
export type Declaration = { at: string; termsVersion: string };

/** What was chosen at a sign-up: the browser and the password, both as hashes, and the declaration. */
export type SignUpChoices = { browser: string; password: string; declaration: Declaration };

/**
 * Confirms the address of a new account.
 * @property signUp the choices of the sign-up that caused the mail; null where only the address was given
 */
export type ConfirmLink = {
  kind: "confirm";
  userId: string;
  email: string;
  signUp: SignUpChoices | null;
};

/** Gives the account of `previousEmail` the address `email`. */
export type EmailChangeLink = {
  kind: "email";
  userId: string;
  email: string;
  previousEmail: string;
};

export type ConfirmationLink = ConfirmLink | EmailChangeLink;

const confirmationHours = 24;
const resetHours = 1;

const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64url");
const newToken = (): string => randomBytes(24).toString("base64url");
/** A token for a new password has a hash of its own kind, so that it opens no other link. */
const resetHash = (token: string): string => hashOf(`reset-password:${token}`);

const hoursFromNow = (hours: number) => sql<Date>`now() + make_interval(hours => ${hours})`;

/** Stores a link that works once, within 24 hours. @returns its token; only the hash is stored */
export async function createConfirmationLink(db: Db, link: ConfirmationLink): Promise<string> {
  const token = newToken();
  const signUp = link.kind === "confirm" ? link.signUp : null;
  await db
    .insertInto("email_tokens")
    .values({
      token_hash: hashOf(token),
      user_id: link.userId,
      kind: link.kind,
      email: link.email,
      previous_email: link.kind === "email" ? link.previousEmail : null,
      sign_up_browser: signUp?.browser ?? null,
      sign_up_password: signUp?.password ?? null,
      declared_at: signUp?.declaration.at ?? null,
      terms_version: signUp?.declaration.termsVersion ?? null,
      expires_at: hoursFromNow(confirmationHours),
    })
    .execute();
  return token;
}

/** The link of a token, without using it up; null where there is none, or it has expired or been used. */
export async function findConfirmationLink(
  db: Db,
  token: string,
): Promise<ConfirmationLink | null> {
  const row = await findToken(db, hashOf(token), ["confirm", "email"]);
  return row && linkOf(row);
}

/** The same, and the token is used up: of two requests at once, one gets the link. */
export async function consumeConfirmationLink(
  db: Db,
  token: string,
): Promise<ConfirmationLink | null> {
  const row = await consumeToken(db, hashOf(token), ["confirm", "email"]);
  return row && linkOf(row);
}

/** Stores a link for a new password that works once, within an hour. @returns its token */
export async function createResetLink(
  db: Db,
  user: { id: string; email: string },
): Promise<string> {
  const token = newToken();
  await db
    .insertInto("email_tokens")
    .values({
      token_hash: resetHash(token),
      user_id: user.id,
      kind: "reset",
      email: user.email,
      expires_at: hoursFromNow(resetHours),
    })
    .execute();
  return token;
}

/** The id of the account whose password a token may set, without using it up; null for none. */
export async function findResetAccount(db: Db, token: string): Promise<string | null> {
  return (await findToken(db, resetHash(token), ["reset"]))?.user_id ?? null;
}

/** The same, and the token is used up. */
export async function consumeResetLink(db: Db, token: string): Promise<string | null> {
  return (await consumeToken(db, resetHash(token), ["reset"]))?.user_id ?? null;
}

/** Ends every link and code of an account, those that were mailed to another address included. */
export const deleteEmailTokens = (db: Db, userId: string): Promise<unknown> =>
  db.deleteFrom("email_tokens").where("user_id", "=", userId).execute();

type Row = Selectable<Tables["email_tokens"]>;

const findToken = async (db: Db, hash: string, kinds: string[]): Promise<Row | null> =>
  (await db
    .selectFrom("email_tokens")
    .selectAll()
    .where("token_hash", "=", hash)
    .where("kind", "in", kinds)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst()) ?? null;

const consumeToken = async (db: Db, hash: string, kinds: string[]): Promise<Row | null> =>
  (await db
    .deleteFrom("email_tokens")
    .where("token_hash", "=", hash)
    .where("kind", "in", kinds)
    .where("expires_at", ">", sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst()) ?? null;

function linkOf(row: Row): ConfirmationLink {
  const { user_id: userId, email, previous_email: previousEmail } = row;
  return previousEmail === null
    ? { kind: "confirm", userId, email, signUp: signUpOf(row) }
    : { kind: "email", userId, email, previousEmail };
}

// The table has all four columns of a sign-up, or none of them.
function signUpOf(row: Row): SignUpChoices | null {
  const { sign_up_browser: browser, sign_up_password: password, declared_at, terms_version } = row;
  if (!browser || !password || !declared_at || !terms_version) return null;
  const declaration = { at: declared_at.toISOString(), termsVersion: terms_version };
  return { browser, password, declaration };
}
