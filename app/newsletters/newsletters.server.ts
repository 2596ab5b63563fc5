import { createHash, randomBytes } from "node:crypto";
import { enableMails } from "#accounts/preferences.server.ts";
import type { LetterSite } from "#mails/letter.server.ts";
import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import { dayMs, minuteMs } from "#platform/duration.ts";
import type { Locale } from "#platform/locale.ts";
import { cancelQueuedNewsletters, queueMail } from "#platform/mail/mails.server.ts";
import { isUuid } from "#platform/uuid.ts";
import { confirmationMail } from "./confirm.mail.server.ts";
import { type List, listPreference, lists } from "./list.ts";
import { type PublicList, parseEmail } from "./newsletter.ts";

export type SignUp = {
  email: string;
  lists: readonly PublicList[];
  locale: Locale;
  /** The sentence beside the button, and the page on which it was shown. */
  consent: { text: string; page: string };
  /** The sender of the confirmation. */
  site: LetterSite;
};

/** A newsletter sign-up as the form sent it, not validated yet. */
export type SignUpRequest = Omit<SignUp, "site">;

const validMs = 7 * dayMs;
/** A repeated sign-up within this time queues no second mail, so that the form cannot flood a mailbox. */
const repeatMs = 5 * minuteMs;
const pendingMs = 30 * dayMs;

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/**
 * Stores a sign-up as pending and queues the mail that asks for its confirmation. Lists that the address gets already
 * stay as they are. The result is the same for known and unknown addresses, so that it does not reveal who
 * reads what.
 */
export async function signUp(
  db: Db,
  request: SignUp,
  now: Date,
): Promise<{ ok: true } | { ok: false; reason: "email" }> {
  const email = parseEmail(request.email);
  if (!email) return { ok: false, reason: "email" };
  await transaction(db, async (tx) => {
    const known = await tx
      .selectFrom("newsletter_subscriptions")
      .select(["list", "requested_at", "confirmed_at", "unsubscribed_at", "bounced_at"])
      .where("email", "=", email)
      .forUpdate()
      .execute();
    const active = (list: string) =>
      known.some(
        (row) => row.list === list && row.confirmed_at && !row.unsubscribed_at && !row.bounced_at,
      );
    const askedRecently = (list: string) =>
      known.some(
        (row) =>
          row.list === list &&
          !row.confirmed_at &&
          row.requested_at.getTime() > now.getTime() - repeatMs,
      );
    const missing = request.lists.filter((list) => !active(list));
    if (missing.every(askedRecently)) return;
    await requestConfirmation(tx, { ...request, email, lists: missing }, now);
  });
  return { ok: true };
}

