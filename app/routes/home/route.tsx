import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { HouseAd } from "#advertising/house-ad.tsx";
import { accountContext } from "#library/account-state.ts";
import { ResumeBar } from "#library/resume-bar.tsx";
import { SaveMark } from "#library/save-mark.tsx";
import { StreakCard } from "#library/streak-card.tsx";
import { TodaysBrief } from "#library/todays-brief.tsx";
import { FeaturedPodcasts, FeaturedVideos } from "#media/featured.tsx";
import { listEpisodes, listVideos } from "#media/media.server.ts";
import type { Video } from "#media/video.ts";
import { StayUpdated } from "#newsletters/stay-updated.tsx";
import { servicesContext } from "#platform/context.ts";
import { print } from "#print.server.tsx";
import { PageHead } from "#site/page-head.tsx";
import { useSite } from "#site/site.tsx";
import { BreakingBanner } from "#stories/front/breaking-banner.tsx";
import { FreshStories } from "#stories/front/fresh-stories.tsx";
import { Front } from "#stories/front/front.tsx";
import { MoreNews } from "#stories/front/more-news.tsx";
import { useFrontPage } from "#stories/front/use-front-page.ts";
import { YourCountries } from "#stories/front/your-countries.tsx";
import { packStories, unpackStories } from "#stories/packed-stories.ts";
import { breakingStories, frontPage } from "#stories/stories.server.ts";
import type { StorySummary } from "#stories/story.ts";
import { byTaste, noTaste } from "#stories/taste.ts";
import { entitledContext, seesAds } from "#subscriptions/access.ts";
import { Printed } from "#ui/kept.tsx";
import type { Route } from "./+types/route.ts";
import { homeOffer } from "./offer.server.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now, config } = context.get(servicesContext);
  const at = now();
  const [account, stories, breaking, videos, episodes, offer] = await Promise.all([
    context.get(accountContext)?.(),
    frontPage(db, at),
    breakingStories(db, at),
    listVideos(db, 3, at),
    listEpisodes(db, 3, at),
    homeOffer(context),
  ]);
  const day = at.toISOString().slice(0, 10);
  const ads = seesAds(context.get(entitledContext));
  const own = (
    <>
      <div className="own">
        <TodaysBrief stories={stories} />
        <StreakCard />
      </div>
      {ads ? <HouseAd slot="home-upper" seed={day} /> : null}
    </>
  );
  const media = (
    <>
      <FeaturedVideos videos={videos} action={saveVideo} />
      <FeaturedPodcasts episodes={episodes} />
    </>
  );
  const end = (
    <>
      {offer}
      {ads ? <HouseAd slot="home-lower" seed={day} /> : null}
      <StayUpdated name={config.site.name} />
      <ResumeBar />
    </>
  );
  return {
    own: print(own, { url, context, now: at }),
    media: print(media, { url, context, now: at }),
    end: print(end, { url, context, now: at }),
    packed: packStories(stories),
    near: byTaste(stories, account?.taste ?? noTaste).map(({ slug }) => slug),
    breaking: breaking.map(({ slug, title, lang }) => ({ slug, title, lang })),
    updatedAt: at.toISOString(),
  };
}

const hubTexts = () => import("#late-texts.ts").then((texts) => texts.hubTexts());

const saveStory = ({ id, title, slug, lang }: StorySummary) => (
  <SaveMark item={{ id, type: "article", title, meta: slug, lang }} />
);
const saveVideo = ({ id, title, author, source, lang }: Video) => (
  <SaveMark item={{ id, type: "video", title, meta: author ?? source.name, lang }} />
);

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("stories.home");
  const { name } = useSite();
  const { packed, updatedAt } = loaderData;
  const stories = useMemo(() => unpackStories(packed), [packed]);
  const front = useFrontPage({ stories, updatedAt }, hubTexts);
  return (
    <>
      <PageHead title={t("title", { name })} fullTitle description={t("description")} />
      <h1 className="vh">{t("heading", { name })}</h1>
      <BreakingBanner stories={loaderData.breaking} />
      <div className="wrap">
        <Front stories={front.stories} action={saveStory} />
      </div>
      <YourCountries stories={front.stories} near={loaderData.near} />
      <div className="wrap">
        <Printed html={loaderData.own} />
        <MoreNews
          stories={front.stories.slice(6)}
          updatedAt={front.updatedAt}
          loading={front.loading}
          problem={front.problem}
          onRefresh={front.refresh}
          action={saveStory}
        />
      </div>
      <Printed html={loaderData.media} />
      <div className="wrap">
        <Printed html={loaderData.end} />
      </div>
      <FreshStories count={front.waiting} onShow={front.showWaiting} />
    </>
  );
}
