import { isAPIError } from "better-auth/api";
import type { Database } from "#platform/db/db.server.ts";
import type { Basics } from "#platform/services.server.ts";
import { tellOf } from "./auth-hooks.server.ts";
import { type Auth, openAuth } from "./auth-options.server.ts";

const opened = new WeakMap<Database, Auth>();

/** The library, made once for each database. */
export function libraryOf(services: Pick<Basics, "db" | "config" | "now" | "log">): Auth {
  const known = opened.get(services.db);
  if (known) return known;
  const auth = openAuth(services, tellOf(services));
  opened.set(services.db, auth);
  return auth;
}

/**
 * What the library answers, or the code by which it refuses.
 * @throws whatever is no refusal
 */
export async function answered<T>(
  call: Promise<T>,
): Promise<{ ok: true; value: T } | { ok: false; code: string }> {
  try {
    return { ok: true, value: await call };
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    const { code } = (error.body ?? {}) as { code?: string };
    return { ok: false, code: code ?? String(error.statusCode) };
  }
}
