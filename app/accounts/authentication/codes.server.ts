import { createHash, randomInt } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";

// A code in a mail, beside which the right password is let in whoever else is guessing at it. Ten characters of 32
// are more than anybody tries in its quarter of an hour.

const minutes = 15;
/** Without what looks alike (Crockford's Base32). */
const signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const plain = (code: string): string => code.toUpperCase().replace(/[^0-9A-Z]/g, "");
const hashOf = (email: string, code: string): string =>
  createHash("sha256")
    .update(`${email} ${plain(code)}`)
    .digest("base64url");
const idOf = (email: string, code: string): string => `code:${hashOf(email, code)}`;

/** Under which wrong passwords beside this code are counted. */
export const codeKey = (email: string, code: string): string =>
  `sign-in code:${hashOf(email, code)}`;

/** A code for whoever reads the mails of an account, as it is written: in two groups. */
export async function makeCode(db: Db, user: { id: string; email: string }): Promise<string> {
  const groups = [0, 1].map(() =>
    Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join(""),
  );
  const code = groups.join("-");
  await db
    .insertInto("verifications")
    .values({
      identifier: idOf(user.email, code),
      // As links have it: what ends them ends codes.
      value: JSON.stringify({ kind: "code", userId: user.id }),
      expires_at: sql<Date>`now() + make_interval(mins => ${minutes})`,
    })
    .execute();
  return code;
}

export async function isOpenCode(db: Db, email: string, code: string): Promise<boolean> {
  const row = await db
    .selectFrom("verifications")
    .select("id")
    .where("identifier", "=", idOf(email, code))
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

/** It has let somebody in: once is enough. */
export const dropCode = (db: Db, email: string, code: string): Promise<unknown> =>
  db.deleteFrom("verifications").where("identifier", "=", idOf(email, code)).execute();
