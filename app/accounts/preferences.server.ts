import type { Config } from "#platform/config.server.ts";
import type { Db } from "#platform/db/db.server.ts";
import { choiceCookie, cookieNames, cookieValue } from "#platform/http/cookies.ts";
import { type Theme, themes } from "#ui/theme.ts";
import type { NotificationFlag } from "./preference.ts";
import { defaultPreferences, type Preferences, type Reader } from "./reader.ts";

/** A reader's preferences; the defaults where none are saved. */
export async function preferencesOf(db: Db, readerId: string): Promise<Preferences> {
  const row = await db
    .selectFrom("user_preferences")
    .select(["language", "theme", "content_personalization", "privacy_analytics"])
    .select(["email_notifications", "newsletter_subscription", "breaking_news_alerts"])
    .select("weekly_digest")
    .where("user_id", "=", readerId)
    .executeTakeFirst();
  // The table's check constraints allow no other values.
  return (row as Preferences | undefined) ?? defaultPreferences;
}

/** Language and theme, of an account or of a browser. */
export type Look = Pick<Preferences, "language" | "theme">;

/**
 * Saves the preferences in `patch`; the others stay as they are. An account without saved preferences begins with the
 * defaults, and with the language and theme of the browser.
 */
export async function savePreferences(
  db: Db,
  readerId: string,
  patch: Partial<Preferences>,
  now: Date,
  browser: Partial<Look> = {},
): Promise<void> {
  await db
    .insertInto("user_preferences")
    .values({ ...defaultPreferences, ...browser, ...patch, user_id: readerId, updated_at: now })
    .onConflict((c) => c.column("user_id").doUpdateSet({ ...patch, updated_at: now }))
    .execute();
}

/** Switches kinds of mail on again for the reader of a confirmed address. Without saved preferences none is muted. */
export const unmute = (
  db: Db,
  email: string,
  flags: readonly NotificationFlag[],
  now: Date,
): Promise<unknown> =>
  db
    .updateTable("user_preferences")
    .set({ ...Object.fromEntries(flags.map((flag) => [flag, true])), updated_at: now })
    .where("user_id", "in", (e) => e.selectFrom("users").select("id").where("email", "=", email))
    .execute();

/**
 * The Set-Cookie headers that make this browser follow what is given: a language, a theme, or both. Sign-in
 * sends those of the account (decision 22).
 */
export function choiceCookies(
  { language, theme }: Partial<Look>,
  config: Pick<Config, "baseUrl">,
): string[] {
  const https = config.baseUrl.startsWith("https:");
  return [
    ...(language ? [choiceCookie(cookieNames.language, language, https)] : []),
    ...(theme ? [choiceCookie(cookieNames.theme, theme, https)] : []),
  ];
}

/** The cookies for a reader's preferences; sign-in sets them. */
export const preferenceCookies = (
  reader: Pick<Reader, "preferences">,
  config: Pick<Config, "baseUrl">,
): string[] => choiceCookies(reader.preferences, config);

/** The language and the theme that a reader has saved; null where none are saved. */
export const chosenLook = (reader: Pick<Reader, "preferences"> | null): Look | null =>
  reader && reader.preferences !== defaultPreferences ? reader.preferences : null;

/** The theme in a browser's cookies. */
export const themeOf = (cookie: string): Theme =>
  themes.find((theme) => cookieValue(cookie, cookieNames.theme) === theme) ?? "system";

/** The Set-Cookie headers for the saved choices that differ from a browser's cookies (decision 22). */
export function cookiesToFollow(
  look: Look,
  cookie: string,
  config: Pick<Config, "baseUrl">,
): string[] {
  const { language, theme } = look;
  return choiceCookies(
    {
      ...(cookieValue(cookie, cookieNames.language) === language ? {} : { language }),
      ...(themeOf(cookie) === theme ? {} : { theme }),
    },
    config,
  );
}
