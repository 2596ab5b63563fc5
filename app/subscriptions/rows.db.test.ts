import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { locales } from "#platform/locale.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { signInSubscriber } from "../../tests/factories/subscriptions.ts";
import { expectRows } from "../../tests/rows.ts";
import { getAddressee, listSubscriptions } from "./billing/subscriptions.queries.server.ts";
import { listCancellationReasons } from "./contracts.server.ts";
import { entitlementsOf, grantAccess } from "./entitlements.server.ts";
import { plans } from "./plans.ts";
import { listDueRefunds } from "./reconcile.server.ts";
import { statuses } from "./subscription.ts";
import { tiers } from "./tier.ts";
import { countQueued } from "./webhooks.server.ts";

const now = new Date("2026-11-21T12:00:00Z");
const later = new Date("2026-12-21T12:00:00Z");

describe("the rows of", () => {
  let t: TestDatabase;
  /** A reader whose subscription has null in every nullable column, and one with a value in each. */
  let ids: [string, string];
  beforeAll(async () => {
    t = await openTestDatabase();
    const [least, full] = [
      await signInSubscriber(t.db, now, { lookup_key: null }),
      await signInSubscriber(
        t.db,
        now,
        {
          trial_ends_at: now,
          cancel_at: later,
          end_reason: "cancellation_requested",
          past_due_since: now,
          next_key: "eunison_insider_month_eur",
          next_at: later,
          paid_invoice: "in_1",
          paid_cents: 699,
          withdrawn_at: now,
          refused_as: "trial",
          refunded_cents: 699,
          cancel_wished_at: now,
          cancel_reason: "moved away",
          cancel_reason_at: now,
        },
        { timezone: "Europe/Lisbon" },
      ),
    ];
    ids = [least.id, full.id];
    for (const endsAt of [null, later])
      await grantAccess(t.db, { userId: least.id, tier: "premium", endsAt, by: "test" }, now);
  });
  afterAll(() => t?.close());

  const ofBoth = async <T>(list: (userId: string) => Promise<T[]>): Promise<T[]> =>
    (await Promise.all(ids.map(list))).flat();

  it("subscriptions", async () => {
    await t.db
      .updateTable("subscriptions")
      .set({ ended_at: later })
      .where("user_id", "=", ids[1])
      .execute();
    expectRows(
      await ofBoth((id) => listSubscriptions(t.db, id)),
      z.strictObject({
        id: z.string(),
        userId: z.string(),
        customerId: z.string(),
        contractToken: z.string(),
        status: z.enum(statuses),
        lookupKey: z.string().nullable(),
        currency: z.string(),
        amount: z.int(),
        startedAt: z.date(),
        trialEndsAt: z.date().nullable(),
        periodStartsAt: z.date(),
        periodEndsAt: z.date(),
        cancelAt: z.date().nullable(),
        cancelRequestedAt: z.date().nullable(),
        cancelReason: z.string().nullable(),
        cancelReasonAt: z.date().nullable(),
        setAsideKey: z.string().nullable(),
        endedAt: z.date().nullable(),
        endReason: z.string().nullable(),
        pastDueSince: z.date().nullable(),
        nextKey: z.string().nullable(),
        nextAt: z.date().nullable(),
        paidInvoice: z.string().nullable(),
        paidCents: z.int().nullable(),
        withdrawnAt: z.date().nullable(),
        refusedAs: z.enum(["duplicate", "trial"]).nullable(),
        refundDue: z.boolean(),
        refundSince: z.date().nullable(),
        refundedCents: z.int(),
        syncedAt: z.date(),
      }),
    );
  });

  it("entitlements", async () => {
    expectRows(
      await ofBoth((id) => entitlementsOf(t.db, id)),
      z.strictObject({
        origin: z.enum(["grant", "subscription"]),
        tier: z.enum(tiers),
        plan: z.enum(plans).nullable(),
        startsAt: z.date(),
        endsAt: z.date().nullable(),
      }),
    );
  });

  it("addressees of letters", async () => {
    expectRows(
      await ofBoth(async (id) => [await getAddressee(t.db, id)]),
      z.strictObject({
        userId: z.string(),
        email: z.string(),
        locale: z.enum(locales),
        zone: z.string(),
      }),
    );
  });

  it("cancellations for an important reason", async () => {
    await t.db.updateTable("subscriptions").set({ ended_at: null }).execute();
    expectRows(
      await listCancellationReasons(t.db),
      z.strictObject({ id: z.string(), email: z.string(), at: z.date(), reason: z.string() }),
    );
  });

  it("refunds that are due", async () => {
    const due = async (next: Date | null) => {
      await t.db
        .updateTable("subscriptions")
        .set({ unwind_due: true, unwind_attempts: 3, unwind_next_attempt_at: next })
        .where("user_id", "=", ids[next ? 0 : 1])
        .execute();
    };
    await due(later);
    await due(null);
    expectRows(
      await listDueRefunds(t.db),
      z.strictObject({
        id: z.string(),
        email: z.string(),
        attempts: z.int(),
        nextAttemptAt: z.date().nullable(),
      }),
    );
  });

  it("queued events, which are counted as a number", async () => {
    await t.db
      .insertInto("stripe_events")
      .values({ id: "evt_1", type: "invoice.paid", customer_id: "cus_1" })
      .execute();
    expect(await countQueued({ db: t.db })).toBe(1);
  });
});
