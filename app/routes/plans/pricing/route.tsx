import { data, redirect } from "react-router";
import { readerContext } from "#accounts/reader.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { choiceCookie, cookieNames } from "#platform/http/cookies.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { print } from "#print.server.tsx";
import { PageHead } from "#site/page-head.tsx";
import { entitledContext, isMember } from "#subscriptions/access.ts";
import { currencyOf, regionOf } from "#subscriptions/currency.ts";
import { PricingPage } from "#subscriptions/offers/pricing-page.tsx";
import { usePricing } from "#subscriptions/offers/use-pricing.ts";
import { currencies, intervals, planOfTier } from "#subscriptions/plans.ts";
import { isTrialAvailable, subscriptionOf } from "#subscriptions/subscriptions.server.ts";
import { Printed } from "#ui/kept.tsx";
import { withLanguage } from "#ui/with-language.ts";
import { withheldPlans } from "../academy-offer.server.ts";
import sheet from "../page.css?url";
import { plansTexts } from "../texts.server.ts";
import type { Route } from "./+types/route.ts";

/**
 * The plans. The page follows region, currency and reader, none of which the page cache's keys know: it is not in
 * `server/cacheable.ts`.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext);
  const t = plansTexts(context.get(localeContext));
  const reader = context.get(readerContext);
  const entitled = context.get(entitledContext);
  const [subscription, trial] = reader
    ? await Promise.all([subscriptionOf(db, reader.id), isTrialAvailable(db, reader.id)])
    : [null, true];
  const acceptLanguage = request.headers.get("accept-language") ?? "";
  const cookie = request.headers.get("cookie") ?? "";
  // A subscription keeps its currency for life: its reader sees what a change would cost.
  const currency =
    currencies.find((one) => one === subscription?.currency) ??
    currencyOf({ cookie, acceptLanguage });
  const asked = url.searchParams.get("interval");
  const tier = entitled?.tier ?? null;
  const page = (
    <PricingPage
      interval={intervals.find((one) => one === asked) ?? "month"}
      currency={currency}
      american={currency === "usd" && regionOf(acceptLanguage) === "US"}
      buyer={subscription ? "subscriber" : reader ? "reader" : "visitor"}
      current={subscription?.plan ?? entitled?.plan ?? (tier && planOfTier[tier])}
      withheld={await withheldPlans(context)}
      member={isMember(entitled) || subscription !== null}
      trial={subscription?.status === "trialing" ? "running" : trial ? "offered" : "had"}
    />
  );
  return {
    title: t("pricing.title"),
    description: t("pricing.description"),
    html: print(page, { url, context, now: now() }),
  };
}

/** Keeps the choice of a currency in a cookie that lasts a year, and leads back to the interval that was shown. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = (await readForm(request)) ?? new FormData();
  const currency = currencies.find((one) => one === textOf(form, "currency"));
  if (!currency) {
    const problem = plansTexts(context.get(localeContext))("order.problem.currency");
    return data({ problem }, { status: 400 });
  }
  const { baseUrl } = context.get(servicesContext).config;
  const https = baseUrl.startsWith("https:");
  const back = textOf(form, "interval") === "year" ? "/pricing?interval=year" : "/pricing";
  return redirect(withLanguage(back, url.searchParams.get("lang")), {
    status: 303,
    headers: {
      "Set-Cookie": choiceCookie(cookieNames.currency, currency, https),
    },
  });
}

export default function Pricing({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div ref={usePricing()}>
      <link rel="stylesheet" href={sheet} precedence="page" />
      <PageHead title={loaderData.title} description={loaderData.description} />
      {actionData ? (
        <p className="wrap form-problem" role="alert">
          {actionData.problem}
        </p>
      ) : null}
      <Printed html={loaderData.html} />
    </div>
  );
}
