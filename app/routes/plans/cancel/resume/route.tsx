import { data } from "react-router";
import { useTranslations } from "use-intl";
import { localeContext, servicesContext } from "#platform/context.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { ResumePage } from "#subscriptions/contract/cancel-page.tsx";
import {
  type ContractProblem,
  InvalidContractLink,
} from "#subscriptions/contract/withdraw-page.tsx";
import type { Contract } from "#subscriptions/contracts.server.ts";
import { isLive } from "#subscriptions/subscription.ts";
import { resume } from "#subscriptions/subscriptions.server.ts";
import { contractView, findContract } from "../../contract-view.server.ts";
import sheet from "../../page.css?url";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

type Context = Route.LoaderArgs["context"];
type State = Parameters<typeof ResumePage>[0]["state"];

const contractStateOf = ({ subscription }: Contract): State =>
  !isLive(subscription) ? "over" : subscription.cancelAt ? "planned" : "running";

const page = (
  context: Context,
  contract: Contract,
  state: State,
  problem: ContractProblem | null = null,
) => ({
  contract: contractView(contract, context.get(localeContext)),
  state,
  problem,
  lost: null as string | null,
});

/** The page about a contract that has just been resumed. @param before as it was cancelled */
async function resumedPage(at: Pick<Route.ActionArgs, "url" | "context">, before: Contract) {
  const after = (await findContract(at.url, at.context)) ?? before;
  const [was, is] = [page(at.context, before, "done"), page(at.context, after, "done")];
  return { ...is, lost: is.contract.change ? null : (was.contract.change?.plan ?? null) };
}

/** Without a contract, the page says where to write. */
function nothing(context: Context) {
  const { mailbox } = context.get(servicesContext).config.site;
  return data({ contract: null, mailbox }, { status: 404 });
}

/**
 * The page behind the link in the letter of a cancellation. Opening it changes nothing, because mail programs open
 * links too.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const contract = await findContract(url, context);
  return contract ? data(page(context, contract, contractStateOf(contract))) : nothing(context);
}

/** Resumes the contract. */
export async function action({ url, context }: Route.ActionArgs) {
  const contract = await findContract(url, context);
  if (!contract) return nothing(context);
  const state = contractStateOf(contract);
  if (state !== "planned") return data(page(context, contract, state));
  const resumed = await resume(context.get(servicesContext), contract.subscription.id);
  if (resumed.ok) return data(await resumedPage({ url, context }, contract));
  if (resumed.reason === "none") return data(page(context, contract, "over"));
  return data(page(context, contract, state, resumed.reason), { status: 503 });
}

export default function Resume({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("contracts.resume");
  const shown = actionData ?? loaderData;
  return (
    <>
      <PageHead title={t("title")} noindex />
      {shown.contract ? <ResumePage {...shown} /> : <InvalidContractLink mailbox={shown.mailbox} />}
    </>
  );
}
