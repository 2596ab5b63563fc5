import { createHmac, randomBytes } from "node:crypto";
import { isbot } from "isbot";
import type { Db } from "#platform/db/db.server.ts";
import { clientHeader, networkOf } from "#platform/http/rate-limit.server.ts";

/** What of a request tells one visitor from another, for a day. */
export type Visit = { address: string; userAgent: string };

/** The visit that a request belongs to. The host writes the address, whatever the visitor sends. */
export const visitOf = (request: Request): Visit => ({
  address: request.headers.get(clientHeader) ?? "",
  userAgent: request.headers.get("user-agent") ?? "",
});

/** Robots that say so are not readers. An empty user agent is one as well. */
export const isRobot = (visit: Visit): boolean => isbot(visit.userAgent) || visit.userAgent === "";

/**
 * A visitor for the length of a UTC day: 128 bits that nobody can turn back into an address, since the salt
 * is thrown away with the day (after the method of IAB 2.1). IPv6 addresses count by their /64.
 */
export async function visitorOf(db: Db, visit: Visit, now: Date): Promise<string> {
  const salt = await saltOf(db, now.toISOString().slice(0, 10));
  return createHmac("sha256", salt)
    .update(`${networkOf(visit.address)}\n${visit.userAgent}`)
    .digest("base64url")
    .slice(0, 22);
}

let kept: { day: string; salt: string } | null = null;

// One row for all processes; the first of a day replaces the salt of the day before, for good.
async function saltOf(db: Db, day: string): Promise<string> {
  if (kept?.day === day) return kept.salt;
  const salt = randomBytes(32).toString("base64url");
  const row = await db
    .insertInto("visitor_salts")
    .values({ single: true, day, salt })
    .onConflict((c) =>
      c.column("single").doUpdateSet({ day, salt }).where("visitor_salts.day", "<", day),
    )
    .returning(["day", "salt"])
    .executeTakeFirst();
  const current =
    row ?? (await db.selectFrom("visitor_salts").select(["day", "salt"]).executeTakeFirstOrThrow());
  kept = { day, salt: current.salt };
  return current.salt;
}
