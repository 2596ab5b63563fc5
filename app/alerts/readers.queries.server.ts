import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import { type Locale, locales } from "#platform/locale.ts";
import { type Entitled, entitledBy } from "#subscriptions/access.ts";
import type { AlertChoices } from "./choices.ts";
import { choicesOf, type SettingsRow } from "./settings.server.ts";

/** A reader who has chosen something about alerts, with what decides about them. */
export type AlertReader = {
  id: string;
  email: string;
  locale: Locale;
  timezone: string;
  /** The languages of stories that the account has chosen, as they are kept. */
  stories: string;
  entitled: NonNullable<Entitled>;
  choices: AlertChoices;
  /** Part of the link by which alerts by mail end. */
  stopToken: string;
};

type Row = SettingsRow & {
  id: string;
  email: string;
  locale: string;
  timezone: string;
  stories: string;
  role: string;
  tiers: string[];
  stopToken: string;
};

async function readReaders(db: Db, which: RawBuilder<unknown>, now: Date): Promise<AlertReader[]> {
  const { rows } = await sql<Row>`
    select u.id, u.email, u.role, coalesce(f.language, 'en') as locale, coalesce(f.story_languages, '') as stories,
      coalesce(p.timezone, 'UTC') as timezone, a.stop_token as "stopToken",
      a.kinds, a.quiet_from, a.quiet_until, a.mail_after_quiet, a.a_day,
      array(select e.tier from entitlements e where e.user_id = u.id and e.starts_at <= ${now}
        and (e.ends_at is null or e.ends_at > ${now})) as tiers
    from alert_settings a join users u on u.id = a.user_id
      left join user_preferences f on f.user_id = u.id left join profiles p on p.user_id = u.id
    where u.email_verified and u.suspended_at is null and ${which}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    locale: locales.find((one) => one === row.locale) ?? "en",
    timezone: row.timezone,
    stories: row.stories,
    entitled: entitledBy({ tiers: row.tiers, plans: [], editor: row.role === "editor" }),
    choices: choicesOf(row),
    stopToken: row.stopToken,
  }));
}

/** Readers by their ids, without those who get nothing: suspended ones, and those without a confirmed address. */
export const readAlertReaders = (
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<AlertReader[]> => readReaders(db, sql`u.id = any(${[...ids]}::uuid[])`, now);

const batch = 500;

/**
 * Those of whom something may be an alert, by and by: who wants breaking news, where it is breaking, and who follows it.
 * @param o.followers ids
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
