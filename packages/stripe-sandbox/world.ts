// What every part of the engine works with. The engine is synchronous: each transaction happens at one moment.
import type { Store } from "./store.ts";

export type Policy = {
  /** Days from a failed attempt to the next one; after the last one `afterRetries` applies. */
  retryDays: number[];
  afterRetries: "cancel" | "unpaid" | "past_due";
  /** Days before a renewal at which `invoice.upcoming` is sent. */
  upcomingDays: number;
};
export const defaultPolicy: Policy = {
  retryDays: [3, 5, 7],
  afterRetries: "cancel",
  upcomingDays: 7,
};

export type World = {
  store: Store;
  /** Where browsers reach the hosted pages. */
  publicUrl: string;
  /** The seller on pages and invoices. */
  business: { name: string; country: string };
  /** Real time in milliseconds. */
  realNow: () => number;
  /** The current API request, for the events that it causes. */
  request: { id: string; idempotency_key: string | null } | null;
  /** Called after a commit that queued deliveries or timers. */
  wake: () => void;
};

export const policyOf = (world: World): Policy => ({
  ...defaultPolicy,
  ...world.store.getGlobal<Partial<Policy>>("policy", {}),
});

/** The clock of customers without a test clock: real time and an offset, which only grows. */
export const globalClock = "global";

export const globalNowMs = (world: World): number =>
  world.store.getGlobal("frozen", 0) || world.realNow() + world.store.getGlobal("offset", 0);

/** Seconds since 1970 on a test clock, or on the global one. */
export function now(world: World, clock: string | null): number {
  const test = clock ? world.store.get("test_clock", clock) : null;
  return test ? test.frozen_time : Math.floor(globalNowMs(world) / 1000);
}

/** The test clock of a customer; null for the global one. */
export const clockOf = (world: World, customer: string | null): string | null =>
  customer ? (world.store.get("customer", customer)?.test_clock ?? null) : null;
