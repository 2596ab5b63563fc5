import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signature as signed } from "../../packages/stripe-sandbox/webhooks/sign.ts";
import {
  type BillingStage,
  openBillingStage,
  subscribe,
  webhookSecret,
} from "../../tests/factories/billing.ts";
import { receiveEvent } from "./webhooks.server.ts";

let stage: BillingStage;
beforeAll(async () => {
  stage = await openBillingStage();
});
afterAll(() => stage?.close());

const eventCount = async (): Promise<number> =>
  Number((await stage.pool.query("select count(*) from stripe_events")).rows[0].count);
const handled = async (): Promise<string[]> =>
  (
    await stage.pool.query(
      "select type from stripe_events where done_at is not null and attempts = 1 order by type",
    )
  ).rows.map((row) => row.type);
const send = (options: object) => stage.sandbox.control("POST /_sandbox/deliveries/send", options);

const body = (o: object = {}) =>
  JSON.stringify({
    id: `evt_${Math.random()}`,
    type: "customer.subscription.updated",
    ...o,
    data: { object: { object: "subscription", customer: "cus_nobody" } },
  });
const nowSeconds = () => Math.floor(Date.now() / 1000);
const receive = (text: string, signature: string | null) =>
  receiveEvent(stage.services, { body: text, signature });

describe("a webhook", () => {
  it("is taken in once, however often and however fast it comes", async () => {
    const reader = await stage.reader();
    await subscribe(stage, reader);
    await stage.settle();
    const before = await eventCount();
    const again = { type: "customer.subscription.created", times: 12, concurrent: true };
    expect(await send(again)).toMatchObject({
      attempts: Array.from({ length: 12 }, () => ({ status: 200 })),
    });
    await stage.settle();
    expect(await eventCount()).toBe(before);
    const { rows } = await stage.pool.query(
      "select count(*) from mails where user_id = $1 and key like 'billing %'",
      [reader.id],
    );
    expect(Number(rows[0].count)).toBe(1);
    expect((await handled()).filter((type) => type === "customer.subscription.created")).toEqual([
      "customer.subscription.created",
    ]);
  });

  it.each([
    ["forged", { signature: "forged" }],
    ["with another secret", { signature: "wrong_secret" }],
    ["unsigned", { signature: "missing" }],
    ["six minutes old", { age_seconds: 360 }],
  ])("that is %s is refused, and nothing is written", async (_, how) => {
    const before = await eventCount();
    expect(await send({ type: "customer.created", ...how })).toMatchObject({
      attempts: [{ status: 400 }],
    });
    expect(await eventCount()).toBe(before);
  });

  it("is refused with a NUL in what names it, which the database does not have", async () => {
    const before = await eventCount();
    const customer = { object: "subscription", customer: "cus_\0" };
    for (const made of [
      body({ id: "evt_\0" }),
      body({ type: "customer\0" }),
      JSON.stringify({ id: "evt_nul", type: "customer.updated", data: { object: customer } }),
    ])
      expect(await receive(made, signed(made, [webhookSecret], nowSeconds()))).toEqual({
        ok: false,
        reason: "body",
      });
    expect(await eventCount()).toBe(before);
  });

  it("is refused with a signature of the future, and with what is none", async () => {
    const made = body();
    const before = await eventCount();
    const right = signed(made, [webhookSecret], nowSeconds());
    const strange = ["", "v1=00", "t=1", "t=x,v1=00", right.replace("v1=", "v0="), `${right}0`];
    for (const header of [signed(made, [webhookSecret], nowSeconds() + 360), ...strange])
      expect(await receive(made, header), header).toEqual({ ok: false, reason: "signature" });
    expect(await eventCount()).toBe(before);
    expect(await receive(made, right)).toEqual({ ok: true, isNew: true });
  });

  it("is accepted with either of two signatures, and days late when it is signed anew", async () => {
    await stage.sandbox.control("POST /_sandbox/secrets/rotate", { secret: "whsec_the_next" });
    expect(await send({ type: "customer.created" })).toMatchObject({ attempts: [{ status: 200 }] });
    const text = body();
    const both = signed(text, ["whsec_the_next", webhookSecret], nowSeconds() - 290);
    expect(await receive(text, both)).toEqual({ ok: true, isNew: true });
    expect(await receive(text, both)).toEqual({ ok: true, isNew: false });
    // Back to the secret that the site knows.
    await stage.sandbox.control("POST /_sandbox/secrets/rotate", { secret: webhookSecret });
  });

  it("needs a body that is an event", async () => {
    const before = await eventCount();
    for (const text of ["", "{", "[]", "{}", '{"id":7,"type":"x"}', '{"id":"evt_1"}'])
      expect(await receive(text, signed(text, [webhookSecret], nowSeconds())), text).toEqual({
        ok: false,
        reason: "body",
      });
    expect(await eventCount()).toBe(before);
  });

  it("of an unknown kind, customer or object is noted and changes nothing", async () => {
    for (const object of [
      null,
      {},
      { object: "customer", id: "cus_x" },
      { customer: { id: "c" } },
    ]) {
      const text = JSON.stringify({
        id: `evt_${Math.random()}`,
        type: "new.thing",
        data: { object },
      });
      const right = signed(text, [webhookSecret], nowSeconds());
      expect(await receive(text, right)).toEqual({ ok: true, isNew: true });
    }
    await stage.settle();
    const { rows } = await stage.pool.query(
      "select from stripe_events where type = 'new.thing' and done_at is null",
    );
    expect(rows).toEqual([]);
    expect(stage.lines.splice(0)).toEqual([]);
  });

  it("that we could not take comes again, and has its effect", async () => {
    let refusals = 3;
    stage.answerWith(() => {
      if (--refusals === 0) stage.answerWith(null);
      return 500;
    });
    const reader = await stage.reader();
    await subscribe(stage, reader);
    await stage.settle();
    const { rows } = await stage.pool.query("select status from subscriptions where user_id = $1", [
      reader.id,
    ]);
    expect(rows).toEqual([{ status: "trialing" }]);
  });

  it("waits while the provider is unavailable, and is handled when it is back", async () => {
    const reader = await stage.reader();
    await subscribe(stage, reader);
    const away = { match: "GET /v1/subscriptions", times: 3, status: 500 };
    await stage.sandbox.control("POST /_sandbox/settle", { timeout_ms: 60_000 });
    await stage.sandbox.control("POST /_sandbox/faults", away);
    await stage.settle();
    const waiting = await stage.pool.query(
      "select attempts, last_error from stripe_events where done_at is null",
    );
    expect(waiting.rows[0]).toEqual({ attempts: 1, last_error: "the provider is unavailable" });
    expect(stage.lines.splice(0)).toMatchObject([
      { level: "warn", message: "the payment provider is unavailable" },
    ]);
    // Now they are due again.
    await stage.sandbox.control("DELETE /_sandbox/faults");
    await stage.pool.query("update stripe_events set next_attempt_at = now()");
    await stage.settle();
    const { rows } = await stage.pool.query("select status from subscriptions where user_id = $1", [
      reader.id,
    ]);
    expect(rows).toEqual([{ status: "trialing" }]);
  });
});
