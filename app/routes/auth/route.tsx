import { redirect } from "react-router";
import { accountsOf } from "#accounts/accounts.server.ts";
import { emailProblem, signInProblems } from "#accounts/credentials.ts";
import type { FormAnswer } from "#accounts/form-answer.ts";
import { readerContext } from "#accounts/reader.ts";
import { AuthPage, authTabs } from "#accounts/sign-in/auth-page.tsx";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { servicesContext } from "#platform/context.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { localPath } from "#platform/http/local-path.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { useSite } from "#site/site.tsx";
import { HubPreview } from "#stories/hub/hub-preview.tsx";
import { hubPreview } from "#stories/hub.server.ts";
import { storyPreferencesContext } from "#stories/story-preferences.ts";
import { authRequestOf, redirectAfterForm, refused, waitHeaders } from "../form-answers.server.ts";
import sheet from "../reader-pages.css?url";
import type { Route } from "./+types/route.ts";
import { cookiesOfReader } from "./reader-cookies.server.ts";

export const handle = pageForEverybody;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

const notices = ["checkMail", "confirmed", "erased"] as const;

/** Redirects signed-in readers. Visitors on the way to the hub see a preview of it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const redirectTo = localPath(url.searchParams.get("redirectTo"));
  if (context.get(readerContext)) throw redirect(redirectTo);
  return {
    tab: authTabs.find((one) => one === url.searchParams.get("tab")) ?? "sign-in",
    redirectTo,
    code: url.searchParams.get("code")?.slice(0, 20) ?? null,
    done: notices.find((word) => word === url.searchParams.get("done")) ?? null,
    hubPreview:
      redirectTo.split("?")[0] === "/news"
        ? await hubPreview(
            context.get(servicesContext).db,
            context.get(storyPreferencesContext).languages,
            3,
          )
        : null,
  };
}

/** Signs in or up, or mails a sign-in code, by the field `intent`, else by the tab. */
export async function action({ request, url, context }: Route.ActionArgs) {
  if (context.get(readerContext)) return redirect("/", 303);
  const form = await readForm(request);
  const submitted = { request, url, context, form };
  const wanted = textOf(form, "intent") || (url.searchParams.get("tab") ?? "");
  if (wanted === "code") return mailCode(submitted);
  return wanted === "sign-up" ? signUp(submitted) : signIn(submitted);
}

type FormRequest = Pick<Route.ActionArgs, "request" | "url" | "context"> & { form: FormData };
const accounts = (context: FormRequest["context"]) => accountsOf(context.get(servicesContext));

async function signIn({ request, url, context, form }: FormRequest) {
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
  return redirectAfterForm(url, localPath(url.searchParams.get("redirectTo")), cookies);
}

/** For readers kept from signing in by strangers' wrong passwords. The answer is the same for every address. */
async function mailCode({ request, url, context, form }: FormRequest) {
  const email = textOf(form, "email");
  const values = { email: email.slice(0, 254) };
  const problem = emailProblem(email);
  if (problem) return refused({ form: "code", problems: { email: problem }, values });
  const { wait } = await accounts(context).requestAccountMail(authRequestOf(request, context), {
    wanted: "code",
    email,
  });
  if (wait > 0) return refused({ form: "code", values }, wait);
  const query = new URLSearchParams({ code: "" });
  const redirectTo = localPath(url.searchParams.get("redirectTo"));
  if (redirectTo !== "/") query.set("redirectTo", redirectTo);
  return redirectAfterForm(url, `/auth?${query}`);
}

async function signUp({ request, url, context, form }: FormRequest) {
  const adult = textOf(form, "adult") === "on";
  const fields = {
    email: textOf(form, "email"),
    password: textOf(form, "password"),
    adult,
    timezone: textOf(form, "timezone").slice(0, 100),
  };
  const returnPath = localPath(url.searchParams.get("redirectTo"));
  const values = { email: fields.email.slice(0, 254), adult: adult ? "on" : "" };
  const made = await accounts(context).signUp(authRequestOf(request, context), {
    ...fields,
    returnPath,
  });
  if (made.ok) return redirectAfterForm(url, "/auth?tab=sign-up&done=checkMail", made.cookies);
  const answer: FormAnswer = { form: "sign-up", values };
  return "wait" in made
    ? refused(answer, made.wait)
    : refused({ ...answer, problems: made.problems });
}

export const headers: Route.HeadersFunction = waitHeaders;

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const { hubPreview, ...page } = loaderData;
  const { name } = useSite();
  const t = useServerTexts("account.auth");
  return (
    <>
      <PageHead
        title={t(page.tab === "sign-up" ? "signUp" : "signIn")}
        description={t("description", { name })}
        noindex
      />
      <AuthPage {...page} name={name} sent={actionData}>
        {hubPreview === null ? null : <HubPreview stories={hubPreview} />}
      </AuthPage>
    </>
  );
}
