import type { Db } from "#platform/db.server.ts";
import type { Locale } from "#platform/locale.ts";
import { emailOf, type PublicList } from "./newsletter.ts";

export type SignUp = {
  email: string;
  list: PublicList;
  locale: Locale;
  /** The sentence beside the button, and the page it stood on. */
  consent: { text: string; page: string };
};

/**
 * Notes a wish to get a list, pending until the address is confirmed. The answer is the same whether the
 * address was known or not, so that nobody learns who reads what; a confirmed one stays as it is.
 */
export async function signUp(
  db: Db,
  wish: SignUp,
  now: Date,
): Promise<{ ok: true } | { ok: false; reason: "email" }> {
  const email = emailOf(wish.email);
  if (!email) return { ok: false, reason: "email" };
  const consent = JSON.stringify({ ...wish.consent, at: now.toISOString() });
  await db
    .insertInto("newsletter_subscriptions")
    .values({ email, list: wish.list, locale: wish.locale, consent, requested_at: now })
    .onConflict((c) =>
      c
        .columns(["email", "list"])
        .doUpdateSet({ locale: wish.locale, consent, requested_at: now })
        .where("newsletter_subscriptions.confirmed_at", "is", null),
    )
    .execute();
  return { ok: true };
}

const pendingMs = 30 * 86_400_000;

/** Forgets wishes that nobody has confirmed within 30 days: an address is not kept without its owner's word. */
export const forgetPending = (db: Db, now: Date): Promise<unknown> =>
  db
    .deleteFrom("newsletter_subscriptions")
    .where("confirmed_at", "is", null)
    .where("requested_at", "<", new Date(now.getTime() - pendingMs))
    .execute();
