import { amountOf, type Interval, type Offer, trialDays } from "./plans.ts";
import { withdrawableUntil } from "./subscription.ts";

// What a reader owes for an order, and when. Pure: the order page says it, the order keeps it.

const dayMs = 86_400_000;

/** The same day of the next month or year; the last day of a shorter one, as the payment provider counts. */
export function nextPeriod(from: Date, interval: Interval): Date {
  const next = new Date(from);
  next.setUTCDate(1);
  next.setUTCMonth(from.getUTCMonth() + (interval === "month" ? 1 : 12));
  const last = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(from.getUTCDate(), last));
  return next;
}

export type Terms = Offer & {
  /** Cents: what each period costs, and what is due at once. */
  amount: number;
  today: number;
  trial: boolean;
  /** When the first amount that is not due today is. */
  nextAt: Date;
  /** The last moment at which it can be withdrawn from. */
  withdrawBy: Date;
};

/** @param o.trial whether this reader has the free days still before them */
export function termsOf(offer: Offer, o: { trial: boolean; now: Date }): Terms {
  const amount = amountOf(offer);
  return {
    ...offer,
    amount,
    today: o.trial ? 0 : amount,
    trial: o.trial,
    nextAt: o.trial
      ? new Date(o.now.getTime() + trialDays * dayMs)
      : nextPeriod(o.now, offer.interval),
    withdrawBy: new Date(withdrawableUntil(o.now).getTime() - 1),
  };
}
