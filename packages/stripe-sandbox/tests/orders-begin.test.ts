// The order of events when customers subscribe and pay for the first time.
import { expect, it } from "vitest";
import { begin, february, hour, moved, paid } from "./beginnings.ts";
import { browse, cardForm, days, noon, order, subscribed } from "./stage.ts";

it("1: begins a trial", async () => {
  const { stage, stripe, goods, customer } = await begin();
  const session = await order(stage, customer, goods.premium.month.id, 7);
  expect(session).toMatchObject({ status: "open", payment_status: "unpaid", subscription: null });
  const sent = await browse(session.url ?? "", cardForm("4242424242424242"));
  expect(sent).toMatchObject({
    status: 303,
    to: `https://shop.example/done?session=${session.id}`,
  });
  expect(await stage.events()).toEqual([
    "setup_intent.created",
    "setup_intent.succeeded",
    "payment_method.attached",
    "customer.subscription.created",
    "invoice.created",
    "invoice.finalized",
    "invoice.paid",
    "invoice.payment_succeeded",
    "checkout.session.completed",
  ]);
  const done = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ["subscription", "invoice"],
  });
  expect(done).toMatchObject({
    payment_status: "no_payment_required",
    status: "complete",
    subscription: {
      status: "trialing",
      trial_end: noon + 7 * days,
      metadata: { user: "u1" },
      items: { data: [{ current_period_start: noon, current_period_end: noon + 7 * days }] },
    },
    invoice: { amount_due: 0, status: "paid", billing_reason: "subscription_create" },
  });
});

it("2: ends a trial with the first payment", async () => {
  const { stage, stripe, goods, customer, clock } = await begin();
  const { id } = await subscribed(stage, customer, goods.premium.month.id, 7);
  await stage.events();
  await stage.advance(clock, noon + 4 * days);
  expect(await stage.events()).toEqual(moved("customer.subscription.trial_will_end"));
  await stage.advance(clock, noon + 7 * days);
  expect(await stage.events()).toEqual(moved("invoice.created", "customer.subscription.updated"));
  const sub = await stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] });
  expect(sub).toMatchObject({
    status: "active",
    latest_invoice: { status: "draft", amount_due: 1999, billing_reason: "subscription_cycle" },
    items: { data: [{ current_period_start: noon + 7 * days }] },
  });
  await stage.advance(clock, noon + 7 * days + hour);
  expect(await stage.events()).toEqual(moved(...paid));
});

it("3: declines, and forgets the session after a day", async () => {
  const { stage, stripe, goods, customer, clock } = await begin();
  const session = await order(stage, customer, goods.premium.month.id);
  const sent = await browse(session.url ?? "", cardForm("4000000000000002"));
  expect(sent.status).toBe(400);
  expect(sent.text).toContain("Your card was declined.");
  expect(await stage.events()).toEqual([
    "payment_intent.created",
    "charge.failed",
    "payment_intent.payment_failed",
  ]);
  expect(await stripe.subscriptions.list({ customer, status: "all" })).toMatchObject({ data: [] });
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe("open");
  await stage.advance(clock, noon + days);
  expect(await stage.events()).toEqual(moved("checkout.session.expired"));
  expect((await browse(session.url ?? "")).status).toBe(410);
});

it("4: asks for 3-D Secure, at checkout and at renewal", async () => {
  const { stage, stripe, goods, customer, clock } = await begin();
  const session = await order(stage, customer, goods.premium.month.id);
  const secure = await browse(session.url ?? "", cardForm("4000002760003184"));
  expect(secure.to).toBe(`${session.url}/secure`);
  expect(await stage.events()).toEqual([
    "payment_intent.created",
    "payment_intent.requires_action",
  ]);
  const failed = await browse(secure.to ?? "", { outcome: "fail" });
  expect(failed.status).toBe(400);
  expect(await stage.events()).toEqual(["payment_intent.payment_failed"]);
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe("open");

  const again = await browse(session.url ?? "", cardForm("4000002760003184"));
  await stage.events();
  expect((await browse(again.to ?? "", { outcome: "complete" })).status).toBe(303);
  expect(await stage.events()).toEqual([
    "charge.succeeded",
    "payment_intent.succeeded",
    "payment_method.attached",
    "customer.subscription.created",
    "invoice.created",
    "invoice.finalized",
    "invoice_payment.paid",
    "invoice.paid",
    "invoice.payment_succeeded",
    "checkout.session.completed",
  ]);

  await stage.advance(clock, february + hour);
  expect(await stage.events()).toEqual(
    moved(
      "invoice.upcoming",
      "invoice.created",
      "customer.subscription.updated",
      "invoice.finalized",
      "payment_intent.created",
      "payment_intent.requires_action",
      "invoice.payment_action_required",
      "invoice.payment_failed",
      "customer.subscription.updated",
    ),
  );
  const [sub] = (await stripe.subscriptions.list({ customer, expand: ["data.latest_invoice"] }))
    .data;
  expect(sub?.status).toBe("past_due");
  const invoice = sub?.latest_invoice;
  const url = typeof invoice === "object" ? invoice?.hosted_invoice_url : null;
  const bank = await browse(`${url}/pay`, {});
  expect(bank.to).toBe(`${url}/secure`);
  expect((await browse(bank.to ?? "", { outcome: "complete" })).status).toBe(303);
  expect((await stripe.subscriptions.retrieve(sub?.id ?? "")).status).toBe("active");
});
