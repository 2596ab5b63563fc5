import { sql } from "kysely";
import { type Db, type Tx, transaction } from "../db/db.server.ts";
import type { Basics } from "../services.server.ts";

/** What somebody who may be a stranger asks to be mailed. `said.email`: whom it concerns. */
export type MailRequest = { kind: string; said: { email: string } };

/** How a room answers requests of its kind: in the transaction in which the request ends. */
export type Answer = (said: never, askedAt: Date, tx: Tx) => Promise<unknown>;

const batch = 200;
const leaseSeconds = 60;
const mostAttempts = 5;

/**
 * Keeps a request; the worker answers it. So the one who asks gets the same answer after the same work whether the
 * address is known or not (OWASP ASVS 5.0, 6.3.8).
 * @param now by the product's clock
 */
export const requestMail = (db: Db, { kind, said }: MailRequest, now: Date): Promise<unknown> =>
  db
    .insertInto("mail_requests")
    .values({ kind, said: JSON.stringify(said), asked_at: now })
    .execute();

/**
 * Answers what waits, at most `batch` requests. One that fails is tried again a minute later, five times in all. A
 * request ends together with its answer: a process that ends in between leaves both to the next.
 * @param answers by kind
 * @returns how many were tried
 */
export async function answerMailRequests(
  { db, log }: Pick<Basics, "db" | "log">,
  answers: Record<string, Answer>,
  signal?: AbortSignal,
): Promise<number> {
  let tried = 0;
  while (tried < batch && !signal?.aborted) {
    const request = await claim(db);
    if (!request) break;
    tried += 1;
    try {
      const answer = answers[request.kind];
      if (!answer) throw new Error(`nobody answers requests for ${request.kind}`);
      await transaction(db, async (tx) => {
        await answer(request.said as never, request.asked_at, tx);
        await forget(tx, request.id);
      });
    } catch (err) {
      // What was said stays out of the log: it names somebody.
      log.error({ err, kind: request.kind, attempts: request.attempts }, "a mail was not written");
      if (request.attempts >= mostAttempts) await forget(db, request.id);
    }
  }
  return tried;
}

/** Whether a worker is at a request just now, for the first time. */
export async function isAnswering(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("mail_requests")
    .select("id")
    .where("attempts", "=", 1)
    .where("next_attempt_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

const forget = (db: Db, id: string) =>
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
    .returning(["id", "kind", "said", "asked_at", "attempts"])
    .executeTakeFirst();
