import { accountsOf } from "#accounts/accounts.server.ts";
import { sessionKeys } from "#accounts/request-session.server.ts";
import { clearedSessionCookie } from "#accounts/session-list.server.ts";
import { ResetPage } from "#accounts/sign-in/link-pages.tsx";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { dateFormat } from "#ui/formats.ts";
import { formatLocale, timeZone } from "#ui/time.ts";
import { authRequestOf, redirectAfterForm, refused } from "../../form-answers.server.ts";
import sheet from "../../reader-pages.css?url";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const token = url.searchParams.get("token")?.slice(0, 100) ?? "";
  const done = url.searchParams.has("done");
  const day = dateFormat(formatLocale(locale), { dateStyle: "medium", timeZone });
  const opened = await accountsOf(context.get(servicesContext)).getResetDetails(token);
  return {
    token,
    done,
    link: opened && {
      email: opened.email,
      passkeys: opened.passkeys.map(({ id, name, addedAt }) => ({
        id,
        name,
        added: addedAt && day.format(new Date(addedAt)),
      })),
    },
  };
}

/** Sets the password that goes with the link; all sessions of the account end. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const given = {
    token: textOf(form, "token").slice(0, 100),
    password: textOf(form, "password"),
    remove: form.getAll("remove").map(String).slice(0, 100),
  };
  const reset = await accountsOf(services).resetPassword(authRequestOf(request, context), given);
  if (reset.ok)
    return redirectAfterForm(url, "/auth/reset?done", [
      clearedSessionCookie(sessionKeys(services.config).https),
    ]);
  if (reset.problem === "linkInvalid") return refused({ form: "reset", failed: "linkInvalid" });
  const values = { remove: given.remove.join(" ") };
  return refused({ form: "reset", problems: { password: reset.problem }, values });
}

export default function Reset({ loaderData, actionData }: Route.ComponentProps) {
  const t = useServerTexts("account.reset");
  return (
    <>
      <PageHead title={t(loaderData.done ? "doneTitle" : "title")} noindex />
      <ResetPage {...loaderData} sent={actionData} />
    </>
  );
}
