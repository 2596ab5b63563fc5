import { redirect } from "react-router";
import { readerContext } from "#accounts/reader.ts";
import { sessionKeys } from "#accounts/request-session.server.ts";
import { clearedSessionCookie, revokeSessions } from "#accounts/session-list.server.ts";
import { servicesContext } from "#platform/context.ts";
import { withLanguage } from "#ui/with-language.ts";
import type { Route } from "./+types/sign-out.ts";

/** Ends every session of the reader, clears the browser's cache, and redirects to the front page. */
export async function action({ url, context }: Route.ActionArgs) {
  const { db, config } = context.get(servicesContext);
  const reader = context.get(readerContext);
  if (reader) await revokeSessions(db, reader.id);
  return redirect(withLanguage("/", url.searchParams.get("lang")), {
    status: 303,
    headers: {
      "Set-Cookie": clearedSessionCookie(sessionKeys(config).https),
      "Clear-Site-Data": '"cache"',
    },
  });
}

export const loader = () => redirect("/", 303);
