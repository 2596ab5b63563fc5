// The API through the official client: errors, keys, lists, expansion.
import Stripe from "stripe";
import { expect, it } from "vitest";
import { begin } from "./beginnings.ts";
import { browse, cardForm, openStage, order, person, stock, subscribed } from "./stage.ts";

it("refuses a wrong key, an unknown address, an unknown object and an unknown parameter", async () => {
  const { sandbox, stripe } = await openStage();
  const { host, port } = sandbox;
  const stranger = new Stripe("sk_test_other", {
    host,
    port,
    protocol: "http",
    maxNetworkRetries: 0,
  });
  await expect(stranger.customers.list()).rejects.toMatchObject({
    type: "StripeAuthenticationError",
    message: "Invalid API Key provided: sk_test_********",
  });
  const nobody = await fetch(`${sandbox.url}/v1/customers`);
  expect(nobody.status).toBe(401);
  await expect(stripe.coupons.list()).rejects.toMatchObject({ statusCode: 404 });
  await expect(stripe.customers.retrieve("cus_none")).rejects.toMatchObject({
    statusCode: 404,
    code: "resource_missing",
    param: "id",
  });
  await expect(stripe.customers.create({ source: "tok_visa" })).rejects.toMatchObject({
    statusCode: 400,
    code: "parameter_unknown",
    param: "source",
  });
  await expect(stripe.products.create({ name: "" })).rejects.toMatchObject({
    code: "parameter_invalid_empty",
  });
  const wrongVersion = await fetch(`${sandbox.url}/v1/customers`, {
    headers: { authorization: `Bearer ${sandbox.secretKey}`, "stripe-version": "2020-08-27" },
  });
  expect(wrongVersion.status).toBe(400);
});

it("undoes everything that a refused request wrote", async () => {
  const { stage, stripe, goods, customer } = await begin();
  await expect(
    stripe.subscriptions.create({
      customer,
      items: [{ price: goods.basic.month.id }],
      default_payment_method: "pm_card_chargeDeclined",
      payment_behavior: "error_if_incomplete",
    }),
  ).rejects.toMatchObject({ type: "StripeCardError", code: "card_declined", statusCode: 402 });
  expect(await stage.events()).toEqual([]);
  expect((await stripe.subscriptions.list({ customer, status: "all" })).data).toEqual([]);
});

