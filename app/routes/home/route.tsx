import { useTranslations } from "use-intl";
import { Advertisement } from "#advertising/advertisement.tsx";
import { adsOf } from "#advertising/campaigns.server.ts";
import { Island } from "#enhance/island.tsx";
import { breakingLines } from "#events/breaking.server.ts";
import { frontPage } from "#events/front.server.ts";
import { accountContext } from "#library/account-state.ts";
import { ResumeBar } from "#library/resume-bar.tsx";
import { SaveIconButton } from "#library/save-icon-button.tsx";
import { StreakCard } from "#library/streak-card.tsx";
import { TodaysBrief } from "#library/todays-brief.tsx";
import { FeaturedPodcasts, FeaturedVideos } from "#media/featured.tsx";
import { featuredEpisodes, featuredVideos } from "#media/media.server.ts";
import type { Video } from "#media/video.ts";
import { StayUpdated } from "#newsletters/stay-updated.tsx";
import { localeContext, servicesContext } from "#platform/context.ts";
import { pageOfStories } from "#site/browser-model.ts";
import { PageHead } from "#site/page-head.tsx";
import { useSite } from "#site/site.tsx";
import { breakingStories } from "#stories/flags.server.ts";
import { BreakingBanner } from "#stories/front/breaking-banner.tsx";
import { ExtraNews } from "#stories/front/extra-news.tsx";
import { FreshStories } from "#stories/front/fresh-stories.tsx";
import { FrontPageData } from "#stories/front/front-page-data.tsx";
import { OtherLanguagesNote } from "#stories/front/other-languages-note.tsx";
import { YourCountries } from "#stories/front/your-countries.tsx";
import { byMatchScore, emptyProfile } from "#stories/reading-profile.ts";
import { newestOfExtra } from "#stories/stories.server.ts";
import { storyPreferencesContext } from "#stories/story-preferences.ts";
import { accessContext, seesAds } from "#subscriptions/access.ts";
import { PlanOffer } from "#subscriptions/pages/plan-offer.tsx";
import planSheet from "../plans/page.css?url";
import type { Route } from "./+types/route.ts";
import extraSheet from "./extra.css?url";
import { FrontStories } from "./front-stories.tsx";
import { FurtherNews } from "./further-news.tsx";
import { homeOffer } from "./offer.server.ts";

export const handle = pageOfStories;

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext);
  const at = now();
  const { languages, extras: asked } = context.get(storyPreferencesContext);
  const [account, stories, breaking, extras, videos, episodes, offer, ads] = await Promise.all([
    context.get(accountContext)?.(),
    frontPage(db, at, { languages }),
    breakingStories(db, at).then((stories) => breakingLines(db, stories, languages)),
    Promise.all(
      asked.map(async (extra) => ({
        extra,
        stories: await newestOfExtra(db, extra, { languages, limit: 8 }),
      })),
    ),
    featuredVideos(db, 3, at),
    featuredEpisodes(db, 3, at),
    homeOffer(context),
    seesAds(context.get(accessContext))
      ? adsOf(db, ["home-upper", "home-lower"], {
          locale: context.get(localeContext),
          at,
          seed: at.toISOString().slice(0, 10),
        })
      : [],
  ]);
  return {
    page: {
      stories,
      near: byMatchScore(stories, account?.readingProfile ?? emptyProfile).map(({ slug }) => slug),
      languages,
      updatedAt: at.toISOString(),
    },
    listsStories: stories.length > 0,
    breaking,
    extras,
    videos,
    episodes,
    offer,
    ads,
  };
}

const saveVideo = ({ id, title, author, source, lang }: Video) => (
  <SaveIconButton item={{ id, type: "video", title, meta: author ?? source.name, lang }} />
);

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("stories.home");
  const { name } = useSite();
  const { page, breaking, extras, videos, episodes, offer, ads } = loaderData;
  const [upperAd, lowerAd] = ads;
  return (
    <FrontPageData page={page}>
      <PageHead title={t("title", { name })} fullTitle description={t("description")} />
      <h1 className="vh">{t("heading", { name })}</h1>
      <BreakingBanner lines={breaking} />
      <div className="wrap">
        <OtherLanguagesNote stories={page.stories} languages={page.languages} />
        <Island name="front-stories" of={FrontStories} start="demand" />
      </div>
      <Island name="your-countries" of={YourCountries} start="demand" />
      <div className="wrap">
        <div className="own">
          <TodaysBrief stories={page.stories} />
          <StreakCard />
        </div>
        {upperAd ? <Advertisement ad={upperAd} /> : null}
        <Island name="more-news" of={FurtherNews} start="demand" />
        {extras.length > 0 ? <link rel="stylesheet" href={extraSheet} /> : null}
        {extras.map(({ extra, stories }) => (
          <ExtraNews key={extra} extra={extra} stories={stories} />
        ))}
      </div>
      <FeaturedVideos videos={videos} action={saveVideo} />
      <FeaturedPodcasts episodes={episodes} />
      <div className="wrap">
        {offer ? (
          <>
            <link rel="stylesheet" href={planSheet} />
            <PlanOffer note="home" trial={offer.trial} />
          </>
        ) : null}
        {lowerAd ? <Advertisement ad={lowerAd} /> : null}
        <StayUpdated name={name} />
        <ResumeBar />
      </div>
      <Island name="fresh-stories" of={FreshStories} start="demand" />
    </FrontPageData>
  );
}
