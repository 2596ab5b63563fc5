import { type RawBuilder, sql } from "kysely";
import { currentTiers } from "#accounts/current-entitlements.server.ts";
import { letterLanguage } from "#accounts/letter-language.server.ts";
import type { Db } from "#platform/db/db.server.ts";
import type { Locale } from "#platform/locale.ts";
import { accessFrom, type ReaderAccess } from "#subscriptions/access.ts";
import type { AlertChoices } from "./choices.ts";
import { choicesOf, type SettingsRow } from "./settings.server.ts";

/** A reader with choices about alerts, and everything that `decide` and `matchAlert` need. */
export type AlertReader = {
  id: string;
  email: string;
  locale: Locale;
  timezone: string;
  /** The story languages of the account, as stored; empty: none were chosen. */
  stories: string;
  entitled: NonNullable<ReaderAccess>;
  choices: AlertChoices;
  /** Part of the unsubscribe link of alerts by mail. */
  unsubscribeToken: string;
};

type Row = SettingsRow & {
  id: string;
  email: string;
  locale: Locale;
  timezone: string;
  stories: string;
  role: string;
  tiers: string[];
  unsubscribeToken: string;
};

async function readReaders(db: Db, which: RawBuilder<unknown>, now: Date): Promise<AlertReader[]> {
  const { rows } = await sql<Row>`
    select u.id, u.email, u.role, ${letterLanguage("u.id")} as locale, coalesce(f.story_languages, '') as stories,
      coalesce(p.timezone, 'UTC') as timezone, a.stop_token as "unsubscribeToken",
      a.kinds, a.quiet_from, a.quiet_until, a.mail_after_quiet, a.a_day,
      ${currentTiers("u.id", now)} as tiers
    from alert_settings a join users u on u.id = a.user_id
      left join user_preferences f on f.user_id = u.id left join profiles p on p.user_id = u.id
    where u.email_verified and u.suspended_at is null and ${which}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    locale: row.locale,
    timezone: row.timezone,
    stories: row.stories,
    entitled: accessFrom({ tiers: row.tiers, plans: [], editor: row.role === "editor" }),
    choices: choicesOf(row),
    unsubscribeToken: row.unsubscribeToken,
  }));
}

/** Readers by their ids, without suspended ones and those whose address is not confirmed: they get no alerts. */
export const readAlertReaders = (
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<AlertReader[]> => readReaders(db, sql`u.id = any(${[...ids]}::uuid[])`, now);

const batch = 500;

/**
 * The readers for whom a cause may be an alert, in batches: its followers, and for breaking news everybody who wants it.
 * @param o.followers the ids of readers who follow what the cause is about
 */
export async function* readAudience(
  db: Db,
  o: { breaking: boolean; followers: readonly string[] },
  now: Date,
): AsyncGenerator<AlertReader[]> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const readers: AlertReader[] = await readReaders(
      db,
      sql`a.user_id > ${after}::uuid and (a.user_id = any(${[...o.followers]}::uuid[])
        or ${o.breaking} and coalesce(a.kinds -> 'breaking' ->> 'way', 'off') <> 'off')
        order by a.user_id limit ${batch}`,
      now,
    );
    if (readers.length > 0) yield readers;
    const last = readers.at(-1);
    if (!last || readers.length < batch) return;
    after = last.id;
  }
}
