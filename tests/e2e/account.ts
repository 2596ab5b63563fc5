// Readers with an account, signed in without the page that does it: beside the running site, in its database.
import type { BrowserContext } from "@playwright/test";
import { openDb, openPool } from "#platform/db/db.server.ts";
import { openSession, type SignedIn, signIn } from "../factories/readers.ts";
import { noonZone } from "./noon-zone.ts";
import { sharedData } from "./site.ts";

/** Signs a browser in: as a new reader, or as `known`, whom another browser has signed in already. */
export async function enter(
  context: BrowserContext,
  baseURL: string | undefined,
  known?: SignedIn,
): Promise<SignedIn> {
  const pool = openPool(sharedData(), (error) => {
    throw error;
  });
  try {
    const db = openDb(pool);
    const email = `reader-${crypto.randomUUID()}@example.eu`;
    const reader = known ?? (await signIn(db, new Date(), { email, timezone: noonZone }));
    const cookie = known ? await openSession(db, known.id) : reader.headers.cookie;
    const [name = "", value = ""] = cookie.split(/=(.*)/s);
    await context.addCookies([
      { name, value, url: baseURL ?? "", httpOnly: true, sameSite: "Lax" },
    ]);
    return reader;
  } finally {
    await pool.end();
  }
}