async function requestConfirmation(
  tx: Tx,
  { email, locale, site, ...request }: SignUp,
  now: Date,
): Promise<void> {
  const consent = JSON.stringify({ ...request.consent, at: now.toISOString() });
  const fresh = {
    bounced_at: null,
    paused_until: null,
    locale,
    consent,
    requested_at: now,
    confirmed_at: null,
    unsubscribed_at: null,
  };
  for (const list of request.lists) {
    const { id } = await tx
      .insertInto("newsletter_subscriptions")
      .values({ email, list, ...fresh })
      .onConflict((c) => c.columns(["email", "list"]).doUpdateSet(fresh))
      .returning("id")
      .executeTakeFirstOrThrow();
    await recordConsent(tx, id, "asked", now, request.consent);
  }
  // One mail asks for all pending lists; the link of an earlier mail is no longer valid.
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

export type ConfirmationResult =
  | { ok: true; lists: List[] }
  | { ok: false; reason: "unknown" | "expired" | "already" };

/** What a confirmation link would do. It changes nothing, because mail scanners open every link. */
export async function readConfirmation(
  db: Db,
  token: string,
  now: Date,
): Promise<ConfirmationResult> {
  const rows = await db
    .selectFrom("newsletter_subscriptions")
    .select(["list", "confirmed_at", "confirm_expires_at"])
    .where("confirm_hash", "=", hashOf(token))
    .execute();
  const pending = rows.filter((row) => !row.confirmed_at);
  const valid = pending.filter((row) => row.confirm_expires_at && row.confirm_expires_at > now);
  if (valid.length) return { ok: true, lists: inListOrder(valid) };
  if (pending.length) return { ok: false, reason: "expired" };
  return { ok: false, reason: rows.length ? "already" : "unknown" };
}

/**
 * Confirms the pending lists of a confirmation mail, once, and turns their preferences on: otherwise a reader could
 * confirm a list and get no mail.
 */
export const confirmSubscriptions = (
  db: Db,
  token: string,
  now: Date,
): Promise<ConfirmationResult> =>
  transaction(db, async (tx) => {
    const rows = await tx
      .updateTable("newsletter_subscriptions")
      // The link of an old issue may have unsubscribed it meanwhile; the confirmation comes after it.
      .set({ confirmed_at: now, unsubscribed_at: null })
      .where("confirm_hash", "=", hashOf(token))
      .where("confirmed_at", "is", null)
      .where("confirm_expires_at", ">", now)
      .returning(["id", "list", "email"])
      .execute();
    const [first] = rows;
    if (!first) return readConfirmation(tx, token, now);
    for (const row of rows) await recordConsent(tx, row.id, "confirmed", now);
    const confirmed = inListOrder(rows);
    const flags = confirmed.map((list) => listPreference[list]);
    await enableMails(tx, first.email, flags, now);
    return { ok: true, lists: confirmed };
  });

/** The list behind an unsubscribe link; null for an invalid link. */
export async function readSubscription(
  db: Db,
  token: string,
): Promise<{ list: List; active: boolean } | null> {
  if (!isUuid(token)) return null;
  const row = await db
    .selectFrom("newsletter_subscriptions")
    .select(["list", "unsubscribed_at"])
    .where("unsubscribe_token", "=", token)
    .executeTakeFirst();
  const list = lists.find((one) => one === row?.list);
  return row && list ? { list, active: row.unsubscribed_at === null } : null;
}

/** Unsubscribes an address from a list by the token in its issues (RFC 8058). A repeated call changes nothing. */
export const unsubscribe = (db: Db, token: string, now: Date): Promise<void> =>
  transaction(db, async (tx) => {
    if (!isUuid(token)) return;
    const row = await tx
      .updateTable("newsletter_subscriptions")
      .set({ unsubscribed_at: now })
      .where("unsubscribe_token", "=", token)
      .where("unsubscribed_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (row) await recordUnsubscribe(tx, row.id, "unsubscribed", now);
  });

/** The lists that an address has confirmed and not left, and that its mailbox has not refused. */
export async function listsOf(db: Db, email: string): Promise<Record<List, boolean>> {
  const rows = await db
    .selectFrom("newsletter_subscriptions")
    .select("list")
    .where("email", "=", email.toLowerCase())
    .where("confirmed_at", "is not", null)
    .where("unsubscribed_at", "is", null)
    .where("bounced_at", "is", null)
    .execute();
  const on = (list: List) => rows.some((row) => row.list === list);
  return Object.fromEntries(lists.map((list) => [list, on(list)])) as Record<List, boolean>;
}

/**
 * Subscribes a signed-in reader's own address to a list, or unsubscribes it. The account has confirmed the address, so
 * that no mail asks for a confirmation.
 * @param request.consent the label of the switch, and its page
 */
export const setList = (
  db: Db,
  request: { email: string; list: List; on: boolean; locale: Locale; consent: SignUp["consent"] },
  now: Date,
): Promise<void> =>
  transaction(db, async (tx) => {
    const email = request.email.toLowerCase();
    const known = await listsOf(tx, email);
    if (known[request.list] === request.on) return;
    if (!request.on) {
      const off = await tx
        .updateTable("newsletter_subscriptions")
        .set({ unsubscribed_at: now })
        .where("email", "=", email)
        .where("list", "=", request.list)
        .returning("id")
        .executeTakeFirst();
      if (off) await recordUnsubscribe(tx, off.id, "switched-off", now, request.consent);
      return;
    }
    const on = {
      bounced_at: null,
      paused_until: null,
      locale: request.locale,
      requested_at: now,
      confirmed_at: now,
      unsubscribed_at: null,
      consent: JSON.stringify({ ...request.consent, at: now.toISOString() }),
    };
    const { id } = await tx
      .insertInto("newsletter_subscriptions")
      .values({ email, list: request.list, ...on })
      .onConflict((c) => c.columns(["email", "list"]).doUpdateSet(on))
      .returning("id")
      .executeTakeFirstOrThrow();
    await recordConsent(tx, id, "switched-on", now, request.consent);
  });

/** Deletes sign-ups that were not confirmed within 30 days: addresses are not kept without their owner's consent. */
export const deletePending = (db: Db, now: Date): Promise<unknown> =>
  db
    .deleteFrom("newsletter_subscriptions")
    .where("confirmed_at", "is", null)
    .where("requested_at", "<", new Date(now.getTime() - pendingMs))
    .execute();

const inListOrder = (rows: { list: string }[]): List[] =>
  lists.filter((list) => rows.some((row) => row.list === list));

/** Records the end of a subscription and removes its mails from the queue. */
async function recordUnsubscribe(
  tx: Tx,
  id: string,
  act: string,
  at: Date,
  detail?: object,
): Promise<void> {
  await recordConsent(tx, id, act, at, detail);
  await cancelQueuedNewsletters(tx, `:${id}`);
}

const recordConsent = (
  tx: Tx,
  id: string,
  act: string,
  at: Date,
  detail: object = {},
): Promise<unknown> =>
  tx
    .insertInto("newsletter_consents")
    .values({ subscription_id: id, act, at, detail: JSON.stringify(detail) })
    .execute();
