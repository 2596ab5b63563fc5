import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import type { Episode } from "./episode.ts";
import { EpisodeCard } from "./episode-card.tsx";
import type { Video } from "./video.ts";
import { VideoCard } from "./video-card.tsx";

type VideosProps = {
  videos: Video[];
  /** The reader's controls on a card. */
  action: (video: Video) => ReactNode;
};

/** Three videos on a dark background; the first is large. */
export function FeaturedVideos({ videos, action }: VideosProps) {
  return (
    <div className="night">
      <Featured kind="video" some={videos.length > 0}>
        {videos.map((video, n) => (
          <VideoCard
            key={video.id}
            video={video}
            size={n === 0 ? "l" : "m"}
            action={action(video)}
          />
        ))}
      </Featured>
    </div>
  );
}

/** Three episodes. */
export function FeaturedPodcasts({ episodes }: { episodes: Episode[] }) {
  return (
    <Featured kind="podcast" some={episodes.length > 0}>
      {episodes.map((episode) => (
        <EpisodeCard key={episode.id} episode={episode} />
      ))}
    </Featured>
  );
}

const kinds = {
  video: { head: "videos", none: "noVideos", list: "videos" },
  podcast: { head: "podcasts", none: "noPodcasts", list: "pods" },
} as const;

function Featured(p: { kind: keyof typeof kinds; some: boolean; children: ReactNode }) {
  const t = useTranslations("media");
  const { head, none, list } = kinds[p.kind];
  const id = `featured-${head}`;
  return (
    <div className="wrap">
      <section className="sec" aria-labelledby={id}>
        <div className="sec-head">
          <h2 id={id}>{t(head)}</h2>
          <Link
            className="btn btn-small push"
            to={`/search?contentType=${p.kind}`}
            aria-describedby={id}
          >
            {t("viewAll")}
          </Link>
        </div>
        {p.some ? (
          <div className={list}>{p.children}</div>
        ) : (
          <div className="empty">
            <p>{t(none)}</p>
          </div>
        )}
      </section>
    </div>
  );
}
