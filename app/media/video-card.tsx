import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { Icon } from "#ui/sprite.tsx";
import { Category, MediaPicture, VideoMeta } from "./card-parts.tsx";
import type { Video } from "./video.ts";

export type CardText = { title: ReactNode; excerpt: ReactNode };

type Props = {
  video: Video;
  size: "l" | "m" | "s";
  /** One more badge. */
  badge?: ReactNode;
  /** Title and description in place of the video's own, such as with matches marked. */
  text?: CardText;
  /** The reader's controls. */
  action?: ReactNode;
};

const shownAt = {
  l: "(min-width: 1080px) 50vw, 100vw",
  m: "(min-width: 1080px) 25vw, (min-width: 760px) 50vw, 116px",
  s: "116px",
};

/** A video on a list. The whole card leads to its page. */
export function VideoCard({ video, size, text, badge, action }: Props) {
  const t = useTranslations("media");
  return (
    <article className={`card card-${size} video`}>
      <MediaPicture kind="video" item={video} sizes={shownAt[size]}>
        <span className="play-mark">
          <Icon name="play" size={22} />
        </span>
        <span className="badges">
          {video.isLive ? <b className="badge badge-live">{t("live")}</b> : null}
          {video.isNew ? <b className="badge badge-new">{t("new")}</b> : null}
          {video.isPremium ? <b className="badge badge-premium">{t("premium")}</b> : null}
          {video.sample ? <b className="badge badge-sample">{t("sample")}</b> : null}
          {badge}
        </span>
        {video.duration ? <b className="badge duration num">{video.duration}</b> : null}
      </MediaPicture>
      <p className="kick">
        {video.category ? <Category name={video.category} /> : null}
        <span className="vh">{t("video")}</span>
      </p>
      <h3 lang={video.lang} dir="auto">
        <Link to={`/video/${video.id}`}>{text?.title ?? video.title}</Link>
      </h3>
      {size === "s" ? null : (
        <p className="excerpt" lang={video.lang} dir="auto">
          {text?.excerpt ?? video.description}
        </p>
      )}
      <VideoMeta video={video} />
      {action}
    </article>
  );
}
