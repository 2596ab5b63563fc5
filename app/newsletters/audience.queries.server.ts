import { sql } from "kysely";
import type { Db } from "#platform/db.server.ts";
import { type Locale, locales } from "#platform/locale.ts";
import { type List, mutingPreference } from "./list.ts";

export type Subscriber = {
  id: string;
  email: string;
  locale: Locale;
  /** Ends this subscription. */
  token: string;
  /** Null: without an account. */
  userId: string | null;
};

/** Which tiers a list needs (decision 16); null: none. */
const tiersOf: Record<List, string[] | null> = {
  "weekly-digest": null,
  "product-news": null,
  "daily-digest": ["basic", "premium"],
  "breaking-alerts": ["premium"],
};

/**
 * Some of those who are to get an issue and have not got it: confirmed and still on the list, not muted by
 * their preferences, not suspended, and, where the list asks for one, with a tier at `now`.
 */
export async function readAudience(
  db: Db,
  o: { list: List; key: string; limit: number },
  now: Date,
): Promise<Subscriber[]> {
  const tiers = tiersOf[o.list];
  const { rows } = await sql<Subscriber>`
    select s.id, s.email, coalesce(f.language, s.locale) as locale, s.unsubscribe_token as token,
           u.id as "userId"
    from newsletter_subscriptions s
    left join users u on u.email = s.email
    left join user_preferences f on f.user_id = u.id
    where s.list = ${o.list} and s.confirmed_at is not null and s.unsubscribed_at is null
      and u.suspended_at is null and coalesce(${sql.ref(`f.${mutingPreference[o.list]}`)}, true)
      and (${tiers === null} or u.email_verified and (u.role = 'editor' or exists (
        select from entitlements e where e.user_id = u.id and e.tier = any(${tiers ?? []}::text[])
          and e.starts_at <= ${now} and (e.ends_at is null or e.ends_at > ${now}))))
      and not exists (select from mails m where m.key = ${o.key}::text || ':' || s.id)
    order by s.id limit ${o.limit}`.execute(db);
  return rows.map((row) => ({ ...row, locale: locales.find((l) => l === row.locale) ?? "en" }));
}

/** How many are on each list, by state. */
export async function countSubscribers(
  db: Db,
): Promise<{ list: string; state: string; count: number }[]> {
  const { rows } = await sql<{ list: string; state: string; count: number }>`
    select list, case when unsubscribed_at is not null then 'unsubscribed'
      when confirmed_at is not null then 'confirmed' else 'pending' end as state, count(*) as count
    from newsletter_subscriptions group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}
