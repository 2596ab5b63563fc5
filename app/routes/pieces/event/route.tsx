import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { DiscussionLink } from "#discussions/page/discussion-link.tsx";
import { type EventView, getEvent } from "#events/event-page.server.ts";
import { EventPage } from "#events/page/event-page.tsx";
import { reportEvent, waitBeforeReport } from "#events/reader-reports.server.ts";
import {
  checkReport,
  longestNote,
  type RefusedReport,
  reportKinds,
} from "#events/reader-reports.ts";
import { FollowControl } from "#library/follow-control.tsx";
import { followKeysOf } from "#library/request-reader.server.ts";
import { visitOf, visitorOf } from "#library/visitor.server.ts";
import { servicesContext } from "#platform/context.ts";
import { readForm, textOf } from "#platform/http/form.server.ts";
import { firstPageAddress, pageNumberIn } from "#platform/http/page-number.ts";
import { pageOfStories } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { siteOf } from "#site/site.server.ts";
import { StructuredData } from "#site/structured-data.tsx";
import { comparedFrom } from "#stories/bias.ts";
import { localPicture, StoryCard } from "#stories/cards/story-card.tsx";
import { CountryLink, TopicLink } from "#stories/cards/story-parts.tsx";
import { type Followable, followKey } from "#stories/follow.ts";
import { PictureCredit } from "#stories/picture-credit.tsx";
import { ShareMenu } from "#stories/share-menu.tsx";
import { storyPreferencesContext } from "#stories/story-preferences.ts";
import { redirectAfterForm, waitHeaders } from "../../form-answers.server.ts";
import { notFound } from "../../refusals.server.ts";
import { Crumbs } from "../crumbs.tsx";
import type { Route } from "./+types/route.ts";
import { itemList } from "./item-list.ts";
import sheet from "./page.css?url";

export const handle = pageOfStories;
export const headers = waitHeaders;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

type EventArgs = Pick<Route.LoaderArgs, "request" | "params" | "url" | "context">;

/** @throws 404, and the redirects of an event that became another (301) or that has but one publisher to show */
async function eventAt({ params, url, context }: EventArgs): Promise<EventView> {
  const { db, now } = context.get(servicesContext);
  const { languages } = context.get(storyPreferencesContext);
  const page = pageNumberIn(url.searchParams, { else: null });
  const found =
    page !== null && /^[\w-]{1,300}$/.test(params.slug)
      ? await getEvent(db, params.slug, { languages, page, now: now() })
      : null;
  if (!found) throw notFound();
  if ("movedTo" in found) throw redirect(`/event/${found.movedTo}${url.search}`, 301);
  if ("only" in found) throw redirect(`/article/${found.only}${url.search}`, 302);
  return found.event;
}

/** One event, as outlets of all sides and countries tell it. @throws also 301 for the number of the first page */
export async function loader(args: Route.LoaderArgs) {
  const plain = firstPageAddress(args.url);
  if (plain) throw redirect(plain, 301);
  const event = await eventAt(args);
  const { baseUrl } = siteOf(args.context);
  const path = `/event/${event.slug}`;
  const followed = await followKeysOf(args.context);
  return {
    followed: followed?.has(followKey(eventOf(event))) ?? null,
    event,
    path,
    url: baseUrl + path,
    itemList: itemList(event, baseUrl),
  };
}

const eventOf = ({ id }: EventView): Followable => ({ kind: "event", name: String(id) });

/** A reader says what is wrong here: kept for the newsroom (303), or shown again (400). */
export async function action(args: Route.ActionArgs) {
  const { request } = args;
  const { db, now } = args.context.get(servicesContext);
  const event = await eventAt(args);
  const form = await readForm(request);
  const kind = reportKinds.find((k) => k === form.get("kind")) ?? "other";
  const sent = { kind, note: textOf(form, "note") };
  const refuse = (problem: RefusedReport["problem"], init: ResponseInit) =>
    data<RefusedReport>({ ...sent, note: sent.note.slice(0, longestNote), problem }, init);
  const checked = checkReport(sent);
  if (typeof checked === "string") return refuse(checked, { status: 400 });
  const visit = visitOf(request);
  const wait = waitBeforeReport(visit.address);
  const reader = await visitorOf(db, visit, now());
  const stored =
    wait === 0 && (await reportEvent(db, { ...checked, eventId: event.id, reader }, now()));
  if (!stored)
    return refuse("often", { status: 429, headers: { "Retry-After": String(wait || 86_400) } });
  return redirectAfterForm(args.url, `/event/${event.slug}#thanks`);
}

export default function Event({ loaderData, actionData }: Route.ComponentProps) {
  const { event, path, url, itemList } = loaderData;
  const t = useTranslations("events");
  const { title, shown, comparison } = event;
  const { publishers, knownCountries } = comparison;
  // Beside bar and columns there is little room.
  const isCompared = publishers >= comparedFrom;
  const page = t("page", { page: String(shown.page), pages: String(shown.pages) });
  return (
    <div className="wrap">
      <PageHead
        title={`${title.title}, ${t("reportedBy", { count: publishers })}${shown.page > 1 ? ` (${page})` : ""}`}
        description={t("description", { sources: publishers, countries: knownCountries })}
        image={localPicture(event) ? event.picture : null}
        noindex={event.sample || shown.page > 1}
      />
      {shown.page === 1 ? (
        <>
          <StructuredData value={itemList} />
          <Crumbs under={event.topics[0] ?? null} title={title.title} path={path} />
        </>
      ) : null}
      <EventPage
        event={event}
        path={path}
        refused={actionData}
        about={<About event={event} />}
        credit={
          event.picture?.licence ? (
            <PictureCredit licence={event.picture.licence} original={event.picture.original} />
          ) : null
        }
        actions={
          <>
            <FollowControl what={eventOf(event)} followed={loaderData.followed} small />
            <ShareMenu url={url} title={title.title} />
          </>
        }
        discussion={shown.page === 1 ? <DiscussionLink path={path} count={null} /> : null}
        also={
          isCompared
            ? null
            : event.otherEvents.map((story) => (
                <StoryCard key={story.slug} story={story} size="m" />
              ))
        }
      />
    </div>
  );
}

function About({ event }: { event: EventView }) {
  return (
    <>
      {event.countries.map((country) => (
        <CountryLink key={country} country={country} nonEuCountries={event.nonEuCountries} />
      ))}
      {event.topics.map((topic) => (
        <TopicLink key={topic} topic={topic} />
      ))}
    </>
  );
}
