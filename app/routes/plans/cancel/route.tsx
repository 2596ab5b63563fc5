import { data } from "react-router";
import { emailProblem } from "#accounts/credentials.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { clientHeader, networkOf, rateLimit } from "#platform/http/rate-limit.server.ts";
import { PageHead } from "#site/page-head.tsx";
import { CancelDone, CancelForm } from "#subscriptions/contract/cancel-page.tsx";
import { type ContractProblem, NoContract } from "#subscriptions/contract/withdraw-page.tsx";
import { cancelKinds, reasonLength } from "#subscriptions/contract.ts";
import { declareCancellation } from "#subscriptions/contracts.server.ts";
import { momentText } from "#subscriptions/days.ts";
import { Printed } from "#ui/kept.tsx";
import { contractView, findContract, show } from "../contract-view.server.tsx";
import sheet from "../page.css?url";
import type { Route } from "./+types/route.ts";

type At = Pick<Route.LoaderArgs, "url" | "context">;

type Entered = Parameters<typeof CancelForm>[0]["entered"];
const kindOf = (said: string | null) => cancelKinds.find((kind) => kind === said) ?? "ordinary";
/** A letter's link says how its holder wanted to cancel. */
const nothing = (url: URL): Entered => ({
  ...{ email: "", name: "", number: "", reason: "", kind: kindOf(url.searchParams.get("kind")) },
});

async function form(
  at: At,
  entered: Entered = nothing(at.url),
  problem: ContractProblem | null = null,
) {
  const contract = await findContract(at.url, at.context);
  const view = contract && contractView(contract, at.context.get(localeContext));
  const page = <CancelForm contract={view} entered={entered} problem={problem} />;
  return show("cancel", page, at);
}

/** Cancelling without signing in (BGB § 312k; Code de la consommation L.215-1-1). */
export async function loader({ url, context }: Route.LoaderArgs) {
  if (url.searchParams.get("contract") && !(await findContract(url, context))) {
    const { mailbox } = context.get(servicesContext).config.site;
    return data(show("cancel", <NoContract mailbox={mailbox} />, { url, context }), {
      status: 404,
    });
  }
  return form({ url, context });
}

const limit = rateLimit({ calls: 20, windowMs: 3_600_000 });

/** Receives the cancellation. The answer is the same whether the address has a contract or not. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const at = { url, context };
  const services = context.get(servicesContext);
  const sent = (await readForm(request)) ?? new FormData();
  const entered = {
    email: textOf(sent, "email").slice(0, 254).trim(),
    name: textOf(sent, "name").slice(0, 200),
    number: textOf(sent, "number").slice(0, 200),
    kind: kindOf(textOf(sent, "kind")),
    reason: textOf(sent, "reason").slice(0, reasonLength),
  };
  if (limit(networkOf(request.headers.get(clientHeader) ?? "")) > 0)
    return data(await form(at, entered, "limited"), { status: 429 });
  const contract = await findContract(url, context);
  if (!contract && emailProblem(entered.email))
    return data(await form(at, entered, "email"), { status: 400 });
  const locale = context.get(localeContext);
  const token = contract?.token ?? null;
  const email = contract?.holder.email ?? entered.email;
  await declareCancellation(services, { ...entered, email, locale, token });
  const { mailbox } = services.config.site;
  const moment = momentText(locale, services.now());
  const own = contract && contractView(contract, locale);
  const view = own?.ended ? null : own;
  return show("cancel", <CancelDone contract={view} moment={moment} mailbox={mailbox} />, at);
}

export default function Cancel({ loaderData, actionData }: Route.ComponentProps) {
  const { title, html } = actionData ?? loaderData;
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="page" />
      <PageHead title={title} noindex />
      <Printed html={html} />
    </>
  );
}
