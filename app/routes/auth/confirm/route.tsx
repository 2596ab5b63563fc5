import { accountsOf } from "#accounts/accounts.server.ts";
import { readerContext } from "#accounts/reader.ts";
import { ConfirmPage } from "#accounts/sign-in/link-pages.tsx";
import { moveMessages } from "#inquiries/privacy.server.ts";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { moveSubscriptions } from "#newsletters/address-change.server.ts";
import { servicesContext } from "#platform/context.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { localPath } from "#platform/http/local-path.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { updateCustomerEmail } from "#subscriptions/subscriptions.server.ts";
import {
  authRequestOf,
  redirectAfterForm,
  refused,
  waitHeaders,
} from "../../form-answers.server.ts";
import sheet from "../../reader-pages.css?url";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

const doneKinds = ["confirm", "email"] as const;

/** Shows what a link would do, without doing it; or what one has just done. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("token")?.slice(0, 100) ?? "";
  const reader = context.get(readerContext);
  const accounts = accountsOf(context.get(servicesContext));
  const link = await accounts.getLinkDetails(
    authRequestOf(request, context),
    token,
    reader?.id ?? null,
  );
  const done = doneKinds.find((kind) => kind === url.searchParams.get("done")) ?? null;
  const redirectTo = localPath(url.searchParams.get("redirectTo"));
  return { token, link, done, signedIn: reader !== null, redirectTo };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const services = context.get(servicesContext);
  const given = {
    token: textOf(form, "token").slice(0, 100),
    password: textOf(form, "password"),
    adult: textOf(form, "adult") === "on",
    readerId: context.get(readerContext)?.id ?? null,
  };
  let address: string | null = null;
  const confirmed = await accountsOf(services).confirmEmail(
    authRequestOf(request, context),
    given,
    async (tx, moved) => {
      address = moved.to;
      await moveSubscriptions(tx, moved, services.now());
      await moveMessages(tx, moved);
    },
  );
  if (!confirmed.ok) {
    if ("wait" in confirmed) return refused({ form: "confirm" }, confirmed.wait);
    if ("problem" in confirmed) return refused({ form: "confirm", failed: "linkInvalid" });
    const values = { adult: given.adult ? "on" : "" };
    return refused({ form: "confirm", problems: confirmed.problems, values });
  }
  if (address) await updateCustomerEmail(services, address);
  const next = localPath(textOf(form, "redirectTo"));
  const on = next === "/" ? "" : `&redirectTo=${encodeURIComponent(next)}`;
  // A reader who had chosen the password signs in with it; one who has just set it is signed in.
  const page =
    confirmed.kind === "confirm" && !confirmed.signsIn
      ? `/auth?done=confirmed${on}`
      : `/auth/confirm?done=${confirmed.kind}${on}`;
  return redirectAfterForm(url, page, confirmed.cookies);
}

export const headers: Route.HeadersFunction = waitHeaders;

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const t = useServerTexts("account.confirm");
  return (
    <>
      <PageHead title={t(loaderData.done ? "doneTitle" : "title")} noindex />
      <ConfirmPage {...loaderData} sent={actionData} />
    </>
  );
}
