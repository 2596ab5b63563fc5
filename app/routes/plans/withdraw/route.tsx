import { data } from "react-router";
import { useTranslations } from "use-intl";
import { emailProblem } from "#accounts/credentials.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { hourMs } from "#platform/duration.ts";
import { networkOfRequest } from "#platform/http/client-address.server.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { rateLimit } from "#platform/http/memory-rate-limit.server.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import {
  type ContractProblem,
  InvalidContractLink,
  RequestWithdrawalLink,
  WithdrawDone,
  WithdrawForm,
  WithdrawLate,
} from "#subscriptions/contract/withdraw-page.tsx";
import { type Contract, requestContractLink } from "#subscriptions/contracts.server.ts";
import { momentText } from "#subscriptions/date-text.ts";
import { moneyText } from "#subscriptions/money.ts";
import { withdraw } from "#subscriptions/subscriptions.server.ts";
import { contractView, findContract } from "../contract-view.server.ts";
import sheet from "../page.css?url";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

type Context = Route.LoaderArgs["context"];

/** The withdrawal function (Directive 2011/83/EU, Art. 11a): by the link in a letter, or for the signed-in reader. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const contract = await findContract(url, context);
  if (contract && !contract.subscription.withdrawnAt) return data(open(context, contract));
  if (contract) return data(done(context, contract));
  if (!url.searchParams.get("contract")) return data(ask({}));
  const { mailbox } = context.get(servicesContext).config.site;
  return data({ shows: "nothing", mailbox } as const, { status: 404 });
}

/** The withdrawal form, or, from the fifteenth day on, the page that says it is too late. */
function open(context: Context, contract: Contract, problem: ContractProblem | null = null) {
  const view = contractView(contract, context.get(localeContext));
  const isLate =
    context.get(servicesContext).now() >= new Date(contract.subscription.withdrawableUntil);
  return isLate
    ? ({ shows: "late", contract: view } as const)
    : ({ shows: "form", contract: view, problem } as const);
}

function done(context: Context, { subscription, holder, refundDue }: Contract) {
  const locale = context.get(localeContext);
  const { refundedCents, currency, withdrawnAt, endedAt } = subscription;
  // What was refunded so far is not the whole amount while a refund is due; for a trial nothing was paid.
  const isDue = refundDue && !subscription.unpaidTrial;
  const sent = refundedCents > 0 ? moneyText(locale, refundedCents, currency) : null;
  const refunded = isDue ? "due" : sent;
  const moment = momentText(
    locale,
    withdrawnAt ? new Date(withdrawnAt) : context.get(servicesContext).now(),
  );
  const hasEnded = endedAt !== null;
  return { shows: "done", moment, email: holder.email, hasEnded, refunded } as const;
}

const ask = (o: { email?: string; sent?: boolean; problem?: ContractProblem }) =>
  ({
    shows: "ask",
    email: o.email ?? "",
    sent: o.sent ?? false,
    problem: o.problem ?? null,
  }) as const;

const limit = rateLimit({ calls: 20, windowMs: hourMs });

/** Withdraws, or mails the link for it. The answer to an address is the same whether it has a contract or not. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  if (limit(networkOfRequest(request)) > 0)
    return data(ask({ problem: "limited" }), { status: 429 });
  const contract = await findContract(url, context);
  if (!contract) {
    const email = textOf(await readForm(request), "email").slice(0, 254);
    if (emailProblem(email)) return data(ask({ email, problem: "email" }), { status: 400 });
    await requestContractLink(services, {
      email: email.trim(),
      locale: context.get(localeContext),
    });
    return data(ask({ sent: true }));
  }
  // A form for no contract, or for an earlier one of the same reader, declares nothing about this one.
  const declared = textOf(await readForm(request), "id");
  if (declared !== contract.subscription.id)
    return data(
      contract.subscription.withdrawnAt ? done(context, contract) : open(context, contract),
      { status: 400 },
    );
  const withdrawn = await withdraw(services, contract.subscription.id);
  if (withdrawn.ok) {
    const after = await findContract(url, context);
    return data(done(context, after ?? contract));
  }
  if (withdrawn.reason === "late") return data(open(context, contract), { status: 400 });
  if (withdrawn.reason === "none") return data(done(context, contract));
  return data(open(context, contract, withdrawn.reason), { status: 503 });
}

export default function Withdraw({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("contracts.withdraw");
  return (
    <>
      <PageHead title={t("title")} noindex />
      <Page {...(actionData ?? loaderData)} />
    </>
  );
}

type PageProps = Route.ComponentProps["loaderData"];

function Page(page: PageProps) {
  switch (page.shows) {
    case "ask":
      return <RequestWithdrawalLink {...page} />;
    case "form":
      return <WithdrawForm {...page} />;
    case "late":
      return <WithdrawLate {...page} />;
    case "done":
      return <WithdrawDone {...page} />;
    case "nothing":
      return <InvalidContractLink {...page} />;
  }
}
