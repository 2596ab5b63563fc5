import { data } from "react-router";
import { localeContext, servicesContext } from "#platform/context.ts";
import { PageHead } from "#site/page-head.tsx";
import { ResumePage } from "#subscriptions/contract/cancel-page.tsx";
import { type ContractProblem, NoContract } from "#subscriptions/contract/withdraw-page.tsx";
import type { Contract } from "#subscriptions/contracts.server.ts";
import { isLive } from "#subscriptions/subscription.ts";
import { resume } from "#subscriptions/subscriptions.server.ts";
import { Printed } from "#ui/kept.tsx";
import { contractView, findContract, show } from "../../contract-view.server.tsx";
import sheet from "../../page.css?url";
import type { Route } from "./+types/route.ts";

type At = Pick<Route.LoaderArgs, "url" | "context">;
type State = Parameters<typeof ResumePage>[0]["state"];

const stateOf = ({ subscription }: Contract): State =>
  !isLive(subscription) ? "over" : subscription.cancelAt ? "planned" : "running";

function page(at: At, contract: Contract, state: State, problem: ContractProblem | null = null) {
  const view = contractView(contract, at.context.get(localeContext));
  return show("resume", <ResumePage contract={view} state={state} problem={problem} />, at);
}

function nowhere(at: At) {
  const { mailbox } = at.context.get(servicesContext).config.site;
  return data(show("resume", <NoContract mailbox={mailbox} />, at), { status: 404 });
}

/** What the letter of a cancellation leads to. Opening it changes nothing: mail programs look at links, too. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const contract = await findContract(url, context);
  return contract ? page({ url, context }, contract, stateOf(contract)) : nowhere({ url, context });
}

/** Takes a cancellation back. */
export async function action({ url, context }: Route.ActionArgs) {
  const at = { url, context };
  const contract = await findContract(url, context);
  if (!contract) return nowhere(at);
  const state = stateOf(contract);
  if (state !== "planned") return page(at, contract, state);
  const resumed = await resume(context.get(servicesContext), contract.subscription.id);
  if (resumed.ok) return page(at, contract, "done");
  if (resumed.reason === "none") return page(at, contract, "over");
  return data(page(at, contract, state, resumed.reason), { status: 503 });
}

export default function Resume({ loaderData, actionData }: Route.ComponentProps) {
  const { title, html } = actionData ?? loaderData;
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="page" />
      <PageHead title={title} noindex />
      <Printed html={html} />
    </>
  );
}
