import { useTranslations } from "use-intl";
import { FeaturedPodcasts } from "#media/featured-podcasts.tsx";
import { FeaturedVideos } from "#media/featured-videos.tsx";
import { listEpisodes, listVideos } from "#media/media.server.ts";
import { servicesContext } from "#platform/context.ts";
import { PageHead } from "#site/page-head.tsx";
import { useSite } from "#site/site.tsx";
import { BreakingBanner } from "#stories/breaking-banner.tsx";
import { FreshStories } from "#stories/fresh-stories.tsx";
import { Front } from "#stories/front.tsx";
import { MoreNews } from "#stories/more-news.tsx";
import { breakingStories, frontPage } from "#stories/stories.server.ts";
import { useFrontPage } from "#stories/use-front-page.ts";
import { YourCountries } from "#stories/your-countries.tsx";
import type { Route } from "./+types/home.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext);
  const at = now();
  const [stories, breaking, videos, episodes] = await Promise.all([
    frontPage(db, at),
    breakingStories(db, at),
    listVideos(db, 3, at),
    listEpisodes(db, 3, at),
  ]);
  return {
    stories,
    breaking: breaking.map(({ slug, title, lang }) => ({ slug, title, lang })),
    videos,
    episodes,
    updatedAt: at.toISOString(),
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("stories.home");
  const { name } = useSite();
  const front = useFrontPage(loaderData);
  return (
    <>
      <PageHead title={t("title", { name })} fullTitle description={t("description")} />
      <h1 className="vh">{t("heading", { name })}</h1>
      <BreakingBanner stories={loaderData.breaking} />
      <div className="wrap">
        <Front stories={front.stories} />
      </div>
      <YourCountries stories={front.stories} />
      <div className="wrap">
        <MoreNews
          stories={front.stories.slice(6)}
          updatedAt={front.updatedAt}
          loading={front.loading}
          onRefresh={front.refresh}
        />
      </div>
      <FeaturedVideos videos={loaderData.videos} />
      <FeaturedPodcasts episodes={loaderData.episodes} />
      <FreshStories count={front.waiting} onShow={front.showWaiting} />
    </>
  );
}
