import { data, redirect, useRevalidator } from "react-router";
import { requireReader } from "#accounts/require-reader.server.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { rateLimit } from "#platform/http/rate-limit.server.ts";
import { print } from "#print.server.tsx";
import { PageHead } from "#site/page-head.tsx";
import { ContractActions } from "#subscriptions/contract/contract-actions.tsx";
import { ManagePage } from "#subscriptions/offers/manage-page.tsx";
import { useOpening } from "#subscriptions/offers/use-opening.ts";
import { openPortal, refreshReader } from "#subscriptions/subscriptions.server.ts";
import { Printed } from "#ui/kept.tsx";
import { withLanguage } from "#ui/with-language.ts";
import { withheldPlans } from "../academy-offer.server.ts";
import { actsOf } from "../contract-view.server.tsx";
import sheet from "../page.css?url";
import { plansTexts } from "../texts.server.ts";
import type { Route } from "./+types/route.ts";
import { hasMoved, manageView } from "./view.server.ts";

/** Who comes back from the provider's pages has changed something there: so old may what we know of it be. */
const freshSeconds = 1;

/**
 * A reader's plan. What was changed at the payment provider is read there first; while it is away, what we know
 * is shown.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const reader = requireReader(context, url);
  const services = context.get(servicesContext);
  const t = plansTexts(context.get(localeContext));
  await refreshReader(services, reader.id, freshSeconds);
  if (await hasMoved(reader, context)) throw redirect(url.pathname + url.search);
  const view = await manageView(reader, context);
  const acts = await actsOf(reader, context);
  return {
    title: t("manageTitle"),
    description: t("manageDescription"),
    html: print(<ManagePage view={view} more={acts && <ContractActions {...acts} />} />, {
      url,
      context,
      now: services.now(),
    }),
  };
}

const limit = rateLimit({ calls: 10, windowMs: 60_000 });

/** Leads to the provider's portal; the page itself says when that is out of reach. */
export async function action({ url, context }: Route.ActionArgs) {
  const reader = requireReader(context, url);
  const locale = context.get(localeContext);
  const problem = plansTexts(locale)("order.problem.portal");
  if (limit(reader.id) > 0) return data({ problem }, { status: 429 });
  const withheld = await withheldPlans(context);
  const opened = await openPortal(context.get(servicesContext), reader, { locale, withheld });
  if (opened.ok) return redirect(opened.url, 303);
  if (opened.reason === "none")
    return redirect(withLanguage("/pricing", url.searchParams.get("lang")), 303);
  return data({ problem }, { status: 503 });
}

export default function SubscriptionManage({ loaderData, actionData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <div ref={useOpening(revalidate)}>
      <link rel="stylesheet" href={sheet} precedence="page" />
      <PageHead title={loaderData.title} description={loaderData.description} noindex />
      {actionData ? (
        <p className="wrap form-problem" role="alert">
          {actionData.problem}
        </p>
      ) : null}
      <Printed html={loaderData.html} />
    </div>
  );
}
