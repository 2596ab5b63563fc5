// The hosted pages: every card, every language, every invalid form, and the portal's flows.
import { expect, it } from "vitest";
import { begin, hour, portal } from "./beginnings.ts";
import { browse, cardForm, days, order, portalConfiguration, subscribed } from "./stage.ts";

const says: [string, string][] = [
  ["4000000000000002", "Your card was declined."],
  ["4000000000009995", "Your card has insufficient funds."],
  ["4000000000000069", "Your card has expired."],
  ["4000000000000127", "security code is incorrect."],
  ["4000000000000119", "An error occurred while processing"],
  ["4000000000000341", "Your card was declined."],
];

it.each(says)("says why %s does not pay, and lets another card try", async (number, text) => {
  const { stage, stripe, goods, customer } = await begin();
  const session = await order(stage, customer, goods.basic.month.id);
  const refused = await browse(session.url ?? "", cardForm(number));
  expect(refused.status).toBe(400);
  expect(refused.text).toContain(text);
  expect(refused.text).toContain('aria-invalid="true" aria-describedby="card_number-error"');
  expect(refused.text).not.toContain('value="123"');
  expect((await browse(session.url ?? "", cardForm("5555555555554444"))).status).toBe(303);
  expect((await stripe.subscriptions.list({ customer })).data).toHaveLength(1);
});

it("authenticates and then declines", async () => {
  const { stage, stripe, goods, customer } = await begin();
  for (const trial of [undefined, 7]) {
    const session = await order(stage, customer, goods.basic.month.id, trial);
    const secure = await browse(session.url ?? "", cardForm("4000008400001629"));
    const refused = await browse(secure.to ?? "", { outcome: "complete" });
    expect(refused.text).toContain("Your card was declined.");
  }
  expect(await stage.events()).toEqual([
    "payment_intent.created",
    "payment_intent.requires_action",
    "charge.failed",
    "payment_intent.payment_failed",
    "setup_intent.created",
    "setup_intent.requires_action",
    "setup_intent.setup_failed",
  ]);
  expect((await stripe.subscriptions.list({ customer, status: "all" })).data).toEqual([]);
});

it("names every field that is wrong, keeps what was right, and charges nothing", async () => {
  const { stage, stripe, goods, customer } = await begin();
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer,
    line_items: [{ price: goods.premium.month.id, quantity: 1 }],
    subscription_data: { trial_period_days: 7 },
    success_url: "https://shop.example/",
    consent_collection: { terms_of_service: "required" },
    custom_text: {
      submit: { message: "Order <now>, pay later." },
      terms_of_service_acceptance: { message: "I accept everything." },
    },
  });
  const empty = await browse(session.url ?? "", {});
  expect(empty.status).toBe(400);
  for (const name of ["card_number", "expiry", "cvc", "name", "terms"])
    expect(empty.text).toContain(`id="${name}-error"`);
  const wrong = await browse(
    session.url ?? "",
    cardForm("4111111111111111", { expiry: "01/20", cvc: "12", name: "<Ada>" }),
  );
  expect(wrong.text).toContain("test cards only");
  expect(wrong.text).toContain("in the past");
  expect(wrong.text).toContain("&lt;Ada&gt;");
  expect(wrong.text).toContain("Order &lt;now&gt;, pay later.");
  expect(await stage.events()).toEqual([]);
  const done = await browse(session.url ?? "", cardForm("4242 4242 4242 4242", { terms: "on" }));
  expect(done.status).toBe(303);
  const { consent } = await stripe.checkout.sessions.retrieve(session.id);
  expect(consent?.terms_of_service).toBe("accepted");
});

it.each([
  ["en", "Try Premium", "7 days free", "Then €19.99 per month starting 22 January 2027"],
  [
    "de",
    "Premium testen",
    "7 Tage kostenlos",
    "Danach 19,99\u00a0€ pro Monat ab dem 22. Januar 2027",
  ],
  [
    "fr",
    "Essayer Premium",
    "7 jours gratuits",
    "Puis 19,99\u00a0€ par mois à partir du 22 janvier 2027",
  ],
  [
    "es",
    "Probar Premium",
    "7 días gratis",
    "Después, 19,99\u00a0€ al mes a partir del 22 de enero de 2027",
  ],
])("speaks %s", async (language, ...texts) => {
  const { stage, stripe, goods, customer } = await begin();
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer,
    line_items: [{ price: goods.premium.month.id, quantity: 1 }],
    subscription_data: { trial_period_days: 7 },
    success_url: "https://shop.example/",
    locale: "auto",
  });
  const page = await browse(session.url ?? "", undefined, `${language}-XX,en;q=0.5`);
  expect(page.text).toContain(`<html lang="${language}">`);
  for (const text of texts) expect(page.text).toContain(text);
  expect(page.text).not.toContain("<script");
  await stage.settle();
});

it("copies name and address to the customer when it was asked to", async () => {
  const { stage, stripe, goods, customer } = await begin();
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer,
    line_items: [{ price: goods.premium.month.id, quantity: 1 }],
    success_url: "https://shop.example/",
    customer_update: { name: "auto", address: "auto" },
  });
  await browse(session.url ?? "", cardForm("4242424242424242", { country: "FR" }));
  expect(await stripe.customers.retrieve(customer)).toMatchObject({
    name: "Ada Example",
    address: { country: "FR" },
  });
  expect(await stage.events()).toContain("customer.updated");
});

