import { accountsOf } from "#accounts/accounts.server.ts";
import type { FormAnswer } from "#accounts/form-answer.ts";
import { requireReader } from "#accounts/require-reader.server.ts";
import { endSession, listSessions } from "#accounts/session-list.server.ts";
import { type AccountDone, AccountPage, accountDone } from "#accounts/settings/account-page.tsx";
import { Privacy } from "#accounts/settings/privacy.tsx";
import { useServerTexts } from "#locales/use-server-texts.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { dateFormat } from "#ui/formats.ts";
import { formatLocale } from "#ui/time.ts";
import { authRequestOf, redirectAfterForm, refused, waitHeaders } from "../form-answers.server.ts";
import sheet from "../reader-pages.css?url";
import { badForm, notFound } from "../refusals.server.ts";
import type { Route } from "./+types/route.ts";
import { endingContractOf, eraseAccount } from "./erase.server.ts";

export const handle = pageForEverybody;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const reader = requireReader(context, url);
  const services = context.get(servicesContext);
  const locale = context.get(localeContext);
  const format = dateFormat(formatLocale(locale), {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    // The zone is shown, because times are in UTC for a reader who has not chosen one.
    timeZone: reader.timezone,
    timeZoneName: "short",
  });
  const [passkeys, sessions, contract] = await Promise.all([
    accountsOf(services).listPasskeys(reader),
    listSessions(services.db, reader),
    endingContractOf(reader, context),
  ]);
  return {
    email: reader.email,
    contract,
    passkeys: passkeys.map(({ id, name, addedAt }) => ({
      id,
      name,
      added: addedAt && format.format(new Date(addedAt)),
    })),
    sessions: sessions.map(({ id, current, device, network, lastSeenAt }) => ({
      id,
      current,
      device,
      network,
      seen: format.format(new Date(lastSeenAt)),
    })),
    done: accountDone.find((word) => word === url.searchParams.get("done")) ?? null,
  };
}

/** The actions of the page's forms, each for the reader of the session only; foreign ids answer 404. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const reader = requireReader(context, url);
  const services = context.get(servicesContext);
  const accounts = accountsOf(services);
  const form = await readForm(request);
  const authRequest = authRequestOf(request, context);
  const intent = textOf(form, "intent");
  const [id, current] = [textOf(form, "id"), textOf(form, "current")];

  if (intent === "email" || intent === "password") {
    const { email, password } = {
      email: textOf(form, "email"),
      password: textOf(form, "password"),
    };
    const changed =
      intent === "email"
        ? await accounts.changeEmail(authRequest, reader, { email, current })
        : await accounts.changePassword(authRequest, reader, { current, password });
    const word: AccountDone = intent === "email" ? "emailAsked" : "password";
    if (changed.ok) return redirectAfterForm(url, `/account?done=${word}`, changed.cookies);
    const values: Record<string, string> = intent === "email" ? { email: email.slice(0, 254) } : {};
    const answer: FormAnswer = { form: intent, values };
    return "wait" in changed
      ? refused(answer, changed.wait)
      : refused({ ...answer, problems: changed.problems });
  }

  if (intent === "erase") return eraseAccount(context, reader, { form, url });

  const word = await actOn(intent, id);
  if (!word) throw intent ? notFound() : badForm();
  return redirectAfterForm(url, `/account?done=${word}`);

  async function actOn(wanted: string, which: string): Promise<AccountDone | null> {
    if (wanted === "passkey-name") {
      const named = await accounts.renamePasskey(reader, { id: which, name: textOf(form, "name") });
      return named ? "passkeyNamed" : null;
    }
    if (wanted === "passkey-remove")
      return (await accounts.removePasskey(reader, which)) ? "passkeyRemoved" : null;
    if (wanted === "session-end")
      return (await endSession(services.db, reader.id, which)) ? "sessionEnded" : null;
    return null;
  }
}

export const headers: Route.HeadersFunction = waitHeaders;

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { contract, ...page } = loaderData;
  const t = useServerTexts("account.page");
  return (
    <>
      <PageHead title={t("title")} description={t("description")} noindex />
      <AccountPage {...page} sent={actionData}>
        <Privacy sent={actionData} contract={contract} />
      </AccountPage>
    </>
  );
}
