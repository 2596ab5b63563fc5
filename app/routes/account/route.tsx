import { data, redirect } from "react-router";
import { IntlProvider, useLocale } from "use-intl";
import { accountsOf } from "#accounts/accounts.server.ts";
import { answerOf, type FormAnswer } from "#accounts/form-answer.ts";
import { requireReader } from "#accounts/require-reader.server.ts";
import { endSession, listSessions } from "#accounts/sessions.server.ts";
import { type AccountDone, AccountPage, accountDone } from "#accounts/settings/account-page.tsx";
import { Privacy } from "#accounts/settings/privacy.tsx";
import { localeContext, servicesContext } from "#platform/context.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { PageHead } from "#site/page-head.tsx";
import { printLocale, timeZone } from "#ui/time.ts";
import { withLanguage } from "#ui/with-language.ts";
import { authRequestOf, done, refused, waitHeaders } from "../form-answers.server.ts";
import sheet from "../reader-pages.css?url";
import type { Route } from "./+types/route.ts";
import { endingContractOf, eraseAccount } from "./erase.server.ts";
import { accountMessages, accountTexts } from "./texts.server.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const reader = requireReader(context, url);
  const services = context.get(servicesContext);
  const locale = context.get(localeContext);
  const format = new Intl.DateTimeFormat(printLocale(locale), {
    ...{ day: "numeric", month: "short", year: "numeric", hour: "numeric", minute: "2-digit" },
    // Named, since a reader who has not chosen one reads the times of UTC.
    ...{ timeZone: reader.timezone, timeZoneName: "short" },
  });
  const [passkeys, sessions, contract] = await Promise.all([
    accountsOf(services).listPasskeys(reader),
    listSessions(services.db, reader),
    endingContractOf(reader, context),
  ]);
  const t = accountTexts(locale);
  return {
    ...{ email: reader.email, contract },
    passkeys: passkeys.map(({ id, name, addedAt }) => ({
      ...{ id, name, added: addedAt && format.format(new Date(addedAt)) },
    })),
    sessions: sessions.map(({ id, current, device, place, lastSeenAt }) => ({
      ...{ id, current, device, place, seen: format.format(new Date(lastSeenAt)) },
    })),
    done: accountDone.find((word) => word === url.searchParams.get("done")) ?? null,
    title: t("page.title"),
    description: t("page.description"),
    messages: accountMessages(locale, "page"),
  };
}

/** What the page's forms ask for, each for the reader of the session alone; foreign ids answer 404. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const reader = requireReader(context, url);
  const services = context.get(servicesContext);
  const accounts = accountsOf(services);
  const form = (await readForm(request)) ?? new FormData();
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
    if (changed.ok)
      return done(
        { form, url },
        { form: intent, done: word },
        `/account?done=${word}`,
        changed.cookies,
      );
    const answer: FormAnswer = {
      ...{ form: intent, values: intent === "email" ? { email: email.slice(0, 254) } : {} },
    };
    return "wait" in changed
      ? refused(answer, changed.wait)
      : refused({ ...answer, problems: changed.problems });
  }

  if (intent === "erase") return eraseAccount(context, reader, { form, url });

  const word = await actOn(intent, id);
  if (!word) throw data("page", { status: intent ? 404 : 400 });
  return redirect(withLanguage(`/account?done=${word}`, url.searchParams.get("lang")), 303);

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

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  answerOf(request, serverAction);

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, title, description, contract, ...page } = loaderData;
  const sent = actionData as FormAnswer | undefined;
  return (
    <IntlProvider locale={useLocale()} messages={messages} timeZone={timeZone}>
      <link rel="stylesheet" href={sheet} precedence="page" />
      <PageHead title={title} description={description} noindex />
      <AccountPage {...page} sent={sent}>
        <Privacy sent={sent} contract={contract} />
      </AccountPage>
    </IntlProvider>
  );
}
