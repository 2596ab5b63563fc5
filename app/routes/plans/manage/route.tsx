import { data, redirect, useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { requireReader } from "#accounts/require-reader.server.ts";
import { messagesFor, textsFor } from "#locales/texts.server.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { minuteMs } from "#platform/duration.ts";
import { rateLimit } from "#platform/http/memory-rate-limit.server.ts";
import type { Locale } from "#platform/locale.ts";
import { application } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { ContractActions, type ContractLinks } from "#subscriptions/contract/contract-actions.tsx";
import { ManagePage, type ManageView } from "#subscriptions/pages/manage-page.tsx";
import { usePortalTab } from "#subscriptions/pages/use-portal-tab.ts";
import { openPortal, syncReader } from "#subscriptions/subscriptions.server.ts";
import { PageMessages } from "#ui/page-messages.tsx";
import { redirectAfterForm } from "../../form-answers.server.ts";
import { withheldPlans } from "../academy-offer.server.ts";
import { contractLinksOf } from "../contract-view.server.ts";
import sheet from "../page.css?url";
import type { Route } from "./+types/route.ts";
import { hasAccessChanged, manageView } from "./view.server.ts";

export const handle = application;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/** After a return from the provider's pages our state may be at most this old, in seconds. */
const freshSeconds = 1;

/**
 * A reader's plan. Changes at the payment provider are read first; while it is unavailable, our stored state is shown.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const reader = requireReader(context, url);
  const services = context.get(servicesContext);
  await syncReader(services, reader.id, freshSeconds);
  if (await hasAccessChanged(reader, context)) throw redirect(url.pathname + url.search);
  return {
    view: await manageView(reader, context),
    acts: await contractLinksOf(reader, context),
    messages: manageMessages(context.get(localeContext)),
  };
}

/** The texts that the page shows in the browser. */
function manageMessages(locale: Locale) {
  const { plans, contracts } = messagesFor(["plans", "contracts"], locale);
  const { order: _, pricing: __, success: ___, ...shown } = plans;
  return { plans: shown, contracts: { withdraw: contracts.withdraw, resume: contracts.resume } };
}

const limit = rateLimit({ calls: 10, windowMs: minuteMs });

/** Redirects to the provider's portal; if that is unavailable, the page says so. */
export async function action({ url, context }: Route.ActionArgs) {
  const reader = requireReader(context, url);
  const locale = context.get(localeContext);
  const problem = textsFor("plans", locale)("order.problem.portal");
  if (limit(reader.id) > 0) return data({ problem }, { status: 429 });
  const withheld = await withheldPlans(context);
  const opened = await openPortal(context.get(servicesContext), reader, { locale, withheld });
  if (opened.ok) return redirect(opened.url, 303);
  if (opened.reason === "none") return redirectAfterForm(url, "/pricing");
  return data({ problem }, { status: 503 });
}

export default function SubscriptionManage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PageMessages messages={loaderData.messages}>
      <Manage {...loaderData} problem={actionData?.problem ?? null} />
    </PageMessages>
  );
}

type Props = { view: ManageView; acts: ContractLinks | null; problem: string | null };

function Manage({ view, acts, problem }: Props) {
  const t = useTranslations("plans");
  const { revalidate } = useRevalidator();
  const { opening, onSubmit } = usePortalTab(revalidate);
  return (
    <div onSubmit={onSubmit}>
      <PageHead title={t("manageTitle")} description={t("manageDescription")} noindex />
      {problem ? (
        <p className="wrap form-problem" role="alert">
          {problem}
        </p>
      ) : null}
      <ManagePage
        view={view}
        opening={opening}
        more={acts ? <ContractActions {...acts} /> : null}
      />
    </div>
  );
}
