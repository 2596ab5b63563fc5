import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Link } from "#ui/link.tsx";
import type { Episode } from "./episode.ts";
import { EpisodeMeta, MediaPicture } from "./media-parts.tsx";

/** An episode on a list: cover beside the title. @param mark one more badge */
export function EpisodeCard({ episode, mark }: { episode: Episode; mark?: ReactNode }) {
  const t = useTranslations("media");
  return (
    <article className="card pod">
      <MediaPicture kind="podcast" item={episode} sizes="210px">
        <span className="badges">
          {episode.sample ? <b className="badge badge-sample">{t("sample")}</b> : null}
          {mark}
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
          <Link to={`/podcast/${episode.id}`}>{episode.title}</Link>
        </h3>
        <EpisodeMeta episode={episode} />
      </div>
    </article>
  );
}
