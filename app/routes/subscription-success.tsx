import { type RouterContextProvider, useRevalidator } from "react-router";
import { localeContext, servicesContext } from "#platform/context.ts";
import { print } from "#print.server.tsx";
import type { Reader } from "#readers/reader.ts";
import { requireReader } from "#readers/require-reader.server.ts";
import { PageHead } from "#site/page-head.tsx";
import { type Tier, tiers } from "#subscriptions/access.ts";
import { moneyText } from "#subscriptions/money.ts";
import { SuccessPage } from "#subscriptions/offers/success-page.tsx";
import { useConfirmation } from "#subscriptions/offers/use-confirmation.ts";
import { planOfTier } from "#subscriptions/plans.ts";
import { refusedTrialOf } from "#subscriptions/refusal.server.ts";
import { subscriptionStatus } from "#subscriptions/status.server.ts";
import type { Subscription } from "#subscriptions/subscription.ts";
import { subscriptionOf, syncReader } from "#subscriptions/subscriptions.server.ts";
import { Printed } from "#ui/kept.tsx";
import type { Route } from "./+types/subscription-success.ts";
import sheet from "./plan-pages.css?url";
import { dayText, plansTexts } from "./plans-texts.server.ts";

/** The way back from the payment page. `?tier=basic|premium` (section 2); what holds is read anew at each look. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const reader = requireReader(context, url);
  const services = context.get(servicesContext);
  const { db, now } = services;
  // While the provider is away, what we know stands, and the page goes on looking.
  await syncReader(services, reader.id);
  const [status, subscription, refused] = await Promise.all([
    subscriptionStatus(db, reader.id, now()),
    subscriptionOf(db, reader.id),
    refusedTrialOf(db, reader.id),
  ]);
  const asked = tiers.find((one) => one === url.searchParams.get("tier")) ?? "basic";
  const stored = status.subscription_tier;
  // Premium by the address or by what is stored; but active is only what is stored.
  const tier: Tier = stored === "premium" ? "premium" : asked;
  const active = stored === tier ? tier : null;
  const t = plansTexts(context.get(localeContext));
  const page = (
    <SuccessPage
      active={active}
      refused={refused}
      plan={active ? (subscription?.plan ?? planOfTier[active]) : null}
      says={active && subscription ? saysOf(subscription, reader, context) : null}
      address={url.pathname + url.search}
    />
  );
  return {
    title: t(active ? `success.active.${active}` : refused ? "success.refused" : "success.title"),
    waiting: active === null && refused === null,
    slow: t("success.slow"),
    html: print(page, { url, context, now: now() }),
  };
}

/** What is charged next, and when. */
function saysOf(
  { status, cancelAt, currentPeriodEndsAt, amount, currency }: Subscription,
  reader: Reader,
  context: Readonly<RouterContextProvider>,
): string | null {
  const locale = context.get(localeContext);
  const t = plansTexts(locale);
  const date = dayText(locale, cancelAt ?? currentPeriodEndsAt, reader.timezone);
  const price = moneyText(locale, amount, currency);
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
      <p className="own-says" role="status">
        {waiting ? (long ? slow : "") : title}
      </p>
    </div>
  );
}
