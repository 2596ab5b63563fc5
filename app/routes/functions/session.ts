import { readerContext } from "#accounts/reader.ts";
import { sessionKeys } from "#accounts/request-session.server.ts";
import { clearedSessionCookie, refreshSession } from "#accounts/session-list.server.ts";
import { servicesContext } from "#platform/context.ts";
import { methodNotAllowed, signedOutResponse } from "#platform/http/function-call.server.ts";
import type { Route } from "./+types/session.ts";

/**
 * The browser's session check: answers when the session ends, and refreshes it when that is due; 401 when it has ended.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== "POST") return methodNotAllowed();
  const { db, config } = context.get(servicesContext);
  const reader = context.get(readerContext);
  const keys = sessionKeys(config);
  if (!reader) return signedOutResponse({ "Set-Cookie": clearedSessionCookie(keys.https) });
  const { ends, cookie } = await refreshSession(db, reader, keys);
  return Response.json({ expiresAt: ends }, { headers: cookie ? { "Set-Cookie": cookie } : {} });
}

export const loader = methodNotAllowed;
