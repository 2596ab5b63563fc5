import { createHmac, randomBytes } from "node:crypto";
import { isbot } from "isbot";
import type { Db } from "#platform/db/db.server.ts";
import { clientHeader, networkOf } from "#platform/http/client-address.server.ts";

/** What distinguishes visitors from each other. */
export type Visit = { address: string; userAgent: string };

/** The visit of a request. The server sets the header of the address; a client cannot. */
export const visitOf = (request: Request): Visit => ({
  address: request.headers.get(clientHeader) ?? "",
  userAgent: request.headers.get("user-agent") ?? "",
});

/** Whether the user agent is a robot's, or empty. */
export const isRobot = (visit: Visit): boolean => isbot(visit.userAgent) || visit.userAgent === "";

/**
 * An identifier of a visitor for a UTC day: 128 bits of a salted hash. The salt is deleted with the day, so that no
 * address can be computed from it (after the method of IAB 2.1). IPv6 addresses count by their /64.
 */
export async function visitorOf(db: Db, visit: Visit, now: Date): Promise<string> {
  const salt = await saltOf(db, now.toISOString().slice(0, 10));
  return createHmac("sha256", salt)
    .update(`${networkOf(visit.address)}\n${visit.userAgent}`)
    .digest("base64url")
    .slice(0, 22);
}

let cached: { day: string; salt: string } | null = null;

// One row for all processes. The first visit of a day overwrites the salt of the day before.
async function saltOf(db: Db, day: string): Promise<string> {
  if (cached?.day === day) return cached.salt;
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
  cached = { day, salt: current.salt };
  return current.salt;
}
