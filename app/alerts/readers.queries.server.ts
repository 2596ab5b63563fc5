import { sql } from "kysely";
import { currentTiers } from "#accounts/current-entitlements.server.ts";
import { letterLanguage } from "#accounts/letter-language.server.ts";
import type { Db } from "#platform/db/db.server.ts";
import type { Locale } from "#platform/locale.ts";
import type { CoveredPlace } from "#stories/country.ts";
import type { Topic } from "#stories/topic.ts";
import { accessFrom, type ReaderAccess } from "#subscriptions/access.ts";
import { storedKey } from "./alerts.server.ts";
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

/** Readers by their ids, without suspended ones and those whose address is not confirmed: they get no alerts. */
export async function readAlertReaders(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<AlertReader[]> {
  const { rows } = await sql<Row>`
    select u.id, u.email, u.role, ${letterLanguage("u.id")} as locale, coalesce(f.story_languages, '') as stories,
      coalesce(p.timezone, 'UTC') as timezone, a.stop_token as "unsubscribeToken",
      a.kinds, a.quiet_from, a.quiet_until, a.mail_after_quiet, a.a_day,
      ${currentTiers("u.id", now)} as tiers
    from alert_settings a join users u on u.id = a.user_id
      left join user_preferences f on f.user_id = u.id left join profiles p on p.user_id = u.id
    where u.email_verified and u.suspended_at is null and u.id = any(${[...ids]}::uuid[])
    order by u.id`.execute(db);
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

/** What a cause is about, by the kinds of alerts under which it concerns its followers. */
export type Subjects = {
  topics?: readonly Topic[];
  countries?: readonly CoveredPlace[];
  /** Slugs. */
  authors?: readonly string[];
};

/** How many readers are read at a time. */
export const readerBatch = 500;

/**
 * The readers for whom a cause may be an alert, in batches, each with the kinds under which they follow it: its followers,
 * and for breaking news everybody who wants it. Those who have an alert of one of its keys are left out.
 */
export async function* readAudience(
  db: Db,
  o: { breaking: boolean; subjects: Subjects; keys: readonly string[] },
  now: Date,
): AsyncGenerator<(AlertReader & { followed: (keyof Subjects)[] })[]> {
  const { topics = [], countries = [], authors = [] } = o.subjects;
  const keys = o.keys.map(storedKey);
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const { rows } = await sql<{ id: string; followed: (keyof Subjects)[] }>`
      select a.user_id as id, array_remove(array_agg(distinct c.kind), 'breaking') as followed
      from (
        select user_id, 'topics' as kind from follows where kind = 'topic' and name = any(${[...topics]}::text[])
        union all select user_id, 'countries' from follows where kind = 'country' and name = any(${[...countries]}::text[])
        union all select user_id, 'authors' from follows where kind = 'author' and name = any(${[...authors]}::text[])
        union all select user_id, 'breaking' from alert_settings where ${o.breaking}
      ) c join alert_settings a on a.user_id = c.user_id
      where c.user_id > ${after}::uuid and coalesce(a.kinds -> c.kind ->> 'way', 'off') <> 'off'
        and not exists (select from alerts t where t.user_id = a.user_id and t.key = any(${keys}::text[]))
      group by a.user_id order by a.user_id limit ${readerBatch}`.execute(db);
    const followed = new Map(rows.map((row) => [row.id, row.followed]));
    const readers = await readAlertReaders(db, [...followed.keys()], now);
    yield readers.map((reader) => ({ ...reader, followed: followed.get(reader.id) ?? [] }));
    const last = rows.at(-1);
    if (!last || rows.length < readerBatch) return;
    after = last.id;
  }
}
