import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changesBetween } from "./change.ts";
import { intervals, lookupKeyOf, plans } from "./plans.ts";
import type { Status, SubscriptionRecord } from "./subscription.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const later = (days: number) => new Date(noon.getTime() + days * 86_400_000);
const keyOf = (plan: (typeof plans)[number], interval: (typeof intervals)[number] = "month") =>
  lookupKeyOf({ plan, interval, currency: "eur" });

const record = (o: Partial<SubscriptionRecord> = {}): SubscriptionRecord => ({
  id: "sub_1",
  userId: "reader",
  contractToken: "",
  customerId: "cus_1",
  status: "active",
  lookupKey: keyOf("insider"),
  currency: "eur",
  amount: 19_99,
  startedAt: noon,
  trialEndsAt: null,
  periodStartsAt: noon,
  periodEndsAt: later(30),
  cancelAt: null,
  endedAt: null,
  endReason: null,
  pastDueSince: null,
  nextKey: null,
  nextAt: null,
  paidInvoice: "in_1",
  paidCents: 19_99,
  withdrawnAt: null,
  refusedAs: null,
  refundedCents: 0,
  refundDue: false,
  cancelRequestedAt: null,
  syncedAt: noon,
  ...o,
});
const kindsOf = (before: SubscriptionRecord | null, after: SubscriptionRecord) =>
  changesBetween(before, after).map((change) => change.kind);

describe("a change of plan", () => {
  const academy = record({ lookupKey: keyOf("academy"), amount: 99_00 });
  const planned = record({ ...academy, nextKey: keyOf("insider"), nextAt: later(30) });
  const renewed = record({ periodStartsAt: later(30), periodEndsAt: later(60) });

  it("is told when it happens within a period", () => {
    expect(kindsOf(record(), { ...academy, paidInvoice: "in_2" })).toEqual(["upgraded"]);
    expect(kindsOf(academy, record())).toEqual(["downgraded"]);
    expect(
      kindsOf(record(), record({ lookupKey: keyOf("insider", "year"), paidInvoice: "in_2" })),
    ).toEqual(["rebilled"]);
  });

  it("that was planned is told when it is planned, and by its payment, however it is read", () => {
    expect(kindsOf(academy, planned)).toEqual(["changeScheduled"]);
    const unpaid = { ...renewed, paidInvoice: null };
    const paid = { ...renewed, paidInvoice: "in_2" };
    expect([kindsOf(planned, unpaid), kindsOf(unpaid, paid)]).toEqual([[], ["renewed"]]);
    expect(kindsOf(planned, paid)).toEqual(["renewed"]);
  });

  it("whose payment failed is not told as had", () => {
    const failed = { ...renewed, status: "past_due" as const, pastDueSince: later(30) };
    expect(kindsOf(planned, failed)).toEqual(["paymentFailed"]);
    // Nor where the change was not known before.
    expect(kindsOf(academy, failed)).toEqual(["paymentFailed"]);
    expect(kindsOf(failed, { ...renewed, paidInvoice: "in_2" })).toEqual(["recovered"]);
  });
});

const reading = fc
  .record({
    status: fc.constantFrom<Status>("trialing", "active", "past_due", "unpaid", "canceled"),
    plan: fc.constantFrom(...plans),
    interval: fc.constantFrom(...intervals),
    next: fc.constantFrom(null, ...plans),
    paidInvoice: fc.constantFrom(null, "in_1", "in_2"),
    day: fc.constantFrom(0, 10, 30, 60),
  })
  .map(({ status, plan, interval, next, paidInvoice, day }) =>
    record({
      status,
      lookupKey: keyOf(plan, interval),
      paidInvoice,
      periodStartsAt: later(day),
      periodEndsAt: later(day + 30),
      ...(status === "trialing" ? { trialEndsAt: later(day + 30), paidInvoice: null } : {}),
      ...(status === "past_due" ? { pastDueSince: later(day) } : {}),
      ...(next && next !== plan ? { nextKey: keyOf(next), nextAt: later(day + 30) } : {}),
      endedAt: status === "canceled" ? later(day) : null,
    }),
  );

it("between any two readings nothing is told as had that is owed, and nothing as paid that was not", () => {
  fc.assert(
    fc.property(reading, reading, (before, after) => {
      const kinds = kindsOf(before, after);
      const changed = kinds.some((kind) => /^(up|down)graded$|^rebilled$/.test(kind));
      if (changed) expect(["active", "trialing"]).toContain(after.status);
      if (changed) expect(kinds).not.toContain("renewed");
      if (kinds.includes("renewed")) expect(after.paidInvoice).not.toBe(before.paidInvoice);
      expect(new Set(kinds).size).toBe(kinds.length);
    }),
    { numRuns: 1_000 },
  );
});