it("begins a trial without a card, and pauses or cancels when it ends without one", async () => {
  const { stage, stripe, goods, customer, clock } = await begin();
  const begun = async (missing_payment_method: "cancel" | "pause") => {
    const session = await stripe.checkout.sessions.create({
      mode: "subscription",
      customer,
      line_items: [{ price: goods.basic.month.id, quantity: 1 }],
      success_url: "https://shop.example/",
      payment_method_collection: "if_required",
      subscription_data: {
        trial_period_days: 7,
        trial_settings: { end_behavior: { missing_payment_method } },
      },
    });
    expect((await browse(session.url ?? "", {})).status).toBe(303);
    return String((await stripe.checkout.sessions.retrieve(session.id)).subscription);
  };
  const [paused, canceled] = [await begun("pause"), await begun("cancel")];
  const start = (await stripe.testHelpers.testClocks.retrieve(clock)).frozen_time;
  await stage.advance(clock, start + 8 * days);
  expect((await stripe.subscriptions.retrieve(paused)).status).toBe("paused");
  expect((await stripe.subscriptions.retrieve(canceled)).status).toBe("canceled");
  await stripe.paymentMethods.attach("pm_card_visa", { customer });
  const [card] = (await stripe.paymentMethods.list({ customer })).data;
  await stripe.subscriptions.update(paused, { default_payment_method: card?.id ?? "" });
  expect((await stripe.subscriptions.resume(paused)).status).toBe("active");
});

it("upgrades in the portal, with 3-D Secure on the way", async () => {
  const { stage, stripe, goods, customer } = await begin();
  const sub = await subscribed(stage, customer, goods.basic.month.id);
  const configuration = await portalConfiguration(stage, goods);
  const home = await portal(stage, customer, configuration.id);
  expect((await browse(home)).text).toContain("Renews on 15 February 2027");
  const bank = await browse(`${home}/payment-method`, cardForm("4000002760003184"));
  await browse(bank.to ?? "", { outcome: "complete" });
  const chosen = await browse(`${home}/update/${sub.id}`, { price: goods.premium.month.id });
  const confirm = await browse(chosen.to ?? "");
  expect(confirm.text).toContain("Amount due today");
  expect(confirm.text).toContain("€13.00");
  await stage.events();
  const secure = await browse(chosen.to ?? "", {});
  expect(secure.to).toMatch(/\/i\/in_\w+\/secure\?back=bps_/);
  expect((await stripe.subscriptions.retrieve(sub.id)).pending_update).not.toBeNull();
  const done = await browse(secure.to ?? "", { outcome: "complete" });
  expect(done.to).toContain("/p/session/");
  const after = await stripe.subscriptions.retrieve(sub.id);
  expect(after).toMatchObject({
    pending_update: null,
    items: { data: [{ price: { id: goods.premium.month.id } }] },
  });
  expect(await stage.events()).toEqual([
    "invoice.created",
    "invoice.finalized",
    "payment_intent.created",
    "payment_intent.requires_action",
    "invoice.payment_action_required",
    "customer.subscription.updated",
    "charge.succeeded",
    "payment_intent.succeeded",
    "invoice_payment.paid",
    "invoice.paid",
    "invoice.payment_succeeded",
    "customer.subscription.pending_update_applied",
    "customer.subscription.updated",
  ]);
});

it("shows invoices that can be printed, and paid while they are open", async () => {
  const { stage, stripe, goods, customer, clock } = await begin();
  const sub = await subscribed(stage, customer, goods.basic.month.id);
  const configuration = await portalConfiguration(stage, goods);
  const home = await portal(stage, customer, configuration.id);
  await browse(`${home}/payment-method`, cardForm("4000000000000341"));
  await stage.advance(clock, sub.start_date + 31 * days + hour);
  const front = await browse(home);
  expect(front.text).toContain("Payment is past due");
  const { latest_invoice } = await stripe.subscriptions.retrieve(sub.id, {
    expand: ["latest_invoice"],
  });
  const url = typeof latest_invoice === "object" ? (latest_invoice?.hosted_invoice_url ?? "") : "";
  expect((await browse(url)).text).toContain("1 × Basic (at €6.99 / month)");
  expect((await browse(`${url}/pay`, cardForm("4000000000000002"))).status).toBe(400);
  expect((await browse(`${url}/pay`, cardForm("4242424242424242"))).to).toBe(url);
  expect((await browse(url)).text).toContain("Paid");
  expect((await stripe.subscriptions.retrieve(sub.id)).status).toBe("active");
});

it("lets nobody into a portal that is not theirs, not there, or not switched on", async () => {
  const { stage, stripe, goods, customer } = await begin();
  const sub = await subscribed(stage, customer, goods.basic.month.id);
  const other = await stripe.customers.create({});
  const configuration = await portalConfiguration(stage, goods);
  const theirs = await portal(stage, other.id, configuration.id);
  expect((await browse(`${theirs}/cancel/${sub.id}`, {})).status).toBe(404);
  expect((await browse(`${stage.sandbox.url}/p/session/bps_none`)).status).toBe(404);
  expect((await browse(`${stage.sandbox.url}/c/pay/cs_test_none`)).status).toBe(404);
  const closed = await stripe.billingPortal.configurations.create({
    features: { invoice_history: { enabled: true } },
  });
  const little = await portal(stage, customer, closed.id);
  for (const step of [`cancel/${sub.id}`, `update/${sub.id}`, "payment-method", "information"])
    expect((await browse(`${little}/${step}`)).status).toBe(404);
  await stage.settle();
});
