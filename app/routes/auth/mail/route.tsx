import { IntlProvider, useLocale } from "use-intl";
import { accountsOf } from "#accounts/accounts.server.ts";
import { emailProblem } from "#accounts/credentials.ts";
import { answerOf, type FormAnswer } from "#accounts/form-answer.ts";
import { MailPage } from "#accounts/sign-in/mail-page.tsx";
import { localeContext, servicesContext } from "#platform/context.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { PageHead } from "#site/page-head.tsx";
import { timeZone } from "#ui/time.ts";
import { accountMessages, accountTexts } from "../../account/texts.server.ts";
import { authRequestOf, leadTo, refused, waitHeaders } from "../../form-answers.server.ts";
import sheet from "../../reader-pages.css?url";
import type { Route } from "./+types/route.ts";

const kindOf = (url: URL): "forgot" | "again" =>
  url.pathname.startsWith("/auth/forgot") ? "forgot" : "again";

/** /auth/forgot and /auth/resend: a link is mailed to whoever may have it. */
export function loader({ url, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const kind = kindOf(url);
  const isDone = url.searchParams.get("done") === "sent";
  return {
    kind,
    done: isDone,
    title: accountTexts(locale)(isDone ? "forgot.doneTitle" : `${kind}.title`),
    messages: accountMessages(locale, "forgot", "again", "confirm"),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const kind = kindOf(url);
  const path = kind === "forgot" ? "/auth/forgot" : "/auth/resend";
  const form = (await readForm(request)) ?? new FormData();
  const email = textOf(form, "email");
  const values = { email: email.slice(0, 254) };
  const problem = emailProblem(email);
  if (problem) return refused({ form: kind, problems: { email: problem }, values });
  const accounts = accountsOf(context.get(servicesContext));
  const authRequest = authRequestOf(request, context);
  const { wait } = await accounts.requestAccountMail(authRequest, { wanted: kind, email });
  if (wait > 0) return refused({ form: kind, values }, wait);
  return leadTo({ form, url }, `${path}?done=sent`);
}

export const headers: Route.HeadersFunction = waitHeaders;

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  answerOf(request, serverAction);

export default function AuthMail({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, title, ...page } = loaderData;
  return (
    <IntlProvider locale={useLocale()} messages={messages} timeZone={timeZone}>
      <link rel="stylesheet" href={sheet} precedence="page" />
      <PageHead title={title} noindex />
      <MailPage key={page.kind} {...page} sent={actionData as FormAnswer | undefined} />
    </IntlProvider>
  );
}
