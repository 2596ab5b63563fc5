import { data } from "react-router";
import { useTranslations } from "use-intl";
import { emailProblem } from "#accounts/credentials.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { cutText } from "#platform/cut-text.ts";
import { hourMs } from "#platform/duration.ts";
import { networkOfRequest } from "#platform/http/client-address.server.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { rateLimit } from "#platform/http/memory-rate-limit.server.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { CancelDone, CancelForm } from "#subscriptions/contract/cancel-page.tsx";
import {
  type ContractProblem,
  InvalidContractLink,
} from "#subscriptions/contract/withdraw-page.tsx";
import { cancelKinds, longestReason } from "#subscriptions/contract.ts";
import { declareCancellation } from "#subscriptions/contracts.server.ts";
import { momentText } from "#subscriptions/date-text.ts";
import { contractView, findContract } from "../contract-view.server.ts";
import sheet from "../page.css?url";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

type At = Pick<Route.LoaderArgs, "url" | "context">;

type Entered = Parameters<typeof CancelForm>[0]["entered"];
const kindOf = (text: string | null) => cancelKinds.find((kind) => kind === text) ?? "ordinary";
/** The link in a letter says how its holder wanted to cancel. */
const nothing = (url: URL): Entered => ({
  email: "",
  name: "",
  number: "",
  reason: "",
  kind: kindOf(url.searchParams.get("kind")),
});

async function form({ url, context }: At, entered: Entered, problem: ContractProblem | null) {
  const found = await findContract(url, context);
  const contract = found && contractView(found, context.get(localeContext));
  return { shows: "form", contract, entered, problem } as const;
}

/** Cancelling without signing in (BGB § 312k; Code de la consommation L.215-1-1). */
export async function loader({ url, context }: Route.LoaderArgs) {
  if (url.searchParams.get("contract") && !(await findContract(url, context))) {
    const { mailbox } = context.get(servicesContext).config.site;
    return data({ shows: "nothing", mailbox } as const, { status: 404 });
  }
  return data(await form({ url, context }, nothing(url), null));
}

const limit = rateLimit({ calls: 20, windowMs: hourMs });

/** Receives the cancellation. The answer is the same whether the address has a contract or not. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const at = { url, context };
  const services = context.get(servicesContext);
  const sent = await readForm(request);
  const entered = {
    email: cutText(textOf(sent, "email"), 254).trim(),
    name: cutText(textOf(sent, "name"), 200),
    number: cutText(textOf(sent, "number"), 200),
    kind: kindOf(textOf(sent, "kind")),
    reason: cutText(textOf(sent, "reason"), longestReason).trim(),
  };
  if (limit(networkOfRequest(request)) > 0)
    return data(await form(at, entered, "limited"), { status: 429 });
  const contract = await findContract(url, context);
  if (!contract && emailProblem(entered.email))
    return data(await form(at, entered, "email"), { status: 400 });
  // All our forms have this field; a request without it declares nothing.
  if (contract && !sent.has("kind")) return data(await form(at, entered, null), { status: 400 });
  const needsReason = entered.kind === "extraordinary" && !entered.reason;
  if (needsReason) return data(await form(at, entered, "reason"), { status: 400 });
  const locale = context.get(localeContext);
  const token = contract?.token ?? null;
  const email = contract?.holder.email ?? entered.email;
  await declareCancellation(services, { ...entered, email, locale, token });
  const { mailbox } = services.config.site;
  const moment = momentText(locale, services.now());
  const cancelled = contract && contractView(contract, locale);
  return data({
    shows: "done",
    contract: cancelled?.ended ? null : cancelled,
    declared: { kind: entered.kind, reason: entered.reason },
    moment,
    mailbox,
  } as const);
}

export default function Cancel({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("contracts.cancel");
  return (
    <>
      <PageHead title={t("title")} noindex />
      <Page {...(actionData ?? loaderData)} />
    </>
  );
}

type PageProps =
  | Route.ComponentProps["loaderData"]
  | NonNullable<Route.ComponentProps["actionData"]>;

function Page(page: PageProps) {
  switch (page.shows) {
    case "form":
      return <CancelForm {...page} />;
    case "done":
      return <CancelDone {...page} />;
    case "nothing":
      return <InvalidContractLink {...page} />;
  }
}
