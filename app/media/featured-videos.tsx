import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import type { Video } from "./video.ts";
import { VideoCard } from "./video-card.tsx";

type Props = {
  videos: Video[];
  /** What a reader can do with a video, on its card. */
  action: (video: Video) => ReactNode;
};

/** Three videos on night; the first is the large one. */
export function FeaturedVideos({ videos, action }: Props) {
  const t = useTranslations("media");
  return (
    <div className="night">
      <div className="wrap">
        <section className="sec" aria-labelledby="featured-videos">
          <div className="sec-head">
            <h2 id="featured-videos">{t("videos")}</h2>
            <Link
              className="btn btn-small push"
              to="/search?contentType=video"
              aria-describedby="featured-videos"
            >
              {t("viewAll")}
            </Link>
          </div>
          {videos.length > 0 ? (
            <div className="videos">
              {videos.map((video, n) => (
                <VideoCard
                  key={video.id}
                  video={video}
                  size={n === 0 ? "l" : "m"}
                  action={action(video)}
                />
              ))}
            </div>
          ) : (
            <div className="empty">
              <p>{t("noVideos")}</p>
            </div>
          )}
        </section>
      </div>
    </div>
  );
}
