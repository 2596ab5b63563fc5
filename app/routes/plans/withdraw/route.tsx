import { data } from "react-router";
import { emailProblem } from "#accounts/credentials.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { clientHeader, networkOf, rateLimit } from "#platform/http/rate-limit.server.ts";
import { PageHead } from "#site/page-head.tsx";
import {
  type ContractProblem,
  NoContract,
  RequestWithdrawalLink,
  WithdrawDone,
  WithdrawForm,
  WithdrawLate,
} from "#subscriptions/contract/withdraw-page.tsx";
import { type Contract, requestContractLink } from "#subscriptions/contracts.server.ts";
import { momentText } from "#subscriptions/days.ts";
import { moneyText } from "#subscriptions/money.ts";
import { withdraw } from "#subscriptions/subscriptions.server.ts";
import { Printed } from "#ui/kept.tsx";
import { contractView, findContract, show } from "../contract-view.server.tsx";
import sheet from "../page.css?url";
import type { Route } from "./+types/route.ts";

type At = Pick<Route.LoaderArgs, "url" | "context">;

/** The withdrawal function (Directive 2011/83/EU, Art. 11a): by a letter's link, or for whoever is signed in. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const contract = await findContract(url, context);
  if (contract && !contract.subscription.withdrawnAt) return open({ url, context }, contract);
  if (contract) return done({ url, context }, contract);
  if (!url.searchParams.get("contract")) return ask({ url, context }, {});
  const { mailbox } = context.get(servicesContext).config.site;
  return data(show("withdraw", <NoContract mailbox={mailbox} />, { url, context }), {
    status: 404,
  });
}

function open(at: At, contract: Contract, problem: ContractProblem | null = null) {
  const view = contractView(contract, at.context.get(localeContext));
  const isLate =
    at.context.get(servicesContext).now() >= new Date(contract.subscription.withdrawableUntil);
  const page = isLate ? (
    <WithdrawLate contract={view} />
  ) : (
    <WithdrawForm contract={view} problem={problem} />
  );
  return show("withdraw", page, at);
}

function done(at: At, { subscription, holder, refundDue }: Contract) {
  const locale = at.context.get(localeContext);
  const { refundedCents, currency, withdrawnAt } = subscription;
  // Until the provider has sent it, the sum is not known here; of a trial nothing had been paid.
  const unsent = refundDue && !subscription.unpaidTrial ? "due" : null;
  const refunded = refundedCents > 0 ? moneyText(locale, refundedCents, currency) : unsent;
  const moment = momentText(
    locale,
    withdrawnAt ? new Date(withdrawnAt) : at.context.get(servicesContext).now(),
  );
  const page = <WithdrawDone moment={moment} email={holder.email} refunded={refunded} />;
  return show("withdraw", page, at);
}

const ask = (at: At, o: { email?: string; asked?: boolean; problem?: ContractProblem }) =>
  show(
    "withdraw",
    <RequestWithdrawalLink
      email={o.email ?? ""}
      sent={o.asked ?? false}
      problem={o.problem ?? null}
    />,
    at,
  );

const limit = rateLimit({ calls: 20, windowMs: 3_600_000 });

/** Withdraws, or mails the link to do so by. The answer to an address is the same whether it has a contract or not. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const at = { url, context };
  const services = context.get(servicesContext);
  if (limit(networkOf(request.headers.get(clientHeader) ?? "")) > 0)
    return data(ask(at, { problem: "limited" }), { status: 429 });
  const contract = await findContract(url, context);
  if (!contract) {
    const email = textOf((await readForm(request)) ?? new FormData(), "email").slice(0, 254);
    if (emailProblem(email)) return data(ask(at, { email, problem: "email" }), { status: 400 });
    await requestContractLink(services, {
      email: email.trim(),
      locale: context.get(localeContext),
    });
    return ask(at, { asked: true });
  }
  const withdrawn = await withdraw(services, contract.subscription.id);
  if (withdrawn.ok) {
    const after = await findContract(url, context);
    return done(at, after ?? contract);
  }
  if (withdrawn.reason === "late") return data(open(at, contract), { status: 400 });
  if (withdrawn.reason === "none") return done(at, contract);
  return data(open(at, contract, withdrawn.reason), { status: 503 });
}

export default function Withdraw({ loaderData, actionData }: Route.ComponentProps) {
  const { title, html } = actionData ?? loaderData;
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="page" />
      <PageHead title={title} noindex />
      <Printed html={html} />
    </>
  );
}
