import { addDuration, dayMs } from "#platform/duration.ts";
import { amountOf, type Interval, type Offer, trialDays } from "./plans.ts";
import { withdrawableUntil } from "./subscription.ts";

// What a reader owes for an order, and when, as the order page shows it. Pure.

/** The same day of the next month or year; the last day of a shorter month, as the payment provider counts. */
export const nextPeriod = (from: Date, interval: Interval): Date =>
  addDuration(from, { months: interval === "month" ? 1 : 12, milliseconds: 0 });

export type OrderTerms = Offer & {
  /** Cents for each period. */
  amount: number;
  /** Cents that are due at once. */
  today: number;
  trial: boolean;
  /** When the next payment is due. */
  nextAt: Date;
  /** See the function of this name. */
  withdrawableUntil: Date;
};

/** @param o.trial whether the order begins with a free trial */
export function termsOf(offer: Offer, o: { trial: boolean; now: Date }): OrderTerms {
  const amount = amountOf(offer);
  return {
    ...offer,
    amount,
    today: o.trial ? 0 : amount,
    trial: o.trial,
    nextAt: o.trial
      ? new Date(o.now.getTime() + trialDays * dayMs)
      : nextPeriod(o.now, offer.interval),
    withdrawableUntil: withdrawableUntil(o.now),
  };
}
