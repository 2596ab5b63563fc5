import type { Locale } from "#platform/locale.ts";
import type { List } from "./list.ts";

/** For how many weeks newsletters can be paused. */
export const pauseLengthsInWeeks = [2, 4, 8] as const;

/** The newsletter preferences of an address. `chosen`: the lists that it gets. */
export type SubscriberPreferences = {
  /** The address in short, so that its owner recognises it: `a…@example.eu`. */
  address: string;
  /** The public lists, and the members' lists that the address gets. */
  offered: List[];
  chosen: List[];
  /** Null where an account with this address has its own language. */
  locale: Locale | null;
  /** ISO 8601; null: no pause. */
  pausedUntil: string | null;
};
