// Deliveries that go wrong: twice, late, shuffled, badly signed, refused.
import { expect, it } from "vitest";
import { begin } from "./beginnings.ts";
import { openStage, subscribed } from "./stage.ts";

type Sent = { attempts: { status: number }[] };

it("signs so that the official client believes it, and resends old events with a fresh signature", async () => {
  const { sandbox, stripe, endpoint, events } = await openStage();
  await stripe.customers.create({});
  expect(await events()).toEqual(["customer.created"]);
  const send = async (more: object): Promise<number[]> => {
    const answer = (await sandbox.control("POST /_sandbox/deliveries/send", {
      type: "customer.created",
      ...more,
    })) as Sent;
    return answer.attempts.map((a) => a.status);
  };
  expect(await send({ times: 2 })).toEqual([200, 200]);
  expect(await send({ times: 3, concurrent: true })).toEqual([200, 200, 200]);
  expect(new Set(endpoint.received.map((h) => h.event.id)).size).toBe(1);
  expect(endpoint.received).toHaveLength(5);
  for (const bad of [
    { signature: "forged" },
    { signature: "wrong_secret" },
    { signature: "missing" },
    { age_seconds: 301 },
  ])
    expect(await send(bad)).toEqual([400]);
  expect(endpoint.received).toHaveLength(5);
  expect(endpoint.refused).toHaveLength(4);
});

it("signs with both secrets while they are changed", async () => {
  const { sandbox, stripe, endpoint, events } = await openStage();
  await sandbox.control("POST /_sandbox/secrets/rotate", { secret: "whsec_new" });
  await stripe.customers.create({});
  expect(await events()).toEqual(["customer.created"]);
  expect(endpoint.refused).toEqual([]);
});

it("tries again until the endpoint is well, and gives up some day", async () => {
  const { sandbox, stripe, endpoint, events } = await openStage();
  const answers = [500, 503, 200];
  endpoint.answer(() => answers.shift() ?? 200);
  await stripe.customers.create({});
  expect(await events()).toEqual(["customer.created"]);
  const log = async () =>
    ((await sandbox.control("GET /_sandbox/deliveries")) as { deliveries: object[] }).deliveries;
  expect(await log()).toMatchObject([
    { state: "delivered", attempts: 3, log: [{ status: 500 }, { status: 503 }, { status: 200 }] },
  ]);
  const [delivered] = (await stripe.events.list()).data;
  expect(delivered?.pending_webhooks).toBe(0);
  endpoint.answer(() => 500);
  await stripe.customers.create({});
  expect(await events()).toEqual([]);
  expect((await log())[0]).toMatchObject({ state: "failed", attempts: 4 });
});

it("holds events back and lets them go in an order that a seed decides", async () => {
  const { stage, sandbox, goods, customer } = await withSandbox();
  await sandbox.control("POST /_sandbox/deliveries/mode", { hold: true });
  await subscribed(stage, customer, goods.basic.month.id, 7);
  expect(await stage.events()).toEqual([]);
  const released = (await sandbox.control("POST /_sandbox/deliveries/release", {
    order: "shuffled",
    seed: 7,
    duplicate: 0.5,
  })) as { types: string[]; released: number };
  await sandbox.control("POST /_sandbox/deliveries/mode", { hold: false });
  const arrived = await stage.events();
  expect(arrived).toEqual(released.types);
  expect(arrived.length).toBeGreaterThan(9);
  expect(new Set(arrived).size).toBe(9);
  const emitted = (await stage.stripe.events.list({ limit: 9 })).data.map((e) => e.type).reverse();
  expect([...new Set(arrived)].sort()).toEqual([...emitted].sort());
  expect([...new Set(arrived)]).not.toEqual(emitted);
});

async function withSandbox() {
  const begun = await begin();
  return { ...begun, sandbox: begun.stage.sandbox };
}

it("makes events up, and tells each endpoint only what it asked for", async () => {
  const { sandbox, stripe, endpoint, settle } = await openStage();
  await stripe.webhookEndpoints.create({
    url: `${endpoint.url}?second`,
    enabled_events: ["price.created"],
  });
  await sandbox.control("POST /_sandbox/events", {
    type: "customer.created",
    object: await stripe.customers.create({}),
  });
  await settle();
  expect(endpoint.received.map((h) => h.event.type)).toEqual([
    "customer.created",
    "customer.created",
  ]);
});

it("moves the global clock forward, with everybody who has no clock of their own", async () => {
  const { stage, stripe, goods, sandbox } = await withSandbox();
  const { id } = await stripe.customers.create({ email: "bo@example.eu" });
  const sub = await subscribed(stage, id, goods.basic.month.id, 7);
  await stage.events();
  await sandbox.control("POST /_sandbox/clock", { advance: "P7DT2H" });
  expect(await stage.events()).toEqual([
    "customer.subscription.trial_will_end",
    "invoice.created",
    "customer.subscription.updated",
    "invoice.finalized",
    "payment_intent.created",
    "charge.succeeded",
    "payment_intent.succeeded",
    "invoice_payment.paid",
    "invoice.paid",
    "invoice.payment_succeeded",
  ]);
  const after = await stripe.subscriptions.retrieve(sub.id, { expand: ["latest_invoice"] });
  expect(after).toMatchObject({ status: "active", latest_invoice: { created: sub.trial_end } });
  await expect(
    sandbox.control("POST /_sandbox/clock", { now: new Date().toISOString() }),
  ).rejects.toThrow("409");
  await expect(sandbox.control("POST /_sandbox/clock", { now: "soon" })).rejects.toThrow("400");
});
