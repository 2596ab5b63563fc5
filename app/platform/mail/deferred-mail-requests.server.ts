import { sql } from "kysely";
import { type Db, type Tx, transaction } from "../db/db.server.ts";
import type { CoreServices } from "../services.server.ts";

/** A request for a mail from a client who may not own the address. `details` holds what was entered in the form. */
export type MailRequest = { kind: string; details: { email: string } };

/**
 * How a room answers requests of its kind, in the transaction that deletes the request.
 * @returns a function to be called once after that transaction, for what must not run in one; else anything
 */
export type RequestHandler = (details: never, askedAt: Date, tx: Tx) => Promise<unknown>;

const batch = 200;
const leaseSeconds = 60;
const maxAttempts = 5;

/**
 * Stores a request, which the worker answers later: the client gets the same response after the same work whether the
 * address is known or not (OWASP ASVS 5.0, 6.3.8).
 * @param now by the site clock
 */
export const requestMail = (db: Db, { kind, details }: MailRequest, now: Date): Promise<unknown> =>
  db
    .insertInto("mail_requests")
    .values({ kind, said: JSON.stringify(details), asked_at: now })
    .execute();

/**
 * Answers stored requests, at most `batch`. One that fails is tried again a minute later, five times in all. A request
 * is deleted in the transaction that queues its mail, so that a crash loses and repeats nothing.
 * @param handlers by kind
 * @returns how many were attempted
 */
export async function answerMailRequests(
  { db, log }: Pick<CoreServices, "db" | "log">,
  handlers: Record<string, RequestHandler>,
  signal?: AbortSignal,
): Promise<number> {
  let attempted = 0;
  while (attempted < batch && !signal?.aborted) {
    const request = await claim(db);
    if (!request) break;
    attempted += 1;
    try {
      const handle = handlers[request.kind];
      if (!handle) throw new Error(`no handler for mail requests of the kind ${request.kind}`);
      const afterwards = await transaction(db, async (tx) => {
        const result = await handle(request.details as never, request.asked_at, tx);
        await deleteRequest(tx, request.id);
        return result;
      });
      if (typeof afterwards === "function") await afterwards();
    } catch (err) {
      // Without `details`, which are personal data.
      log.error({ err, kind: request.kind, attempts: request.attempts }, "a mail was not written");
      if (request.attempts >= maxAttempts) await deleteRequest(db, request.id);
    }
  }
  return attempted;
}

/** Whether a worker is answering a request for the first time. */
export async function isAnswering(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("mail_requests")
    .select("id")
    .where("attempts", "=", 1)
    .where("next_attempt_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

const deleteRequest = (db: Db, id: string) =>
  db.deleteFrom("mail_requests").where("id", "=", id).execute();

const claim = (db: Db) =>
  db
    .updateTable("mail_requests")
    .set({
      attempts: sql`attempts + 1`,
      next_attempt_at: sql`now() + ${leaseSeconds} * interval '1 second'`,
    })
    .where("id", "=", (e) =>
      e
        .selectFrom("mail_requests")
        .select("id")
        .where("next_attempt_at", "<=", sql<Date>`now()`)
        .orderBy("next_attempt_at")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "kind", "said as details", "asked_at", "attempts"])
    .executeTakeFirst();
