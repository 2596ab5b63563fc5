import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { Picture } from "#ui/picture.tsx";
import { Icon } from "#ui/sprite.tsx";
import { NoPicture, ownPicture, useCategoryName, VideoMeta } from "./media-parts.tsx";
import type { Video } from "./video.ts";

type Props = {
  video: Video;
  size: "l" | "m" | "s";
  /** What a reader can do with it, at the end of the card. */
  action?: ReactNode;
};

/** A video on a list. The whole card leads to its page. */
export function VideoCard({ video, size, action }: Props) {
  const t = useTranslations("media");
  const categoryName = useCategoryName();
  const src = ownPicture(video);
  return (
    <article className={`card card-${size} video`}>
      <Picture src={src} alt="" instead={<NoPicture kind="video" />}>
        {src ? (
          <span className="play-mark">
            <Icon name="play" size={22} />
          </span>
        ) : null}
        <span className="badges">
          {video.isLive ? <b className="badge badge-live">{t("live")}</b> : null}
          {video.isPremium ? <b className="badge badge-premium">{t("premium")}</b> : null}
          {video.sample ? <b className="badge badge-sample">{t("sample")}</b> : null}
        </span>
        {video.duration ? <b className="badge duration num">{video.duration}</b> : null}
      </Picture>
      <p className="kick">
        {video.category ? <span className="topic">{categoryName(video.category)}</span> : null}
        <span className="vh">{t("video")}</span>
      </p>
      <h3 lang={video.lang} dir="auto">
        <Link to={`/video/${video.id}`}>{video.title}</Link>
      </h3>
      {size === "s" ? null : (
        <p className="excerpt" lang={video.lang} dir="auto">
          {video.description}
        </p>
      )}
      <VideoMeta video={video} />
      {action}
    </article>
  );
}
