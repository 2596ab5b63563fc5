import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import type { CoreServices } from "#platform/services.server.ts";
import { reopenRefunds } from "./billing/cancel-and-refund.server.ts";
import { openProvider } from "./billing/provider.server.ts";
import { verifyWebhook } from "./billing/webhook-signature.server.ts";
import { syncCustomer } from "./subscriptions.server.ts";

// Events from the payment provider. An event only says which customer has changed: their subscriptions are then read
// from the provider.

/** "disabled": the site takes no payments. */
export type ReceivedEvent =
  | { ok: true; isNew: boolean }
  | { ok: false; reason: "disabled" | "signature" | "body" };

/**
 * Queues an event, once however often it is delivered.
 * @param o.signature the header `Stripe-Signature`;  o.atMs by the wall clock, as signatures use that
 * @throws when the database is unavailable; the provider then delivers the event again
 */
export async function receiveEvent(
  { db, config }: Pick<CoreServices, "db" | "config">,
  { body, signature, atMs = Date.now() }: { body: string; signature: string | null; atMs?: number },
): Promise<ReceivedEvent> {
  const provider = await openProvider(config);
  if (!config.stripe || !provider) return { ok: false, reason: "disabled" };
  const secret = config.stripe.webhookSecret;
  const verified = verifyWebhook(provider, body, signature, { secret, atMs });
  if (!verified.ok) return verified;
  const event = readEvent(verified.event);
  if (!event) return { ok: false, reason: "body" };
  const { id, type, customer } = event;
  const row = await db
    .insertInto("stripe_events")
    .values({
      id,
      type,
      customer_id: customer,
      // There is nothing to do for an event without a customer.
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

function readEvent(sent: unknown): { id: string; type: string; customer: string | null } | null {
  const event = objectOf(sent);
  const [id, type] = [textOf(event?.id), textOf(event?.type)];
  if (!id || !type) return null;
  const object = objectOf(objectOf(event?.data)?.object);
  const owner = object?.object === "customer" ? object.id : object?.customer;
  const customer = textOf(owner) ?? textOf(objectOf(owner)?.id);
  // PostgreSQL cannot store NUL in a text, and no real id contains one.
  return [id, type, customer].some((text) => text?.includes("\0")) ? null : { id, type, customer };
}

const batch = 50;
/** Seconds before each further attempt; after the last one an event is left to the nightly reconciliation. */
const retrySeconds = [5, 15, 60, 300, 900, 3_600, 7_200, 21_600, 43_200, 86_400];

/**
 * Handles the queued events that are due by reading the subscriptions of their customers, once for all events of a
 * customer. An event is claimed by one process at a time.
 * @returns how many events were claimed
 */
export async function handleEvents(services: CoreServices): Promise<number> {
  let handled = 0;
  for (;;) {
    const claimed = await claimEvents(services.db);
    for (const [customer, events] of Map.groupBy(claimed, (event) => event.customer_id))
      await handleCustomerEvents(services, customer, events);
    handled += claimed.length;
    if (claimed.length < batch) return handled;
  }
}

type ClaimedEvent = Awaited<ReturnType<typeof claimEvents>>[number];

const claimEvents = (db: Db) =>
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
    .returning(["id", "type", "customer_id", "attempts"])
    .execute();

async function handleCustomerEvents(
  services: CoreServices,
  customer: string | null,
  events: ClaimedEvent[],
): Promise<void> {
  const ids = events.map((event) => event.id);
  const attempt = Math.max(...events.map((event) => event.attempts));
  try {
    if (customer && events.some(({ type }) => type === "refund.failed"))
      await reopenRefunds(services.db, customer);
    const synced = customer ? await syncCustomer(services, customer) : { ok: true };
    if (synced.ok) await storeOutcome(services.db, ids, { done: true });
    else await storeOutcome(services.db, ids, { attempt, error: "the provider is unavailable" });
  } catch (error) {
    services.log.error({ err: error, customer, events: ids }, "an event could not be handled");
    await storeOutcome(services.db, ids, {
      attempt,
      error: (error as Error).message.slice(0, 500),
    });
  }
}

type Outcome = { done: true } | { attempt: number; error: string };

async function storeOutcome(db: Db, ids: string[], outcome: Outcome): Promise<void> {
  const pause = "done" in outcome ? undefined : retrySeconds[outcome.attempt - 1];
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

/** Deletes events that are too old for the provider to send again. */
export const deleteOldWebhooks = (db: Db): Promise<unknown> =>
  db
    .deleteFrom("stripe_events")
    .where("done_at", "is not", null)
    .where("received_at", "<", sql<Date>`now() - interval '45 days'`)
    .execute();

/** How many events are queued, due or not; for `npm run billing -- show` and tests. */
export async function countQueued({ db }: { db: Db }): Promise<number> {
  const row = await db
    .selectFrom("stripe_events")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("done_at", "is", null)
    .executeTakeFirstOrThrow();
  return row.count;
}
