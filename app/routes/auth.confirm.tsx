import { IntlProvider, useLocale } from "use-intl";
import { moveSubscriptions } from "#newsletters/moving.server.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { readForm, textOf } from "#platform/form.server.ts";
import { localPath } from "#platform/local-path.ts";
import { accountsOf } from "#readers/accounts.server.ts";
import { ConfirmPage } from "#readers/auth/link-pages.tsx";
import { answerOf, type FormAnswer } from "#readers/form-answer.ts";
import { readerContext } from "#readers/reader.ts";
import { PageHead } from "#site/page-head.tsx";
import { tellAddress } from "#subscriptions/subscriptions.server.ts";
import { timeZone } from "#ui/time.ts";
import type { Route } from "./+types/auth.confirm.ts";
import { accountMessages, accountTexts } from "./account-texts.server.ts";
import { askingOf, leadTo, refused } from "./form-answers.server.ts";
import sheet from "./reader-pages.css?url";

/** Shows what a link would do; looking at it changes nothing. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const token = url.searchParams.get("token")?.slice(0, 100) ?? "";
  return {
    token,
    redirectTo: localPath(url.searchParams.get("redirectTo")),
    kind: await accountsOf(context.get(servicesContext)).linkKind(token),
    title: accountTexts(locale)("confirm.title"),
    messages: accountMessages(locale, "confirm"),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = (await readForm(request)) ?? new FormData();
  const token = textOf(form, "token").slice(0, 100);
  const services = context.get(servicesContext);
  let address: string | null = null;
  const kind = await accountsOf(services).confirm(
    askingOf(request, context),
    token,
    (tx, moved) => {
      address = moved.to;
      return moveSubscriptions(tx, moved, services.now());
    },
  );
  if (kind && address) await tellAddress(services, address);
  if (!kind) return refused({ form: "confirm", failed: "linkOver" });
  const changed = kind === "email" && context.get(readerContext);
  const next = localPath(textOf(form, "redirectTo"));
  const on = next === "/" ? "" : `&redirectTo=${encodeURIComponent(next)}`;
  const page = changed ? "/account?done=emailChanged" : `/auth?done=confirmed${on}`;
  return leadTo({ form, url }, page);
}

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
