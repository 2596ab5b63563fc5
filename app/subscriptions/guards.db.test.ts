import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { eraseReader } from "#reader-data.server.ts";
import {
  type BillingStage,
  card,
  essential,
  goodCard,
  insider,
  openBillingStage,
  order,
  subscribe,
  visit,
  withoutTrial,
} from "../../tests/factories/billing.ts";
import type { SignedIn } from "../../tests/factories/readers.ts";
import { placeOrder } from "./orders.server.ts";
import { finishDueRefunds, reconcile, reconcileNightly } from "./reconcile.server.ts";
import { ensureWebhook, setUp } from "./setup.server.ts";
import { subscriptionStatus } from "./status.server.ts";
import {
  cancelAtPeriodEnd,
  isTrialAvailable,
  openPortal,
  startCheckout,
  subscriptionOf,
  updateCustomerEmail,
  withdraw,
} from "./subscriptions.server.ts";

let stage: BillingStage;
let expected: string[] = [];
beforeAll(async () => {
  stage = await openBillingStage();
});
afterEach(() => {
  const logged = stage.lines.splice(0).filter((line) => line.level !== "info");
  expect([...new Set(logged.map((line) => line.message))]).toEqual(expected);
  expected = [];
});
afterAll(() => stage?.close());

const away = "the payment provider is unavailable";
const notYet = "a subscription could not be cancelled and refunded yet";
const fail = (match: string, fault: object = { status: 500 }) =>
  stage.sandbox.control("POST /_sandbox/faults", { match, times: 9, ...fault });
const mend = () => stage.sandbox.control("DELETE /_sandbox/faults");
const rows = async (query: string, ...values: unknown[]) =>
  (await stage.pool.query(query, values)).rows;
const letters = async (reader: SignedIn) =>
  (await rows("select key from mails where user_id = $1 order by key", reader.id)).map(
    (row) => row.key.split(" ")[1],
  );
const statusOf = (reader: SignedIn) =>
  subscriptionStatus(stage.db, reader.id, stage.services.now());
const skipPause = () => rows("update subscriptions set unwind_next_attempt_at = null");
const customerOf = async (reader: SignedIn): Promise<string> =>
  (await rows("select id from customers where user_id = $1", reader.id))[0]?.id ?? "";
const priceOf = async (key: string) =>
  (await stage.stripe.prices.list({ lookup_keys: [key] })).data[0]?.id ?? "";

/** A reader who has paid for a plan, and the subscription's id. */
async function paidReader() {
  const reader = await stage.reader();
  await withoutTrial(stage, reader);
  await subscribe(stage, reader);
  await stage.settle();
  return { reader, subscription: (await subscriptionOf(stage.db, reader.id))?.id ?? "" };
}

