import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { type EventView, getEvent } from "#events/event-page.server.ts";
import { EventPage } from "#events/page/event-page.tsx";
import { reportEvent } from "#events/reports.server.ts";
import { checkReport, type RefusedReport, reportKinds } from "#events/reports.ts";
import { waitBeforeReport } from "#library/limits.server.ts";
import { visitOf, visitorOf } from "#library/visitor.server.ts";
import { localeContext, servicesContext } from "#platform/context.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { pageForEverybody } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { siteOf } from "#site/site.server.ts";
import { StructuredData } from "#site/structured-data.tsx";
import { withLanguage } from "#ui/with-language.ts";
import { waitHeaders } from "../../form-answers.server.ts";
import { Crumbs } from "../crumbs.tsx";
import type { Route } from "./+types/route.ts";
import { itemList } from "./item-list.ts";
import sheet from "./page.css?url";

export const handle = pageForEverybody;
export const headers = waitHeaders;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

type EventArgs = Pick<Route.LoaderArgs, "params" | "url" | "context">;

/** @throws 404, and the redirects of an event that became another (301) or that has but one publisher to show */
async function eventAt({ params, url, context }: EventArgs): Promise<EventView> {
  const { db, now } = context.get(servicesContext);
  const locale = context.get(localeContext);
  const found = /^[\w-]{1,300}$/.test(params.slug)
    ? await getEvent(db, params.slug, { locale, now: now() })
    : null;
  if (!found) throw data("page", { status: 404 });
  if ("movedTo" in found) throw redirect(`/event/${found.movedTo}${url.search}`, 301);
  if ("only" in found) throw redirect(`/article/${found.only}${url.search}`, 302);
  return found.event;
}

/** One event, as outlets of all sides and countries tell it. */
export async function loader(args: Route.LoaderArgs) {
  const event = await eventAt(args);
  const path = `/event/${event.slug}`;
  return {
    event,
    path,
    formPath: withLanguage(path, args.url.searchParams.get("lang")),
    itemList: itemList(event, siteOf(args.context).baseUrl),
  };
}

/** A reader says what does not belong here, or what is missing: kept for the newsroom (303), or shown again (400). */
export async function action({ request, ...args }: Route.ActionArgs) {
  const { db, now } = args.context.get(servicesContext);
  const event = await eventAt(args);
  const form = (await readForm(request)) ?? new FormData();
  const kind = reportKinds.find((k) => k === form.get("kind")) ?? "missing";
  const sent = { kind, story: textOf(form, "story"), note: textOf(form, "note") };
  const refuse = (problem: RefusedReport["problem"], init: ResponseInit) =>
    data<RefusedReport>({ ...sent, note: sent.note.slice(0, 500), problem }, init);
  const checked = checkReport(
    sent,
    event.reports.map((r) => r.id),
  );
  if (typeof checked === "string") return refuse(checked, { status: 400 });
  const visit = visitOf(request);
  const wait = waitBeforeReport(visit);
  const reader = await visitorOf(db, visit, now());
  const stored =
    wait === 0 && (await reportEvent(db, { ...checked, eventId: event.id, reader }, now()));
  if (!stored)
    return refuse("often", { status: 429, headers: { "Retry-After": String(wait || 86_400) } });
  const lang = args.url.searchParams.get("lang");
  return redirect(`${withLanguage(`/event/${event.slug}`, lang)}#thanks`, 303);
}

export default function Event({ loaderData, actionData }: Route.ComponentProps) {
  const { event, path, formPath, itemList } = loaderData;
  const t = useTranslations("events");
  const { publishers, countries } = event.comparison;
  return (
    <div className="wrap">
      <PageHead
        title={`${event.headline.title}, ${t("reportedBy", { count: publishers })}`}
        description={t("description", { sources: publishers, countries: countries.length })}
        noindex={event.sample}
      />
      <StructuredData value={itemList} />
      <Crumbs under={event.topics[0] ?? null} title={event.headline.title} path={path} />
      <EventPage event={event} path={formPath} refused={actionData} />
    </div>
  );
}
