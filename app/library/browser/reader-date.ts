import { accountOfPage } from "#ui/reader-storage.ts";
import type { AccountState } from "../account-state.ts";
import { dayIn } from "../streak.ts";

type AccountClock = Pick<AccountState, "now" | "timezone" | "today">;

const account = import.meta.env.SSR ? null : (accountOfPage() as AccountClock | null);
const loadedAt = Date.now();

/**
 * A date on the reader's present calendar day. For a visitor it is the browser's time. For an account the day is that of its
 * time zone by the server's clock, and the result is noon of that day in the browser's time zone.
 */
export function readerDate(): Date {
  if (!account) return new Date();
  const now = new Date(Date.parse(account.now) + Date.now() - loadedAt);
  return noonOn(dayIn(account.timezone, now));
}

/** Noon of a calendar day, in the browser's time zone. @param day `2026-11-21` */
const noonOn = (day: string): Date => new Date(`${day}T12:00`);
