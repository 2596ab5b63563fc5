import { afterAll, beforeAll, expect, it } from "vitest";
import { dayMs } from "#platform/duration.ts";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { signIn } from "../../tests/factories/readers.ts";
import { signInSubscriber } from "../../tests/factories/subscriptions.ts";
import { grantAccess } from "./entitlements.server.ts";
import { subscriptionStatus } from "./status.server.ts";

const now = new Date("2026-11-21T12:00:00Z");
const later = (days: number) => new Date(now.getTime() + days * dayMs);
const insider = { lookup_key: "eunison_insider_month_eur" };

let t: TestDatabase;
beforeAll(async () => {
  t = await openTestDatabase();
});
afterAll(() => t?.close());

const grant = (userId: string, tier: "basic" | "premium", endsAt: Date | null) =>
  grantAccess(t.db, { userId, tier, endsAt, by: "test" }, now);
const endOf = async ({ id }: { id: string }) =>
  (await subscriptionStatus(t.db, id, now)).subscription_end;
const iso = (days: number) => later(days).toISOString();

it("names the end of what a subscription has paid for, without the grace that follows", async () => {
  expect(await endOf(await signInSubscriber(t.db, now))).toBe(iso(30));
  expect(await endOf(await signInSubscriber(t.db, now, { cancel_at: later(9) }))).toBe(iso(9));
  const unpaid = { status: "past_due", period_starts_at: later(-1), past_due_since: later(-1) };
  expect(await endOf(await signInSubscriber(t.db, now, unpaid))).toBe(iso(-1));
});

it("names the later end where a plan is paid and granted", async () => {
  for (const [days, end] of [
    [10, 30],
    [90, 90],
  ] as const) {
    const reader = await signInSubscriber(t.db, now, insider);
    await grant(reader.id, "premium", later(days));
    expect(await endOf(reader)).toBe(iso(end));
  }
  // One of a lower tier does not count.
  const reader = await signInSubscriber(t.db, now, insider);
  await grant(reader.id, "basic", later(90));
  expect(await endOf(reader)).toBe(iso(30));
});

it("names no end where there is none", async () => {
  const subscriber = await signInSubscriber(t.db, now, insider);
  await grant(subscriber.id, "premium", null);
  const granted = await signIn(t.db, now);
  await grant(granted.id, "premium", later(5));
  await grant(granted.id, "premium", null);
  for (const reader of [subscriber, granted, await signIn(t.db, now)])
    expect(await endOf(reader)).toBeNull();
});