describe("what must not be", () => {
  it("a second subscription beside another is ended, and its money given back", async () => {
    const reader = await stage.reader();
    await withoutTrial(stage, reader);
    await subscribe(stage, reader, essential);
    await stage.settle();
    const customer = await customerOf(reader);
    const [method] = (await stage.stripe.paymentMethods.list({ customer })).data;
    const second = await stage.stripe.subscriptions.create({
      customer,
      default_payment_method: method?.id ?? "",
      items: [{ price: await priceOf("eunison_insider_month_eur") }],
    });
    await stage.settle();
    expect((await stage.stripe.subscriptions.retrieve(second.id)).status).toBe("canceled");
    const { data } = await stage.stripe.refunds.list();
    expect(data.map((refund) => refund.amount)).toContain(19_99);
    expect(await subscriptionOf(stage.db, reader.id)).toMatchObject({ plan: "essential" });
    expect(await statusOf(reader)).toMatchObject({ subscription_tier: "basic" });
    expect(await letters(reader)).toEqual(["duplicateRefused", "refunded", "started"]);
  });

  it("is refused once, and nothing else with it, when it cannot be ended at once", async () => {
    const reader = await stage.reader();
    await withoutTrial(stage, reader);
    await subscribe(stage, reader, essential);
    await stage.settle();
    const first = await subscriptionOf(stage.db, reader.id);
    const customer = await customerOf(reader);
    const [method] = (await stage.stripe.paymentMethods.list({ customer })).data;
    await fail("DELETE /v1/subscriptions");
    // Enough of them that one has a smaller id than the first.
    const price = await priceOf("eunison_insider_month_eur");
    for (let i = 0; i < 4; i++)
      await stage.stripe.subscriptions.create({
        customer,
        default_payment_method: method?.id ?? "",
        items: [{ price }],
      });
    await stage.settle();
    expect(await subscriptionOf(stage.db, reader.id)).toEqual(first);
    await mend();
    await finishDueRefunds(stage.services);
    const { data } = await stage.stripe.subscriptions.list({ customer });
    expect(data.map((sub) => sub.id)).toEqual([first?.id]);
    expect(await statusOf(reader)).toMatchObject({ subscription_tier: "basic" });
    await stage.pool.query("update stripe_events set next_attempt_at = now()");
    await stage.settle();
    expected = [notYet];
  });

  it("a second trial with the same card is ended without a charge, and a plan without trial offered", async () => {
    const [first, second] = [await stage.reader(), await stage.reader()];
    await subscribe(stage, first);
    await stage.settle();
    expect(await isTrialAvailable(stage.db, second.id)).toBe(true);
    await visit(await order(stage, second, insider), card(goodCard));
    await stage.settle();
    expect(await subscriptionOf(stage.db, second.id)).toBeNull();
    expect(await statusOf(second)).toMatchObject({ subscribed: false });
    expect(await letters(second)).toEqual(["trialRefused"]);
    const { data } = await stage.stripe.charges.list({ customer: await customerOf(second) });
    expect(data).toEqual([]);
    expect(await isTrialAvailable(stage.db, second.id)).toBe(false);
    const page = await visit(await order(stage, second, insider));
    expect(page.text).toContain("You pay €19.99 a month from today");
    expect(await statusOf(first)).toMatchObject({ subscription_tier: "premium" });
  });

  it("a price that nobody knows opens nothing, and raises an alert", async () => {
    const reader = await stage.reader();
    await withoutTrial(stage, reader);
    await subscribe(stage, reader);
    await stage.settle();
    const price = await stage.stripe.prices.create({
      product: "eunison_insider_eur",
      currency: "eur",
      unit_amount: 100,
      recurring: { interval: "month" },
      tax_behavior: "inclusive",
    });
    const customer = await customerOf(reader);
    const [sub] = (await stage.stripe.subscriptions.list({ customer })).data;
    await stage.stripe.subscriptions.update(sub?.id ?? "", {
      items: [{ id: sub?.items.data[0]?.id ?? "", price: price.id }],
      proration_behavior: "none",
    });
    await stage.settle();
    expect(await statusOf(reader)).toMatchObject({ subscribed: false });
    expected = ["a subscription has a price that is not in the price book: it gives no access"];
  });

  it("an order keeps what was shown, and learns what became of it", async () => {
    const reader = await stage.reader();
    const shown = ["€0 today", "€6.99 a month from then on"];
    const id = await placeOrder(
      stage.db,
      reader.id,
      { offer: essential, locale: "en", withTrial: true, shown },
      stage.services.now(),
    );
    await stage.pool.query("update trials set card = null");
    const begun = await startCheckout(stage.services, reader, essential, {
      locale: "en",
      orderId: id,
    });
    await visit(begun.ok ? begun.url : "", card(goodCard));
    await stage.settle();
    const [row] = await rows("select * from orders where id = $1", id);
    const subscription = await subscriptionOf(stage.db, reader.id);
    expect(row).toMatchObject({ shown, amount: 699, subscription_id: subscription?.id });
  });
});

