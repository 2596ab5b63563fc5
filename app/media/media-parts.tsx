import { useLocale, useTranslations } from "use-intl";
import { Ago } from "#ui/now.tsx";
import { Icon } from "#ui/sprite.tsx";
import { compact } from "#ui/time.ts";
import type { Episode } from "./episode.ts";
import type { Video } from "./video.ts";

export const ownPicture = ({ thumbnail }: Pick<Video | Episode, "thumbnail">): string | null =>
  thumbnail?.src.startsWith("/") ? thumbnail.src : null;

/** What stands where there is no picture. */
export function NoPicture({ kind }: { kind: "video" | "podcast" }) {
  return (
    <span className="pic-mark">
      <Icon name={kind === "video" ? "play" : "picture"} size={24} />
    </span>
  );
}

/** Names of the topics are the interface's; other categories stand as their feed has them. */
export function useCategoryName() {
  const t = useTranslations("stories.topics");
  return (category: string) =>
    t.has(category as "Politics") ? t(category as "Politics") : category;
}

export function VideoMeta({ video }: { video: Video }) {
  const t = useTranslations("stories");
  const locale = useLocale();
  return (
    <p className="meta">
      <span className="source">{video.author ?? video.source.name}</span>
      <span>
        <Ago at={video.publishedAt} />
      </span>
      {video.views > 0 ? (
        <span>
          <Icon name="eye" size={15} />
          {t("views", { count: compact(locale, video.views) })}
        </span>
      ) : null}
    </p>
  );
}

export function EpisodeMeta({ episode }: { episode: Episode }) {
  const t = useTranslations("media");
  const locale = useLocale();
  return (
    <p className="meta">
      <span className="source">{episode.host ?? episode.source.name}</span>
      {episode.duration ? <span>{episode.duration}</span> : null}
      {episode.downloads > 0 ? (
        <span>
          <Icon name="download" size={14} />
          {t("downloads", { count: compact(locale, episode.downloads) })}
        </span>
      ) : null}
    </p>
  );
}
