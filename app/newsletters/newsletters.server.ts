import { createHash, randomBytes } from "node:crypto";
import { unmute } from "#accounts/preferences.server.ts";
import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import type { Locale } from "#platform/locale.ts";
import type { LetterSite } from "#platform/mail/letter.ts";
import { cancelQueuedNewsletters, queueMail } from "#platform/mail/mails.server.ts";
import { confirmationMail } from "./confirm.mail.server.ts";
import { type List, lists, switchOf } from "./list.ts";
import { emailOf, type PublicList } from "./newsletter.ts";

export type SignUp = {
  email: string;
  lists: readonly PublicList[];
  locale: Locale;
  /** The sentence beside the button, and the page it stood on. */
  consent: { text: string; page: string };
  /** Who writes the confirmation. */
  site: LetterSite;
};

/** A newsletter sign-up as the form sent it, not validated yet. */
export type SignUpRequest = Omit<SignUp, "site">;

const validMs = 7 * 86_400_000;
/** Who asks again within this time has a mail on the way already; nobody's box is filled by our form. */
const patienceMs = 5 * 60_000;
const pendingMs = 30 * 86_400_000;

const isToken = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/**
 * Notes a wish to get lists, pending until the address is confirmed, and queues the mail that asks for that.
 * The answer is the same whether the address was known or not, so that nobody learns who reads what; where it
 * is confirmed already, all stays as it is and no mail goes.
 */
export async function signUp(
  db: Db,
  wish: SignUp,
  now: Date,
): Promise<{ ok: true } | { ok: false; reason: "email" }> {
  const email = emailOf(wish.email)?.toLowerCase();
  if (!email) return { ok: false, reason: "email" };
  await transaction(db, async (tx) => {
    const known = await tx
      .selectFrom("newsletter_subscriptions")
      .select(["list", "requested_at", "confirmed_at", "unsubscribed_at"])
      .where("email", "=", email)
      .forUpdate()
      .execute();
    const active = (list: string) =>
      known.some((row) => row.list === list && row.confirmed_at && !row.unsubscribed_at);
    const asked = (list: string) =>
      known.some(
        (row) =>
          row.list === list &&
          !row.confirmed_at &&
          row.requested_at.getTime() > now.getTime() - patienceMs,
      );
    const wanted = wish.lists.filter((list) => !active(list));
    if (wanted.every(asked)) return;
    await ask(tx, { ...wish, email, lists: wanted }, now);
  });
  return { ok: true };
}

async function ask(tx: Tx, { email, locale, site, ...wish }: SignUp, now: Date): Promise<void> {
  const consent = JSON.stringify({ ...wish.consent, at: now.toISOString() });
  const fresh = {
    ...{ locale, consent, requested_at: now },
    ...{ confirmed_at: null, unsubscribed_at: null },
  };
  for (const list of wish.lists) {
    const { id } = await tx
      .insertInto("newsletter_subscriptions")
      .values({ email, list, ...fresh })
      .onConflict((c) => c.columns(["email", "list"]).doUpdateSet(fresh))
      .returning("id")
      .executeTakeFirstOrThrow();
    await note(tx, id, "asked", now, wish.consent);
  }
  // One mail asks about all that is pending; the link of an earlier one is void.
  const token = randomBytes(24).toString("base64url");
  const pending = await tx
    .updateTable("newsletter_subscriptions")
    .set({ confirm_hash: hashOf(token), confirm_expires_at: new Date(now.getTime() + validMs) })
    .where("email", "=", email)
    .where("confirmed_at", "is", null)
    .returning("list")
    .execute();
  const about = lists.filter((list) => pending.some((row) => row.list === list));
  const mail = confirmationMail({ locale, site, email, lists: about, token });
  const key = `newsletter-confirm:${hashOf(token)}`;
  await queueMail(tx, { ...mail, key, kind: "transactional", to: email, locale }, now);
}

export type Confirmed =
  | { ok: true; lists: List[] }
  | { ok: false; reason: "unknown" | "expired" | "already" };

/** What a link from a confirmation mail would do; changes nothing, as mail scanners open every link. */
export async function readConfirmation(db: Db, token: string, now: Date): Promise<Confirmed> {
  const rows = await db
    .selectFrom("newsletter_subscriptions")
    .select(["list", "confirmed_at", "confirm_expires_at"])
    .where("confirm_hash", "=", hashOf(token))
    .execute();
  const pending = rows.filter((row) => !row.confirmed_at);
  const valid = pending.filter((row) => row.confirm_expires_at && row.confirm_expires_at > now);
  if (valid.length) return { ok: true, lists: inOrder(valid) };
  if (pending.length) return { ok: false, reason: "expired" };
  return { ok: false, reason: rows.length ? "already" : "unknown" };
}

/**
 * Confirms what a mail asked about, once. A reader who had muted such mail before has changed their mind
 * (decision 13a): else they would agree to letters that never come.
 */
