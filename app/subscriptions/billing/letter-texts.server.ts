import { textsFor } from "#locales/texts.server.ts";
import type { Locale } from "#platform/locale.ts";
import type { ChangeKind } from "../change.ts";
import { contractDay, dayText, lastDayText, momentText } from "../date-text.ts";
import { moneyText } from "../money.ts";
import { amountOf, type Interval, offerOf } from "../plans.ts";
import {
  accessOf,
  isUnpaidTrial,
  planAfterRenewal,
  type SubscriptionRecord,
  withdrawableUntil,
} from "../subscription.ts";

// Chooses the texts of letters about subscriptions, and the values in them. Pure.

/** Reader, sender and time of a letter. `zone`: the reader's IANA time zone; `name`: the site's name. */
export type LetterContext = {
  locale: Locale;
  zone: string;
  name: string;
  graceDays: number;
  now: Date;
};

/** The values for the texts of a subscription's letters. */
export function letterValues(
  record: SubscriptionRecord,
  { locale, zone, name, graceDays }: LetterContext,
) {
  const t = textsFor("mails", locale);
  const offer = offerOf(record.lookupKey);
  const next = offerOf(record.nextKey);
  const aside = offerOf(record.setAsideKey);
  const money = (cents: number) => moneyText(locale, cents, record.currency);
  const priced = (cents: number, interval: Interval) =>
    t(`billing.each.${interval}`, { amount: money(cents) });
  const day = (at: Date) => dayText(locale, at, zone);
  return {
    name,
    number: record.id,
    plan: offer ? t(`billing.plans.${offer.plan}`) : name,
    price: priced(record.amount, offer?.interval ?? "month"),
    next: next ? t(`billing.plans.${next.plan}`) : "",
    aside: aside ? t(`billing.plans.${aside.plan}`) : "",
    nextPrice: next ? priced(amountOf(next), next.interval) : "",
    paid: money(record.paidCents ?? 0),
    refunded: money(record.refundedCents),
    trialEnd: day(record.trialEndsAt ?? record.periodEndsAt),
    periodEnd: day(record.periodEndsAt),
    accessEnd: day(accessOf(record, { graceDays })?.endsAt ?? record.periodEndsAt),
    end: day(record.cancelAt ?? record.endedAt ?? record.periodEndsAt),
    began: contractDay(locale, record.startedAt),
    withdrawBy: lastDayText(locale, withdrawableUntil(record.startedAt)),
    declared: momentText(locale, record.withdrawnAt ?? record.startedAt),
    changeAt: day(record.nextAt ?? record.periodEndsAt),
  };
}

/**
 * What a cancellation declared (BGB § 312k(4)): its kind, and for an important reason also that.
 * @param reason null for a cancellation at the end of the period
 */
export function declarationTexts(locale: Locale, reason: string | null): string[] {
  const t = textsFor("mails", locale);
  const how = t(`billing.cancelKinds.${reason === null ? "ordinary" : "extraordinary"}`);
  const kind = t("billing.cancelKind", { how });
  return reason === null
    ? [kind]
    : [kind, t("billing.cancelReason", { reason }), t("billing.cancelJudged")];
}

/** What a letter about a change adds to its text: what was declared, and what becomes of a scheduled change of plan. */
export function furtherTexts(
  kind: ChangeKind,
  record: SubscriptionRecord,
  context: LetterContext,
): string[] {
  const t = textsFor("mails", context.locale);
  const values = letterValues(record, context);
  switch (kind) {
    case "cancelScheduled":
      return [
        ...declarationTexts(context.locale, record.cancelReason),
        ...(record.setAsideKey ? [t("billing.changeSetAside", values)] : []),
      ];
    case "resumed":
      if (record.nextKey) return [t("billing.changeBack", values)];
      return record.setAsideKey ? [t("billing.changeGone", values)] : [];
    default:
      return [];
  }
}

/**
 * The texts for a change, which differ for a paid period, a free trial and a failed payment.
 * @returns a key of `billing` in the catalogue
 */
export function letterKey(
  kind: ChangeKind,
  record: SubscriptionRecord,
  { graceDays, now }: LetterContext,
) {
  const inTrial = record.status === "trialing";
  switch (kind) {
    case "upgraded":
    case "downgraded":
      return inTrial ? "changedInTrial" : kind;
    case "rebilled":
      return inTrial ? "rebilledInTrial" : kind;
    case "resumed":
      return inTrial ? "resumedInTrial" : kind;
    case "trialEndsSoon":
      return planAfterRenewal(record) ? "trialEndsSoonChanging" : kind;
    case "cancelScheduled":
      if (inTrial) return "cancelScheduledInTrial";
      return record.status === "past_due" ? "cancelScheduledUnpaid" : kind;
    case "paymentFailed": {
      const open = accessOf(record, { graceDays });
      return open && open.endsAt > now ? kind : "paymentFailedClosed";
    }
    case "ended":
      return record.refundSince ? "endedAfterRenewal" : kind;
    case "withdrawn":
      return isUnpaidTrial(record) ? "withdrawnUnpaid" : kind;
    default:
      return kind;
  }
}
