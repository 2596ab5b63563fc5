// The order of events when customers change plans, fail to pay, and cancel.
import { expect, it } from "vitest";
import { begin, february, hour, moved, paid, portal } from "./beginnings.ts";
import { browse, cardForm, days, noon, order, portalConfiguration, subscribed } from "./stage.ts";

it("5: upgrades at once, or keeps the update pending", async () => {
  const { stage, stripe, goods, customer, clock } = await begin();
  const sub = await subscribed(stage, customer, goods.basic.month.id);
  await stage.advance(clock, noon + 10 * days);
  await stage.events();
  const upgrade = (price: string) =>
    stripe.subscriptions.update(sub.id, {
      items: [{ id: sub.items.data[0]?.id ?? "", price }],
      proration_behavior: "always_invoice",
      payment_behavior: "pending_if_incomplete",
    });
  const after = await upgrade(goods.premium.month.id);
  expect(await stage.events()).toEqual([
    "invoice.created",
    ...paid,
    "customer.subscription.updated",
  ]);
  const invoice = await stripe.invoices.retrieve(String(after.latest_invoice), {
    expand: ["payments"],
  });
  const share = (amount: number) => Math.round((amount * 21) / 31);
  expect(invoice).toMatchObject({
    billing_reason: "subscription_update",
    amount_paid: share(1999) - share(699),
    lines: { data: [{ amount: -share(699) }, { amount: share(1999) }] },
    payments: { data: [{ status: "paid" }] },
  });

  await stripe.paymentMethods.attach("pm_card_chargeCustomerFail", { customer });
  const [bad] = (await stripe.paymentMethods.list({ customer })).data;
  await stripe.subscriptions.update(sub.id, { default_payment_method: bad?.id ?? "" });
  await stage.events();
  const waiting = await upgrade(goods.premium.year.id);
  expect(await stage.events()).toEqual([
    "invoice.created",
    "invoice.finalized",
    "payment_intent.created",
    "charge.failed",
    "payment_intent.payment_failed",
    "invoice.payment_failed",
    "customer.subscription.updated",
  ]);
  expect(waiting.items.data[0]?.price.id).toBe(goods.premium.month.id);
  expect(waiting.pending_update?.expires_at).toBe(noon + 10 * days + 23 * hour);
  await stage.advance(clock, noon + 11 * days);
  expect(await stage.events()).toEqual(
    moved(
      "payment_intent.canceled",
      "invoice.voided",
      "customer.subscription.pending_update_expired",
      "customer.subscription.updated",
    ),
  );

  const second = await upgrade(goods.premium.year.id);
  await stage.events();
  await stripe.invoices.pay(String(second.latest_invoice), {
    payment_method: String(sub.default_payment_method),
  });
  expect(await stage.events()).toEqual([
    "charge.succeeded",
    "payment_intent.succeeded",
    "invoice_payment.paid",
    "invoice.paid",
    "invoice.payment_succeeded",
    "customer.subscription.pending_update_applied",
    "customer.subscription.updated",
  ]);
  const yearly = await stripe.subscriptions.retrieve(sub.id);
  expect(yearly.items.data[0]?.price.id).toBe(goods.premium.year.id);
});

