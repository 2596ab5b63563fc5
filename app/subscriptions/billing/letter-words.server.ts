import { textsFor } from "#locales/texts.server.ts";
import type { Locale } from "#platform/locale.ts";
import type { ChangeKind } from "../change.ts";
import { contractDay, dayText, momentText } from "../days.ts";
import { moneyText } from "../money.ts";
import { amountOf, type Interval, offerOf } from "../plans.ts";
import {
  accessOf,
  isUnpaidTrial,
  type Kept,
  nextAtRenewal,
  withdrawableUntil,
} from "../subscription.ts";

// Which words a letter about a subscription takes, and what they are filled with. Pure.

/** To whom a letter is written, by whom and when. `zone`: the IANA zone that their pages print days in. */
export type Telling = {
  locale: Locale;
  zone: string;
  name: string;
  graceDays: number;
  now: Date;
};

/** What the texts of a subscription's letters are filled with. */
export function valuesOf(kept: Kept, { locale, zone, name, graceDays }: Telling) {
  const t = textsFor("mails", locale);
  const offer = offerOf(kept.lookupKey);
  const next = offerOf(kept.nextKey);
  const money = (cents: number) => moneyText(locale, cents, kept.currency);
  const priced = (cents: number, interval: Interval) =>
    t(`billing.each.${interval}`, { amount: money(cents) });
  const day = (at: Date) => dayText(locale, at, zone);
  return {
    name,
    number: kept.id,
    plan: offer ? t(`billing.plans.${offer.plan}`) : name,
    price: priced(kept.amount, offer?.interval ?? "month"),
    next: next ? t(`billing.plans.${next.plan}`) : "",
    nextPrice: next ? priced(amountOf(next), next.interval) : "",
    paid: money(kept.paidCents ?? 0),
    refunded: money(kept.refundedCents),
    trialEnd: day(kept.trialEndsAt ?? kept.periodEndsAt),
    periodEnd: day(kept.periodEndsAt),
    accessEnd: day(accessOf(kept, { graceDays })?.endsAt ?? kept.periodEndsAt),
    end: day(kept.cancelAt ?? kept.endedAt ?? kept.periodEndsAt),
    began: contractDay(locale, kept.startedAt),
    withdrawBy: contractDay(locale, withdrawableUntil(kept.startedAt).getTime() - 1),
    declared: momentText(locale, kept.withdrawnAt ?? kept.startedAt),
    changeAt: day(kept.nextAt ?? kept.periodEndsAt),
  };
}

/**
 * The texts of a change: what is true of a paid period is not of a free trial, nor of a payment that failed.
 * @returns a key of the catalogue's `billing`
 */
export function textsKeyOf(kind: ChangeKind, kept: Kept, { graceDays, now }: Telling) {
  const inTrial = kept.status === "trialing";
  switch (kind) {
    case "upgraded":
    case "downgraded":
      return inTrial ? "changedInTrial" : kind;
    case "rebilled":
      return inTrial ? "rebilledInTrial" : kind;
    case "resumed":
      return inTrial ? "resumedInTrial" : kind;
    case "trialEndsSoon":
      return nextAtRenewal(kept) ? "trialEndsSoonChanging" : kind;
    case "cancelScheduled":
      if (inTrial) return "cancelScheduledInTrial";
      return kept.status === "past_due" ? "cancelScheduledUnpaid" : kind;
    case "paymentFailed": {
      const open = accessOf(kept, { graceDays });
      return open && open.endsAt > now ? kind : "paymentFailedClosed";
    }
    case "withdrawn":
      return isUnpaidTrial(kept) ? "withdrawnUnpaid" : kind;
    default:
      return kind;
  }
}
