import { data } from "react-router";
import { useTranslations } from "use-intl";
import { textsFor } from "#locales/texts.server.ts";
import { InvalidLink } from "#newsletters/link-pages.tsx";
import { type List, lists } from "#newsletters/list.ts";
import {
  readSubscriberPreferences,
  saveSubscriberPreferences,
} from "#newsletters/subscriber-preferences.server.ts";
import { pauseLengthsInWeeks } from "#newsletters/subscriber-preferences.ts";
import { SubscriberPreferencesPage } from "#newsletters/subscriber-preferences-page.tsx";
import { localeContext, servicesContext } from "#platform/context.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { locales } from "#platform/locale.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { redirectAfterForm } from "../../form-answers.server.ts";
import sheet from "../../text-pages.css?url";
import type { Route } from "./+types/route.ts";

export const handle = pageForEverybody;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

const page = "/newsletter/preferences";

/** The choices of an address, by the token in its newsletters; private, never cached. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext);
  const token = url.searchParams.get("token") ?? "";
  const choices = await readSubscriberPreferences(db, token, now());
  const headers = { "cache-control": "private, no-store" };
  const saved = url.searchParams.has("saved");
  return data({ token, choices, saved }, { status: choices ? 200 : 404, headers });
}

/** Saves the choices, or unsubscribes from all lists, and shows the page again. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { db, now } = context.get(servicesContext);
  const token = url.searchParams.get("token") ?? "";
  const form = await readForm(request);
  const chosen = form.has("leave") ? [] : lists.filter((one) => form.getAll("list").includes(one));
  const t = textsFor("newsletters", context.get(localeContext));
  const pause = [0, ...pauseLengthsInWeeks].find(
    (weeks) => String(weeks) === textOf(form, "pause"),
  );
  const choice = {
    lists: chosen,
    locale: locales.find((one) => one === textOf(form, "locale")) ?? null,
    pauseWeeks: pause ?? null,
  };
  const consent = (list: List) => ({ text: t(`lists.${list}`), page });
  const saved = await saveSubscriberPreferences(db, token, choice, consent, now());
  const path = `${page}?token=${encodeURIComponent(token)}${saved ? "&saved=1" : ""}`;
  return redirectAfterForm(url, path);
}

export default function NewsletterPreferences({
  loaderData: { token, choices, saved },
}: Route.ComponentProps) {
  const t = useTranslations("newsletters.choices");
  return (
    <div className="wrap newsletter-page">
      <PageHead title={t("title")} noindex />
      {choices ? (
        <SubscriberPreferencesPage choices={choices} token={token} saved={saved} />
      ) : (
        <InvalidLink title={t("title")} text={t("unknown")} />
      )}
    </div>
  );
}