export const confirm = (db: Db, token: string, now: Date): Promise<Confirmed> =>
  transaction(db, async (tx) => {
    const rows = await tx
      .updateTable("newsletter_subscriptions")
      .set({ confirmed_at: now })
      .where("confirm_hash", "=", hashOf(token))
      .where("confirmed_at", "is", null)
      .where("confirm_expires_at", ">", now)
      .returning(["id", "list", "email"])
      .execute();
    const [first] = rows;
    if (!first) return readConfirmation(tx, token, now);
    for (const row of rows) await note(tx, row.id, "confirmed", now);
    const confirmed = inOrder(rows);
    const flags = confirmed.map((list) => switchOf[list]);
    await unmute(tx, first.email, flags, now);
    return { ok: true, lists: confirmed };
  });

/** The list that a link from an issue stands for; null where it stands for none. */
export async function readSubscription(
  db: Db,
  token: string,
): Promise<{ list: List; active: boolean } | null> {
  if (!isToken(token)) return null;
  const row = await db
    .selectFrom("newsletter_subscriptions")
    .select(["list", "unsubscribed_at"])
    .where("unsubscribe_token", "=", token)
    .executeTakeFirst();
  const list = lists.find((one) => one === row?.list);
  return row && list ? { list, active: row.unsubscribed_at === null } : null;
}

/** Takes an address off a list, by the token in its issues (RFC 8058). Again does nothing more. */
export const unsubscribe = (db: Db, token: string, now: Date): Promise<void> =>
  transaction(db, async (tx) => {
    if (!isToken(token)) return;
    const row = await tx
      .updateTable("newsletter_subscriptions")
      .set({ unsubscribed_at: now })
      .where("unsubscribe_token", "=", token)
      .where("unsubscribed_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (row) await leave(tx, row.id, "unsubscribed", now);
  });

/** On which lists an address is: confirmed, and not left again. */
export async function listsOf(db: Db, email: string): Promise<Record<List, boolean>> {
  const rows = await db
    .selectFrom("newsletter_subscriptions")
    .select("list")
    .where("email", "=", email.toLowerCase())
    .where("confirmed_at", "is not", null)
    .where("unsubscribed_at", "is", null)
    .execute();
  const on = (list: List) => rows.some((row) => row.list === list);
  return Object.fromEntries(lists.map((list) => [list, on(list)])) as Record<List, boolean>;
}

/**
 * Puts a signed-in reader's own address on a list or takes it off. The account has confirmed the address, so
 * that no mail asks again.
 * @param wish.consent the label of the switch, and its page
 */
export const setList = (
  db: Db,
  wish: { email: string; list: List; on: boolean; locale: Locale; consent: SignUp["consent"] },
  now: Date,
): Promise<void> =>
  transaction(db, async (tx) => {
    const email = wish.email.toLowerCase();
    const known = await listsOf(tx, email);
    if (known[wish.list] === wish.on) return;
    if (!wish.on) {
      const off = await tx
        .updateTable("newsletter_subscriptions")
        .set({ unsubscribed_at: now })
        .where("email", "=", email)
        .where("list", "=", wish.list)
        .returning("id")
        .executeTakeFirst();
      if (off) await leave(tx, off.id, "switched-off", now, wish.consent);
      return;
    }
    const on = {
      ...{ locale: wish.locale, requested_at: now, confirmed_at: now, unsubscribed_at: null },
      consent: JSON.stringify({ ...wish.consent, at: now.toISOString() }),
    };
    const { id } = await tx
      .insertInto("newsletter_subscriptions")
      .values({ email, list: wish.list, ...on })
      .onConflict((c) => c.columns(["email", "list"]).doUpdateSet(on))
      .returning("id")
      .executeTakeFirstOrThrow();
    await note(tx, id, "switched-on", now, wish.consent);
  });

/** Forgets wishes that nobody has confirmed within 30 days: an address is not kept without its owner's word. */
export const forgetPending = (db: Db, now: Date): Promise<unknown> =>
  db
    .deleteFrom("newsletter_subscriptions")
    .where("confirmed_at", "is", null)
    .where("requested_at", "<", new Date(now.getTime() - pendingMs))
    .execute();

const inOrder = (rows: { list: string }[]): List[] =>
  lists.filter((list) => rows.some((row) => row.list === list));

/** What waits to be sent does not go any more, however long the mail server was away. */
async function leave(tx: Tx, id: string, act: string, at: Date, detail?: object): Promise<void> {
  await note(tx, id, act, at, detail);
  await cancelQueuedNewsletters(tx, `:${id}`);
}

const note = (tx: Tx, id: string, act: string, at: Date, detail: object = {}): Promise<unknown> =>
  tx
    .insertInto("newsletter_consents")
    .values({ subscription_id: id, act, at, detail: JSON.stringify(detail) })
    .execute();
