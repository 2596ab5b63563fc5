import { IntlProvider, useLocale } from "use-intl";
import { accountsOf } from "#accounts/accounts.server.ts";
import { answerOf, type FormAnswer } from "#accounts/form-answer.ts";
import { readerContext } from "#accounts/reader.ts";
import { ConfirmPage } from "#accounts/sign-in/link-pages.tsx";
import { moveSubscriptions } from "#newsletters/address-change.server.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { localPath } from "#platform/http/local-path.ts";
import { PageHead } from "#site/page-head.tsx";
import { updateCustomerEmail } from "#subscriptions/subscriptions.server.ts";
import { timeZone } from "#ui/time.ts";
import { accountMessages, accountTexts } from "../../account/texts.server.ts";
import { authRequestOf, leadTo, refused, waitHeaders } from "../../form-answers.server.ts";
import sheet from "../../reader-pages.css?url";
import type { Route } from "./+types/route.ts";

const told = ["confirm", "email"] as const;

/** Shows what a link would do; looking at it changes nothing. Or what one has just done. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const token = url.searchParams.get("token")?.slice(0, 100) ?? "";
  const reader = context.get(readerContext);
  const accounts = accountsOf(context.get(servicesContext));
  const link = await accounts.getLinkDetails(
    authRequestOf(request, context),
    token,
    reader?.id ?? null,
  );
  const done = told.find((kind) => kind === url.searchParams.get("done")) ?? null;
  const t = accountTexts(locale);
  return {
    ...{ token, link, done, signedIn: reader !== null },
    redirectTo: localPath(url.searchParams.get("redirectTo")),
    title: t(done ? "confirm.doneTitle" : "confirm.title"),
    messages: accountMessages(locale, "confirm"),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = (await readForm(request)) ?? new FormData();
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
    (tx, moved) => {
      address = moved.to;
      return moveSubscriptions(tx, moved, services.now());
    },
  );
  if (!confirmed.ok) {
    if ("wait" in confirmed) return refused({ form: "confirm" }, confirmed.wait);
    if ("problem" in confirmed) return refused({ form: "confirm", failed: "linkOver" });
    const values = { adult: given.adult ? "on" : "" };
    return refused({ form: "confirm", problems: confirmed.problems, values });
  }
  if (address) await updateCustomerEmail(services, address);
  const next = localPath(textOf(form, "redirectTo"));
  const on = next === "/" ? "" : `&redirectTo=${encodeURIComponent(next)}`;
  // Who chose the password before signs in with it now; who has just set it is in.
  const page =
    confirmed.kind === "confirm" && !confirmed.signsIn
      ? `/auth?done=confirmed${on}`
      : `/auth/confirm?done=${confirmed.kind}${on}`;
  return leadTo({ form, url }, page, confirmed.cookies);
}

export const headers: Route.HeadersFunction = waitHeaders;

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  answerOf(request, serverAction);

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, title, ...page } = loaderData;
  return (
    <IntlProvider locale={useLocale()} messages={messages} timeZone={timeZone}>
      <link rel="stylesheet" href={sheet} precedence="page" />
      <PageHead title={title} noindex />
      <ConfirmPage {...page} sent={actionData as FormAnswer | undefined} />
    </IntlProvider>
  );
}
