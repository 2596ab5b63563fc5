import { IntlProvider, useLocale } from "use-intl";
import { localeContext, servicesContext } from "#platform/context.ts";
import { readForm, textOf } from "#platform/form.server.ts";
import { accountsOf } from "#readers/accounts.server.ts";
import { ResetPage } from "#readers/auth/link-pages.tsx";
import { answerOf, type FormAnswer } from "#readers/form-answer.ts";
import { keysOf } from "#readers/session.server.ts";
import { noCookie } from "#readers/sessions.server.ts";
import { PageHead } from "#site/page-head.tsx";
import { timeZone } from "#ui/time.ts";
import type { Route } from "./+types/auth.reset.ts";
import { accountMessages, accountTexts } from "./account-texts.server.ts";
import { leadTo, refused } from "./form-answers.server.ts";
import sheet from "./reader-pages.css?url";

export function loader({ url, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  return {
    token: url.searchParams.get("token")?.slice(0, 100) ?? "",
    title: accountTexts(locale)("reset.title"),
    messages: accountMessages(locale, "reset", "confirm"),
  };
}

/** Sets the password that goes with the link; whoever was signed in by the account is so no longer. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { config } = context.get(servicesContext);
  const form = (await readForm(request)) ?? new FormData();
  const [token, password] = [textOf(form, "token").slice(0, 100), textOf(form, "password")];
  const reset = await accountsOf(context.get(servicesContext)).resetPassword(token, password);
  if (reset.ok) return leadTo({ form, url }, "/auth?done=reset", [noCookie(keysOf(config).https)]);
  return reset.problem === "linkOver"
    ? refused({ form: "reset", failed: "linkOver" })
    : refused({ form: "reset", problems: { password: reset.problem }, values: { token } });
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  answerOf(request, serverAction);

export default function Reset({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, title, token } = loaderData;
  const sent = actionData as FormAnswer | undefined;
  return (
    <IntlProvider locale={useLocale()} messages={messages} timeZone={timeZone}>
      <link rel="stylesheet" href={sheet} precedence="page" />
      <PageHead title={title} noindex />
      <ResetPage token={sent?.values?.token ?? token} sent={sent} />
    </IntlProvider>
  );
}
