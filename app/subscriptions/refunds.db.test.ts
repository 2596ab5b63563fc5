// Refunds against the provider's sandbox.
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { eraseReader } from "#reader-data.server.ts";
import { type BillingStage, openBillingStage, subscribe } from "../../tests/factories/billing.ts";
import { lettersOf, subscribedReader } from "../../tests/factories/contracts.ts";
import { openProvider } from "./billing/provider.server.ts";
import { finishDueRefunds, listDueRefunds, reconcile, settleRefund } from "./reconcile.server.ts";
import { subscriptionOf, withdraw } from "./subscriptions.server.ts";
import { handleEvents } from "./webhooks.server.ts";

let stage: BillingStage;
beforeAll(async () => {
  stage = await openBillingStage();
});
afterEach(() => {
  vi.restoreAllMocks();
  stage.lines.splice(0);
});
afterAll(() => stage?.close());

/** The provider's call for a refund, which refuses from now on. */
async function refuseRefunds() {
  const provider = await openProvider(stage.services.config);
  if (!provider) throw new Error("no provider");
  const refused = Object.assign(new Error("refused"), { type: "StripeInvalidRequestError" });
  return vi.spyOn(provider.refunds, "create").mockRejectedValue(refused);
}

const endPause = () =>
  stage.pool.query("update subscriptions set unwind_next_attempt_at = now() where unwind_due");

it("are not due for a payment that its bank has charged back", async () => {
  const reader = await subscribedReader(stage);
  const provider = await openProvider(stage.services.config);
  if (!provider) throw new Error("no provider");
  vi.spyOn(provider.refunds, "create").mockRejectedValueOnce(
    Object.assign(new Error("charged back"), { code: "charge_disputed" }),
  );
  expect(await withdraw(stage.services, reader.number)).toMatchObject({ refundedCents: 0 });
  await stage.settle();
  const { rows } = await stage.pool.query("select id from subscriptions where unwind_due");
  expect(rows).toEqual([]);
  const subjects = (await lettersOf(stage, reader.email)).map((one) => one.subject);
  expect(subjects.filter((one) => one.startsWith("We have given back"))).toEqual([]);
  expect(stage.lines.map((line) => line.message)).toEqual(["a disputed payment is not refunded"]);
});

it("are not needed for a withdrawal from a trial that has ended, which is confirmed by one letter", async () => {
  const reader = await stage.reader();
  await subscribe(stage, reader);
  await stage.settle();
  const id = (await subscriptionOf(stage.db, reader.id))?.id ?? "";
  await stage.stripe.subscriptions.cancel(id);
  await stage.settle();
  expect(await withdraw(stage.services, id)).toMatchObject({ ok: true, refundedCents: 0 });
  await reconcile(stage.services);
  const subjects = (await lettersOf(stage, reader.email)).map((one) => one.subject);
  expect(subjects.slice(1)).toEqual([
    "Your subscription has ended",
    "You have withdrawn from your contract",
  ]);
});

it("that the provider refuses are tried again after a growing pause, and listed meanwhile", async () => {
  const reader = await subscribedReader(stage);
  const create = await refuseRefunds();
  expect(await withdraw(stage.services, reader.number)).toMatchObject({ ok: true });
  expect(await listDueRefunds(stage.db)).toEqual([
    { id: reader.number, email: reader.email, attempts: 0, nextAttemptAt: null },
  ]);
  const pauses: number[] = [];
  for (let attempts = 1; attempts <= 6; attempts++) {
    create.mockClear();
    // A second call comes before the pause is over.
    for (let call = 0; call < 2; call++) await finishDueRefunds(stage.services);
    expect(create).toHaveBeenCalledTimes(1);
    const { rows } = await stage.pool.query(
      `select unwind_attempts as attempts,
         round(extract(epoch from unwind_next_attempt_at - now()) / 60)::int as minutes
       from subscriptions where unwind_due`,
    );
    expect(rows).toMatchObject([{ attempts }]);
    pauses.push(rows[0]?.minutes);
    await endPause();
  }
  expect(pauses).toEqual([1, 5, 30, 120, 720, 720]);
  create.mockRestore();
  await finishDueRefunds(stage.services);
  expect(await listDueRefunds(stage.db)).toEqual([]);
  const { rows } = await stage.pool.query(
    "select unwind_attempts, unwind_next_attempt_at from subscriptions where id = $1",
    [reader.number],
  );
  expect(rows).toEqual([{ unwind_attempts: 0, unwind_next_attempt_at: null }]);
});

it("that wait keep back no refund of another, and a person's reconciliation does not wait", async () => {
  const [refused, other] = [await subscribedReader(stage), await subscribedReader(stage)];
  const create = await refuseRefunds();
  await withdraw(stage.services, refused.number);
  await finishDueRefunds(stage.services);
  await withdraw(stage.services, other.number);
  create.mockRestore();
  await finishDueRefunds(stage.services);
  expect(await listDueRefunds(stage.db)).toMatchObject([{ id: refused.number, attempts: 1 }]);
  expect(await reconcile(stage.services)).toMatchObject({ ok: true, refundsDue: [] });
});

it.each([
  ["request", "before"],
  ["answer", "after"],
] as const)("follow a withdrawal whose %s is lost", async (_, drop) => {
  const reader = await subscribedReader(stage);
  const match = `DELETE /v1/subscriptions/${reader.number}`;
  await stage.sandbox.control("POST /_sandbox/faults", { match, times: 9, drop });
  const received = { ok: true, refundedCents: 0 };
  expect(await withdraw(stage.services, reader.number)).toMatchObject(received);
  await stage.sandbox.control("DELETE /_sandbox/faults");
  await stage.settle();
  await finishDueRefunds(stage.services);
  const { rows } = await stage.pool.query(
    "select status, refunded_cents, unwind_due from subscriptions where id = $1",
    [reader.number],
  );
  expect(rows).toEqual([{ status: "canceled", refunded_cents: 19_99, unwind_due: false }]);
  const subjects = (await lettersOf(stage, reader.email)).slice(1).map((one) => one.subject);
  expect(subjects.toSorted()).toEqual([
    "We have given back €19.99",
    "You have withdrawn from your contract",
  ]);
  expect(stage.lines[0]?.message).toBe("the end of a subscription is to be finished by the worker");
});

