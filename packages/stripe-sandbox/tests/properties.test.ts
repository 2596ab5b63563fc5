// Properties that hold after any actions and any times: the books balance, and what has ended stays so.
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Invoice } from "../objects/invoice.ts";
import { isLive, type Subscription } from "../objects/subscription.ts";
import { checkObject } from "./schemas.ts";
import { newSmallWorld, type SmallWorld } from "./small-world.ts";
import { cardForm, noon } from "./stage.ts";

const cardNumbers = [
  "4242424242424242",
  "4000000000000002",
  "4000000000000341",
  "4000002760003184",
  "4000008400001629",
];
const card = fc.constantFrom(...cardNumbers);
const which = fc.nat(5);
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("checkout" as const),
      which,
      card,
      trial: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("update" as const),
      which,
      price: which,
      proration: fc.constantFrom("none", "create_prorations", "always_invoice"),
      behavior: fc.constantFrom("allow_incomplete", "error_if_incomplete", "pending_if_incomplete"),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("portal plan" as const), which, price: which }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("portal card" as const), card }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom("portal cancel", "portal resume", "flag", "unflag", "end"),
      which,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom("pay", "void", "refund", "release"), which }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("wait" as const),
      hours: fc.integer({ min: 1, max: 24 * 45 }),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function open(small: SmallWorld) {
  const make = (line: string, params: Record<string, string>) => {
    const { status, body } = small.call(line, params);
    expect([status, body.error?.message]).toEqual([200, undefined]);
    return body.id as string;
  };
  const prices = ["Basic", "Premium"].flatMap((name, i) => {
    const product = make("POST /v1/products", { name });
    return (["month", "year"] as const).map((interval, j) =>
      make("POST /v1/prices", {
        product,
        currency: "eur",
        unit_amount: String([699, 6900, 1999, 19_900][i * 2 + j]),
        "recurring[interval]": interval,
      }),
    );
  });
  const clock = make("POST /v1/test_helpers/test_clocks", { frozen_time: String(noon) });
  const customer = make("POST /v1/customers", { email: "ada@example.eu", test_clock: clock });
  const products = small.store
    .list("product")
    .map((p) => p.id)
    .reverse();
  const configuration = make("POST /v1/billing_portal/configurations", {
    "features[payment_method_update][enabled]": "true",
    "features[subscription_cancel][enabled]": "true",
    "features[subscription_update][enabled]": "true",
    "features[subscription_update][proration_behavior]": "always_invoice",
    "features[subscription_update][schedule_at_period_end][conditions][0][type]":
      "decreasing_item_amount",
    ...Object.fromEntries(
      products.flatMap((product, i) => [
        [`features[subscription_update][products][${i}][product]`, product],
        [`features[subscription_update][products][${i}][prices][0]`, prices[i * 2] ?? ""],
        [`features[subscription_update][products][${i}][prices][1]`, prices[i * 2 + 1] ?? ""],
      ]),
    ),
  });
  const portal = make("POST /v1/billing_portal/sessions", { customer, configuration });
  return { prices, clock, customer, portal: `/p/session/${portal}` };
}

function play(small: SmallWorld, of: ReturnType<typeof open>, did: Step): void {
  const { call, browse, store } = small;
  const pick = <T>(all: T[], n: number): T | undefined => all[n % Math.max(all.length, 1)];
  const subs = store.list("subscription", { customer: of.customer });
  const sub = "which" in did ? pick(subs, did.which) : undefined;
  const confirmed = (page: { headers: Record<string, string> }) => {
    const to = page.headers.location ?? "";
    if (/\/secure/.test(to)) browse(to, { outcome: "complete" });
  };
  if (did.do === "wait") {
    const at = store.getExisting("test_clock", of.clock).frozen_time;
    small.advance(of.clock, at + did.hours * 3600);
  } else if (did.do === "checkout") {
    const params: Record<string, string> = {
      mode: "subscription",
      customer: of.customer,
      "line_items[0][price]": pick(of.prices, did.which) ?? "",
      success_url: "https://shop.example/",
      ...(did.trial ? { "subscription_data[trial_period_days]": "7" } : {}),
    };
    const session = call("POST /v1/checkout/sessions", params).body;
    confirmed(browse(session.url, cardForm(did.card)));
  } else if (did.do === "portal card")
    confirmed(browse(`${of.portal}/payment-method`, cardForm(did.card)));
  else if (!sub) return;
  else if (did.do === "update")
    call(`POST /v1/subscriptions/${sub.id}`, {
      "items[0][id]": sub.items.data[0]?.id ?? "",
      "items[0][price]": pick(of.prices, did.price) ?? "",
      proration_behavior: did.proration,
      payment_behavior: did.behavior,
    });
  else if (did.do === "portal plan")
    confirmed(browse(`${of.portal}/confirm/${sub.id}?price=${pick(of.prices, did.price)}`, {}));
  else if (did.do === "portal cancel") browse(`${of.portal}/cancel/${sub.id}`, {});
  else if (did.do === "portal resume") browse(`${of.portal}/resume/${sub.id}`, {});
  else if (did.do === "flag" || did.do === "unflag")
    call(`POST /v1/subscriptions/${sub.id}`, { cancel_at_period_end: String(did.do === "flag") });
  else if (did.do === "end") call(`DELETE /v1/subscriptions/${sub.id}`);
  else if (did.do === "release") {
    const schedule = pick(store.list("schedule", { status: "active" }), did.which);
    if (schedule) call(`POST /v1/subscription_schedules/${schedule.id}/release`);
  } else if (did.do === "refund") {
    const charge = pick(store.list("charge", { status: "succeeded" }), did.which);
    if (charge) call("POST /v1/refunds", { charge: charge.id, amount: "100" });
  } else {
    const invoice = pick(store.list("invoice", { status: "open" }), did.which);
    if (invoice) call(`POST /v1/invoices/${invoice.id}/${did.do}`);
  }
}

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);

