import { useTranslations } from "use-intl";
import { EventSourcesLink } from "#events/event-sources-link.tsx";
import { EpisodeCard } from "#media/episode-card.tsx";
import { VideoCard } from "#media/video-card.tsx";
import { StoryCard } from "#stories/cards/story-card.tsx";
import { drawingsOf } from "#stories/drawing.ts";
import { ArchiveMark } from "#subscriptions/paywall.tsx";
import { Tabs } from "#ui/tabs.tsx";
import type { RailView } from "./rail.server.ts";

const orders = {
  article: ["articles", "videos", "podcasts"],
  video: ["videos", "articles", "podcasts"],
  podcast: ["podcasts", "articles", "videos"],
} as const;

/** The column beside a piece of any kind: related stories, videos and episodes in three tabs, its own kind first. */
export function Rail({ kind, stories, videos, episodes }: RailView) {
  const t = useTranslations("stories");
  const tSearch = useTranslations("search");
  const drawings = drawingsOf(stories);
  const cards = {
    articles: stories.map(({ event, archived, ...story }, n) => (
      <StoryCard
        key={story.slug}
        story={story}
        size={n === 0 ? "m" : "s"}
        drawing={drawings.get(story.slug)}
        extraBadge={archived ? <ArchiveMark /> : null}
        action={
          <>
            {story.wire ? <p className="wire">{tSearch("wire")}</p> : null}
            <EventSourcesLink event={event ?? undefined} />
          </>
        }
      />
    )),
    videos: videos.map(({ archived, ...video }, n) => (
      <VideoCard
        key={video.id}
        video={video}
        size={n === 0 ? "m" : "s"}
        badge={archived ? <ArchiveMark /> : null}
      />
    )),
    podcasts: episodes.map(({ archived, ...episode }) => (
      <EpisodeCard key={episode.id} episode={episode} badge={archived ? <ArchiveMark /> : null} />
    )),
  };
  const none = {
    articles: t("article.relatedNone"),
    videos: t("article.relatedNoVideos"),
    podcasts: t("article.relatedNoPodcasts"),
  };
  return (
    <aside className="rail" aria-labelledby="related">
      <h2 className="vh" id="related">
        {t("article.related")}
      </h2>
      <div className="along">
        <Tabs
          label={t("article.related")}
          tabs={orders[kind].map((name) => ({
            id: `related-${name}`,
            label: tSearch(name),
            content:
              cards[name].length > 0 ? (
                <div className="rail-list">{cards[name]}</div>
              ) : (
                <p className="note">{none[name]}</p>
              ),
          }))}
        />
      </div>
    </aside>
  );
}
