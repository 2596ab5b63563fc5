import { type RouterContextProvider, redirect } from "react-router";
import { useTranslations } from "use-intl";
import type { Reader } from "#accounts/reader.ts";
import { requireReader } from "#accounts/require-reader.server.ts";
import { textsFor } from "#locales/texts.server.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { accessContext } from "#subscriptions/access.ts";
import { dayText } from "#subscriptions/date-text.ts";
import { moneyText } from "#subscriptions/money.ts";
import { isOrderPending } from "#subscriptions/orders.server.ts";
import { SuccessPage, type SuccessView } from "#subscriptions/pages/success-page.tsx";
import { planOfTier } from "#subscriptions/plans.ts";
import { refusedTrialOf } from "#subscriptions/refused-trial.server.ts";
import { subscriptionStatus } from "#subscriptions/status.server.ts";
import type { Subscription } from "#subscriptions/subscription.ts";
import { subscriptionOf, syncReader } from "#subscriptions/subscriptions.server.ts";
import { tiers } from "#subscriptions/tier.ts";
import { hasAccessChanged } from "../manage/view.server.ts";
import sheet from "../page.css?url";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/** How old our state may be, in seconds. */
const freshSeconds = 1;

/**
 * The page after the payment page. `?tier=basic|premium` is the expected tier. The page polls, and each request reads the
 * provider's state anew, but at most once in `freshSeconds`.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const reader = requireReader(context, url);
  const services = context.get(servicesContext);
  const { db, now } = services;
  // While the provider is unavailable, our stored state is shown, and the page keeps polling.
  await syncReader(services, reader.id, freshSeconds);
  // The header is rendered for the access at the beginning of the request.
  if (await hasAccessChanged(reader, context)) throw redirect(url.pathname + url.search);
  const [status, subscription, refused, pending] = await Promise.all([
    subscriptionStatus(db, reader.id, now()),
    subscriptionOf(db, reader.id),
    refusedTrialOf(db, reader.id),
    isOrderPending(db, reader.id, now()),
  ]);
  const orderedTier = tiers.find((one) => one === url.searchParams.get("tier")) ?? "basic";
  const stored = status.subscription_tier;
  // The page waits for another tier only if it was ordered; Premium includes Basic.
  const waiting = pending && stored !== "premium" && stored !== orderedTier && refused === null;
  const tier = waiting ? null : stored;
  const plan = subscription?.plan ?? context.get(accessContext)?.plan ?? null;
  const active = tier && { tier, plan: plan ?? planOfTier[tier] };
  const view: SuccessView = {
    active,
    refused,
    waiting,
    notice: active && subscription ? noticeOf(subscription, reader, context) : null,
    address: url.pathname + url.search,
  };
  // Without scripts the browser reloads the page by itself.
  return { view, refresh: waiting ? 10 : null };
}

/** The next charge and its date. */
function noticeOf(
  { status, cancelAt, currentPeriodEndsAt, amount, currency, nextPlan }: Subscription,
  reader: Reader,
  context: Readonly<RouterContextProvider>,
): string | null {
  const locale = context.get(localeContext);
  const t = textsFor("plans", locale);
  const date = dayText(locale, cancelAt ?? currentPeriodEndsAt, reader.timezone);
  const price = moneyText(locale, amount, currency);
  // The amount of the next charge differs; Manage Subscription shows it.
  if (nextPlan) return null;
  if (status === "trialing")
    return cancelAt ? t("success.trialEnds", { date }) : t("success.trialUntil", { date, price });
  return status === "active" && !cancelAt ? t("success.paidUntil", { date, price }) : null;
}

export default function SubscriptionSuccess({ loaderData: { view } }: Route.ComponentProps) {
  const { active, refused, waiting } = view;
  const t = useTranslations("plans");
  const title = active
    ? t(`success.active.${active.tier}`, { pass: t(`names.${active.plan}`) })
    : t(refused ? "success.refused" : waiting ? "success.title" : "success.none");
  return (
    <div className="wrap">
      <PageHead title={title} noindex />
      <SuccessPage {...view} />
    </div>
  );
}
