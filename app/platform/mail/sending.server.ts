import { sql } from "kysely";
import type { Database } from "../db/db.server.ts";
import type { CoreServices } from "../services.server.ts";
import { envelopeOf, type StoredMail } from "./mails.server.ts";
import { DeliveryError, type MailTransport } from "./transport.server.ts";

const batch = 200;
const concurrency = 4;
/** Longer than any attempt can take: a mail that is `sending` for longer belongs to a process that has ended. */
const leaseSeconds = 120;
/** Seconds until the next attempt after the first, the second, …: after a day in all, sending fails. */
const retryDelays = [30, 120, 600, 1_800, 7_200, 21_600, 43_200];

/**
 * Sends due mails, at most `batch`. A mail is marked as `sending` before its first byte and as `sent` after its last,
 * in two short transactions, so that none spans the network. A process that ends in between leaves it `sending`: then a
 * transactional mail is sent again, with the same Message-ID, and a newsletter is not.
 * @param transport null: mails stay in the database and count as sent
 * @param signal no further mail is begun once it is aborted
 * @returns how many were attempted
 */
export async function sendDueMails(
  services: Pick<CoreServices, "db" | "config" | "now" | "log">,
  transport: MailTransport | null,
  signal?: AbortSignal,
): Promise<number> {
  if (!transport) return markAllSent(services.db, services.now());
  await failLostNewsletters(services);
  const first = await claim(services.db);
  if (!first) return 0;
  let attempted = 0;
  const sendUntilNone = async (mail: Claimed | undefined) => {
    while (mail) {
      attempted += 1;
      await attempt(services, transport, mail);
      if (attempted + concurrency > batch || signal?.aborted) return;
      mail = await claim(services.db);
    }
  };
  const others = Array.from({ length: concurrency - 1 }, () =>
    claim(services.db).then(sendUntilNone),
  );
  const ended = await Promise.allSettled([sendUntilNone(first), ...others]);
  const failure = ended.find((one) => one.status === "rejected");
  if (failure) throw failure.reason;
  return attempted;
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
        // A reader waits for a code or a link: transactional mails go before newsletters.
        .orderBy("kind", "desc")
        .orderBy("next_attempt_at")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "key", "kind", "recipient", "subject", "text", "html", "headers", "attempts"])
    .executeTakeFirst();
}

async function attempt(
  { db, config, now, log }: Pick<CoreServices, "db" | "config" | "now" | "log">,
  transport: MailTransport,
  mail: Claimed,
): Promise<void> {
  let failure: DeliveryError;
  try {
    await transport.send(envelopeOf(mail, config));
    await updateIfOwned(db, mail, { state: "sent", sent_at: now(), last_error: null });
    return;
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    failure = error;
  }
  const pause = retryDelays[mail.attempts - 1];
  const retry =
    failure.retry === "yes" || (failure.retry === "maybe" && mail.kind !== "newsletter");
  if (retry && pause !== undefined) {
    const next_attempt_at = sql<Date>`now() + ${pause} * interval '1 second'`;
    await updateIfOwned(db, mail, {
      state: "queued",
      last_error: failure.message,
      next_attempt_at,
    });
    return;
  }
  await updateIfOwned(db, mail, {
    state: "failed",
    last_error: failure.message,
    failure_code: failure.code,
  });
  // Without address and text: more people read the log than may read the mail.
  log.warn(
    { mail: mail.id, kind: mail.kind, attempts: mail.attempts, code: failure.code },
    "a mail could not be delivered",
  );
}

/** Updates the mail if this attempt still owns it. */
const updateIfOwned = (db: Database, mail: Claimed, to: Parameters<typeof updateMail>[1]) =>
  updateMail(db, to)
    .where("id", "=", mail.id)
    .where("state", "=", "sending")
    .where("attempts", "=", mail.attempts)
    .execute();

const updateMail = (
  db: Database,
  to: {
    state: "sent" | "queued" | "failed";
    last_error: string | null;
    failure_code?: string;
    sent_at?: Date;
    next_attempt_at?: ReturnType<typeof sql<Date>>;
  },
) => db.updateTable("mails").set(to);

async function failLostNewsletters({ db, log }: Pick<CoreServices, "db" | "log">): Promise<void> {
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
      "newsletters that were being sent when a process ended are not sent again",
    );
}

async function markAllSent(db: Database, now: Date): Promise<number> {
  const updated = await db
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
  return Number(updated.numUpdatedRows);
}
