import fc from "fast-check";
import { expect, it } from "vitest";
import { unpaidSince } from "./subscription-snapshot.ts";

type Status = "paid" | "open" | "uncollectible" | "draft" | "void";
const renewal = (status: Status, month: number) => ({
  billing_reason: "subscription_cycle" as const,
  status,
  created: month,
  status_transitions: {
    finalized_at: status === "draft" ? null : month + 0.5,
    marked_uncollectible_at: null,
    paid_at: null,
    voided_at: null,
  },
});
/** The month of the oldest unpaid renewal in a row; statuses oldest first, as they came about. */
const monthOf = (...statuses: Status[]) => {
  const since = unpaidSince(statuses.map(renewal).reverse());
  return since && Math.floor(since.getTime() / 1_000);
};

it("counts from the oldest of the renewals in a row that are not paid", () => {
  expect(monthOf("paid", "open")).toBe(1);
  expect(monthOf("open", "paid", "open", "open", "open")).toBe(2);
  expect(monthOf("paid", "open", "void", "uncollectible", "draft")).toBe(1);
  expect(monthOf("paid", "paid")).toBeNull();
  expect(monthOf("uncollectible", "paid")).toBeNull();
  expect(monthOf()).toBeNull();
  const upgrade = { ...renewal("open", 0), billing_reason: "subscription_update" as const };
  expect(unpaidSince([upgrade])).toBeNull();
});

it("moves on only when a renewal is paid", () => {
  const status = fc.constantFrom<Status>("paid", "open", "uncollectible", "draft", "void");
  fc.assert(
    fc.property(fc.array(status), (past) => {
      const since = monthOf(...past, "open");
      expect(monthOf(...past, "open", "open")).toBe(since);
      expect(monthOf(...past, "open", "paid", "open")).toBe(past.length + 2);
      expect(monthOf(...past, "paid")).toBeNull();
    }),
  );
});
