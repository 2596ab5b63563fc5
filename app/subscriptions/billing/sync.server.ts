import { sql } from "kysely";
import { type Tx, transaction } from "#platform/db.server.ts";
import type { Basics } from "#platform/services.server.ts";
import { changesBetween } from "../change.ts";
import { accessOf, type Facts, isLive, type Kept } from "../subscription.ts";
import { setSubscriptionAccess } from "./doors.server.ts";
import { keptOfReader, writeFacts } from "./kept.queries.server.ts";
import { tellOfChanges } from "./letters.mail.server.ts";
import { priceKeys } from "./prices.server.ts";
import { isMissing, type Provider } from "./provider.server.ts";
import { fingerprintOf, readSubscription, type Told } from "./read-subscription.ts";
import { claimTrial } from "./trials.server.ts";
import { markRefused, unwind } from "./unwind.server.ts";

// The one way in which the provider's state becomes ours (billing.md, rule 3).

/** Reading, refusing what must not be, reading what came of it: more turns than that would be somebody's loop. */
const turns = 5;

/**
 * Reads all subscriptions of a customer and makes ours equal to them: rows, access, its audit and its letters in
 * one transaction. A second subscription beside another, and a second trial of one person, are ended and refunded.
 * Customers whom we do not know (an erased reader's) leave nothing behind.
 * @throws what the provider throws; then nothing has changed here
 */
export async function syncWith(
  house: Basics,
  provider: Provider,
  customerId: string,
): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    const taken = await takeTicket(house, customerId);
    if (!taken) return;
    const told = await readAll(house, provider, customerId);
    if (!told) return;
    const keys = await priceKeys(provider);
    const facts = told.map((one) => ({ told: one, facts: readSubscription(one, keys) }));
    const refused = await refuse(house, taken.user_id, facts);
    if (refused.length === 0) {
      await keep(house, customerId, taken, facts);
      return;
    }
    for (const id of refused) await unwind(house, provider, id);
  }
  throw new Error(`the subscriptions of ${customerId} do not come to rest`);
}

type Ticket = { user_id: string; ticket: number };
type Read = { told: Told; facts: Facts };

/** A number for a reading that is about to begin; null where nobody of ours is meant. */
async function takeTicket({ db }: Pick<Basics, "db">, customerId: string): Promise<Ticket | null> {
  const row = await db
    .updateTable("customers")
    .set({ ticket: sql<number>`ticket + 1` })
    .where("id", "=", customerId)
    .returning(["user_id", "ticket"])
    .executeTakeFirst();
  return row ?? null;
}

/** Null where the provider does not know the customer: a wrong key would look like that, so nothing is taken. */
async function readAll(
  { log }: Pick<Basics, "log">,
  provider: Provider,
  customer: string,
): Promise<Told[] | null> {
  const all: Told[] = [];
  const expand = ["data.latest_invoice", "data.schedule", "data.default_payment_method"];
  try {
    for await (const one of provider.subscriptions.list({
      customer,
      status: "all",
      limit: 100,
      expand,
    }))
      all.push(one);
    return all;
  } catch (error) {
    if (!isMissing(error)) throw error;
    log.error({ customer }, "the payment provider does not know a customer of ours");
    return null;
  }
}

/** Stores which subscriptions must not be, before anything is done about them. @returns their ids */
async function refuse({ db, now }: Basics, userId: string, all: Read[]): Promise<string[]> {
  const known = await keptOfReader(db, userId);
  const due = new Set(known.filter((kept) => kept.unwindDue).map((kept) => kept.id));
  const [first, ...others] = all
    .filter(({ facts }) => isLive(facts) && !due.has(facts.id))
    .sort((a, b) => rank(a) - rank(b) || (a.told.id < b.told.id ? -1 : 1));
  // What is known here stays; then what was first. The provider counts in whole seconds.
  function rank({ told }: Read): number {
    return known.some((kept) => kept.id === told.id) ? 0 : told.created;
  }
  const refuseAs = async (tx: Tx, { facts }: Read, as: "duplicate" | "trial") => {
    await writeFacts(tx, facts, { userId, now: now() });
    await markRefused(tx, facts.id, as);
    due.add(facts.id);
  };
  if (!(await isKnown(db, userId))) return [];
  for (const other of others) await transaction(db, (tx) => refuseAs(tx, other, "duplicate"));
  if (first?.facts.trialEndsAt)
    await transaction(db, async (tx) => {
      const { facts, told } = first;
      const of = { userId, subscriptionId: facts.id, startedAt: facts.startedAt };
      const isFirst = await claimTrial(tx, { ...of, card: fingerprintOf(told) });
      if (!isFirst && facts.status === "trialing") await refuseAs(tx, first, "trial");
    });
  return [...due];
}

const isKnown = async (db: Basics["db"], userId: string): Promise<boolean> =>
  (await db.selectFrom("users").select("id").where("id", "=", userId).executeTakeFirst()) !==
  undefined;

async function keep(
  house: Basics,
  customerId: string,
  { user_id: userId, ticket }: Ticket,
  all: Read[],
): Promise<void> {
  const { db, config, log, now } = house;
  const unknown = await transaction(db, async (tx) => {
    // An erasure locks the reader first, and so do we.
    await sql`select from users where id = ${userId} for key share`.execute(tx);
    const customer = await tx
      .selectFrom("customers")
      .select("synced_ticket")
      .where("id", "=", customerId)
      .forUpdate()
      .executeTakeFirst();
    if (!customer || customer.synced_ticket >= ticket) return [];
    const at = now();
    const before = new Map((await keptOfReader(tx, userId)).map((kept) => [kept.id, kept]));
    for (const { told, facts } of all) {
      const was = before.get(facts.id) ?? null;
      const after = await writeFacts(tx, facts, { userId, now: at });
      await openDoors(tx, userId, after, { graceDays: config.graceDays, now: at });
      await linkOrder(tx, told);
      await tellOfChanges(house, tx, userId, after, changesBetween(was, after));
    }
    await tx
      .updateTable("customers")
      .set({ synced_ticket: ticket, synced_at: at })
      .where("id", "=", customerId)
      .execute();
    return all.filter(({ facts }) => isLive(facts) && facts.lookupKey === null);
  });
  for (const { told, facts } of unknown)
    log.error(
      { subscription: facts.id, price: told.items.data[0]?.price.id },
      "a subscription has a price that is not in the price book: it gives no access",
    );
}

const openDoors = (
  tx: Tx,
  userId: string,
  kept: Kept,
  { graceDays, now }: { graceDays: number; now: Date },
) =>
  setSubscriptionAccess(
    tx,
    // The provider counts in seconds, and its clock may be ahead of ours.
    { userId, subscriptionId: kept.id, startsAt: kept.startedAt < now ? kept.startedAt : now },
    kept.refusedAs ? null : accessOf(kept, { graceDays }),
    { now, closedAt: kept.endedAt, status: kept.status },
  );

/** Which order became this subscription, as the checkout was told. */
async function linkOrder(tx: Tx, { id, metadata }: Told): Promise<void> {
  const order = metadata.order_id;
  if (!order || !/^[0-9a-f-]{36}$/.test(order)) return;
  await tx
    .updateTable("orders")
    .set({ subscription_id: id })
    .where("id", "=", order)
    .where("subscription_id", "is", null)
    .execute();
}
