import type { Locale } from "#platform/locale.ts";
import type { List } from "./list.ts";

/** For how many weeks letters may pause. */
export const pauses = [2, 4, 8] as const;

/** What an address gets, and what it may choose. */
export type Choices = {
  /** Enough of the address to know it again: `a…@example.eu`. */
  address: string;
  /** The public lists, and those of members that the address gets. */
  offered: List[];
  chosen: List[];
  /** Null where an account with this address has its own language. */
  locale: Locale | null;
  /** ISO 8601; null: they do not pause. */
  pausedUntil: string | null;
};
