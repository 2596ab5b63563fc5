import { sql } from "kysely";
import type { Config } from "#platform/config.server.ts";
import { type Database, type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import type { Locale } from "#platform/locale.ts";
import { letterSite } from "#platform/mail/letter.ts";
import { queueMail } from "#platform/mail/mails.server.ts";
import { mailboxOf, messageMail, receiptMail } from "./inquiry.mail.server.ts";
import {
  composed,
  forms,
  type Inquiry,
  type InquiryKind,
  type Typed,
  ticketOf,
} from "./inquiry.ts";

const hourMs = 3_600_000;
/** How long what was dealt with is kept, and anything at all, in months. */
const keptMonths = { done: 24, most: 36 } as const;

type Context = { db: Database; config: Config; now: () => Date };

/**
 * Keeps a message, mails it to who deals with it, and a receipt to its sender, all or nothing. The same message again
 * within an hour changes nothing.
 * @param typed without problems (`problemsIn`)
 * @returns the id of the message, which nobody can guess
 */
export async function receiveInquiry(
  { db, config, now }: Context,
  kind: InquiryKind,
  typed: Typed,
  locale: Locale,
): Promise<string> {
  const { path, utmSource } = forms[kind];
  const text = (value: string | string[] | undefined) => (typeof value === "string" ? value : "");
  const email = text(typed.email).toLowerCase();
  const message = composed(kind, typed);
  const at = now();
  return transaction(db, async (tx) => {
    // Two presses at once are one message.
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
        key: `inquiry ${known.id}`,
        to: mailboxOf(kind, config.site),
        locale: "en",
        headers: { "Reply-To": email },
      },
      at,
    );
    await queueMail(
      tx,
      { ...common, ...receiptMail(known, site), key: `receipt ${known.id}`, to: email, locale },
      at,
    );
    return known.id;
  });
}

/** The id of the same message from the same address of the last hour; null if there is none. */
export async function findRecentDuplicate(
  db: Db | Tx,
  kind: InquiryKind,
  typed: Typed,
  now: Date,
): Promise<string | null> {
  const row = await db
    .selectFrom("contact_messages")
    .select("id")
    .where("kind", "=", kind)
    .where("email", "=", String(typed.email ?? "").toLowerCase())
    .where("message", "=", composed(kind, typed))
    .where("created_at", ">", new Date(now.getTime() - hourMs))
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A message within the hour after it was sent, for the page that thanks its sender; null later, or if there is none. */
export async function justReceived(db: Db, id: string, now: Date) {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return null;
  const row = await db
    .selectFrom("contact_messages")
    .select(["id", "kind", "email"])
    .where("id", "=", id)
    .where("created_at", ">", new Date(now.getTime() - hourMs))
    .executeTakeFirst();
  return row ? { kind: row.kind as InquiryKind, email: row.email, ticket: ticketOf(row.id) } : null;
}

/** The newest messages first. @param o.open only those that nobody has dealt with */
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

/** The message with this whole number or id; null if there is none. A part of a number could be another message's. */
export async function inquiryBy(db: Db, ticket: string): Promise<Inquiry | null> {
  if (!/^[\da-f]{8}(-[\da-f-]{27})?$/i.test(ticket)) return null;
  const row = await db
    .selectFrom("contact_messages")
    .selectAll()
    .where(sql<boolean>`starts_with(id::text, ${ticket.toLowerCase()})`)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  return (row as Inquiry | undefined) ?? null;
}

/** Notes that a message was dealt with. @returns false if it already was */
export async function closeInquiry(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("contact_messages")
    .set({ done_at: now })
    .where("id", "=", id)
    .where("done_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes messages that were dealt with 24 months ago, or sent 36 months ago. */
export const forgetMessages = (db: Db, now: Date): Promise<unknown> =>
  sql`delete from contact_messages
      where done_at < ${now}::timestamptz - make_interval(months => ${keptMonths.done})
        or created_at < ${now}::timestamptz - make_interval(months => ${keptMonths.most})`.execute(
    db,
  );
