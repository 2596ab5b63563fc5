import type { Config } from "#platform/config.server.ts";
import type { Db } from "#platform/db/db.server.ts";
import { choiceCookie, cookieNames, cookieValue } from "#platform/http/cookies.ts";
import { type Theme, themes } from "#ui/theme.ts";
import type { NotificationFlag } from "./preference.ts";
import { defaultPreferences, type Preferences, type Reader } from "./reader.ts";

/** What a reader has chosen; the defaults for who has chosen nothing yet. */
export async function preferencesOf(db: Db, readerId: string): Promise<Preferences> {
  const row = await db
    .selectFrom("user_preferences")
    .select(["language", "theme", "content_personalization", "privacy_analytics"])
    .select(["email_notifications", "newsletter_subscription", "breaking_news_alerts"])
    .select("weekly_digest")
    .where("user_id", "=", readerId)
    .executeTakeFirst();
  // The table's own checks allow no other words.
  return (row as Preferences | undefined) ?? defaultPreferences;
}

/** Language and theme, of an account or of a browser. */
export type Look = Pick<Preferences, "language" | "theme">;

/**
 * Keeps what `patch` names; the rest stays as it is. An account that has saved nothing yet begins with the defaults,
 * and with the language and theme of the browser in which it does.
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

/**
 * Takes back that the reader of a confirmed address has muted a kind of mail. Who has saved no preferences has
 * muted nothing.
 */
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

/** The cookies that a reader's preferences ask for; sign-in sets them. */
export const preferenceCookies = (
  reader: Pick<Reader, "preferences">,
  config: Pick<Config, "baseUrl">,
): string[] => choiceCookies(reader.preferences, config);

/** The language and the theme that the account of a reader has chosen; null for who has saved nothing. */
export const chosenLook = (reader: Pick<Reader, "preferences"> | null): Look | null =>
  reader && reader.preferences !== defaultPreferences ? reader.preferences : null;

/** The theme that a browser follows, by its cookies. */
export const themeOf = (cookie: string): Theme =>
  themes.find((theme) => cookieValue(cookie, cookieNames.theme) === theme) ?? "system";

/** The Set-Cookie headers for what the browser with these cookies does not follow yet (decision 22). */
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
