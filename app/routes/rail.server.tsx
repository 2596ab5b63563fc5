import { useTranslations } from "use-intl";
import { EventMark } from "#events/event-mark.tsx";
import { type EventSummary, eventsOfStories } from "#events/events.server.ts";
import type { Episode } from "#media/episode.ts";
import { EpisodeCard } from "#media/episode-card.tsx";
import { relatedEpisodes, relatedVideos } from "#media/media.server.ts";
import { accessFactsOf, type Video } from "#media/video.ts";
import { VideoCard } from "#media/video-card.tsx";
import type { Db } from "#platform/db.server.ts";
import { StoryCard } from "#stories/cards/story-card.tsx";
import { type RelatedStory, relatedStories } from "#stories/stories.server.ts";
import type { About } from "#stories/story.ts";
import { archiveMark } from "#subscriptions/paywall.tsx";
import { Tabs } from "#ui/tabs.tsx";

const limit = 5;
const orders = {
  article: ["articles", "videos", "podcasts"],
  video: ["videos", "articles", "podcasts"],
  podcast: ["podcasts", "articles", "videos"],
} as const;

/** The rail beside a piece of any kind: what is related to it in three tabs, those of its own kind first. Printed. */
export async function rail(
  db: Db,
  piece: About & { kind: keyof typeof orders; id: number },
  now: Date,
) {
  const self = (kind: typeof piece.kind) => (piece.kind === kind ? piece.id : null);
  const [stories, videos, episodes] = await Promise.all([
    relatedStories(db, { ...piece, id: self("article") }, limit),
    relatedVideos(db, piece, limit, now, self("video")),
    relatedEpisodes(db, piece, limit, now, self("podcast")),
  ]);
  const ids = stories.map((story) => story.id);
  const events = await eventsOfStories(db, ids);
  return <Rail {...{ kind: piece.kind, stories, events, videos, episodes, now }} />;
}

function Rail(p: {
  kind: keyof typeof orders;
  stories: RelatedStory[];
  /** By the ids of their stories. */
  events: Map<number, EventSummary>;
  videos: Video[];
  episodes: Episode[];
  now: Date;
}) {
  const t = useTranslations("stories");
  const tSearch = useTranslations("search");
  const cards = {
    articles: p.stories.map((story, n) => (
      <StoryCard
        key={story.slug}
        story={story}
        size={n === 0 ? "m" : "s"}
        mark={archiveMark(story, p.now)}
        action={
          <>
            {story.wire ? <p className="wire">{tSearch("wire")}</p> : null}
            <EventMark event={p.events.get(story.id)} />
          </>
        }
      />
    )),
    videos: p.videos.map((video, n) => (
      <VideoCard
        key={video.id}
        video={video}
        size={n === 0 ? "m" : "s"}
        mark={archiveMark(accessFactsOf(video), p.now)}
      />
    )),
    podcasts: p.episodes.map((episode) => (
      <EpisodeCard
        key={episode.id}
        episode={episode}
        mark={archiveMark(accessFactsOf(episode), p.now)}
      />
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
          tabs={orders[p.kind].map((name) => ({
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
