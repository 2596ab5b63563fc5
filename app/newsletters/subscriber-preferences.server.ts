// The newsletter preferences of an address, by the link in its newsletters: having the mail is enough.

import { enableMails } from "#accounts/preferences.server.ts";
import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import { dayMs } from "#platform/duration.ts";
import { type Locale, locales } from "#platform/locale.ts";
import { isUuid } from "#platform/uuid.ts";
import { type List, listPreference, lists } from "./list.ts";
import { publicLists } from "./newsletter.ts";
import { listsOf, setList } from "./newsletters.server.ts";
import type { SubscriberPreferences } from "./subscriber-preferences.ts";

const weekMs = 7 * dayMs;

/** The preferences of a token's address; null for an unknown token. */
export async function readSubscriberPreferences(
  db: Db,
  token: string,
  now: Date,
): Promise<SubscriberPreferences | null> {
  const found = await ownerOf(db, token);
  if (!found) return null;
  const { email, locale, hasAccount } = found;
  const on = await listsOf(db, email);
  const chosen = lists.filter((list) => on[list]);
  const until = found.pausedUntil;
  return {
    address: email.replace(/^(.).*(?=@)/u, "$1…"),
    offered: lists.filter((list) => on[list] || publicLists.some((one) => one === list)),
    chosen,
    locale: hasAccount ? null : locale,
    pausedUntil: until && until > now ? until.toISOString() : null,
  };
}

/**
 * Subscribes a token's address to these lists and unsubscribes it from the others that it was offered, sets the
 * language and a pause (null: unchanged). Lists that it was not offered are ignored.
 * @param consent the label of a list, and its page
 */
export const saveSubscriberPreferences = (
  db: Db,
  token: string,
  choice: { lists: readonly List[]; locale: Locale | null; pauseWeeks: number | null },
  consent: (list: List) => { text: string; page: string },
  now: Date,
): Promise<boolean> =>
  transaction(db, async (tx) => {
    const found = await ownerOf(tx, token);
    const before = await readSubscriberPreferences(tx, token, now);
    if (!found || !before) return false;
    const { email } = found;
    const locale = choice.locale ?? found.locale;
    for (const list of before.offered) {
      const on = choice.lists.includes(list);
      await setList(tx, { email, list, on, locale, consent: consent(list) }, now);
      if (on && !before.chosen.includes(list))
        await enableMails(tx, email, [listPreference[list]], now);
    }
    await setPause(tx, email, choice.pauseWeeks, locale, now);
    return true;
  });

async function setPause(
  tx: Tx,
  email: string,
  weeks: number | null,
  locale: Locale,
  now: Date,
): Promise<void> {
  await tx
    .updateTable("newsletter_subscriptions")
    .set({
      locale,
      ...(weeks === null
        ? {}
        : { paused_until: weeks > 0 ? new Date(now.getTime() + weeks * weekMs) : null }),
    })
    .where("email", "=", email)
    .execute();
}

async function ownerOf(db: Db, token: string) {
  if (!isUuid(token)) return null;
  const row = await db
    .selectFrom("newsletter_subscriptions as s")
    // An unconfirmed sign-up says nothing about the address.
    .leftJoin("users as u", (join) =>
      join.onRef("u.email", "=", "s.email").on("u.email_verified", "=", true),
    )
    .select(["s.email", "s.locale", "s.paused_until", "u.id"])
    .where("s.unsubscribe_token", "=", token)
    .executeTakeFirst();
  if (!row) return null;
  return {
    email: row.email,
    locale: locales.find((one) => one === row.locale) ?? "en",
    pausedUntil: row.paused_until,
    hasAccount: row.id !== null,
  };
}
