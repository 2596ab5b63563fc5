import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import { EpisodeMeta, MediaPicture } from "./card-parts.tsx";
import type { Episode } from "./episode.ts";
import type { CardText } from "./video-card.tsx";

type Props = {
  episode: Episode;
  /** One more badge. */
  badge?: ReactNode;
  /** Title and description in place of the episode's own, such as with matches marked. */
  text?: CardText;
};

/** An episode on a list: cover beside the title. */
export function EpisodeCard({ episode, badge, text }: Props) {
  const t = useTranslations("media");
  return (
    <article className="card pod">
      <MediaPicture kind="podcast" item={episode} sizes="210px">
        <span className="badges">
          {episode.sample ? <b className="badge badge-sample">{t("sample")}</b> : null}
          {badge}
        </span>
      </MediaPicture>
      <div>
        <p className="kick">
          <b className="topic">{episode.showName}</b>
          {episode.episodeNumber === null ? null : (
            <span className="num">{t("episode", { number: String(episode.episodeNumber) })}</span>
          )}
          {episode.isNew ? <b className="badge badge-new">{t("new")}</b> : null}
          {episode.isPremium ? <b className="badge badge-premium">{t("premium")}</b> : null}
        </p>
        <h3 lang={episode.lang} dir="auto">
          <Link to={`/podcast/${episode.id}`}>{text?.title ?? episode.title}</Link>
        </h3>
        {text?.excerpt ? (
          <p className="excerpt" lang={episode.lang} dir="auto">
            {text.excerpt}
          </p>
        ) : null}
        <EpisodeMeta episode={episode} />
      </div>
    </article>
  );
}
