import { createHash, randomInt } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";

// With a mailed code, the right password signs in even while guesses from elsewhere have locked the account for
// password alone. Ten characters of 32 cannot be guessed in the quarter of an hour that a code lives.

const minutes = 15;
/** Crockford's Base32, which leaves out letters that look like digits. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const withoutSeparators = (code: string): string => code.toUpperCase().replace(/[^0-9A-Z]/g, "");
const hashOf = (email: string, code: string): string =>
  createHash("sha256")
    .update(`${email} ${withoutSeparators(code)}`)
    .digest("base64url");

/** The key under which wrong passwords that come with this code are counted. */
export const codeAttemptsKey = (email: string, code: string): string =>
  `sign-in code:${hashOf(email, code)}`;

/** Stores a code for an account. @returns the code in two groups, `K7M2X-9QPRT`; only its hash is stored */
export async function createSignInCode(
  db: Db,
  user: { id: string; email: string },
): Promise<string> {
  const groups = [0, 1].map(() =>
    Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join(""),
  );
  const code = groups.join("-");
  await db
    .insertInto("email_tokens")
    .values({
      token_hash: hashOf(user.email, code),
      user_id: user.id,
      kind: "code",
      email: user.email,
      expires_at: sql<Date>`now() + make_interval(mins => ${minutes})`,
    })
    .execute();
  return code;
}

export async function isValidSignInCode(db: Db, email: string, code: string): Promise<boolean> {
  const row = await db
    .selectFrom("email_tokens")
    .select("user_id")
    .where("token_hash", "=", hashOf(email, code))
    .where("kind", "=", "code")
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a code that has been used: each signs in once. */
export const deleteSignInCode = (db: Db, email: string, code: string): Promise<unknown> =>
  db
    .deleteFrom("email_tokens")
    .where("token_hash", "=", hashOf(email, code))
    .where("kind", "=", "code")
    .execute();
