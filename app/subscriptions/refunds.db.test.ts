// Refunds against the provider's sandbox.
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type BillingStage, openBillingStage } from "../../tests/factories/billing.ts";
import { lettersOf, subscribedReader } from "../../tests/factories/contracts.ts";
import { openProvider } from "./billing/provider.server.ts";
import { withdraw } from "./subscriptions.server.ts";

let stage: BillingStage;
beforeAll(async () => {
  stage = await openBillingStage();
});
afterAll(() => stage?.close());

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