it("answers the same for the same idempotency key, and refuses it for another request", async () => {
  const { sandbox, stripe } = await openStage();
  const idempotencyKey = "one-customer";
  const first = await stripe.customers.create({ email: "a@example.eu" }, { idempotencyKey });
  const again = await stripe.customers.create({ email: "a@example.eu" }, { idempotencyKey });
  expect(again.id).toBe(first.id);
  const raw = await fetch(`${sandbox.url}/v1/customers`, {
    method: "POST",
    headers: { authorization: `Bearer ${sandbox.secretKey}`, "idempotency-key": idempotencyKey },
    body: "email=a%40example.eu",
  });
  expect(raw.headers.get("idempotent-replayed")).toBe("true");
  await expect(
    stripe.customers.create({ email: "b@example.eu" }, { idempotencyKey }),
  ).rejects.toMatchObject({ type: "StripeIdempotencyError", statusCode: 400 });
  expect((await stripe.customers.list()).data).toHaveLength(1);

  await sandbox.control("POST /_sandbox/faults", { match: "POST /v1/products", delay_ms: 200 });
  const twice = await Promise.allSettled(
    [1, 2].map(() => stripe.products.create({ name: "Basic" }, { idempotencyKey: "at-once" })),
  );
  expect(twice.map((t) => t.status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(twice.find((t) => t.status === "rejected")).toMatchObject({
    reason: { statusCode: 409, code: "idempotency_key_in_use" },
  });
  expect((await stripe.products.list()).data).toHaveLength(1);
});

it("keeps one effect when the connection breaks after the request was carried out", async () => {
  const { sandbox, stripe } = await openStage();
  await sandbox.control("POST /_sandbox/faults", { match: "POST /v1/customers", drop: "after" });
  const idempotencyKey = "broken-line";
  await expect(stripe.customers.create({}, { idempotencyKey })).rejects.toThrow();
  await stripe.customers.create({}, { idempotencyKey });
  expect((await stripe.customers.list()).data).toHaveLength(1);
  await sandbox.control("POST /_sandbox/faults", { match: "GET /v1/customers", status: 503 });
  await expect(stripe.customers.list()).rejects.toMatchObject({ statusCode: 503 });
  expect((await stripe.customers.list()).data).toHaveLength(1);
});

it("lists in pages, newest first", async () => {
  const { stripe } = await openStage();
  const made: string[] = [];
  for (let i = 0; i < 7; i += 1) made.unshift((await stripe.customers.create({ name: `${i}` })).id);
  const first = await stripe.customers.list({ limit: 3 });
  expect(first).toMatchObject({ object: "list", has_more: true, url: "/v1/customers" });
  expect(first.data.map((c) => c.id)).toEqual(made.slice(0, 3));
  const second = await stripe.customers.list({ limit: 3, starting_after: made[2] ?? "" });
  expect(second.data.map((c) => c.id)).toEqual(made.slice(3, 6));
  const before = await stripe.customers.list({ limit: 2, ending_before: made[3] ?? "" });
  expect(before.data.map((c) => c.id)).toEqual(made.slice(1, 3));
  const all: string[] = [];
  for await (const customer of stripe.customers.list({ limit: 2 })) all.push(customer.id);
  expect(all).toEqual(made);
});

it("finds prices by lookup key, and moves a key only when asked to", async () => {
  const stage = await openStage();
  const { stripe } = stage;
  const { basic } = await stock(stage);
  const found = await stripe.prices.list({
    lookup_keys: ["basic_month_eur", "premium_year_eur"],
    expand: ["data.product"],
  });
  expect(found.data.map((p) => p.lookup_key).sort()).toEqual([
    "basic_month_eur",
    "premium_year_eur",
  ]);
  expect(found.data[1]?.product).toMatchObject({ object: "product", metadata: { tier: "basic" } });
  const next = {
    product: basic.product.id,
    currency: "eur",
    unit_amount: 799,
    recurring: { interval: "month" as const },
    lookup_key: "basic_month_eur",
  };
  await expect(stripe.prices.create(next)).rejects.toThrow("already uses that lookup key");
  const moved = await stripe.prices.create({ ...next, transfer_lookup_key: true });
  const [holder] = (await stripe.prices.list({ lookup_keys: ["basic_month_eur"] })).data;
  expect(holder?.id).toBe(moved.id);
  expect((await stripe.prices.retrieve(basic.month.id)).lookup_key).toBeNull();
});

it("expands ids and lists, and nothing else", async () => {
  const { stage, stripe, goods, customer } = await begin();
  const sub = await subscribed(stage, customer, goods.premium.month.id);
  const whole = await stripe.subscriptions.retrieve(sub.id, {
    expand: ["customer", "default_payment_method", "latest_invoice.payments"],
  });
  expect(whole).toMatchObject({
    customer: { id: customer },
    default_payment_method: {
      card: { last4: "4242", fingerprint: expect.stringMatching(/^\w{16}$/) },
    },
    latest_invoice: {
      payments: { data: [{ status: "paid" }] },
    },
  });
  expect(sub.items.data[0]?.price.unit_amount_decimal?.toString()).toBe("1999");
  await expect(
    stripe.subscriptions.list({ expand: ["data.items.data.price.product"] }),
  ).rejects.toThrow("more than 4 levels");
  const [payment] = (
    await stripe.invoicePayments.list({
      invoice: String(sub.latest_invoice),
      expand: ["data.payment.payment_intent"],
    })
  ).data;
  expect(payment?.payment.payment_intent).toMatchObject({ status: "succeeded" });
  await expect(stripe.subscriptions.retrieve(sub.id, { expand: ["status"] })).rejects.toThrow(
    "cannot be expanded",
  );
  const session = (await stripe.checkout.sessions.list({ customer, expand: ["data.line_items"] }))
    .data[0];
  expect(session?.line_items?.data[0]).toMatchObject({
    amount_total: 1999,
    description: "Premium",
  });
});

it("gives the same card the same fingerprint for every customer", async () => {
  const { stage, stripe, goods, customer } = await begin();
  const other = await person(stage, "bo@example.eu");
  await subscribed(stage, customer, goods.basic.month.id, 7);
  await subscribed(stage, other.customer, goods.basic.month.id, 7);
  const prints = await Promise.all(
    [customer, other.customer].map(
      async (c) => (await stripe.paymentMethods.list({ customer: c })).data[0]?.card?.fingerprint,
    ),
  );
  expect(prints[0]).toBe(prints[1]);
});

it("previews an upgrade to the cent", async () => {
  const { stage, stripe, goods, customer, clock } = await begin();
  const sub = await subscribed(stage, customer, goods.basic.month.id);
  await stage.advance(clock, sub.start_date + 12 * 86_400 + 4321);
  const items = [{ id: sub.items.data[0]?.id ?? "", price: goods.premium.month.id }];
  const preview = await stripe.invoices.createPreview({
    customer,
    subscription: sub.id,
    subscription_details: { items, proration_behavior: "always_invoice" },
  });
  const after = await stripe.subscriptions.update(sub.id, {
    items,
    proration_behavior: "always_invoice",
  });
  const invoice = await stripe.invoices.retrieve(String(after.latest_invoice));
  expect(invoice.amount_paid).toBe(preview.amount_due);
  const renewal = await stripe.invoices.createPreview({ subscription: sub.id });
  expect(renewal.amount_due).toBe(1999);
});

it("gives back more than is due as a balance that later invoices use up", async () => {
  const { stage, stripe, goods, customer, clock } = await begin();
  const sub = await subscribed(stage, customer, goods.premium.year.id);
  const items = [{ id: sub.items.data[0]?.id ?? "", price: goods.basic.month.id }];
  await stripe.subscriptions.update(sub.id, { items, proration_behavior: "always_invoice" });
  const owed = await stripe.customers.retrieve(customer);
  expect(owed).toMatchObject({ balance: 699 - 19_900 });
  await stage.advance(clock, sub.start_date + 32 * 86_400);
  const later = await stripe.subscriptions.retrieve(sub.id, { expand: ["latest_invoice"] });
  expect(later.latest_invoice).toMatchObject({ amount_due: 0, status: "paid", total: 699 });
  const left = 19_900 - 2 * 699;
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: -left });

  const session = await order(stage, customer, goods.premium.year.id);
  const page = await browse(session.url ?? "");
  expect(page.text).toContain("Credit applied");
  expect((await browse(session.url ?? "", cardForm("4242424242424242"))).status).toBe(303);
  const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ["invoice"] });
  expect(paid.invoice).toMatchObject({
    total: 19_900,
    amount_paid: 19_900 - left,
    ending_balance: 0,
  });
});

it("opens and expires sessions, and names what it does not play", async () => {
  const { stage, stripe, goods, customer } = await begin();
  const session = await order(stage, customer, goods.basic.month.id);
  const [open] = (await stripe.checkout.sessions.list({ customer, status: "open" })).data;
  expect(open?.id).toBe(session.id);
  expect(await stripe.checkout.sessions.expire(session.id)).toMatchObject({
    status: "expired",
    url: null,
  });
  await expect(stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({
    statusCode: 400,
  });
  expect(await stage.events()).toEqual(["checkout.session.expired"]);
  await expect(
    stripe.checkout.sessions.create({
      mode: "subscription",
      customer,
      line_items: [{ price: goods.basic.month.id, quantity: 1 }],
      success_url: "https://shop.example/",
      adaptive_pricing: { enabled: true },
    }),
  ).rejects.toThrow("does not play adaptive pricing");
  await expect(stripe.billingPortal.sessions.create({ customer })).rejects.toThrow(
    "No configuration",
  );
});
