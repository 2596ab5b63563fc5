import { accountsOf } from "#accounts/accounts.server.ts";
import { emailProblem } from "#accounts/credentials.ts";
import { MailPage } from "#accounts/sign-in/mail-page.tsx";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { servicesContext } from "#platform/context.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
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

const kindOf = (url: URL): "forgot" | "again" =>
  url.pathname.startsWith("/auth/forgot") ? "forgot" : "again";

/** /auth/forgot and /auth/resend: mails a link, if there is such an account. */
export function loader({ url }: Route.LoaderArgs) {
  return { kind: kindOf(url), done: url.searchParams.get("done") === "sent" };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const kind = kindOf(url);
  const path = kind === "forgot" ? "/auth/forgot" : "/auth/resend";
  const form = await readForm(request);
  const email = textOf(form, "email");
  const values = { email: email.slice(0, 254) };
  const problem = emailProblem(email);
  if (problem) return refused({ form: kind, problems: { email: problem }, values });
  const accounts = accountsOf(context.get(servicesContext));
  const authRequest = authRequestOf(request, context);
  const { wait } = await accounts.requestAccountMail(authRequest, { wanted: kind, email });
  if (wait > 0) return refused({ form: kind, values }, wait);
  return redirectAfterForm(url, `${path}?done=sent`);
}

export const headers: Route.HeadersFunction = waitHeaders;

export default function AuthMail({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, done } = loaderData;
  const t = useServerTexts("account");
  return (
    <>
      <PageHead title={t(done ? "forgot.doneTitle" : `${kind}.title`)} noindex />
      <MailPage kind={kind} done={done} sent={actionData} />
    </>
  );
}
