import { isAPIError } from "better-auth/api";
import type { Database } from "#platform/db/db.server.ts";
import type { CoreServices } from "#platform/services.server.ts";
import { authHooks } from "./auth-hooks.server.ts";
import { type Auth, createAuth } from "./auth-options.server.ts";

export type AuthServices = Pick<CoreServices, "db" | "config" | "now" | "log">;

const authByDatabase = new WeakMap<Database, Auth>();

/** The authentication library, created once for each database. */
export function authOf(services: AuthServices): Auth {
  const existing = authByDatabase.get(services.db);
  if (existing) return existing;
  const auth = createAuth(services, authHooks(services));
  authByDatabase.set(services.db, auth);
  return auth;
}

/**
 * The result of a call of the library, or the code by which it refused.
 * @throws any other error
 */
export async function resultOrRefusal<T>(
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
