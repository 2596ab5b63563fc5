import { type RouterContextProvider, redirect, useRevalidator } from "react-router";
import type { Reader } from "#accounts/reader.ts";
import { requireReader } from "#accounts/require-reader.server.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { print } from "#print.server.tsx";
import { PageHead } from "#site/page-head.tsx";
import { entitledContext, tiers } from "#subscriptions/access.ts";
import { dayText } from "#subscriptions/days.ts";
import { moneyText } from "#subscriptions/money.ts";
import { SuccessPage } from "#subscriptions/offers/success-page.tsx";
import { useConfirmation } from "#subscriptions/offers/use-confirmation.ts";
import { isOrderPending } from "#subscriptions/orders.server.ts";
import { planOfTier } from "#subscriptions/plans.ts";
import { refusedTrialOf } from "#subscriptions/refusal.server.ts";
import { subscriptionStatus } from "#subscriptions/status.server.ts";
import type { Subscription } from "#subscriptions/subscription.ts";
import { subscriptionOf, syncReader } from "#subscriptions/subscriptions.server.ts";
import { Printed } from "#ui/kept.tsx";
import { hasMoved } from "../manage/view.server.ts";
import sheet from "../page.css?url";
import { plansTexts } from "../texts.server.ts";
import type { Route } from "./+types/route.ts";

/**
 * The way back from the payment page. `?tier=basic|premium` (section 2) says what is waited for; what is active is
 * what is stored, and is read anew at each look.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const reader = requireReader(context, url);
  const services = context.get(servicesContext);
  const { db, now } = services;
  // While the provider is away, what we know stands, and the page goes on looking.
  await syncReader(services, reader.id);
  // The header is rendered for what the reader had when the request began.
  if (await hasMoved(reader, context)) throw redirect(url.pathname + url.search);
  const [status, subscription, refused, pending] = await Promise.all([
    subscriptionStatus(db, reader.id, now()),
    subscriptionOf(db, reader.id),
    refusedTrialOf(db, reader.id),
    isOrderPending(db, reader.id, now()),
  ]);
  const asked = tiers.find((one) => one === url.searchParams.get("tier")) ?? "basic";
  const stored = status.subscription_tier;
  // Another tier than the stored one is only waited for where it was ordered; Premium holds Basic.
  const waiting = pending && stored !== "premium" && stored !== asked && refused === null;
  const tier = waiting ? null : stored;
  const plan = subscription?.plan ?? context.get(entitledContext)?.plan ?? null;
  const active = tier && { tier, plan: plan ?? planOfTier[tier] };
  const t = plansTexts(context.get(localeContext));
  const page = (
    <SuccessPage
      active={active}
      refused={refused}
      waiting={waiting}
      notice={active && subscription ? saysOf(subscription, reader, context) : null}
      address={url.pathname + url.search}
    />
  );
  return {
    title: active
      ? t(`success.active.${active.tier}`, { pass: t(`names.${active.plan}`) })
      : t(refused ? "success.refused" : waiting ? "success.title" : "success.none"),
    waiting,
    slow: t("success.slow"),
    html: print(page, { url, context, now: now() }),
  };
}

/** What is charged next, and when. */
function saysOf(
  { status, cancelAt, currentPeriodEndsAt, amount, currency, nextPlan }: Subscription,
  reader: Reader,
  context: Readonly<RouterContextProvider>,
): string | null {
  const locale = context.get(localeContext);
  const t = plansTexts(locale);
  const date = dayText(locale, cancelAt ?? currentPeriodEndsAt, reader.timezone);
  const price = moneyText(locale, amount, currency);
  // What is charged then is another sum, which Manage Subscription says.
  if (nextPlan) return null;
  if (status === "trialing")
    return cancelAt ? t("success.trialEnds", { date }) : t("success.trialUntil", { date, price });
  return status === "active" && !cancelAt ? t("success.paidUntil", { date, price }) : null;
}

export default function SubscriptionSuccess({ loaderData }: Route.ComponentProps) {
  const { title, waiting, slow, html } = loaderData;
  const { revalidate } = useRevalidator();
  const long = useConfirmation(waiting, revalidate);
  return (
    <div className="wrap">
      <link rel="stylesheet" href={sheet} precedence="page" />
      <PageHead title={title} noindex />
      <Printed html={html} />
      {/* Said to whoever does not see the page change; shown only where the page does not say it itself. */}
      <p className={waiting && long ? "own-says" : "vh"} role="status">
        {waiting ? (long ? slow : "") : title}
      </p>
    </div>
  );
}
