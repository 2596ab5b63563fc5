import type { RouterContextProvider } from "react-router";
import { preferenceCookies } from "#accounts/preferences.server.ts";
import { defaultPreferences } from "#accounts/reader.ts";
import { keysOf, sessionOf, tokenOf } from "#accounts/session.server.ts";
import { servicesContext } from "#platform/context.ts";
import { cookieHeaderAfter } from "#platform/http/cookies.ts";

/** The cookies by which this browser follows what the reader has saved, whose session has just been opened. */
export async function cookiesOfReader(
  context: Readonly<RouterContextProvider>,
  opened: readonly string[],
): Promise<string[]> {
  const { db, config, now } = context.get(servicesContext);
  const token = tokenOf(cookieHeaderAfter(opened), keysOf(config));
  const session = token && (await sessionOf(db, token, now()));
  // Who has saved nothing keeps the language and the theme of this browser.
  if (!session || session.reader.preferences === defaultPreferences) return [];
  return preferenceCookies(session.reader, config);
}
