import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import type { Locale } from "#platform/locale.ts";

/**
 * The language of letters to a user, in SQL: the one that is chosen in the preferences, else that of the page on which
 * the reader signed up, or ordered last, else English. The columns' check constraints allow no others.
 * @param userId the column with the user's id
 */
export const letterLanguage = (userId: string): RawBuilder<Locale> => sql<Locale>`coalesce(
  (select chosen.language from user_preferences chosen where chosen.user_id = ${sql.ref(userId)}),
  (select account.locale from users account where account.id = ${sql.ref(userId)}),
  'en')`;

/** Stores the language of the page on which a reader signs up or orders. */
export const saveLocale = (db: Db, userId: string, locale: Locale): Promise<unknown> =>
  db.updateTable("users").set({ locale }).where("id", "=", userId).execute();

/** Stores the language of the page on which a reader signs in, for accounts without one. */
export const saveFirstLocale = (db: Db, userId: string, locale: Locale): Promise<unknown> =>
  db
    .updateTable("users")
    .set({ locale })
    .where("id", "=", userId)
    .where("locale", "is", null)
    .execute();
