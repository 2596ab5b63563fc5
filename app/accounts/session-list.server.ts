import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import { minuteMs } from "#platform/duration.ts";
import { accountCookieName, serializeCookie } from "#platform/http/cookies.ts";
import { deleteOldAttempts } from "#platform/http/database-rate-limit.server.ts";
import { type Device, deviceOf } from "./device.ts";
import type { Reader } from "./reader.ts";
import { signToken } from "./request-session.server.ts";

/** How long a session lasts from its last refresh, by the wall clock. */
export const sessionDays = 30;

export type OpenSession = {
  id: string;
  /** Whether it is the session of the request. */
  current: boolean;
  device: Device;
  /** The network it was opened from, as IPv4 /24 or IPv6 /64. */
  network: string | null;
  openedAt: string;
  lastSeenAt: string;
};

/** The reader's active sessions: that of the request first, then those used last. */
export async function listSessions(
  db: Db,
  reader: Pick<Reader, "id" | "sessionId">,
): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom("sessions")
    .select(["id", "user_agent", "ip_address", "created_at", "updated_at"])
    .where("user_id", "=", reader.id)
    .where("expires_at", ">", sql<Date>`now()`)
    .orderBy("updated_at", "desc")
    .limit(100)
    .execute();
  return rows
    .map((row) => ({
      id: row.id,
      current: row.id === reader.sessionId,
      device: deviceOf(row.user_agent ?? ""),
      network: row.ip_address,
      openedAt: row.created_at.toISOString(),
      lastSeenAt: row.updated_at.toISOString(),
    }))
    .sort((a, b) => Number(b.current) - Number(a.current));
}

/** Ends one session of the reader. @returns whether the reader had a session with this id */
export async function endSession(db: Db, readerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where("user_id", "=", readerId)
    .where(sql<string>`id::text`, "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends all sessions of an account except `except`. From the next request on, their browsers are visitors. */
export async function revokeSessions(db: Db, userId: string, except?: string): Promise<void> {
  let deletion = db.deleteFrom("sessions").where("user_id", "=", userId);
  if (except) deletion = deletion.where("id", "!=", except);
  await deletion.execute();
}

const seenMs = 5 * minuteMs;

/**
 * Records that a session was used, unless that was recorded in the last five minutes. Every page does so: not every
 * browser runs scripts, and not every visit lasts until the browser's first check.
 */
export async function recordSeen(
  db: Db,
  { sessionId, seenAt }: { sessionId: string; seenAt: Date },
): Promise<void> {
  if (Date.now() - seenAt.getTime() < seenMs) return;
  await db
    .updateTable("sessions")
    .set({ updated_at: sql<Date>`now()` })
    .where("id", "=", sessionId)
    .execute();
}

/**
 * Answers the browser's check every 30 s: records that the session was used, and refreshes it within 90 s of its end or
 * once a day, so that daily readers stay signed in.
 * @returns when the session ends, and its cookie where it was refreshed
 */
export async function refreshSession(
  db: Db,
  reader: Pick<Reader, "sessionId" | "sessionEnds">,
  keys: { https: boolean; secret: string },
): Promise<{ ends: string; cookie: string | null }> {
  const due = sql<boolean>`(expires_at <= now() + interval '90 seconds'
    or expires_at <= now() + make_interval(days => ${sessionDays - 1}))`;
  const row = await db
    .updateTable("sessions")
    .set({
      updated_at: sql<Date>`now()`,
      expires_at: sql<Date>`case when ${due} then now() + make_interval(days => ${sessionDays}) else expires_at end`,
    })
    .where("id", "=", reader.sessionId)
    .where((e) => e.or([due, e("updated_at", "<", sql<Date>`now() - interval '5 minutes'`)]))
    .returning(["token", "expires_at"])
    .executeTakeFirst();
  if (!row) return { ends: reader.sessionEnds, cookie: null };
  const ends = row.expires_at.toISOString();
  const refreshed = ends !== reader.sessionEnds;
  return {
    ends,
    cookie: refreshed ? cookieWith(signToken(row.token, keys.secret), keys.https) : null,
  };
}

const lifetime = sessionDays * 86_400;

const cookieWith = (value: string, https: boolean, maxAgeSeconds = lifetime): string =>
  serializeCookie(accountCookieName("session_token", https), value, {
    https,
    maxAgeSeconds,
    httpOnly: true,
  });

/** The Set-Cookie header that deletes the session's cookie. */
export const clearedSessionCookie = (https: boolean): string => cookieWith("", https, 0);

/**
 * The hourly job: deletes expired sessions, mailed links and codes, challenges of passkeys, counts of attempts that are
 * older than a day, and sign-ups that are unconfirmed after 30 days and have no link any more. All of it by the wall clock.
 */
export async function deleteExpired(db: Db): Promise<void> {
  await db.deleteFrom("sessions").where("expires_at", "<", sql<Date>`now()`).execute();
  await db.deleteFrom("email_tokens").where("expires_at", "<", sql<Date>`now()`).execute();
  await db.deleteFrom("verifications").where("expires_at", "<", sql<Date>`now()`).execute();
  await deleteOldAttempts(db);
  await db
    .deleteFrom("users")
    .where("email_verified", "=", false)
    .where("created_at", "<", sql<Date>`now() - interval '30 days'`)
    .where((e) =>
      e.not(
        e.exists(
          e.selectFrom("email_tokens").select("token_hash").whereRef("user_id", "=", "users.id"),
        ),
      ),
    )
    .execute();
}
