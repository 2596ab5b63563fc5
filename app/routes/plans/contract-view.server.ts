import type { RouterContextProvider } from "react-router";
import { type Reader, readerContext } from "#accounts/reader.ts";
import { textsFor } from "#locales/texts.server.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import type { Locale } from "#platform/locale.ts";
import type { ContractLinks } from "#subscriptions/contract/contract-actions.tsx";
import type { ContractView, PeriodState } from "#subscriptions/contract.ts";
import { type Contract, contractOf } from "#subscriptions/contracts.server.ts";
import { contractDay, dayText, lastDayText } from "#subscriptions/date-text.ts";
import { moneyText } from "#subscriptions/money.ts";
import { amountOf, type Interval, type Plan } from "#subscriptions/plans.ts";
import type { Subscription } from "#subscriptions/subscription.ts";
import { subscriptionOf } from "#subscriptions/subscriptions.server.ts";

type Context = Readonly<RouterContextProvider>;

/** The contract of the token in an address, else that of the signed-in reader. */
export const findContract = (url: URL, context: Context): Promise<Contract | null> =>
  contractOf(context.get(servicesContext).db, {
    token: url.searchParams.get("contract"),
    userId: context.get(readerContext)?.id ?? null,
  });

/** Whether the current period is free, paid, or unpaid. */
const standingOf = ({ status }: Subscription): PeriodState =>
  status === "trialing" ? "trial" : status === "active" ? "paid" : "owed";

export function contractView(
  { token, subscription, holder }: Contract,
  locale: Locale,
): ContractView {
  const { plan, interval, amount, currency, cancelAt, endedAt } = subscription;
  const ends = endedAt ?? cancelAt;
  const t = textsFor("contracts", locale);
  const day = (at: string) => dayText(locale, at, holder.zone);
  const nameOf = (one: Plan) => textsFor("plans", locale)(`names.${one}`);
  const priced = (cents: number, each: Interval) =>
    t(`each.${each}`, { amount: moneyText(locale, cents, currency) });
  const change = subscription.nextPlan ?? subscription.setAsidePlan;
  return {
    token,
    id: subscription.id,
    name: holder.name,
    email: holder.email,
    plan: plan ? nameOf(plan) : subscription.id,
    price: priced(amount, interval ?? "month"),
    change: change && {
      plan: nameOf(change.plan),
      price: priced(amountOf(change), change.interval),
      day: day(subscription.nextPlan?.at ?? subscription.currentPeriodEndsAt),
    },
    began: contractDay(locale, subscription.startedAt),
    withdrawBy: lastDayText(locale, subscription.withdrawableUntil),
    periodState: standingOf(subscription),
    periodEnds: day(subscription.currentPeriodEndsAt),
    ends: ends ? day(ends) : null,
    ended: endedAt !== null,
  };
}

/** The links for a reader's live contract; null for none. */
export async function contractLinksOf(
  reader: Reader,
  context: Context,
): Promise<ContractLinks | null> {
  const { db, now } = context.get(servicesContext);
  const live = await subscriptionOf(db, reader.id);
  if (!live) return null;
  const open = now() < new Date(live.withdrawableUntil) && !live.withdrawnAt;
  const locale = context.get(localeContext);
  return {
    number: live.id,
    began: contractDay(locale, live.startedAt),
    withdrawBy: open ? lastDayText(locale, live.withdrawableUntil) : null,
    planned: live.cancelAt !== null,
  };
}
