import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysLater, subscriptionRecord } from "../../tests/factories/subscription-record.ts";
import { changesBetween } from "./change.ts";
import { intervals, lookupKeyOf, plans } from "./plans.ts";
import type { Status, SubscriptionRecord } from "./subscription.ts";

const keyOf = (plan: (typeof plans)[number], interval: (typeof intervals)[number] = "month") =>
  lookupKeyOf({ plan, interval, currency: "eur" });

const kindsOf = (before: SubscriptionRecord | null, after: SubscriptionRecord) =>
  changesBetween(before, after).map((change) => change.kind);

describe("a change of plan", () => {
  const academy = subscriptionRecord({ lookupKey: keyOf("academy"), amount: 99_00 });
  const planned = subscriptionRecord({
    ...academy,
    nextKey: keyOf("insider"),
    nextAt: daysLater(30),
  });
  const renewed = subscriptionRecord({
    periodStartsAt: daysLater(30),
    periodEndsAt: daysLater(60),
  });

  it("is told when it happens within a period", () => {
    expect(kindsOf(subscriptionRecord(), { ...academy, paidInvoice: "in_2" })).toEqual([
      "upgraded",
    ]);
    expect(kindsOf(academy, subscriptionRecord())).toEqual(["downgraded"]);
    expect(
      kindsOf(
        subscriptionRecord(),
        subscriptionRecord({ lookupKey: keyOf("insider", "year"), paidInvoice: "in_2" }),
      ),
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
    const failed = { ...renewed, status: "past_due" as const, pastDueSince: daysLater(30) };
    expect(kindsOf(planned, failed)).toEqual(["paymentFailed"]);
    // Nor where the change was not known before.
    expect(kindsOf(academy, failed)).toEqual(["paymentFailed"]);
    expect(kindsOf(failed, { ...renewed, paidInvoice: "in_2" })).toEqual(["recovered"]);
  });
});

describe("a change that is undone and made again", () => {
  const paid = subscriptionRecord();
  const cancelled = subscriptionRecord({ cancelAt: daysLater(30) });
  const planned = subscriptionRecord({ nextKey: keyOf("essential"), nextAt: daysLater(30) });
  const yearly = subscriptionRecord({ lookupKey: keyOf("insider", "year") });

  it.each([
    ["a cancellation", "cancelScheduled", paid, cancelled],
    ["resuming", "resumed", cancelled, paid],
    ["a planned change of plan", "changeScheduled", paid, planned],
    ["a change of plan", "rebilled", paid, yearly],
  ])("is told again: %s", (_, kind, before, after) => {
    const [first, second] = [8, 16].map((day) =>
      changesBetween(before, { ...after, syncedAt: daysLater(day) }),
    );
    expect([first?.length, first?.[0]?.kind, second?.[0]?.kind]).toEqual([1, kind, kind]);
    expect(first?.[0]?.occurrence).not.toBe(second?.[0]?.occurrence);
    // The same news once more, as a repeated webhook brings it, is no change.
    expect(changesBetween(after, { ...after, syncedAt: daysLater(9) })).toEqual([]);
  });
});

it("a withdrawal from a contract that has ended by itself is told, under the key of any withdrawal", () => {
  const ended = subscriptionRecord({ status: "canceled", endedAt: daysLater(8) });
  const withdrawn = { ...ended, withdrawnAt: daysLater(10) };
  const due = { ...withdrawn, refundDue: true };
  const told = [{ kind: "withdrawn", occurrence: "" }];
  expect(changesBetween(due, due)).toEqual(told);
  expect(changesBetween(due, withdrawn)).toEqual(told);
  expect(changesBetween(subscriptionRecord(), withdrawn)).toEqual(told);
  expect(changesBetween(withdrawn, withdrawn)).toEqual([]);
  expect(changesBetween({ ...ended, refundDue: true }, ended)).toEqual([]);
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
    subscriptionRecord({
      status,
      lookupKey: keyOf(plan, interval),
      paidInvoice,
      periodStartsAt: daysLater(day),
      periodEndsAt: daysLater(day + 30),
      ...(status === "trialing" ? { trialEndsAt: daysLater(day + 30), paidInvoice: null } : {}),
      ...(status === "past_due" ? { pastDueSince: daysLater(day) } : {}),
      ...(next && next !== plan ? { nextKey: keyOf(next), nextAt: daysLater(day + 30) } : {}),
      endedAt: status === "canceled" ? daysLater(day) : null,
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
