import { defaultPreferences, type Reader } from "#accounts/reader.ts";
import type { Database } from "#platform/db/db.server.ts";
import { signIn } from "./readers.ts";

/** A signed-in reader as the server's functions take one: with the preferences and the time zone of a new account. */
export async function accountReader(
  db: Database,
  now: Date,
  more: Partial<Reader> = {},
): Promise<Reader> {
  const { id, email } = await signIn(db, now);
  return {
    id,
    email,
    name: email,
    sessionId: "",
    sessionEnds: "",
    role: "reader",
    avatarUrl: null,
    timezone: "UTC",
    preferences: defaultPreferences,
    hasSavedPreferences: false,
    memberSince: now.toISOString(),
    ...more,
  } as Reader;
}
