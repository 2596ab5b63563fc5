import type { RouterContextProvider } from "react-router";
import type { Reader } from "#accounts/reader.ts";
import { textsFor } from "#locales/texts.server.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { accessContext, accessFrom } from "#subscriptions/access.ts";
import { dayText } from "#subscriptions/date-text.ts";
import { currentEntitlementsOf, type Entitlement } from "#subscriptions/entitlements.server.ts";
import { moneyText } from "#subscriptions/money.ts";
import type { ManageView } from "#subscriptions/pages/manage-page.tsx";
import { amountOf, type Currency, currencies, planOf } from "#subscriptions/plans.ts";
import { isLive, type Subscription } from "#subscriptions/subscription.ts";
import { lastSubscriptionOf } from "#subscriptions/subscriptions.server.ts";

type Context = Readonly<RouterContextProvider>;
type TextContext = {
  t: ReturnType<typeof textsFor<"plans">>;
  day: (at: string | Date) => string;
  money: (cents: number, currency: string) => string;
  now: Date;
};

/**
 * Whether the state from the provider has changed the reader's access: header and page are rendered for the access at
 * the beginning of the request.
 */
export async function hasAccessChanged(reader: Reader, context: Context): Promise<boolean> {
  if (reader.role === "editor") return false;
  const { db, now } = context.get(servicesContext);
  const held = await currentEntitlementsOf(db, reader.id, now());
  const plans = held.flatMap(({ plan }) => plan ?? []);
  const mine = accessFrom({ tiers: held.map((one) => one.tier), plans, editor: false });
  const then = context.get(accessContext);
  return mine.tier !== (then?.tier ?? null) || mine.plan !== (then?.plan ?? null);
}

/** The reader's plan, paid or granted, in their language. */
export async function manageView(reader: Reader, context: Context): Promise<ManageView> {
  const texts = textContextFor(reader, context);
  const { subscription, held, says } = await accessSentencesOf(reader, context);
  const tier = context.get(accessContext)?.tier ?? null;
  const live =
    subscription && isLive(subscription) && !subscription.withdrawnAt ? subscription : null;
  const currency: Currency = currencies.find((one) => one === live?.currency) ?? "eur";
  const interval = live?.interval ?? "month";
  const editor = reader.role === "editor";
  return {
    // Not by the tier alone, because an editor has access without a plan.
    active: held.length > 0 || editor,
    plan: planName(live, context, texts),
    price: live?.interval ? { amount: texts.money(live.amount, live.currency), interval } : null,
    notices: [
      ...says,
      ...(subscription || tier ? [] : [texts.t("page.states.none")]),
      ...(editor ? [texts.t("page.states.editor")] : []),
    ],
    date: live ? dateOf(live, texts) : null,
    account: { email: reader.email, since: texts.day(reader.memberSince) },
    upgrade:
      tier === "basic" ? { buyer: live ? "subscriber" : "freeAccount", interval, currency } : null,
    billing: subscription !== null,
    prices: { interval, currency },
  };
}

/**
 * Sentences about a reader's access: one for the live subscription, else the last one, and one for each grant. Every
 * page that shows the end of access uses them.
 */
export async function accessSentencesOf(reader: Reader, context: Context) {
  const { db } = context.get(servicesContext);
  const texts = textContextFor(reader, context);
  const [subscription, held] = await Promise.all([
    lastSubscriptionOf(db, reader.id),
    currentEntitlementsOf(db, reader.id, texts.now),
  ]);
  const says = [
    ...(subscription ? subscriptionWords(subscription, held, texts) : []),
    ...held.filter((one) => one.origin === "grant").map((one) => grantWords(one, texts)),
  ];
  return { subscription, held, says };
}

function textContextFor(reader: Reader, context: Context): TextContext {
  const locale = context.get(localeContext);
  return {
    t: textsFor("plans", locale),
    day: (at) => dayText(locale, at, reader.timezone),
    money: (cents, currency) => moneyText(locale, cents, currency),
    now: context.get(servicesContext).now(),
  };
}

/** Basic and Premium, as this page calls them, each with its pass. */
function planName(live: Subscription | null, context: Context, { t }: TextContext): string | null {
  const access = context.get(accessContext);
  // An editor has the tier without a pass.
  if (!live)
    return access?.plan
      ? t(`named.${access.plan}`)
      : access?.tier
        ? t(`tiers.${access.tier}`)
        : null;
  return live.plan ? t(`named.${live.plan}`) : t("page.unknownPlan");
}

function grantWords({ tier, plan, endsAt }: Entitlement, { t, day }: TextContext): string {
  const name = t(`tiered.${planOf(tier, [plan])}`);
  return endsAt
    ? t("page.states.grantUntil", { tier: name, date: day(endsAt) })
    : t("page.states.grant", { tier: name });
}

/** Sentences about the state of a subscription and its next change. */
function subscriptionWords(
  of: Subscription,
  held: Entitlement[],
  { t, day, money }: TextContext,
): string[] {
  // Withdrawn from while the provider was unavailable.
  if (of.withdrawnAt && isLive(of))
    return [t("page.states.withdrawing", { date: day(of.withdrawnAt) })];
  const price = money(of.amount, of.currency);
  const says: string[] = [];
  const paid = held.find((one) => one.origin === "subscription");
  switch (of.status) {
    case "trialing": {
      const date = day(of.cancelAt ?? of.trialEndsAt ?? of.currentPeriodEndsAt);
      if (of.cancelAt) says.push(t("page.states.cancelTrial", { date }));
      // The scheduled change and its price follow below.
      else if (of.nextPlan) says.push(t("page.states.trialingChanging", { date }));
      else says.push(t("page.states.trialing", { date, price }));
      break;
    }
    case "active":
      if (of.cancelAt) says.push(t("page.states.cancelled", { date: day(of.cancelAt) }));
      else if (!of.nextPlan)
        says.push(t("page.states.active", { date: day(of.currentPeriodEndsAt) }));
      break;
    case "past_due":
      if (paid?.endsAt) says.push(t("page.states.pastDue", { date: day(paid.endsAt) }));
      else says.push(t("page.states.pastDueClosed"));
      if (of.cancelAt) says.push(t("page.states.cancelledUnpaid", { date: day(of.cancelAt) }));
      break;
    case "unpaid":
    case "paused":
      says.push(t("page.states.unpaid"));
      break;
    case "incomplete":
      says.push(t("page.states.incomplete"));
      break;
    default: {
      const date = day(of.endedAt ?? of.currentPeriodEndsAt);
      says.push(t(of.withdrawnAt ? "page.states.withdrawn" : "page.states.ended", { date }));
    }
  }
  if (of.nextPlan) {
    const { plan, interval, currency, at } = of.nextPlan;
    const next = t(`priced.${interval}`, { price: money(amountOf(of.nextPlan), currency) });
    says.push(t("page.states.next", { name: t(`names.${plan}`), price: next, date: day(at) }));
  }
  if (isLive(of) && !of.plan) says.push(t("page.states.unknown"));
  return says;
}

/** The date of the next charge, or of the end. */
function dateOf(live: Subscription, { t, day }: TextContext): ManageView["date"] {
  // For an unpaid one, the sentences say until when access lasts.
  if (live.status !== "trialing" && live.status !== "active") return null;
  if (live.cancelAt) return { label: t("page.endsAt"), day: day(live.cancelAt) };
  return { label: t("page.nextBilling"), day: day(live.currentPeriodEndsAt) };
}
