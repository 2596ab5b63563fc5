// Reconciliation while the provider cannot be reached.
import { afterAll, beforeAll, expect, it } from "vitest";
import { type BillingStage, openBillingStage } from "../../tests/factories/billing.ts";
import { servicesCutOff } from "../../tests/factories/contracts.ts";
import { reconcile, reconcileNightly } from "./reconcile.server.ts";

let stage: BillingStage;
beforeAll(async () => {
  stage = await openBillingStage();
  for (let n = 0; n < 3; n++) {
    const { id } = await stage.reader();
    await stage.pool.query(
      "insert into customers (user_id, id, created_at) values ($1, $2, now())",
      [id, `cus_${n}`],
    );
  }
});
afterAll(() => stage?.close());

const night = new Date("2026-11-22T04:00:00Z");
const takeMessages = () => stage.lines.splice(0).map((line) => line.message);
const failed = "a customer could not be reconciled";
const away = "the payment provider is unavailable";
const done = "subscriptions are reconciled";

it("stops after two customers, says so, and is still due", async () => {
  const cutOff = { ...servicesCutOff(stage), now: () => night };
  expect(await reconcile(cutOff)).toEqual({ ok: false, reason: "unavailable" });
  expect(takeMessages()).toEqual([failed, failed, away]);
  await reconcileNightly(cutOff);
  expect(takeMessages()).not.toContain(done);
  await stage.pool.query("delete from customers where id > 'cus_0'");
  await reconcileNightly(cutOff);
  expect(takeMessages()).toEqual([failed]);
  await reconcileNightly({ ...stage.services, now: () => night });
  expect(takeMessages()).toContain(done);
  await reconcileNightly({ ...stage.services, now: () => night });
  expect(takeMessages()).toEqual([]);
});
