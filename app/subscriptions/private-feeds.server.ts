// Private feeds, of podcasts and of the hub: a token in the addresses of a reader's feeds and of the files in them, for
// apps that know no session. It is shown once, when it is made; only its hash is stored.
import { createHash, randomBytes } from "node:crypto";
import { currentTiers } from "#accounts/current-entitlements.server.ts";
import type { Db } from "#platform/db/db.server.ts";
import { accessFrom, type ReaderAccess } from "./access.ts";

/** 192 bits; a token that can be guessed has fewer than 128 (NIST SP 800-63B asks for 112). */
const tokenBytes = 24;
const tokenShape = /^[\w-]{32}$/;
const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

/** Each kind has its own token, so that one can be revoked while the other stays valid. */
export const privateFeedKinds = ["podcasts", "hub"] as const;
export type PrivateFeedKind = (typeof privateFeedKinds)[number];

/** The two tables have the same columns. */
const tables = { podcasts: "podcast_tokens", hub: "hub_feed_tokens" } as const;
const tableOf = (kind: PrivateFeedKind) => tables[kind] as typeof tables.podcasts;

/** Makes a reader's token; the one before it is void. @returns the token, which can never be read again */
export async function makeFeedToken(
  db: Db,
  kind: PrivateFeedKind,
  userId: string,
  now: Date,
): Promise<string> {
  const token = randomBytes(tokenBytes).toString("base64url");
  const row = { token_hash: hashOf(token), made_at: now };
  await db
    .insertInto(tableOf(kind))
    .values({ user_id: userId, ...row })
    .onConflict((c) => c.column("user_id").doUpdateSet(row))
    .execute();
  return token;
}

/** Makes a reader's token void, if there is one. */
export async function revokeFeedToken(
  db: Db,
  kind: PrivateFeedKind,
  userId: string,
): Promise<void> {
  await db.deleteFrom(tableOf(kind)).where("user_id", "=", userId).execute();
}

/** When a reader's token was made; null where there is none. */
export async function feedTokenMadeAt(
  db: Db,
  kind: PrivateFeedKind,
  userId: string,
): Promise<Date | null> {
  const row = await db
    .selectFrom(tableOf(kind))
    .select("made_at")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.made_at ?? null;
}

/** What is stored about a reader's token, except its hash (Regulation 2016/679, Art. 15). */
export const feedTokensOf = (
  db: Db,
  kind: PrivateFeedKind,
  userId: string,
): Promise<{ made_at: Date }[]> =>
  db.selectFrom(tableOf(kind)).select("made_at").where("user_id", "=", userId).execute();

/**
 * The reader of a token, and what they may have at `now`; null for a token that is unknown, replaced or revoked, and for a
 * reader who is suspended.
 */
export async function feedReaderOf(
  db: Db,
  kind: PrivateFeedKind,
  token: string,
  now: Date,
): Promise<{ userId: string; access: NonNullable<ReaderAccess> } | null> {
  if (!tokenShape.test(token)) return null;
  const row = await db
    .selectFrom(`${tableOf(kind)} as t`)
    .innerJoin("users as u", "u.id", "t.user_id")
    .select(["u.id", "u.role"])
    .select(currentTiers("u.id", now).as("tiers"))
    .where("t.token_hash", "=", hashOf(token))
    .where("u.suspended_at", "is", null)
    .executeTakeFirst();
  return row
    ? {
        userId: row.id,
        access: accessFrom({ tiers: row.tiers, plans: [], editor: row.role === "editor" }),
      }
    : null;
}

/**
 * Whether a private feed's token opens the files of premium episodes: the id of its reader, who has Premium at `now`;
 * else null.
 */
export async function mayListenByToken(db: Db, token: string, now: Date): Promise<string | null> {
  const listener = await feedReaderOf(db, "podcasts", token, now);
  return listener?.access.tier === "premium" ? listener.userId : null;
}
