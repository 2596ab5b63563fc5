// Which subscriptions are rejected, and which are not, against the provider's sandbox.
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { type BillingStage, insider, openBillingStage } from "../../tests/factories/billing.ts";
import { lettersOf, subscribedReader } from "../../tests/factories/contracts.ts";
import { openProvider } from "./billing/provider.server.ts";
import { lookupKeyOf } from "./plans.ts";
import { subscriptionOf, syncCustomer } from "./subscriptions.server.ts";

let stage: BillingStage;
beforeAll(async () => {
  stage = await openBillingStage();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => stage?.close());

const theProvider = async () => {
  const provider = await openProvider(stage.services.config);
  if (!provider) throw new Error("no provider");
  return provider;
};

it("keeps a subscription to which the staff give a free month after a trial of its reader", async () => {
  const reader = await subscribedReader(stage);
  const monthLater = Math.floor(stage.later(30).getTime() / 1000);
  await stage.stripe.subscriptions.update(reader.number, {
    trial_end: monthLater,
    proration_behavior: "none",
  });
  await stage.settle();
  expect(await subscriptionOf(stage.db, reader.id)).toMatchObject({
    id: reader.number,
    status: "trialing",
  });
  expect((await stage.stripe.refunds.list()).data).toEqual([]);
  expect((await lettersOf(stage, reader.email)).map((one) => one.subject)).toEqual([
    "Welcome to Insider Pass",
  ]);
});

it("keeps the older one of two new subscriptions, also where an older reading of both comes to its end later", async () => {
  const reader = await subscribedReader(stage);
  const provider = await theProvider();
  const before = await stage.stripe.subscriptions.retrieve(reader.number);
  const customer = String(before.customer);
  await stage.stripe.subscriptions.cancel(reader.number);
  await stage.settle();
  // Both are new to us: their events are not handled yet.
  stage.answerWith(() => 200);
  const [method] = (await stage.stripe.paymentMethods.list({ customer })).data;
  const [price] = (await stage.stripe.prices.list({ lookup_keys: [lookupKeyOf(insider)] })).data;
  const order = async () =>
    stage.stripe.subscriptions.create({
      customer,
      default_payment_method: method?.id ?? "",
      items: [{ price: price?.id ?? "" }],
    });
  const first = await order();
  await stage.move(stage.later(0.001));
  const second = await order();
  // The older reading goes on once the other one has refused the second, and has not stored the first yet.
  const [read, refused] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const list = provider.subscriptions.list.bind(provider.subscriptions);
  let calls = 0;
  vi.spyOn(provider.subscriptions, "list").mockImplementation(((...args: [never]) => {
    const call = ++calls;
    return (async function* () {
      const all: unknown[] = [];
      for await (const one of list(...args)) all.push(one);
      if (call === 1) {
        read.resolve();
        await refused.promise;
      } else if (call === 3) {
        refused.resolve();
        await older;
      }
      yield* all;
    })();
  }) as never);
  const older = syncCustomer(stage.services, customer);
  await read.promise;
  await syncCustomer(stage.services, customer);
  stage.answerWith(null);
  expect((await stage.stripe.subscriptions.retrieve(second.id)).status).toBe("canceled");
  expect((await stage.stripe.subscriptions.retrieve(first.id)).status).toBe("active");
  expect(await subscriptionOf(stage.db, reader.id)).toMatchObject({ id: first.id });
});
