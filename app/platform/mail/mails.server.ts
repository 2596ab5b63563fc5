import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Config } from "../config.server.ts";
import { cutText } from "../cut-text.ts";
import type { Db, Tx } from "../db/db.server.ts";
import { dayMs } from "../duration.ts";
import type { Locale } from "../locale.ts";
import { isAddress } from "./address.ts";
import type { Envelope } from "./transport.server.ts";

export type Mail = {
  /** What causes the mail: one key queues one mail, however often it is used. */
  key: string;
  /** A transactional mail is sent again after a crash while sending, a newsletter is not. */
  kind: "transactional" | "newsletter";
  to: string;
  /** The account with which the mail is deleted; none for mails that must outlive it. */
  userId?: string | null;
  locale: Locale;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
};

/**
 * Queues a mail in the transaction that causes it; the worker sends it.
 * @param now by the site clock
 * @throws where the recipient is not one plain address, or a header's name is none
 */
export async function queueMail(db: Db, mail: Mail, now: Date): Promise<boolean> {
  if (!isAddress(mail.to)) throw new Error("a mail needs one plain address");
  const headers = { ...mail.headers, "Content-Language": mail.locale };
  for (const name of Object.keys(headers))
    if (!/^[A-Za-z][A-Za-z-]*$/.test(name)) throw new Error("a header of a mail needs a name");
  const queued = await db
    .insertInto("mails")
    .values({
      key: mail.key,
      kind: mail.kind,
      user_id: mail.userId ?? null,
      recipient: mail.to,
      subject: oneLine(mail.subject),
      text: mail.text,
      html: mail.html,
      queued_at: now,
      headers: JSON.stringify(
        Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, oneLine(value)])),
      ),
      // Attempts are scheduled by the wall clock, by the database's clock.
      next_attempt_at: sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return queued !== undefined;
}

/**
 * How many mails were queued since a time.
 * @param key the beginning of their keys
 * @param since by the site clock
 */
export async function countMails(
  db: Db,
  { key, since }: { key: string; since: Date },
): Promise<number> {
  const row = await db
    .selectFrom("mails")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where((e) => e.fn("starts_with", ["key", e.val(key)]), "=", true)
    .where("queued_at", ">=", since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Deletes queued newsletters that are not being sent yet. @param end the end of their keys */
export const cancelQueuedNewsletters = (db: Db, end: string): Promise<unknown> =>
  db
    .deleteFrom("mails")
    .where("kind", "=", "newsletter")
    .where("state", "=", "queued")
    .where(sql<string>`right(key, length(${end}))`, "=", end)
    .execute();

/** Deletes the newsletters to an address that are not being sent yet. */
export const cancelNewslettersTo = (db: Db, recipient: string): Promise<unknown> =>
  db
    .deleteFrom("mails")
    .where("kind", "=", "newsletter")
    .where("state", "=", "queued")
    .where("recipient", "=", recipient)
    .execute();

/** Deletes the mails with these keys. */
export const deleteMailsByKey = (tx: Tx, keys: readonly string[]): Promise<unknown> =>
  tx.deleteFrom("mails").where(sql<boolean>`key = any(${keys})`).execute();

/** A row of the table `mails`. */
export type StoredMail = {
  id: string;
  key: string;
  kind: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  headers: unknown;
};

/** A mail as it is sent. Its Message-ID is derived from its key, so that mail programs recognise a repeated one. */
export function envelopeOf(
  { key, recipient, subject, text, html, headers }: StoredMail,
  { site, baseUrl }: Pick<Config, "site" | "baseUrl">,
): Envelope {
  const hash = createHash("sha256").update(key).digest("hex").slice(0, 32);
  return {
    messageId: `<${hash}@${new URL(baseUrl).hostname}>`,
    from: { name: oneLine(site.name), address: site.mailbox },
    to: recipient,
    subject,
    text,
    html,
    // Suppresses absence notices (RFC 3834, 5).
    headers: { "Auto-Submitted": "auto-generated", ...(headers as Record<string, string>) },
  };
}

/** A mail as the developers' mailbox shows it. */
export type MailView = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** ISO 8601 by the site clock; null: not yet. */
  sentAt: string | null;
  state: string;
};

/** The newest mails, queued ones too. @param to only those to this address */
export async function listMails(
  db: Db,
  config: Pick<Config, "site" | "baseUrl">,
  { to, limit = 200 }: { to?: string | null; limit?: number } = {},
): Promise<MailView[]> {
  const rows = await db
    .selectFrom("mails")
    .selectAll()
    .$if(Boolean(to), (q) => q.where(sql`lower(recipient)`, "=", String(to).toLowerCase()))
    .orderBy("queued_at", "desc")
    .orderBy("next_attempt_at", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => viewOf(row, config));
}

/** One mail; null where there is none. @param id a UUID */
export async function getMail(
  db: Db,
  config: Pick<Config, "site" | "baseUrl">,
  id: string,
): Promise<MailView | null> {
  const row = await db.selectFrom("mails").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? viewOf(row, config) : null;
}

function viewOf(
  row: StoredMail & { sent_at: Date | null; state: string },
  config: Pick<Config, "site" | "baseUrl">,
): MailView {
  const { messageId, from, to, headers, ...mail } = envelopeOf(row, config);
  return {
    ...mail,
    id: row.id,
    to,
    state: row.state,
    sentAt: row.sent_at?.toISOString() ?? null,
    headers: {
      From: `${from.name} <${from.address}>`,
      To: to,
      Subject: mail.subject,
      "Message-ID": messageId,
      ...headers,
    },
  };
}

/** How long mails are kept in production. */
export const mailRetentionMs = 30 * dayMs;

/** Deletes mails that were sent, or have failed, before a time. */
export const deleteOldMails = (db: Db, before: Date): Promise<unknown> =>
  db
    .deleteFrom("mails")
    .where("state", "in", ["sent", "failed"])
    .where("queued_at", "<", before)
    .execute();

/** A header is one line, even if a reader's name is not (RFC 5322, 2.2). */
const oneLine = (text: string): string =>
  cutText(text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim(), 900);
