import { redirect } from "react-router";
import { IntlProvider, useLocale } from "use-intl";
import { accountsOf } from "#accounts/accounts.server.ts";
import { emailProblem, signInProblems } from "#accounts/credentials.ts";
import { answerOf, type FormAnswer } from "#accounts/form-answer.ts";
import { readerContext } from "#accounts/reader.ts";
import { AuthPage, authTabs } from "#accounts/sign-in/auth-page.tsx";
import { localeContext, servicesContext } from "#platform/context.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { localPath } from "#platform/http/local-path.ts";
import { print } from "#print.server.tsx";
import { PageHead } from "#site/page-head.tsx";
import { HubTaste } from "#stories/hub/hub-taste.tsx";
import { hubTaste } from "#stories/hub.server.ts";
import { Printed } from "#ui/kept.tsx";
import { timeZone } from "#ui/time.ts";
import { accountMessages, accountTexts } from "../account/texts.server.ts";
import { authRequestOf, done, leadTo, refused, waitHeaders } from "../form-answers.server.ts";
import sheet from "../reader-pages.css?url";
import type { Route } from "./+types/route.ts";
import { cookiesOfReader } from "./reader-cookies.server.ts";

const told = ["checkMail", "confirmed", "erased"] as const;

/** Whoever is signed in has nothing to do here. Who was on the way to the hub is shown what is in it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const redirectTo = localPath(url.searchParams.get("redirectTo"));
  if (context.get(readerContext)) throw redirect(redirectTo);
  const locale = context.get(localeContext);
  const { db, config, now } = context.get(servicesContext);
  const { name } = config.site;
  const t = accountTexts(locale);
  const tab = authTabs.find((one) => one === url.searchParams.get("tab")) ?? "sign-in";
  return {
    ...{ tab, name, redirectTo, code: url.searchParams.get("code")?.slice(0, 20) ?? null },
    done: told.find((word) => word === url.searchParams.get("done")) ?? null,
    title: t(tab === "sign-up" ? "auth.signUp" : "auth.signIn"),
    description: t("auth.description", { name }),
    messages: accountMessages(locale),
    taste:
      redirectTo.split("?")[0] === "/news"
        ? print(<HubTaste stories={await hubTaste(db, locale, 3)} />, { url, context, now: now() })
        : null,
  };
}

/** Signs in or up, or mails a code to sign in by, as the field `intent` says, or else the tab. */
export async function action({ request, url, context }: Route.ActionArgs) {
  if (context.get(readerContext)) return redirect("/", 303);
  const form = (await readForm(request)) ?? new FormData();
  const asked = { request, url, context, form };
  const wanted = textOf(form, "intent") || (url.searchParams.get("tab") ?? "");
  if (wanted === "code") return mailCode(asked);
  return wanted === "sign-up" ? signUp(asked) : signIn(asked);
}

type Asked = Pick<Route.ActionArgs, "request" | "url" | "context"> & { form: FormData };
const accounts = (context: Asked["context"]) => accountsOf(context.get(servicesContext));

async function signIn({ request, url, context, form }: Asked) {
  const code = textOf(form, "code").slice(0, 40).trim();
  const fields = { email: textOf(form, "email"), password: textOf(form, "password"), code };
  const values = { email: fields.email.slice(0, 254), code };
  const problems = signInProblems(fields);
  if (Object.keys(problems).length) return refused({ form: "sign-in", problems, values });
  const entered = await accounts(context).signIn(authRequestOf(request, context), fields);
  if (!entered.ok) {
    if (entered.reason === "code")
      return refused({ form: "sign-in", problems: { code: "codeWrong" }, values });
    const wait = entered.reason === "limited" ? entered.wait : 0;
    return refused({ form: "sign-in", failed: entered.reason, values }, wait);
  }
  const cookies = [...entered.cookies, ...(await cookiesOfReader(context, entered.cookies))];
  return leadTo({ form, url }, localPath(url.searchParams.get("redirectTo")), cookies);
}

/** For whoever is kept from signing in by what others tried. The answer is the same for every address. */
async function mailCode({ request, url, context, form }: Asked) {
  const email = textOf(form, "email");
  const values = { email: email.slice(0, 254) };
  const problem = emailProblem(email);
  if (problem) return refused({ form: "code", problems: { email: problem }, values });
  const asked = { wanted: "code", email } as const;
  const { wait } = await accounts(context).requestAccountMail(
    authRequestOf(request, context),
    asked,
  );
  if (wait > 0) return refused({ form: "code", values }, wait);
  const query = new URLSearchParams({ code: "" });
  const redirectTo = localPath(url.searchParams.get("redirectTo"));
  if (redirectTo !== "/") query.set("redirectTo", redirectTo);
  return leadTo({ form, url }, `/auth?${query}`);
}

async function signUp({ request, url, context, form }: Asked) {
  const adult = textOf(form, "adult") === "on";
  const fields = {
    ...{ email: textOf(form, "email"), password: textOf(form, "password"), adult },
    timezone: textOf(form, "timezone").slice(0, 100),
  };
  const returnPath = localPath(url.searchParams.get("redirectTo"));
  const values = { email: fields.email.slice(0, 254), adult: adult ? "on" : "" };
  const made = await accounts(context).signUp(authRequestOf(request, context), {
    ...fields,
    returnPath,
  });
  if (made.ok)
    return done(
      { form, url },
      { form: "sign-up", done: "checkMail" },
      "/auth?tab=sign-up&done=checkMail",
      made.cookies,
    );
  const answer: FormAnswer = { form: "sign-up", values };
  return "wait" in made
    ? refused(answer, made.wait)
    : refused({ ...answer, problems: made.problems });
}

export const headers: Route.HeadersFunction = waitHeaders;

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  answerOf(request, serverAction);

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, title, description, taste, ...page } = loaderData;
  return (
    <IntlProvider locale={useLocale()} messages={messages} timeZone={timeZone}>
      <link rel="stylesheet" href={sheet} precedence="page" />
      <PageHead title={title} description={description} noindex />
      <AuthPage {...page} sent={actionData as FormAnswer | undefined}>
        {taste === null ? null : <Printed html={taste} />}
      </AuthPage>
    </IntlProvider>
  );
}
