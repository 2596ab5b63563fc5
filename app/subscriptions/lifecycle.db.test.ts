// The life cycle of subscriptions against the provider's sandbox, each three times: with webhooks in order, shuffled and
// repeated at every step, and days late. SEED=… repeats an order.
import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eraseReader } from "#reader-data.server.ts";
import {
  type BillingStage,
  card,
  essential,
  goodCard,
  insider,
  openBillingStage,
  order,
  subscribe,
  visit,
  withoutTrial,
} from "../../tests/factories/billing.ts";
import type { SignedIn } from "../../tests/factories/readers.ts";
import { offerOf, tierOf } from "./plans.ts";
import { subscriptionStatus } from "./status.server.ts";
import {
  cancelAtPeriodEnd,
  lastSubscriptionOf,
  openPortal,
  resume,
  subscriptionOf,
  syncReader,
  withdraw,
} from "./subscriptions.server.ts";

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9));
console.info(`webhooks are shuffled by SEED=${seed}`);
const graceMs = 7 * 86_400_000;
const broken = "4000000000000341";
const secured = "4000002760003184";

type Manner = "as they come" | "shuffled and repeated" | "days late";
const manners: Manner[] = ["as they come", "shuffled and repeated", "days late"];

describe.each(manners)("with webhooks %s", (manner) => {
  let stage: BillingStage;
  let turn = 0;
  beforeAll(async () => {
    stage = await openBillingStage();
    if (manner !== "as they come") await hold(true);
  });
  afterAll(() => stage?.close());

  const hold = (on: boolean) =>
    stage.sandbox.control("POST /_sandbox/deliveries/mode", { hold: on, concurrency: on ? 4 : 1 });
  const release = (order: string) =>
    stage.sandbox.control("POST /_sandbox/deliveries/release", {
      order,
      seed: seed + turn++,
      duplicate: 0.3,
    });

  const customerOf = async (reader: SignedIn): Promise<string> => {
    const { rows } = await stage.pool.query("select id from customers where user_id = $1", [
      reader.id,
    ]);
    return rows[0]?.id ?? "";
  };

  /** After each step: handles the events, and compares our state with the provider's. */
  async function check(reader: SignedIn): Promise<void> {
    if (manner === "days late") return;
    if (manner === "shuffled and repeated") await release("shuffled");
    await same(reader);
  }

  /** At the end: delivers the late events in a wrong order, after which our state has to be the same. */
  async function end(reader: SignedIn): Promise<void> {
    if (manner !== "as they come") await release(manner === "days late" ? "reversed" : "shuffled");
    await same(reader);
    for (const sub of await subscriptionsAtProvider(reader))
      if (sub.status !== "canceled") await stage.stripe.subscriptions.cancel(sub.id);
    if (manner !== "as they come") await release("shuffled");
    await same(reader);
    expect(stage.lines.splice(0).filter((line) => line.level !== "info")).toEqual([]);
  }

  async function subscriptionsAtProvider(reader: SignedIn): Promise<Stripe.Subscription[]> {
    const customer = await customerOf(reader);
    if (!customer) return [];
    const expand = ["data.latest_invoice"];
    return (await stage.stripe.subscriptions.list({ customer, status: "all", expand })).data;
  }

  const invoicesOf = async (reader: SignedIn, status: "open" | "paid") =>
    (await stage.stripe.invoices.list({ customer: await customerOf(reader), status })).data;

  async function same(reader: SignedIn): Promise<void> {
    await stage.settle();
    const subs = await subscriptionsAtProvider(reader);
    const { rows } = await stage.pool.query(
      "select * from subscriptions where user_id = $1 order by id",
      [reader.id],
    );
    const iso = (seconds: number | null | undefined) =>
      seconds == null ? null : new Date(seconds * 1000).toISOString();
    const theirs = subs.map((sub) => ({
      id: sub.id,
      status: sub.status,
      key: sub.items.data[0]?.price.lookup_key,
      end: iso(sub.items.data[0]?.current_period_end),
      trial: iso(sub.trial_end),
      cancel: iso(sub.cancel_at),
      ended: iso(sub.ended_at),
    }));
    const ours = rows.map((row) => ({
      id: row.id,
      status: row.status,
      key: row.lookup_key,
      end: row.period_ends_at.toISOString(),
      trial: row.trial_ends_at?.toISOString() ?? null,
      cancel: row.cancel_at?.toISOString() ?? null,
      ended: row.ended_at?.toISOString() ?? null,
    }));
    expect(ours).toEqual(theirs.sort((a, b) => (a.id < b.id ? -1 : 1)));
    const now = stage.services.now();
    const owed = await invoicesOf(reader, "open");
    const open = subs.filter((sub) => opens(sub, owed, now));
    const status = await subscriptionStatus(stage.db, reader.id, now);
    const tier = open[0] ? tierOf[offerOf(keyOf(open[0]))?.plan ?? "essential"] : null;
    expect(status).toMatchObject({ subscribed: open.length > 0, subscription_tier: tier });
  }

  const keyOf = (sub: Stripe.Subscription) => sub.items.data[0]?.price.lookup_key;
  function opens(sub: Stripe.Subscription, owed: Stripe.Invoice[], now: Date): boolean {
    if (sub.status === "active" || sub.status === "trialing") return true;
    if (sub.status !== "past_due") return false;
    // The sandbox's customer pays all that is owed at once: what is open now has been so in a row.
    const since = Math.min(...owed.map((one) => one.status_transitions.finalized_at ?? 0));
    return now.getTime() < since * 1000 + graceMs;
  }

  const letters = async (reader: SignedIn): Promise<string[]> => {
    const { rows } = await stage.pool.query("select key from mails where user_id = $1", [
      reader.id,
    ]);
    return rows.map((row) => row.key.split(" ")[1]).sort();
  };
  const idOf = async (reader: SignedIn): Promise<string> => {
    // As the success page does, because the webhook may come days later.
    await syncReader(stage.services, reader.id, 0);
    return (await subscriptionOf(stage.db, reader.id))?.id ?? "";
  };
  const portal = async (reader: SignedIn): Promise<string> => {
    const opened = await openPortal(stage.services, reader);
    return opened.ok ? opened.url : "";
  };
  const payer = async (offer = insider): Promise<SignedIn> => {
    const reader = await stage.reader();
    await withoutTrial(stage, reader);
    await subscribe(stage, reader, offer);
    return reader;
  };

  it("begins with a trial, warns of its end, and is paid", async () => {
    const reader = await stage.reader();
    await subscribe(stage, reader);
    await check(reader);
    await stage.move(stage.later(4.1));
    await check(reader);
    await stage.move(stage.later(3));
    await check(reader);
    await stage.move(stage.later(0.1));
    await check(reader);
    await end(reader);
    if (manner !== "days late")
      expect(await letters(reader)).toEqual(["ended", "renewed", "trialEndsSoon", "trialStarted"]);
  });

  it("does not begin with a declined card, and does with the next", async () => {
    const reader = await stage.reader();
    await withoutTrial(stage, reader);
    const url = await order(stage, reader, insider);
    expect((await visit(url, card("4000000000000002"))).status).not.toBe(303);
    await check(reader);
    expect((await visit(url, card(goodCard))).status).toBe(303);
    await check(reader);
    await end(reader);
  });

  it("forgets a checkout that was left open", async () => {
    const reader = await stage.reader();
    await order(stage, reader, insider);
    await stage.move(stage.later(1.1));
    await check(reader);
    await end(reader);
    expect(await letters(reader)).toEqual([]);
  });

  it("asks the bank, and waits for it at the renewal", async () => {
    const reader = await stage.reader();
    await withoutTrial(stage, reader);
    const url = await order(stage, reader, insider);
    const asked = await visit(url, card(secured));
    await visit(asked.to ?? "", { outcome: "fail" });
    await check(reader);
    const again = await visit(url, card(secured));
    expect((await visit(again.to ?? "", { outcome: "complete" })).status).toBe(303);
    await check(reader);
    await stage.move(stage.later(31.2));
    await check(reader);
    expect(await subscriptionStatus(stage.db, reader.id, stage.services.now())).toMatchObject({
      subscribed: manner !== "days late",
    });
    await end(reader);
  });

  it("is upgraded in the portal at once, or not at all when the card fails", async () => {
    const reader = await payer(essential);
    await check(reader);
    await stage.move(stage.later(10));
    const page = await visit(await order(stage, reader, insider));
    await visit(page.to ?? "", {});
    await check(reader);
    const sub = (await subscriptionsAtProvider(reader))[0];
    await visit(`${await portal(reader)}/payment-method`, card(broken));
    await stage.stripe.subscriptions.update(sub?.id ?? "", {
      items: [
        {
          id: sub?.items.data[0]?.id ?? "",
          price:
            (await stage.stripe.prices.list({ lookup_keys: ["eunison_academy_month_eur"] })).data[0]
              ?.id ?? "",
        },
      ],
      proration_behavior: "always_invoice",
      payment_behavior: "pending_if_incomplete",
    });
    await check(reader);
    await end(reader);
    expect((await lastSubscriptionOf(stage.db, reader.id))?.plan).toBe("insider");
  });

  it("is downgraded when the period ends, and says so before", async () => {
    const reader = await payer();
    await check(reader);
    const page = await visit(await order(stage, reader, essential));
    await visit(page.to ?? "", {});
    await check(reader);
    await idOf(reader);
    expect(await subscriptionOf(stage.db, reader.id)).toMatchObject({
      plan: "insider",
      nextPlan: { plan: "essential", interval: "month" },
    });
    await stage.move(stage.later(31.2));
    await check(reader);
    await end(reader);
    expect((await lastSubscriptionOf(stage.db, reader.id))?.plan).toBe("essential");
    // There are letters when it is scheduled and with its payment, but none that says it has changed before the payment.
    if (manner !== "days late")
      expect(await letters(reader)).toEqual(["changeScheduled", "ended", "renewed", "started"]);
  });

  it("does not have the plan whose payment fails", async () => {
    const reader = await payer();
    await check(reader);
    const page = await visit(await order(stage, reader, essential));
    await visit(page.to ?? "", {});
    await check(reader);
    await visit(`${await portal(reader)}/payment-method`, card(broken));
    await stage.move(stage.later(31.2));
    await check(reader);
    await end(reader);
    const sent = await letters(reader);
    for (const had of ["upgraded", "downgraded", "renewed"]) expect(sent).not.toContain(had);
    if (manner !== "days late") expect(sent).toContain("paymentFailed");
  });

  it("is cancelled in the portal, resumed, cancelled by us, and ends", async () => {
    const reader = await payer();
    const id = await idOf(reader);
    await visit(`${await portal(reader)}/cancel/${id}`, {});
    await check(reader);
    await syncReader(stage.services, reader.id, 0);
    expect((await subscriptionOf(stage.db, reader.id))?.cancelAt).not.toBeNull();
    expect(await resume(stage.services, id)).toEqual({ ok: true });
    await check(reader);
    expect(await subscriptionOf(stage.db, reader.id)).toMatchObject({ cancelAt: null });
    expect(await cancelAtPeriodEnd(stage.services, id)).toMatchObject({ ok: true });
    expect(await resume(stage.services, id)).toEqual({ ok: true });
    expect(await cancelAtPeriodEnd(stage.services, id)).toMatchObject({ ok: true });
    await check(reader);
    await stage.move(stage.later(31.2));
    await check(reader);
    await end(reader);
    const [cancelled, resumed] = [Array(3).fill("cancelScheduled"), Array(2).fill("resumed")];
    expect(await letters(reader)).toEqual([...cancelled, "ended", ...resumed, "started"]);
  });

  it("is withdrawn from within fourteen days, with all money back", async () => {
    const reader = await payer();
    const id = await idOf(reader);
    await stage.move(stage.later(10));
    expect(await withdraw(stage.services, id)).toMatchObject({ ok: true, refundedCents: 19_99 });
    expect(await withdraw(stage.services, id)).toEqual({ ok: false, reason: "none" });
    await check(reader);
    await end(reader);
    expect(await letters(reader)).toEqual(["refunded", "started", "withdrawn"]);
    const late = await payer();
    await stage.move(stage.later(18));
    expect(await withdraw(stage.services, await idOf(late))).toEqual({ ok: false, reason: "late" });
    await end(late);
  });

  it("loses a renewal, keeps its doors open for a while, and finds it again", async () => {
    const reader = await payer();
    await visit(`${await portal(reader)}/payment-method`, card(broken));
    await stage.move(stage.later(31.2));
    await check(reader);
    await stage.move(stage.later(3.1));
    await check(reader);
    await visit(`${await portal(reader)}/payment-method`, card(goodCard));
    await check(reader);
    await end(reader);
    if (manner !== "days late")
      expect(await letters(reader)).toEqual(["ended", "paymentFailed", "recovered", "started"]);
  });

  it("loses a renewal for good", async () => {
    const reader = await payer();
    await visit(`${await portal(reader)}/payment-method`, card(broken));
    await stage.move(stage.later(31.2));
    await check(reader);
    await stage.move(stage.later(8));
    await check(reader);
    await stage.move(stage.later(9));
    await check(reader);
    await end(reader);
    expect(await letters(reader)).toContain("endedUnpaid");
  });

  it("loses a renewal that nobody confirms at the bank for good", async () => {
    const reader = await stage.reader();
    await withoutTrial(stage, reader);
    const asked = await visit(await order(stage, reader, insider), card(secured));
    await visit(asked.to ?? "", { outcome: "complete" });
    await check(reader);
    await stage.move(stage.later(31.2));
    await check(reader);
    await stage.move(stage.later(16));
    await check(reader);
    await end(reader);
    expect(await letters(reader)).toContain("endedUnpaid");
  });

  it("has one time of grace for all renewals in a row that are not paid", async () => {
    await stage.sandbox.control("POST /_sandbox/policy", { afterRetries: "past_due" });
    const reader = await payer();
    await check(reader);
    await visit(`${await portal(reader)}/payment-method`, card(broken));
    for (let month = 0; month < 3; month++) {
      await stage.move(stage.later(31.2));
      await check(reader);
    }
    // The next renewal that is not paid after one that was begins another one.
    const open = await invoicesOf(reader, "open");
    expect(open).toHaveLength(3);
    await visit(`${await portal(reader)}/payment-method`, card(goodCard));
    await check(reader);
    await visit(`${await portal(reader)}/payment-method`, card(broken));
    await stage.move(stage.later(31.2));
    await check(reader);
    await end(reader);
    await stage.sandbox.control("DELETE /_sandbox/policy");
    const sent = (await letters(reader)).filter((kind) => kind === "paymentFailed");
    if (manner !== "days late") expect(sent).toHaveLength(2);
  });

  it("ends with the account, and late news brings nothing back", async () => {
    const reader = await payer();
    await idOf(reader);
    const customer = await customerOf(reader);
    expect(await eraseReader(stage.services, reader, "test")).toEqual({ ok: true });
    const { data } = await stage.stripe.subscriptions.list({ customer, status: "all" });
    expect(data.map((sub) => sub.status)).toEqual(["canceled"]);
    if (manner !== "as they come") await release("reversed");
    await stage.settle();
    for (const table of ["customers", "subscriptions", "entitlements", "orders"]) {
      const { rows } = await stage.pool.query(`select from ${table} where user_id = $1`, [
        reader.id,
      ]);
      expect(rows, table).toEqual([]);
    }
    expect(stage.lines.splice(0).filter((line) => line.level !== "info")).toEqual([]);
  });
});
