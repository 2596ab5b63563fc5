import { sql } from "kysely";
import type { Db } from "#platform/db.server.ts";
import type { Basics } from "#platform/services.server.ts";
import { verify } from "./billing/signature.server.ts";
import { syncCustomer } from "./subscriptions.server.ts";

// What the provider tells us (billing.md, rule 4). An event says only that something of a customer has changed; what
// it is, is asked for.

/** The event of a request, by its raw body and the header `Stripe-Signature`. */
export type Received =
  | { ok: true; isNew: boolean }
  | { ok: false; reason: "closed" | "signature" | "body" };

/**
 * Takes an event in: once, however often it comes. It is queued in the same statement.
 * @param atMs the real time: signatures know no other
 * @throws where the database is away; then the provider sends it again
 */
export async function receiveEvent(
  { db, config }: Pick<Basics, "db" | "config">,
  { body, signature, atMs = Date.now() }: { body: string; signature: string | null; atMs?: number },
): Promise<Received> {
  if (!config.stripe) return { ok: false, reason: "closed" };
  if (!verify(body, signature, { secret: config.stripe.webhookSecret, atMs }))
    return { ok: false, reason: "signature" };
  const event = readEvent(body);
  if (!event) return { ok: false, reason: "body" };
  const { id, type, customer } = event;
  const row = await db
    .insertInto("stripe_events")
    .values({
      id,
      type,
      customer_id: customer,
      // What is nobody's is noted and done.
      done_at: customer ? null : sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return { ok: true, isNew: row !== undefined };
}

type Json = Record<string, unknown>;
const objectOf = (value: unknown): Json | null =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : null;
const textOf = (value: unknown): string | null =>
  typeof value === "string" && value.length > 0 && value.length <= 255 ? value : null;

function readEvent(body: string): { id: string; type: string; customer: string | null } | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return null;
  }
  const event = objectOf(parsed);
  const [id, type] = [textOf(event?.id), textOf(event?.type)];
  if (!id || !type) return null;
  const object = objectOf(objectOf(event?.data)?.object);
  const owner = object?.object === "customer" ? object.id : object?.customer;
  const customer = textOf(owner) ?? textOf(objectOf(owner)?.id);
  // The database has no NUL, and no name of the provider's has one.
  return [id, type, customer].some((text) => text?.includes("\0")) ? null : { id, type, customer };
}

const batch = 50;
/** After so many failures an event is left to the nightly reconciliation; seconds before each further attempt. */
const pauses = [5, 15, 60, 300, 900, 3_600, 7_200, 21_600, 43_200, 86_400];

/**
 * Handles what is queued and due, each event by one process: its customer's subscriptions are read anew. Events
 * of one customer are one errand.
 * @returns how many events were taken up
 */
export async function handleEvents(house: Basics): Promise<number> {
  let handled = 0;
  for (;;) {
    const claimed = await claim(house.db);
    for (const [customer, events] of Map.groupBy(claimed, (event) => event.customer_id))
      await handle(house, customer, events);
    handled += claimed.length;
    if (claimed.length < batch) return handled;
  }
}

type Claimed = Awaited<ReturnType<typeof claim>>[number];

const claim = (db: Db) =>
  db
    .updateTable("stripe_events")
    .set({
      attempts: sql<number>`attempts + 1`,
      claimed_until: sql<Date>`now() + interval '2 minutes'`,
    })
    .where("id", "in", (e) =>
      e
        .selectFrom("stripe_events")
        .select("id")
        .where("done_at", "is", null)
        .where("next_attempt_at", "<=", sql<Date>`now()`)
        .where((f) =>
          f.or([f("claimed_until", "is", null), f("claimed_until", "<", sql<Date>`now()`)]),
        )
        .orderBy("next_attempt_at")
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "customer_id", "attempts"])
    .execute();

async function handle(house: Basics, customer: string | null, events: Claimed[]): Promise<void> {
  const ids = events.map((event) => event.id);
  const attempt = Math.max(...events.map((event) => event.attempts));
  try {
    const synced = customer ? await syncCustomer(house, customer) : { ok: true };
    if (synced.ok) await settle(house.db, ids, { done: true });
    else await settle(house.db, ids, { attempt, error: "the provider is away" });
  } catch (error) {
    house.log.error({ err: error, customer, events: ids }, "an event could not be handled");
    await settle(house.db, ids, { attempt, error: (error as Error).message.slice(0, 500) });
  }
}

type Outcome = { done: true } | { attempt: number; error: string };

async function settle(db: Db, ids: string[], outcome: Outcome): Promise<void> {
  const pause = "done" in outcome ? undefined : pauses[outcome.attempt - 1];
  const over = pause === undefined;
  await db
    .updateTable("stripe_events")
    .set({
      claimed_until: null,
      ...(over ? { done_at: sql<Date>`now()` } : {}),
      ...(pause === undefined
        ? {}
        : { next_attempt_at: sql<Date>`now() + make_interval(secs => ${pause})` }),
      last_error: "done" in outcome ? null : outcome.error,
    })
    .where("id", "in", ids)
    .execute();
}

/** Forgets events that the provider will not send again. */
export const forgetOldEvents = (db: Db): Promise<unknown> =>
  db
    .deleteFrom("stripe_events")
    .where("done_at", "is not", null)
    .where("received_at", "<", sql<Date>`now() - interval '45 days'`)
    .execute();

/** Whether anything is queued, due or not; for `npm run billing -- show` and whoever waits for it. */
export async function countQueued({ db }: { db: Db }): Promise<number> {
  const row = await db
    .selectFrom("stripe_events")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("done_at", "is", null)
    .executeTakeFirstOrThrow();
  return row.count;
}
