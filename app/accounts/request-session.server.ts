import { createHmac, timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import type { Config } from "#platform/config.server.ts";
import type { Db } from "#platform/db/db.server.ts";
import { cookieValue } from "#platform/http/cookie-header.ts";
import { accountCookieName } from "#platform/http/cookies.ts";
import { currentTiers, fromCurrentEntitlements } from "./current-entitlements.server.ts";
import { preferenceColumns, preferencesIn } from "./preferences.server.ts";
import { defaultPreferences, type Reader, readerRoleIn } from "./reader.ts";

/** The value of the session cookie: the token with the signature of the authentication library. */
export const signToken = (token: string, secret: string): string =>
  `${token}.${createHmac("sha256", secret).update(token).digest("base64")}`;

/** The token in a cookie header; null for none, or a wrong signature. */
export function tokenOf(cookie: string, o: { https: boolean; secret: string }): string | null {
  const value = cookieValue(cookie, accountCookieName("session_token", o.https)) ?? "";
  const token = value.slice(0, Math.max(0, value.lastIndexOf(".")));
  const [given, right] = [Buffer.from(value), Buffer.from(signToken(token, o.secret))];
  return token && given.length === right.length && timingSafeEqual(given, right) ? token : null;
}

/** The settings for reading the session cookie. @throws where the configuration has no secret */
export function sessionKeys(config: Pick<Config, "baseUrl" | "sessionSecret">): {
  https: boolean;
  secret: string;
} {
  if (!config.sessionSecret) throw new Error("sessions need a secret in the configuration");
  return { https: config.baseUrl.startsWith("https:"), secret: config.sessionSecret };
}

export type Session = {
  reader: Reader;
  /** When the session was last used, to within five minutes; by the wall clock. */
  seenAt: Date;
  /** The current tiers, of any origin. The subscriptions room decides what they give access to. */
  tiers: string[];
  /** The current plans, where one gives more than its tier. */
  plans: string[];
};

/**
 * The session of a token with its reader, in one query; null when it has ended or its reader is suspended. Sessions
 * expire by the wall clock, entitlements by the site clock.
 * @param now by the site clock
 */
export async function sessionOf(db: Db, token: string, now: Date): Promise<Session | null> {
  const row = await db
    .selectFrom("sessions as s")
    .innerJoin("users as u", "u.id", "s.user_id")
    .leftJoin("profiles as p", "p.user_id", "u.id")
    .leftJoin("user_preferences as f", "f.user_id", "u.id")
    .select([
      "s.id as session_id",
      "s.expires_at",
      "s.updated_at",
      "u.id",
      "u.email",
      "u.name",
      "u.role",
    ])
    .select(["u.created_at", "p.first_name", "p.last_name", "p.avatar_url", "p.timezone"])
    .select(preferenceColumns.map((column) => `f.${column}` as const))
    .select(currentTiers("u.id", now).as("tiers"))
    .select(
      sql<string[]>`array(
        select e.plan ${fromCurrentEntitlements("u.id", now)} and e.plan is not null
      )`.as("plans"),
    )
    .where("s.token", "=", token)
    .where("s.expires_at", ">", sql<Date>`now()`)
    .where("u.suspended_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const preferences = preferencesIn(row);
  const fullName = [row.first_name, row.last_name].filter(Boolean).join(" ");
  return {
    seenAt: row.updated_at,
    tiers: row.tiers,
    plans: row.plans,
    reader: {
      id: row.id,
      sessionId: row.session_id,
      sessionEnds: row.expires_at.toISOString(),
      email: row.email,
      name: fullName || row.name,
      role: readerRoleIn(row.role),
      avatarUrl: row.avatar_url,
      timezone: row.timezone ?? "UTC",
      preferences: preferences ?? defaultPreferences,
      hasSavedPreferences: preferences !== null,
      memberSince: row.created_at.toISOString(),
    },
  };
}

/** Those of the given sessions that are active, each with its end by the wall clock. Ended and suspended ones are missing. */
export async function activeSessions(db: Db, ids: string[]): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom("sessions as s")
    .innerJoin("users as u", "u.id", "s.user_id")
    .select(["s.id", "s.expires_at"])
    .where(sql<boolean>`s.id = any(${ids}::uuid[])`)
    .where("s.expires_at", ">", sql<Date>`now()`)
    .where("u.suspended_at", "is", null)
    .execute();
  return new Map(rows.map((row) => [row.id, row.expires_at]));
}