describe("while the provider is unavailable", () => {
  it("nobody is charged, and nothing is half-done", async () => {
    const reader = await stage.reader();
    await fail("POST /v1/customers");
    const unavailable = { ok: false, reason: "unavailable" };
    const begun = await startCheckout(stage.services, reader, insider, { locale: "en" });
    expect(begun).toEqual(unavailable);
    expect(await rows("select from customers where user_id = $1", reader.id)).toEqual([]);
    expect(await rows("select from billing_leases where user_id = $1", reader.id)).toEqual([]);
    await mend();
    await fail("POST /v1/checkout/sessions", { drop: "after" });
    expect(await startCheckout(stage.services, reader, insider, { locale: "en" })).toEqual(
      unavailable,
    );
    await mend();
    // The customer that was made without an answer is found again.
    await order(stage, reader, insider);
    const { data } = await stage.stripe.customers.list({ email: reader.email });
    expect(data).toHaveLength(1);
    expected = [away];
  });

  it("a cancellation says so, and can be repeated", async () => {
    const { reader, subscription: id } = await paidReader();
    const unavailable = { ok: false, reason: "unavailable" };
    await fail("POST /v1/subscriptions");
    expect(await cancelAtPeriodEnd(stage.services, id)).toEqual(unavailable);
    await mend();
    expect(await subscriptionOf(stage.db, reader.id)).toMatchObject({
      status: "active",
      cancelAt: null,
      withdrawnAt: null,
    });
    // The connection breaks after the cancellation, so the worker makes the refund.
    await fail("POST /v1/refunds");
    expect(await withdraw(stage.services, id)).toMatchObject({ ok: true, refundedCents: 0 });
    await mend();
    await finishDueRefunds(stage.services);
    expect(
      await rows("select refunded_cents, unwind_due from subscriptions where id = $1", id),
    ).toEqual([{ refunded_cents: 19_99, unwind_due: false }]);
    expect(await letters(reader)).toEqual(["refunded", "started", "withdrawn"]);
    expected = [away, notYet];
  });

  it("a refund that it refuses keeps back neither the reader's state nor the refunds of others", async () => {
    const [refused, other] = [await paidReader(), await paidReader()];
    await fail("POST /v1/refunds", { status: 400 });
    for (const { subscription } of [refused, other])
      expect(await withdraw(stage.services, subscription)).toMatchObject({ ok: true });
    for (const { reader } of [refused, other]) {
      expect(await statusOf(reader)).toMatchObject({ subscribed: false });
      expect(await letters(reader)).toEqual(["started", "withdrawn"]);
      expect(await subscriptionOf(stage.db, reader.id)).toBeNull();
    }
    await mend();
    await fail("POST /v1/refunds", { status: 400, times: 1 });
    await finishDueRefunds(stage.services);
    const open = await rows("select id from subscriptions where unwind_due");
    expect(open).toHaveLength(1);
    // A later purchase of the reader whose refund is still refused gives access.
    const { reader = refused.reader } =
      [refused, other].find(({ subscription }) => subscription === open[0]?.id) ?? {};
    await fail("POST /v1/refunds", { status: 400 });
    await subscribe(stage, reader, essential);
    await stage.settle();
    expect(await statusOf(reader)).toMatchObject({ subscription_tier: "basic" });
    await mend();
    await skipPause();
    await finishDueRefunds(stage.services);
    expect(await rows("select id from subscriptions where unwind_due")).toEqual([]);
    expect(await statusOf(reader)).toMatchObject({ subscription_tier: "basic" });
    expected = [notYet];
  });

  it("a payment that it refuses to refund stays due, and one letter names both when it is refunded", async () => {
    const { reader, subscription } = await paidReader();
    const academy = { ...insider, plan: "academy" } as const;
    const change = await startCheckout(stage.services, reader, academy, { locale: "en" });
    await visit((await visit(change.ok ? change.url : "")).to ?? "", {});
    await stage.settle();
    await fail("POST /v1/refunds", { status: 400, times: 1 });
    expect(await withdraw(stage.services, subscription)).toMatchObject({ ok: true });
    const stored = async () =>
      (
        await rows(
          "select refunded_cents, unwind_due from subscriptions where id = $1",
          subscription,
        )
      )[0];
    const first = await stored();
    expect(first).toMatchObject({ unwind_due: true });
    expect(first?.refunded_cents).toBeGreaterThan(0);
    expect(await letters(reader)).not.toContain("refunded");
    await fail("POST /v1/refunds", { status: 400, times: 1 });
    expect(await reconcile(stage.services)).toMatchObject({ refundsDue: [subscription] });
    await finishDueRefunds(stage.services);
    const last = await stored();
    expect(last).toMatchObject({ unwind_due: false });
    expect(last?.refunded_cents).toBeGreaterThan(first?.refunded_cents);
    // One letter has the whole sum, once nothing is due.
    const told = await rows(
      "select subject from mails where user_id = $1 and key like 'billing refunded %'",
      reader.id,
    );
    expect(last).toMatchObject({ refunded_cents: 99_00 });
    expect(told).toEqual([{ subject: "We have given back €99" }]);
    expected = [
      notYet,
      // Of another test's subscription.
      "a subscription has a price that is not in the price book: it gives no access",
    ];
  });

  it("a customer whose state cannot be read keeps back no refund of another", async () => {
    const both = [await paidReader(), await paidReader()];
    await fail("POST /v1/refunds", { status: 400 });
    for (const { subscription } of both) await withdraw(stage.services, subscription);
    await mend();
    await fail("GET /v1/subscriptions", { status: 400, times: 1 });
    await finishDueRefunds(stage.services);
    expect(await rows("select id from subscriptions where unwind_due")).toHaveLength(1);
    await skipPause();
    await finishDueRefunds(stage.services);
    expect(await rows("select id from subscriptions where unwind_due")).toEqual([]);
    expected = [notYet, "a refund could not be finished"];
  });

  it("an account is not erased, and is when it is back", async () => {
    const reader = await stage.reader();
    await subscribe(stage, reader);
    await stage.settle();
    await fail("DELETE /v1/subscriptions");
    expect(await eraseReader(stage.services, reader, "test")).toEqual({
      ok: false,
      reason: "unavailable",
    });
    expect(await rows("select from users where id = $1", reader.id)).toHaveLength(1);
    expect(await statusOf(reader)).toMatchObject({ subscribed: true });
    await mend();
    expect(await eraseReader(stage.services, reader, "test")).toEqual({ ok: true });
    expect(await rows("select from users where id = $1", reader.id)).toEqual([]);
    await stage.settle();
    expected = [away];
  });
});

