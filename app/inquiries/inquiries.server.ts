import { sql } from "kysely";
import { letterSite } from "#mails/letter.server.ts";
import type { Config } from "#platform/config.server.ts";
import { type Database, type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import { hourMs } from "#platform/duration.ts";
import type { Locale } from "#platform/locale.ts";
import { queueMail } from "#platform/mail/mails.server.ts";
import {
  mailboxOf,
  messageMail,
  messageMailKey,
  receiptMail,
  receiptMailKey,
} from "./inquiry.mail.server.ts";
import {
  composeText,
  type FormValues,
  forms,
  type Inquiry,
  type InquiryKind,
  isTicket,
  ticketOf,
} from "./inquiry.ts";

/** How many months closed messages, and all messages, are stored. */
const retentionMonths = { done: 24, any: 36 } as const;

type Context = { db: Database; config: Config; now: () => Date };

/**
 * Stores a message, mails it to the mailbox in charge, and a receipt to its sender, in one transaction. The same
 * message again within an hour changes nothing.
 * @param typed without problems (`problemsIn`)
 * @returns the id of the message, which cannot be guessed
 */
export async function receiveInquiry(
  { db, config, now }: Context,
  kind: InquiryKind,
  typed: FormValues,
  locale: Locale,
): Promise<string> {
  const { path, utmSource } = forms[kind];
  const text = (value: string | string[] | undefined) => (typeof value === "string" ? value : "");
  const email = text(typed.email).toLowerCase();
  const message = composeText(kind, typed);
  const at = now();
  return transaction(db, async (tx) => {
    // Two identical requests at once store one message.
    await sql`select pg_advisory_xact_lock(hashtext(${`inquiry ${email}`}))`.execute(tx);
    const before = await findRecentDuplicate(tx, kind, typed, at);
    if (before) return before;
    const values = { kind, email, message, path, locale, utm_source: utmSource, created_at: at };
    const inquiry = await tx
      .insertInto("contact_messages")
      .values({ ...values, name: text(typed.name), company: text(typed.company) })
      .returningAll()
      .executeTakeFirstOrThrow();
    const known = inquiry as Inquiry;
    const common = { kind: "transactional", userId: null } as const;
    const site = letterSite(config);
    await queueMail(
      tx,
      {
        ...common,
        ...messageMail(known, site),
        key: messageMailKey(known.id),
        to: mailboxOf(kind, config.site),
        locale: "en",
        headers: { "Reply-To": email },
      },
      at,
    );
    await queueMail(
      tx,
      { ...common, ...receiptMail(known, site), key: receiptMailKey(known.id), to: email, locale },
      at,
    );
    return known.id;
  });
}

/** The id of the same message from the same address within the last hour; null for none. */
export async function findRecentDuplicate(
  db: Db | Tx,
  kind: InquiryKind,
  typed: FormValues,
  now: Date,
): Promise<string | null> {
  const row = await db
    .selectFrom("contact_messages")
    .select("id")
    .where("kind", "=", kind)
    .where("email", "=", String(typed.email ?? "").toLowerCase())
    .where("message", "=", composeText(kind, typed))
    .where("created_at", ">", new Date(now.getTime() - hourMs))
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A message within an hour after it was sent, for the page that thanks its sender; null later, or for none. */
export async function findRecentInquiry(db: Db, id: string, now: Date) {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return null;
  const row = await db
    .selectFrom("contact_messages")
    .select(["id", "kind", "email"])
    .where("id", "=", id)
    .where("created_at", ">", new Date(now.getTime() - hourMs))
    .executeTakeFirst();
  return row ? { kind: row.kind as InquiryKind, email: row.email, ticket: ticketOf(row.id) } : null;
}

/** Messages, newest first. @param o.open only those that are not closed */
export async function listInquiries(
  db: Db,
  o: { open: boolean; limit: number },
): Promise<Inquiry[]> {
  const rows = await db
    .selectFrom("contact_messages")
    .selectAll()
    .$if(o.open, (query) => query.where("done_at", "is", null))
    .orderBy("created_at", "desc")
    .limit(o.limit)
    .execute();
  return rows as Inquiry[];
}

/** A message by its whole number or its id; null for none. A part of a number could be another message's. */
export async function inquiryBy(db: Db, ticket: string): Promise<Inquiry | null> {
  if (!isTicket(ticket)) return null;
  const row = await db
    .selectFrom("contact_messages")
    .selectAll()
    .where(sql<boolean>`starts_with(id::text, ${ticket.toLowerCase()})`)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  return (row as Inquiry | undefined) ?? null;
}

/** Closes a message. @returns false if it was closed before */
export async function closeInquiry(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("contact_messages")
    .set({ done_at: now })
    .where("id", "=", id)
    .where("done_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes messages 24 months after they were closed, or 36 months after they were sent. */
export const deleteOldMessages = (db: Db, now: Date): Promise<unknown> =>
  sql`delete from contact_messages
      where done_at < ${now}::timestamptz - make_interval(months => ${retentionMonths.done})
        or created_at < ${now}::timestamptz - make_interval(months => ${retentionMonths.any})`.execute(
    db,
  );
