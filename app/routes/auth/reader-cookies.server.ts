import type { RouterContextProvider } from "react-router";
import { preferenceCookies, savedBrowserPreferences } from "#accounts/preferences.server.ts";
import { sessionKeys, sessionOf, tokenOf } from "#accounts/request-session.server.ts";
import { servicesContext } from "#platform/context.ts";
import { cookieHeaderAfter } from "#platform/http/cookie-header.ts";

/** The cookies of language and theme for a reader who has just signed in. @param opened the cookies of the session */
export async function cookiesOfReader(
  context: Readonly<RouterContextProvider>,
  opened: readonly string[],
): Promise<string[]> {
  const { db, config, now } = context.get(servicesContext);
  const token = tokenOf(cookieHeaderAfter(opened), sessionKeys(config));
  const session = token && (await sessionOf(db, token, now()));
  // Readers without saved preferences keep the language and theme of the browser.
  const saved = session ? savedBrowserPreferences(session.reader) : null;
  return saved ? preferenceCookies(saved, config) : [];
}
