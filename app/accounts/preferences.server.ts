import type { Config } from "#platform/config.server.ts";
import type { Db } from "#platform/db/db.server.ts";
import { cookieValue } from "#platform/http/cookie-header.ts";
import { choiceCookie, cookieNames, serializeCookie } from "#platform/http/cookies.ts";
import { type Theme, themes } from "#ui/theme.ts";
import type { NotificationFlag } from "./preference.ts";
import { defaultPreferences, type Preferences, type Reader } from "./reader.ts";

/** The columns of preferences: the defaults name every one of them. */
export const preferenceColumns = Object.keys(defaultPreferences) as (keyof Preferences)[];

type PreferenceRow = {
  [K in keyof Preferences]: (Preferences[K] extends boolean ? boolean : string) | null;
};

/** The preferences in a row that has their columns; null where it was joined and none are saved. */
export function preferencesIn(row: PreferenceRow): Preferences | null {
  if (row.language === null) return null;
  // No column is null in the table, and its check constraints allow no other values.
  return Object.fromEntries(preferenceColumns.map((name) => [name, row[name]])) as Preferences;
}

/** A reader's preferences; the browser's own choices and the defaults where none are saved. */
export async function preferencesOf(
  db: Db,
  readerId: string,
  browser: Partial<BrowserPreferences> = {},
): Promise<Preferences> {
  const row = await db
    .selectFrom("user_preferences")
    .select(preferenceColumns)
    .where("user_id", "=", readerId)
    .executeTakeFirst();
  return (row && preferencesIn(row)) ?? { ...defaultPreferences, ...browser };
}

/** The preferences that a browser without an account keeps in cookies. */
export type BrowserPreferences = Pick<Preferences, "language" | "theme" | "story_languages">;

/**
 * Saves the preferences in `patch`; the others stay as they are. An account without saved preferences starts with the
 * defaults and the browser's own choices.
 */
export async function savePreferences(
  db: Db,
  readerId: string,
  patch: Partial<Preferences>,
  now: Date,
  browser: Partial<BrowserPreferences> = {},
): Promise<void> {
  await db
    .insertInto("user_preferences")
    .values({ ...defaultPreferences, ...browser, ...patch, user_id: readerId, updated_at: now })
    .onConflict((c) => c.column("user_id").doUpdateSet({ ...patch, updated_at: now }))
    .execute();
}

/** Turns mail preferences on for the reader of a confirmed address. Without saved preferences all are on. */
export const enableMails = (
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
 * The Set-Cookie headers for the given choices. At sign-in those of the account are set. The default languages of
 * stories have no cookie.
 */
export function choiceCookies(
  { language, theme, story_languages: stories }: Partial<BrowserPreferences>,
  config: Pick<Config, "baseUrl">,
): string[] {
  const https = config.baseUrl.startsWith("https:");
  const { storyLanguages } = cookieNames;
  return [
    ...(language ? [choiceCookie(cookieNames.language, language, https)] : []),
    ...(theme ? [choiceCookie(cookieNames.theme, theme, https)] : []),
    ...(stories ? [choiceCookie(storyLanguages, stories, https)] : []),
    ...(stories === "" ? [serializeCookie(storyLanguages, "", { https, maxAgeSeconds: 0 })] : []),
  ];
}

/** The cookies of a reader's preferences, set at sign-in; the next page deletes those that are not needed. */
export function preferenceCookies(
  { story_languages, ...look }: BrowserPreferences,
  config: Pick<Config, "baseUrl">,
): string[] {
  return choiceCookies({ ...look, ...(story_languages ? { story_languages } : {}) }, config);
}

/** A reader's saved choices; null for none. */
export const savedBrowserPreferences = (
  reader: Pick<Reader, "preferences" | "hasSavedPreferences"> | null,
): BrowserPreferences | null => (reader?.hasSavedPreferences ? reader.preferences : null);

/** The theme in a browser's cookies. */
export const themeOf = (cookie: string): Theme =>
  themes.find((theme) => cookieValue(cookie, cookieNames.theme) === theme) ?? "system";

/** The Set-Cookie headers for the saved choices that differ from a browser's cookies. */
export function outdatedPreferenceCookies(
  look: BrowserPreferences,
  cookie: string,
  config: Pick<Config, "baseUrl">,
): string[] {
  const { language, theme, story_languages } = look;
  const stories = cookieValue(cookie, cookieNames.storyLanguages) ?? "";
  return choiceCookies(
    {
      ...(cookieValue(cookie, cookieNames.language) === language ? {} : { language }),
      ...(themeOf(cookie) === theme ? {} : { theme }),
      ...(stories === story_languages ? {} : { story_languages }),
    },
    config,
  );
}