function checkInvoice({ store }: SmallWorld, invoice: Invoice): void {
  expect(invoice.total).toBe(sum(invoice.lines.data.map((l) => l.amount)));
  const payments = store.list("invoice_payment", { invoice: invoice.id });
  expect(payments.length).toBeLessThanOrEqual(1);
  if (invoice.status === "open") expect(invoice.amount_remaining).toBe(invoice.amount_due);
  if (invoice.status !== "paid") {
    expect(invoice.amount_paid).toBe(0);
    expect(payments.every((p) => p.status !== "paid")).toBe(true);
    return;
  }
  expect([invoice.amount_paid, invoice.amount_remaining]).toEqual([invoice.amount_due, 0]);
  const received = payments.map(
    (p) => store.getExisting("payment_intent", p.payment.payment_intent).amount_received,
  );
  expect(sum(received)).toBe(invoice.amount_due);
}

function checkSubscription({ store }: SmallWorld, sub: Subscription, moment: number): void {
  const live = isLive(sub);
  expect(sub.ended_at === null).toBe(live);
  for (const item of sub.items.data) {
    expect(item.current_period_start).toBeLessThan(item.current_period_end);
    if (live && sub.status !== "paused") expect(item.current_period_end).toBeGreaterThan(moment);
  }
  if (sub.status === "trialing") expect(sub.trial_end).toBeGreaterThan(moment);
  if (live && sub.cancel_at !== null) expect(sub.cancel_at).toBeGreaterThan(moment);
  if (sub.schedule)
    expect(store.getExisting("schedule", sub.schedule)).toMatchObject({
      status: "active",
      subscription: sub.id,
    });
  if (!live) {
    const left = store.sql("select kind from timers where subject = ?").all(sub.id);
    expect(left).toEqual([]);
  }
}

function check(small: SmallWorld, of: ReturnType<typeof open>, dead: Set<string>): void {
  const { store } = small;
  const moment = store.getExisting("test_clock", of.clock).frozen_time;
  const invoices = store.list("invoice");
  for (const invoice of invoices) checkInvoice(small, invoice);
  const booked = invoices.filter((i) => i.status !== "draft" && i.status !== "void");
  expect(store.getExisting("customer", of.customer).balance).toBe(
    sum(booked.map((i) => i.total - i.amount_due)),
  );
  for (const charge of store.list("charge"))
    expect(sum(store.list("refund", { charge: charge.id }).map((r) => r.amount))).toBe(
      charge.amount_refunded,
    );
  for (const intent of store.list("payment_intent")) {
    const charges = store.list("charge", { payment_intent: intent.id, status: "succeeded" });
    expect(charges.length).toBe(intent.status === "succeeded" ? 1 : 0);
    expect(sum(charges.map((c) => c.amount))).toBe(intent.amount_received);
  }
  for (const sub of store.list("subscription")) {
    checkSubscription(small, sub, moment);
    if (dead.has(sub.id)) expect(isLive(sub)).toBe(false);
    if (!isLive(sub)) dead.add(sub.id);
  }
  for (const event of store.list("event")) {
    const { object: name } = event.data.object as { object: string };
    expect([...checkObject("event", event), ...checkObject(name, event.data.object)]).toEqual([]);
  }
}

it("keeps the books through any history", () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 14 }), (history) => {
      const small = newSmallWorld();
      try {
        const of = open(small);
        const dead = new Set<string>();
        for (const did of history) {
          play(small, of, did);
          check(small, of, dead);
        }
      } finally {
        small.close();
      }
    }),
    { numRuns: 60 },
  );
});

it("does once what is asked twice with the same key, in any order and number", () => {
  const requests = ["a@example.eu", "b@example.eu", "c@example.eu"];
  fc.assert(
    fc.property(fc.array(fc.nat(2), { minLength: 1, maxLength: 12 }), (asked) => {
      const small = newSmallWorld();
      try {
        const answers = asked.map((n) => [
          n,
          small.call("POST /v1/customers", { email: requests[n] ?? "" }, `key-${n}`).body.id,
        ]);
        expect(new Set(answers.map(([, id]) => id)).size).toBe(new Set(asked).size);
        expect(small.store.list("customer")).toHaveLength(new Set(asked).size);
        expect(small.store.list("event", { type: "customer.created" })).toHaveLength(
          new Set(asked).size,
        );
      } finally {
        small.close();
      }
    }),
    { numRuns: 30 },
  );
});
