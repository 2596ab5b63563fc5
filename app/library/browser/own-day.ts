import { accountOfPage } from "#ui/own-storage.ts";
import type { AccountState } from "../account-state.ts";
import { dayIn } from "../streak.ts";

type AccountClock = Pick<AccountState, "now" | "timezone" | "today">;

const rendered = import.meta.env.SSR ? null : (accountOfPage() as AccountClock | null);
const begun = Date.now();

/**
 * A moment of the reader's present day: for a visitor the time by the browser's clock. For an account the day is that of
 * its time zone, by the server's clock (product decision 13), and the moment is noon of that day, which is on the same
 * date wherever the browser is.
 */
export function ownNow(): Date {
  if (!rendered) return new Date();
  const now = new Date(Date.parse(rendered.now) + Date.now() - begun);
  return noonOf(dayIn(rendered.timezone, now));
}

/** A moment of a calendar day, wherever the browser is. @param day `2026-11-21` */
const noonOf = (day: string): Date => new Date(`${day}T12:00`);