it("6: downgrades when the period ends", async () => {
  const { stage, stripe, goods, customer, clock } = await begin();
  const sub = await subscribed(stage, customer, goods.premium.month.id);
  const configuration = await portalConfiguration(stage, goods);
  await stage.events();
  const session = await stripe.billingPortal.sessions.create({
    customer,
    configuration: configuration.id,
    return_url: "https://shop.example/manage",
    flow_data: {
      type: "subscription_update_confirm",
      subscription_update_confirm: {
        subscription: sub.id,
        items: [{ id: sub.items.data[0]?.id ?? "", price: goods.basic.month.id }],
      },
      after_completion: { type: "redirect", redirect: { return_url: "https://shop.example/back" } },
    },
  });
  const confirm = await browse(session.url);
  expect((await browse(confirm.to ?? "")).text).toContain("Your plan changes on 15 February 2027.");
  expect((await browse(confirm.to ?? "", {})).to).toBe("https://shop.example/back");
  expect(await stage.events()).toEqual([
    "billing_portal.session.created",
    "subscription_schedule.created",
    "customer.subscription.updated",
    "subscription_schedule.updated",
  ]);
  await expect(stripe.subscriptions.update(sub.id, { cancel_at_period_end: true })).rejects.toThrow(
    "managed by the subscription schedule",
  );
  await stage.advance(clock, february);
  expect(await stage.events()).toEqual(
    moved(
      "invoice.upcoming",
      "subscription_schedule.updated",
      "invoice.created",
      "customer.subscription.updated",
    ),
  );
  await stage.advance(clock, february + hour);
  expect(await stage.events()).toEqual(
    moved(...paid, "subscription_schedule.released", "customer.subscription.updated"),
  );
  const after = await stripe.subscriptions.retrieve(sub.id, { expand: ["latest_invoice"] });
  expect(after).toMatchObject({
    schedule: null,
    items: { data: [{ price: { id: goods.basic.month.id } }] },
    latest_invoice: { amount_paid: 699 },
  });
});

it("7: cancels, resumes, and ends", async () => {
  const { stage, stripe, goods, customer, clock } = await begin();
  const sub = await subscribed(stage, customer, goods.premium.month.id);
  const configuration = await portalConfiguration(stage, goods);
  const home = await portal(stage, customer, configuration.id);
  await stage.events();
  await browse(`${home}/cancel/${sub.id}`, { reason: "too_expensive" });
  expect(await stage.events()).toEqual(["customer.subscription.updated"]);
  expect(await stripe.subscriptions.retrieve(sub.id)).toMatchObject({
    cancel_at: february,
    cancel_at_period_end: false,
    cancellation_details: { feedback: "too_expensive", reason: "cancellation_requested" },
  });
  await browse(`${home}/resume/${sub.id}`, {});
  expect(await stage.events()).toEqual(["customer.subscription.updated"]);
  expect(await stripe.subscriptions.retrieve(sub.id)).toMatchObject({
    cancel_at: null,
    canceled_at: null,
  });

  const flagged = await stripe.subscriptions.update(sub.id, { cancel_at_period_end: true });
  expect(flagged).toMatchObject({ cancel_at: february, cancel_at_period_end: true });
  await stage.events();
  await stage.advance(clock, february + hour);
  expect(await stage.events()).toEqual(moved("customer.subscription.deleted"));
  expect(await stripe.subscriptions.retrieve(sub.id)).toMatchObject({
    status: "canceled",
    ended_at: february,
  });
});

it("8: withdraws with a refund", async () => {
  const { stage, stripe, goods, customer } = await begin();
  const sub = await subscribed(stage, customer, goods.premium.month.id);
  await stage.events();
  await stripe.subscriptions.cancel(sub.id);
  const invoice = await stripe.invoices.retrieve(String(sub.latest_invoice), {
    expand: ["payments"],
  });
  const intent = String(invoice.payments?.data[0]?.payment.payment_intent);
  const refund = await stripe.refunds.create({
    payment_intent: intent,
    reason: "requested_by_customer",
  });
  expect(refund).toMatchObject({ amount: 1999, status: "succeeded" });
  expect(await stage.events()).toEqual([
    "customer.subscription.deleted",
    "refund.created",
    "charge.refunded",
    "refund.updated",
  ]);
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: "charge_already_refunded",
  });
});

