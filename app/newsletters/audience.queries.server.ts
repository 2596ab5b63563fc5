import { sql } from "kysely";
import { fromCurrentEntitlements } from "#accounts/current-entitlements.server.ts";
import type { Db } from "#platform/db/db.server.ts";
import { type Locale, locales } from "#platform/locale.ts";
import { type List, listPreference } from "./list.ts";

export type Subscriber = {
  id: string;
  email: string;
  locale: Locale;
  /** The story languages of the account, as stored; empty: none were chosen. */
  stories: string;
  /** Part of the unsubscribe link. */
  token: string;
  /** Null for people without a confirmed account. */
  userId: string | null;
};

/** The tiers that a list is for; null for everybody. */
const tiersOf: Record<List, string[] | null> = {
  "weekly-digest": null,
  "product-news": null,
  "daily-digest": ["basic", "premium"],
  "breaking-alerts": ["premium"],
};

/**
 * Up to `o.limit` subscribers for whom an issue has not been queued yet, by id, from the one after `o.after`. They have confirmed the list and not left it,
 * have its preference on, are not suspended, and have one of the list's tiers at `now`. Readers who get breaking alerts
 * by mail (`alerts` room) do not get the list `breaking-alerts` too.
 */
export async function readAudience(
  db: Db,
  o: { list: List; key: string; after: string | null; limit: number },
  now: Date,
): Promise<Subscriber[]> {
  const tiers = tiersOf[o.list];
  const { rows } = await sql<Subscriber>`
    select s.id, s.email, coalesce(f.language, s.locale) as locale, s.unsubscribe_token as token,
           u.id as "userId", coalesce(f.story_languages, '') as stories
    from newsletter_subscriptions s
    left join users u on u.email = s.email and u.email_verified
    left join user_preferences f on f.user_id = u.id
    where s.list = ${o.list} and (${o.after}::uuid is null or s.id > ${o.after}::uuid) and s.confirmed_at is not null and s.unsubscribed_at is null
      and s.bounced_at is null and (s.paused_until is null or s.paused_until <= ${now})
      and u.suspended_at is null and coalesce(${sql.ref(`f.${listPreference[o.list]}`)}, true)
      and (${tiers === null} or (u.role = 'editor' or exists (
        select ${fromCurrentEntitlements("u.id", now)} and e.tier = any(${tiers ?? []}::text[]))))
      and not (${o.list === "breaking-alerts"} and exists (select from alert_settings a
        where a.user_id = u.id and a.kinds -> 'breaking' ->> 'way' = 'mail'))
      and not exists (select from mails m where m.key = ${o.key}::text || ':' || s.id)
    order by s.id limit ${o.limit}`.execute(db);
  return rows.map((row) => ({ ...row, locale: locales.find((l) => l === row.locale) ?? "en" }));
}

/** The number of addresses with a confirmed list that take mail. */
export async function countConfirmed(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("newsletter_subscriptions")
    .select((e) => e.fn.count<number>("email").distinct().as("count"))
    .where("confirmed_at", "is not", null)
    .where("unsubscribed_at", "is", null)
    .where("bounced_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The number of subscriptions by list and state. */
export async function countSubscribers(
  db: Db,
): Promise<{ list: string; state: string; count: number }[]> {
  const { rows } = await sql<{ list: string; state: string; count: number }>`
    select list, case when unsubscribed_at is not null then 'unsubscribed'
      when bounced_at is not null then 'refused by the mailbox'
      when confirmed_at is not null then 'confirmed' else 'pending' end as state, count(*) as count
    from newsletter_subscriptions group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}
