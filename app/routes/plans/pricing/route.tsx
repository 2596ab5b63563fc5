import { data } from "react-router";
import { useTranslations } from "use-intl";
import { readerContext } from "#accounts/reader.ts";
import { servicesContext } from "#platform/context.ts";
import { choiceCookie, cookieNames } from "#platform/http/cookies.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { accessContext, isMember } from "#subscriptions/access.ts";
import { currencyOf, regionOf } from "#subscriptions/currency.ts";
import { currentEntitlementsOf } from "#subscriptions/entitlements.server.ts";
import { PricingPage, type PricingView } from "#subscriptions/pages/pricing-page.tsx";
import { currencies, intervals, planOfTier } from "#subscriptions/plans.ts";
import { isTrialAvailable, subscriptionOf } from "#subscriptions/subscriptions.server.ts";
import { redirectAfterForm } from "../../form-answers.server.ts";
import { withheldPlans } from "../academy-offer.server.ts";
import sheet from "../page.css?url";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/** The plans. A visitor's page depends on their currency and region: `server/cacheable.ts` has both in its key. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext);
  const reader = context.get(readerContext);
  const access = context.get(accessContext);
  const [subscription, trial] = reader
    ? await Promise.all([subscriptionOf(db, reader.id), isTrialAvailable(db, reader.id)])
    : [null, true];
  const acceptLanguage = request.headers.get("accept-language") ?? "";
  const cookie = request.headers.get("cookie") ?? "";
  // A subscription cannot change its currency, so that its reader sees the prices of a change.
  const currency =
    currencies.find((one) => one === subscription?.currency) ??
    currencyOf({ cookie, acceptLanguage });
  const interval = url.searchParams.get("interval");
  const tier = access?.tier ?? null;
  const granted = access?.plan ?? (tier && planOfTier[tier]);
  const entitlements = reader && granted ? await currentEntitlementsOf(db, reader.id, now()) : [];
  const held = entitlements.filter((one) => (one.plan ?? planOfTier[one.tier]) === granted);
  const view: PricingView = {
    interval: intervals.find((one) => one === interval) ?? "month",
    currency,
    american: currency === "usd" && regionOf(acceptLanguage) === "US",
    buyer: subscription ? "subscriber" : reader ? "freeAccount" : "visitor",
    current: subscription?.plan
      ? {
          plan: subscription.plan,
          intervals: intervals.filter((one) => one === subscription.interval),
          ends: false,
        }
      : granted && {
          plan: granted,
          intervals,
          ends: held.length > 0 && held.every(({ endsAt }) => endsAt !== null),
        },
    withheld: await withheldPlans(context),
    member: isMember(access) || subscription !== null,
    trial: subscription?.status === "trialing" ? "running" : trial ? "offered" : "had",
  };
  return view;
}

/** Stores the choice of a currency in a cookie for a year, and redirects to the shown interval. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const currency = currencies.find((one) => one === textOf(form, "currency"));
  if (!currency) return data({ problem: "currency" } as const, { status: 400 });
  const { baseUrl } = context.get(servicesContext).config;
  const https = baseUrl.startsWith("https:");
  const back = textOf(form, "interval") === "year" ? "/pricing?interval=year" : "/pricing";
  return redirectAfterForm(url, back, [choiceCookie(cookieNames.currency, currency, https)]);
}

export default function Pricing({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("plans");
  return (
    <>
      <PageHead title={t("pricing.title")} description={t("pricing.description")} />
      {actionData ? (
        <p className="wrap form-problem" role="alert">
          {t(`order.problem.${actionData.problem}`)}
        </p>
      ) : null}
      <PricingPage {...loaderData} />
    </>
  );
}
