import { useEffect } from "react";
import { data, redirect, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { requireReader } from "#accounts/require-reader.server.ts";
import { EventSourcesLink } from "#events/event-sources-link.tsx";
import { logFailure, servicesContext } from "#platform/context.ts";
import { cookieNames, serializeCookie, yearSeconds } from "#platform/http/cookies.ts";
import { applicationOfStories } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { BiasPanel } from "#stories/hub/bias-panel.tsx";
import { HubFeed, HubRows } from "#stories/hub/hub-feed.tsx";
import { HubPage } from "#stories/hub/hub-page.tsx";
import { HubPreview } from "#stories/hub/hub-preview.tsx";
import { hubPreview } from "#stories/hub.server.ts";
import {
  defaultFilters,
  type Filters,
  type Hub,
  type HubStory,
  hubPath,
  readHub,
  rememberedFilters,
  rememberedText,
  sameFilters,
} from "#stories/hub.ts";
import type { StorySummary } from "#stories/story.ts";
import { storyPreferencesContext } from "#stories/story-preferences.ts";
import { accessContext, isMember } from "#subscriptions/access.ts";
import { PlanOffer } from "#subscriptions/pages/plan-offer.tsx";
import { isTrialAvailable } from "#subscriptions/subscriptions.server.ts";
import { withLanguage } from "#ui/with-language.ts";
import planSheet from "../plans/page.css?url";
import type { Route } from "./+types/route.ts";
import hubSheet from "./page.css?url";
import { type HubView, hubView } from "./view.server.ts";

export const handle = applicationOfStories;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: hubSheet }];

/** The hub for members: all news, what is trending, and the bias of the reader's selection. Others get its headlines and the offer. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const reader = requireReader(context, url);
  const { db, config, now } = context.get(servicesContext);
  if (!isMember(context.get(accessContext))) {
    const [stories, trial] = await Promise.all([
      hubPreview(db, context.get(storyPreferencesContext).languages, 6),
      isTrialAvailable(db, reader.id),
    ]);
    return { offer: { stories, trial } };
  }
  const remembered = rememberedFilters(request.headers.get("cookie") ?? "");
  const { hub, ignored, named } = readHub(
    url.searchParams,
    remembered,
    context.get(storyPreferencesContext).languages,
  );
  const lang = url.searchParams.get("lang");
  const remember = (filters: Filters) => {
    const https = config.baseUrl.startsWith("https:");
    const maxAgeSeconds = sameFilters(filters, defaultFilters) ? 0 : yearSeconds;
    const options = { https, maxAgeSeconds, httpOnly: true };
    return {
      "Set-Cookie": serializeCookie(cookieNames.hubFilters, rememberedText(filters), options),
    };
  };
  if (url.searchParams.has("reset"))
    throw redirect(withLanguage(hub.tab === "all" ? "/news" : `/news?tab=${hub.tab}`, lang), {
      headers: remember(defaultFilters),
    });
  // Without scripts, the form sends each choice in a separate field.
  const isForm = ["topics", "countries"].some((name) => url.searchParams.getAll(name).length > 1);
  if (isForm && ignored.length === 0) throw redirect(withLanguage(hubPath(hub), lang));

  const view = await hubView(hub, context).catch((error: unknown): HubView => {
    logFailure(context, error, "the hub could not be read");
    return { tab: "failed" };
  });
  // A link from another site applies its filters without changing those that the reader has stored.
  const fromThisSite = request.headers.get("sec-fetch-site") !== "cross-site";
  const shouldStore = named && fromThisSite && !sameFilters(hub, remembered);
  return data(
    {
      hub,
      ignored,
      view,
      at: now().toISOString(),
      listsStories: "stories" in view && view.stories.length > 0,
    },
    {
      status: view.tab === "failed" ? 503 : 200,
      headers: shouldStore ? remember(hub) : {},
    },
  );
}

type Shown = {
  hub: Hub;
  ignored: string[];
  view: HubView;
  /** When the server answered. */
  at: string;
};
type Offered = { stories: StorySummary[]; trial: boolean };
type Loaded = Shown | { offer: Offered };
/** What the hub showed before. */
let last: Shown | null = null;

/** When a navigation within the hub fails, the page says so in the place of the list, and keeps the filters. */
export async function clientLoader(o: Route.ClientLoaderArgs): Promise<Loaded> {
  try {
    const loaded: Loaded = await o.serverLoader();
    last = "hub" in loaded ? loaded : null;
    return loaded;
  } catch (error) {
    if (error instanceof Response || !last || o.request.signal.aborted) throw error;
    console.warn("hub", error);
    const { hub, ignored } = readHub(
      new URL(o.request.url).searchParams,
      last.hub,
      last.hub.languages,
    );
    return { ...last, hub, ignored, view: { tab: "failed" } };
  }
}

export default function News({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("hub");
  useEffect(() => {
    if ("hub" in loaderData) last ??= loaderData;
  }, [loaderData]);
  return (
    <>
      <PageHead title={t("title")} noindex />
      {"offer" in loaderData ? (
        <Offer {...loaderData.offer} />
      ) : (
        <HubPage hub={loaderData.hub} ignored={loaderData.ignored}>
          <View loaded={loaderData} />
        </HubPage>
      )}
    </>
  );
}

const Offer = ({ stories, trial }: Offered) => (
  <div className="wrap">
    <link rel="stylesheet" href={planSheet} />
    <HubPreview stories={stories} heading />
    <PlanOffer note="news" trial={trial} />
  </div>
);

const eventOf = ({ event }: HubStory) => <EventSourcesLink event={event ?? undefined} />;

function View({ loaded }: { loaded: Shown }) {
  const t = useTranslations("hub");
  const { key } = useLocation();
  const { view, hub, at } = loaded;
  if (view.tab === "failed")
    return (
      <p role="alert" className="hub-failed">
        {t("feed.failed")}
      </p>
    );
  if (view.tab === "bias") return <BiasPanel analysis={view.analysis} rule={view.rule} />;
  if (view.tab === "all")
    return <HubFeed key={key} {...view} hub={hub} at={at} footerOf={eventOf} />;
  return view.stories.length > 0 ? (
    <HubRows stories={view.stories} label={t("tabs.trending")} footerOf={eventOf} />
  ) : (
    <div className="empty">
      <p>{t("feed.noTrending")}</p>
    </div>
  );
}
