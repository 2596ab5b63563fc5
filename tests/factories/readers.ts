// Readers as the sign-up leaves them, without its mails and its hashing.
import { randomBytes } from "node:crypto";
import type { ReaderRole } from "#accounts/reader.ts";
import { signToken } from "#accounts/request-session.server.ts";
import type { Database } from "#platform/db/db.server.ts";
import { cookieHeader } from "#platform/http/cookie-header.ts";
import { accountCookieName } from "#platform/http/cookies.ts";
import { grantAccess } from "#subscriptions/entitlements.server.ts";
import { type Plan, tierOf } from "#subscriptions/plans.ts";
import type { Tier } from "#subscriptions/tier.ts";
import { testSecret } from "../secret.ts";
import { nextNumber } from "./numbers.ts";

export type SignedIn = {
  id: string;
  email: string;
  /** The headers of a request by this reader. */
  headers: { cookie: string };
};

/** A confirmed reader with a session of 30 real days, and with a tier or a plan for ever where one is named. */
export async function signIn(
  db: Database,
  now: Date,
  o: {
    email?: string;
    tier?: Tier;
    plan?: Plan;
    role?: ReaderRole;
    timezone?: string;
  } = {},
): Promise<SignedIn> {
  const email = o.email ?? `reader-${nextNumber("reader")}@example.eu`;
  const { id } = await db
    .insertInto("users")
    .values({
      name: email,
      email,
      email_verified: true,
      role: o.role ?? "reader",
      created_at: now,
      updated_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (o.timezone)
    await db
      .insertInto("profiles")
      .values({ user_id: id, timezone: o.timezone, updated_at: now })
      .execute();
  const tier = o.plan ? tierOf[o.plan] : o.tier;
  if (tier) {
    const plan = o.plan && { plan: o.plan };
    await grantAccess(db, { userId: id, tier, ...plan, endsAt: null, by: "test" }, now);
  }
  return { id, email, headers: { cookie: await openSession(db, id) } };
}

/** Another session of a reader. @returns its cookie header */
export async function openSession(db: Database, userId: string): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  const expires = new Date(Date.now() + 30 * 86_400_000);
  await db.insertInto("sessions").values({ user_id: userId, token, expires_at: expires }).execute();
  return cookieHeader({
    [accountCookieName("session_token", false)]: signToken(token, testSecret),
  });
}
