import { sql } from "kysely";
import { type Db, type Tx, transaction } from "../db/db.server.ts";
import { storableJson } from "../db/storable-json.server.ts";
import type { CoreServices } from "../services.server.ts";

/** A request for a mail from a client who may not own the address. `details` holds what was entered in the form. */
export type MailRequest = { kind: string; details: { email: string } };

/** How a room answers requests of its kind, in the transaction that deletes the request. */
export type RequestHandler = (details: never, askedAt: Date, tx: Tx) => Promise<void>;

/** @property answerableMs how long after it came in a request is still worth answering; null for always */
export type RequestKind = { answer: RequestHandler; answerableMs: number | null };

const batch = 200;
const leaseSeconds = 60;
const maxPauseSeconds = 86_400;

/**
 * Stores a request, which the worker answers later: the client gets the same response after the same work whether the
 * address is known or not (OWASP ASVS 5.0, 6.3.8).
 * @param now by the site clock
 */
export const requestMail = (db: Db, { kind, details }: MailRequest, now: Date): Promise<unknown> =>
  db
    .insertInto("mail_requests")
    .values({ kind, said: storableJson(details), asked_at: now })
    .execute();

/**
 * Answers stored requests, at most `batch`. A request is deleted in the transaction that queues its mail, so that a crash
 * loses and repeats nothing. One that fails is tried again a minute later, then at doubling intervals up to a day, for as
 * long as its kind says: a code to sign in with is of no use a day later, but the cancellation of a contract always counts.
 * @param kinds by name
 * @returns how many were attempted
 */
export async function answerMailRequests(
  { db, log, now }: Pick<CoreServices, "db" | "log" | "now">,
  kinds: Record<string, RequestKind>,
  signal?: AbortSignal,
): Promise<number> {
  let attempted = 0;
  while (attempted < batch && !signal?.aborted) {
    const request = await claim(db);
    if (!request) break;
    attempted += 1;
    try {
      const kind = kinds[request.kind];
      if (!kind) throw new Error(`no handler for mail requests of the kind ${request.kind}`);
      const ageMs = now().getTime() - request.asked_at.getTime();
      if (kind.answerableMs !== null && ageMs > kind.answerableMs) {
        await db.deleteFrom("mail_requests").where("id", "=", request.id).execute();
        log.warn(
          { request: request.id, kind: request.kind },
          "a mail request is too old to answer",
        );
        continue;
      }
      await transaction(db, async (tx) => {
        await kind.answer(request.details as never, request.asked_at, tx);
        await tx.deleteFrom("mail_requests").where("id", "=", request.id).execute();
      });
    } catch (err) {
      // Without `details`, which are personal data.
      const { id, kind, attempts } = request;
      log.error({ err, request: id, kind, attempts }, "a mail was not written");
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

const claim = (db: Db) =>
  db
    .updateTable("mail_requests")
    .set({
      attempts: sql`attempts + 1`,
      next_attempt_at: sql`now() + interval '1 second'
        * least(${maxPauseSeconds}, ${leaseSeconds} * power(2, least(attempts, 20)))`,
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
