import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Config } from "../config.server.ts";
import type { Db } from "../db/db.server.ts";
import type { Locale } from "../locale.ts";
import type { Envelope } from "./transport.server.ts";

export type Mail = {
  /** What causes it. The same cause queues one mail, however often it is told. */
  key: string;
  /** After a crash in mid-sending a transactional mail is sent again, a newsletter never. */
  kind: "transactional" | "newsletter";
  to: string;
  /** Whose mail it is: it goes with the account. None for what must outlive it. */
  userId?: string | null;
  locale: Locale;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
};

/**
 * Queues a mail in the transaction that causes it; the worker sends it.
 * @param now by the product's clock
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
      ...{ key: mail.key, kind: mail.kind, user_id: mail.userId ?? null, recipient: mail.to },
      ...{ subject: oneLine(mail.subject), text: mail.text, html: mail.html, queued_at: now },
      headers: JSON.stringify(
        Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, oneLine(value)])),
      ),
      // Attempts live in real time, and by one clock.
      next_attempt_at: sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return queued !== undefined;
}

/** How many mails of a kind of cause were queued since then. @param key how their keys begin; @param since by the product's clock */
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

/** Calls off newsletters that have not begun to go. @param end how their keys end */
export const cancelQueuedNewsletters = (db: Db, end: string): Promise<unknown> =>
  db
    .deleteFrom("mails")
    .where("kind", "=", "newsletter")
    .where("state", "=", "queued")
    .where(sql<string>`right(key, length(${end}))`, "=", end)
    .execute();

/** A mail as it lies in the table. */
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

/** A mail as it leaves the house. Its Message-ID follows from its key, so that a repeated one is known for it. */
export function envelopeOf(
  { key, recipient, subject, text, html, headers }: StoredMail,
  { site, baseUrl }: Pick<Config, "site" | "baseUrl">,
): Envelope {
  const hash = createHash("sha256").update(key).digest("hex").slice(0, 32);
  return {
    messageId: `<${hash}@${new URL(baseUrl).hostname}>`,
    from: { name: oneLine(site.name), address: site.mailbox },
    ...{ to: recipient, subject, text, html },
    // Nobody's absence notice shall answer (RFC 3834, 5).
    headers: { "Auto-Submitted": "auto-generated", ...(headers as Record<string, string>) },
  };
}

/** One mail for who looks into the outbox. */
export type MailView = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** ISO 8601 by the product's clock; null: not yet. */
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
  return rows.map((row) => shown(row, config));
}

/** One mail; null where there is none. @param id a UUID */
export async function getMail(
  db: Db,
  config: Pick<Config, "site" | "baseUrl">,
  id: string,
): Promise<MailView | null> {
  const row = await db.selectFrom("mails").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? shown(row, config) : null;
}

function shown(
  row: StoredMail & { sent_at: Date | null; state: string },
  config: Pick<Config, "site" | "baseUrl">,
): MailView {
  const { messageId, from, to, headers, ...mail } = envelopeOf(row, config);
  return {
    ...{ id: row.id, to, ...mail, state: row.state, sentAt: row.sent_at?.toISOString() ?? null },
    headers: {
      ...{ From: `${from.name} <${from.address}>`, To: to, Subject: mail.subject },
      ...{ "Message-ID": messageId, ...headers },
    },
  };
}

/** Forgets what was sent, or given up, before: a mail is kept for questions, not for ever. */
export const forgetOldMails = (db: Db, before: Date): Promise<unknown> =>
  db
    .deleteFrom("mails")
    .where("state", "in", ["sent", "failed"])
    .where("queued_at", "<", before)
    .execute();

/** One address and nothing else: no list, no name, nothing that ends a line or a command (RFC 5321, 4.1.2). */
const isAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s<>()[\]\\,;:"@\p{Cc}]+@[^\s<>()[\]\\,;:"@\p{Cc}]+$/u.test(text);

/** What stands in a header is one line, whatever somebody's name is (RFC 5322, 2.2). */
const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim()
    .slice(0, 900);
