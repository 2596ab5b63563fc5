import { accountOfPage } from "#ui/own-storage.ts";
import type { AccountState } from "../account-state.ts";
import { dayIn } from "../streak.ts";

type AccountClock = Pick<AccountState, "now" | "timezone" | "today">;

const rendered = import.meta.env.SSR ? null : (accountOfPage() as AccountClock | null);
const begun = Date.now();

/**
 * The time whose calendar day is the reader's: a visitor's is the browser's; an account's is that of its time
 * zone, by the product's clock from when the page was rendered (decision 13).
 */
export function ownNow(): Date {
  if (!rendered) return new Date();
  const now = new Date(Date.parse(rendered.now) + Date.now() - begun);
  return noonOf(dayIn(rendered.timezone, now));
}

/** A moment of a calendar day, wherever the browser is. @param day `2026-11-21` */
const noonOf = (day: string): Date => new Date(`${day}T12:00`);