it("9: loses a renewal and finds it again", async () => {
  const { stage, stripe, goods, customer, clock } = await begin();
  const sub = await subscribed(stage, customer, goods.premium.month.id);
  const configuration = await portalConfiguration(stage, goods);
  const home = await portal(stage, customer, configuration.id);
  const saved = await browse(`${home}/payment-method`, cardForm("4000000000000341"));
  expect(saved.status).toBe(303);
  await stage.events();
  await stage.advance(clock, february + hour);
  expect(await stage.events()).toEqual(
    moved(
      "invoice.upcoming",
      "invoice.created",
      "customer.subscription.updated",
      "invoice.finalized",
      "payment_intent.created",
      "charge.failed",
      "payment_intent.payment_failed",
      "invoice.payment_failed",
      "customer.subscription.updated",
    ),
  );
  const late = await stripe.subscriptions.retrieve(sub.id, { expand: ["latest_invoice"] });
  expect(late).toMatchObject({
    status: "past_due",
    latest_invoice: { next_payment_attempt: february + hour + 3 * days, attempt_count: 1 },
  });
  await browse(`${home}/payment-method`, cardForm("4242424242424242"));
  expect(await stage.events()).toEqual([
    "setup_intent.created",
    "setup_intent.succeeded",
    "payment_method.attached",
    "customer.updated",
    "charge.succeeded",
    "payment_intent.succeeded",
    "invoice_payment.paid",
    "invoice.paid",
    "invoice.payment_succeeded",
    "customer.subscription.updated",
  ]);
  expect((await stripe.subscriptions.retrieve(sub.id)).status).toBe("active");
});

it("9: gives up after the last attempt", async () => {
  const { stage, stripe, goods, customer, clock } = await begin();
  const sub = await subscribed(stage, customer, goods.premium.month.id);
  const configuration = await portalConfiguration(stage, goods);
  await browse(
    `${await portal(stage, customer, configuration.id)}/payment-method`,
    cardForm("4000000000000341"),
  );
  await stage.advance(clock, february + hour + 14 * days);
  await stage.events();
  expect((await stripe.subscriptions.retrieve(sub.id)).status).toBe("past_due");
  await stage.advance(clock, february + hour + 15 * days);
  expect(await stage.events()).toEqual(
    moved(
      "charge.failed",
      "payment_intent.payment_failed",
      "invoice.payment_failed",
      "customer.subscription.deleted",
    ),
  );
  const gone = await stripe.subscriptions.retrieve(sub.id, { expand: ["latest_invoice"] });
  expect(gone).toMatchObject({
    status: "canceled",
    cancellation_details: { reason: "payment_failed" },
    latest_invoice: { status: "open", next_payment_attempt: null, attempt_count: 4 },
  });
  const [owed] = (await stripe.invoices.list({ subscription: sub.id, status: "open" })).data;
  await stripe.invoices.pay(owed?.id ?? "", {
    payment_method: String(sub.default_payment_method),
  });
  expect((await stripe.subscriptions.retrieve(sub.id)).status).toBe("canceled");
});

it("9: gives up as well where the bank wants the payment confirmed and nobody does", async () => {
  const { stage, stripe, goods, customer, clock } = await begin();
  const sub = await subscribed(stage, customer, goods.premium.month.id);
  const configuration = await portalConfiguration(stage, goods);
  const saved = await browse(
    `${await portal(stage, customer, configuration.id)}/payment-method`,
    cardForm("4000002760003184"),
  );
  await browse(saved.to ?? "", { outcome: "complete" });
  await stage.advance(clock, february + hour + 14 * days);
  expect((await stripe.subscriptions.retrieve(sub.id)).status).toBe("past_due");
  await stage.advance(clock, february + hour + 15 * days);
  expect(await stripe.subscriptions.retrieve(sub.id)).toMatchObject({
    status: "canceled",
    cancellation_details: { reason: "payment_failed" },
  });
  await stage.advance(clock, february + 90 * days);
  const owed = await stripe.invoices.list({ subscription: sub.id, status: "open" });
  expect(owed.data).toHaveLength(1);
});

it("10: deletes a customer with everything", async () => {
  const { stage, stripe, goods, customer } = await begin();
  await subscribed(stage, customer, goods.premium.month.id);
  await stage.events();
  await stripe.customers.del(customer);
  expect(await stage.events()).toEqual(["customer.subscription.deleted", "customer.deleted"]);
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
  await expect(order(stage, customer, goods.premium.month.id)).rejects.toMatchObject({
    code: "resource_missing",
  });
});