describe("reconciliation", () => {
  it("mends what webhooks have missed, and what was changed by mistake", async () => {
    const [lost, broken] = [await stage.reader(), await stage.reader()];
    await subscribe(stage, broken);
    await stage.settle();
    stage.answerWith(() => 200);
    await subscribe(stage, lost);
    await stage.settle();
    stage.answerWith(null);
    await stage.pool.query("update entitlements set ends_at = starts_at where user_id = $1", [
      broken.id,
    ]);
    expect(await statusOf(lost)).toMatchObject({ subscribed: false });
    expect(await reconcile(stage.services)).toMatchObject({ ok: true, corrected: 2, failed: [] });
    for (const reader of [lost, broken])
      expect(await statusOf(reader)).toMatchObject({ subscription_tier: "premium" });
    expect(await reconcile(stage.services)).toMatchObject({ ok: true, corrected: 0 });
    const night = new Date(stage.services.now().getTime() + 86_400_000);
    night.setUTCHours(4);
    await reconcileNightly({ ...stage.services, now: () => night });
    await reconcileNightly({ ...stage.services, now: () => night });
    const logged = stage.lines.filter((line) => line.message === "subscriptions are reconciled");
    expect(logged).toHaveLength(1);
    expected = ["a subscription has a price that is not in the price book: it gives no access"];
  });

  it("sets up only what is not there", async () => {
    expect(await setUp(stage.services)).toEqual({ ok: true, done: [] });
    expect((await stage.stripe.prices.list({ active: true, limit: 100 })).data.length).toBe(13);
  });

  it("makes the webhook's endpoint once, and has it sent all events that are needed", async () => {
    const { baseUrl } = stage.services.config;
    const endpoint = async () =>
      (await stage.stripe.webhookEndpoints.list()).data.find(({ url }) => url.startsWith(baseUrl));
    expect(await ensureWebhook(stage.services)).toMatchObject({ secret: expect.any(String) });
    const made = await endpoint();
    await stage.stripe.webhookEndpoints.update(made?.id ?? "", {
      enabled_events: ["invoice.paid", "invoice.created"],
    });
    for (const changed of [true, false])
      expect(await ensureWebhook(stage.services)).toMatchObject({ secret: null, changed });
    expect((await endpoint())?.enabled_events.toSorted()).toEqual(
      [...(made?.enabled_events ?? []), "invoice.created"].toSorted(),
    );
    await stage.stripe.webhookEndpoints.del(made?.id ?? "");
  });

  it("opens no portal for readers who never bought anything", async () => {
    const reader = await stage.reader();
    expect(await openPortal(stage.services, reader)).toEqual({ ok: false, reason: "none" });
  });
});

it("a new address of a reader is the provider's as well", async () => {
  const { reader } = await paidReader();
  const email = `moved-${reader.email}`;
  await stage.pool.query("update users set email = $1 where id = $2", [email, reader.id]);
  await updateCustomerEmail(stage.services, email);
  await updateCustomerEmail(stage.services, "nobody@example.eu");
  const { data } = await stage.stripe.customers.list({ email });
  expect(data.map((one) => one.metadata.user_id)).toEqual([reader.id]);
  // A customer that the provider does not know is no reason for the change to fail.
  await stage.stripe.customers.del(await customerOf(reader));
  await updateCustomerEmail(stage.services, email);
  expected = ["the payment provider was not told of an address"];
});
