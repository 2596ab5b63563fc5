import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";

/** When somebody declared to be of age and accepted the terms, and which; `at` by the product's clock, in ISO 8601. */
export type Declared = { at: string; termsVersion: string };

/** What a link in a mail stands for. */
export type Meaning =
  /**
   * The address belongs to whoever follows it, and so does the account, by the password that they set there.
   * `signUp`: the browser that signed up, where the password chosen there (its hash) counts, with what was
   * declared there; null where the link was
   * asked for by the address alone, and missing from links of versions that did not keep it.
   */
  | {
      kind: "confirm";
      userId: string;
      email: string;
      signUp?: { browser: string; password: string; declared?: Declared } | null;
    }
  /** The account is to have this address. */
  | { kind: "email"; userId: string; email: string; from: string };

const hours = { confirm: 24, email: 24 };

const idOf = (token: string) => `link:${createHash("sha256").update(token).digest("base64url")}`;

/** A token for a link that works once, and only for a while. What is kept of it does not tell it. */
export async function makeLink(db: Db, meaning: Meaning): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  await db
    .insertInto("verifications")
    .values({
      identifier: idOf(token),
      value: JSON.stringify(meaning),
      expires_at: sql<Date>`now() + make_interval(hours => ${hours[meaning.kind]})`,
    })
    .execute();
  return token;
}

/** What a token stands for, without using it; null when it stands for nothing any more. */
export async function readLink(db: Db, token: string): Promise<Meaning | null> {
  const row = await db
    .selectFrom("verifications")
    .select("value")
    .where("identifier", "=", idOf(token))
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return row ? JSON.parse(row.value) : null;
}

/** The same, and the token is used up: of two who use it at once, one gets the answer. */
export async function takeLink(db: Db, token: string): Promise<Meaning | null> {
  const row = await db
    .deleteFrom("verifications")
    .where("identifier", "=", idOf(token))
    .where("expires_at", ">", sql<Date>`now()`)
    .returning("value")
    .executeTakeFirst();
  return row ? JSON.parse(row.value) : null;
}

/** Whose password a token still opens, null for nobody's. The library keeps it by this hash, as `storeIdentifier` says. */
export async function ownerOfReset(db: Db, token: string): Promise<string | null> {
  const identifier = createHash("sha256").update(`reset-password:${token}`).digest("base64url");
  const row = await db
    .selectFrom("verifications")
    .select("value")
    .where("identifier", "=", identifier)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return row?.value ?? null;
}

/** No link that was mailed to or about this account works any more, those for a new password included. */
export const dropLinks = (db: Db, userId: string): Promise<unknown> =>
  db
    .deleteFrom("verifications")
    .where((e) => e.or([e("value", "=", userId), e("value", "like", `%"userId":"${userId}"%`)]))
    .execute();
