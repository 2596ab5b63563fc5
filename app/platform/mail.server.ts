import { sql } from "kysely";
import type { Db } from "./db.server.ts";
import type { Locale } from "./locale.ts";

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
export async function queueMail(db: Db, mail: Mail, now: Date): Promise<void> {
  if (!isAddress(mail.to)) throw new Error("a mail needs one plain address");
  const headers = { ...mail.headers, "Content-Language": mail.locale };
  for (const name of Object.keys(headers))
    if (!/^[A-Za-z][A-Za-z-]*$/.test(name)) throw new Error("a header of a mail needs a name");
  await db
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
    .execute();
}

/** One address and nothing else: no list, no name, nothing that ends a line or a command (RFC 5321, 4.1.2). */
const isAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s<>()[\]\\,;:"@\p{C}]+@[^\s<>()[\]\\,;:"@\p{C}]+$/u.test(text);

/** What stands in a header is one line, whatever somebody's name is (RFC 5322, 2.2). */
const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim()
    .slice(0, 900);