/** The dues and refunded cents of a subscription. */
const refundsOf = async (number: string) => {
  const { rows } = await stage.pool.query(
    "select unwind_due, refunded_cents from subscriptions where id = $1",
    [number],
  );
  return rows[0];
};

const withStatus = (status: string) =>
  (async function* () {
    yield { status, amount: 19_99 };
  })() as never;

it("that are under way stay due, and have their letter when they are made", async () => {
  const reader = await subscribedReader(stage);
  const provider = await openProvider(stage.services.config);
  if (!provider) throw new Error("no provider");
  vi.spyOn(provider.refunds, "list").mockImplementationOnce(() => withStatus("pending"));
  await withdraw(stage.services, reader.number);
  expect(await refundsOf(reader.number)).toMatchObject({ unwind_due: true });
  const subjects = async () => (await lettersOf(stage, reader.email)).map((one) => one.subject);
  expect(await subjects()).not.toContain("We have given back €19.99");
  await finishDueRefunds(stage.services);
  expect(await refundsOf(reader.number)).toEqual({ unwind_due: false, refunded_cents: 19_99 });
  expect(await subjects()).toContain("We have given back €19.99");
  expect(stage.lines).toEqual([]);
});

it("wait for a payment that is under way at the withdrawal", async () => {
  const reader = await subscribedReader(stage);
  const provider = await openProvider(stage.services.config);
  if (!provider) throw new Error("no provider");
  const of = (...all: object[]) =>
    (async function* () {
      yield* all;
    })() as never;
  const open = { id: "in_open", status: "open", amount_paid: 0 };
  vi.spyOn(provider.invoices, "list").mockImplementationOnce(() => of(open));
  const payment = { payment: { payment_intent: { id: "pi_1", status: "processing" } } };
  vi.spyOn(provider.invoicePayments, "list").mockImplementationOnce(() => of(payment));
  await withdraw(stage.services, reader.number);
  expect(await refundsOf(reader.number)).toEqual({ unwind_due: true, refunded_cents: 0 });
  await finishDueRefunds(stage.services);
  expect(await refundsOf(reader.number)).toEqual({ unwind_due: false, refunded_cents: 19_99 });
});

it("are made once more after the provider tells that one has failed", async () => {
  const reader = await subscribedReader(stage);
  await withdraw(stage.services, reader.number);
  await stage.settle();
  const provider = await openProvider(stage.services.config);
  if (!provider) throw new Error("no provider");
  const create = vi.spyOn(provider.refunds, "create");
  const { rows } = await stage.pool.query(
    `insert into stripe_events (id, type, customer_id)
     select 'evt_failed', 'refund.failed', customer_id from subscriptions where id = $1
     returning id`,
    [reader.number],
  );
  expect(rows).toHaveLength(1);
  await handleEvents(stage.services);
  expect(create).toHaveBeenCalledTimes(1);
  expect(await refundsOf(reader.number)).toEqual({ unwind_due: false, refunded_cents: 19_99 });
});

it("that the provider can never make are settled by a person, once the contract has ended", async () => {
  const reader = await subscribedReader(stage);
  const settle = (id: string) =>
    settleRefund(stage.db, id, { actor: "support", now: stage.services.now(), how: "by transfer" });
  expect(await settle(reader.number)).toBe("none");
  expect(await settle("sub_unknown")).toBe("none");
  await refuseRefunds();
  const match = `DELETE /v1/subscriptions/${reader.number}`;
  await stage.sandbox.control("POST /_sandbox/faults", { match, times: 9, drop: "before" });
  await withdraw(stage.services, reader.number);
  expect(await settle(reader.number)).toBe("live");
  await stage.sandbox.control("DELETE /_sandbox/faults");
  await finishDueRefunds(stage.services);
  expect(await listDueRefunds(stage.db)).toMatchObject([{ id: reader.number }]);
  expect(await settle(reader.number)).toBe("settled");
  expect(await listDueRefunds(stage.db)).toEqual([]);
  const { rows } = await stage.pool.query(
    "select actor, subject, detail from audit where action = 'refund.settle'",
  );
  const detail = { subscription: reader.number, how: "by transfer" };
  expect(rows).toEqual([{ actor: "support", subject: `user:${reader.id}`, detail }]);
  expect(await eraseReader(stage.services, reader, "test")).toEqual({ ok: true });
});

it("that are due keep an account from being erased, until a try before the erasure makes them", async () => {
  const reader = await subscribedReader(stage);
  const create = await refuseRefunds();
  await withdraw(stage.services, reader.number);
  const refused = { ok: false, reason: "refundDue" };
  expect(await eraseReader(stage.services, reader, "test")).toEqual(refused);
  expect(await listDueRefunds(stage.db)).toMatchObject([{ id: reader.number }]);
  create.mockRestore();
  // The refused erasure left no lease for which this one would wait.
  expect(await eraseReader(stage.services, reader, "test")).toEqual({ ok: true });
  const { data } = await stage.stripe.refunds.list();
  expect(data[0]?.amount).toBe(19_99);
  const { rows } = await stage.pool.query("select from users where id = $1", [reader.id]);
  expect(rows).toEqual([]);
});
