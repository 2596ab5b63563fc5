import { sql } from "kysely";
import type { Database } from "../db/db.server.ts";
import type { Basics } from "../services.server.ts";
import { envelopeOf, type StoredMail } from "./mails.server.ts";
import { DeliveryError, type MailTransport } from "./transport.server.ts";

const batch = 200;
const lanes = 4;
/** Longer than any attempt can take: what is `sending` for longer was begun by a process that is gone. */
const leaseSeconds = 120;
/** When the next attempt follows, in seconds after the first, the second, …; then it is over, within a day. */
const pauses = [30, 120, 600, 1_800, 7_200, 21_600, 43_200];

/**
 * Sends what is due, at most `batch` mails. That a mail is being sent is recorded before the first byte and
 * that it was sent after the last, neither in a transaction that would span the network. A process that ends
 * in between leaves it `sending`: then a transactional mail is sent again, with the same Message-ID, and a
 * newsletter never.
 * @param transport null: the outbox; mails count as sent and stay in the database
 * @param signal begins no further mail once it is aborted
 * @returns how many were tried
 */
export async function sendDueMails(
  services: Pick<Basics, "db" | "config" | "now" | "log">,
  transport: MailTransport | null,
  signal?: AbortSignal,
): Promise<number> {
  if (!transport) return keepInOutbox(services.db, services.now());
  await giveUpLostNewsletters(services);
  const first = await claim(services.db);
  if (!first) return 0;
  let tried = 0;
  const lane = async (mail: Claimed | undefined) => {
    while (mail) {
      tried += 1;
      await attempt(services, transport, mail);
      if (tried + lanes > batch || signal?.aborted) return;
      mail = await claim(services.db);
    }
  };
  const others = Array.from({ length: lanes - 1 }, () => claim(services.db).then(lane));
  const ended = await Promise.allSettled([lane(first), ...others]);
  const broken = ended.find((one) => one.status === "rejected");
  if (broken) throw broken.reason;
  return tried;
}

type Claimed = StoredMail & { attempts: number };

const due = sql<boolean>`next_attempt_at <= now()
  and (state = 'queued' or state = 'sending' and kind = 'transactional')`;

async function claim(db: Database): Promise<Claimed | undefined> {
  return db
    .updateTable("mails")
    .set({
      state: "sending",
      attempts: sql`attempts + 1`,
      next_attempt_at: sql`now() + ${leaseSeconds} * interval '1 second'`,
    })
    .where("id", "=", (e) =>
      e
        .selectFrom("mails")
        .select("id")
        .where("state", "in", ["queued", "sending"])
        .where(due)
        .orderBy("next_attempt_at")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "key", "kind", "recipient", "subject", "text", "html", "headers", "attempts"])
    .executeTakeFirst();
}

async function attempt(
  { db, config, now, log }: Pick<Basics, "db" | "config" | "now" | "log">,
  transport: MailTransport,
  mail: Claimed,
): Promise<void> {
  let refused: DeliveryError;
  try {
    await transport.send(envelopeOf(mail, config));
    await settle(db, mail, { state: "sent", sent_at: now(), last_error: null });
    return;
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    refused = error;
  }
  const pause = pauses[mail.attempts - 1];
  const again =
    refused.again === "yes" || (refused.again === "maybe" && mail.kind !== "newsletter");
  if (again && pause !== undefined) {
    const next_attempt_at = sql<Date>`now() + ${pause} * interval '1 second'`;
    await settle(db, mail, { state: "queued", last_error: refused.message, next_attempt_at });
    return;
  }
  await settle(db, mail, { state: "failed", last_error: refused.message });
  // Neither address nor text: a log is read by more people than a mail.
  log.warn(
    { mail: mail.id, kind: mail.kind, attempts: mail.attempts, code: refused.code },
    "a mail could not be delivered",
  );
}

/** Only as long as it is still this attempt that owns the mail. */
const settle = (db: Database, mail: Claimed, to: Parameters<typeof settled>[1]) =>
  settled(db, to)
    .where("id", "=", mail.id)
    .where("state", "=", "sending")
    .where("attempts", "=", mail.attempts)
    .execute();

const settled = (
  db: Database,
  to: {
    state: "sent" | "queued" | "failed";
    last_error: string | null;
    sent_at?: Date;
    next_attempt_at?: ReturnType<typeof sql<Date>>;
  },
) => db.updateTable("mails").set(to);

async function giveUpLostNewsletters({ db, log }: Pick<Basics, "db" | "log">): Promise<void> {
  const lost = await db
    .updateTable("mails")
    .set({ state: "failed", last_error: "the process ended while it was being sent" })
    .where("state", "=", "sending")
    .where("kind", "=", "newsletter")
    .where(sql<boolean>`next_attempt_at <= now()`)
    .returning("id")
    .execute();
  if (lost.length)
    log.warn(
      { mails: lost.length },
      "letters that were being sent when a process ended are not sent again",
    );
}

async function keepInOutbox(db: Database, now: Date): Promise<number> {
  const kept = await db
    .updateTable("mails")
    .set({ state: "sent", sent_at: now })
    .where("id", "in", (e) =>
      e
        .selectFrom("mails")
        .select("id")
        .where("state", "in", ["queued", "sending"])
        .where(due)
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(kept.numUpdatedRows);
}
