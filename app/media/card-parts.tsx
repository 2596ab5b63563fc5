import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { topicsOfCategory } from "#stories/category.ts";
import { drawingOrder } from "#stories/drawing.ts";
import { Drawing } from "#ui/drawing.tsx";
import { Link } from "#ui/link.tsx";
import { SourceName } from "#ui/other-language.tsx";
import { Picture } from "#ui/picture.tsx";
import { Icon } from "#ui/sprite.tsx";
import { compactNumber } from "#ui/time.ts";
import { RelativeTime } from "#ui/time-elements.tsx";
import type { Episode } from "./episode.ts";
import type { Video } from "./video.ts";

type Item = Video | Episode;

/** Only pictures on this site are shown: requests to another site would tell it what readers see. */
export const localPicture = ({ thumbnail }: Pick<Item, "thumbnail">): string | null =>
  thumbnail?.src.startsWith("/") ? thumbnail.src : null;

type PictureProps = {
  kind: "video" | "podcast";
  item: Item;
  /** Loaded at once: for the main picture of a page. */
  eager?: boolean;
  sizes: string;
  className?: string;
  children?: ReactNode;
};

/** The picture of a video or an episode; if it has none, one of our drawings. */
export function MediaPicture(p: PictureProps) {
  const { kind, item } = p;
  const show = "showName" in item ? item.showName : null;
  // All episodes of a show have the same drawing, as they would its cover.
  const [drawing] = drawingOrder(
    show ?? `${item.source.id} ${item.title}`,
    show ? "Media" : (topicsOfCategory(item.category)[0] ?? "Media"),
  );
  return (
    <Picture
      src={localPicture(item)}
      alt={p.eager ? (item.thumbnail?.alt ?? "") : ""}
      width={kind === "video" ? 1200 : 800}
      height={kind === "video" ? 675 : 800}
      eager={p.eager ?? false}
      sizes={p.sizes}
      className={p.className ?? ""}
      instead={drawing ? <Drawing name={drawing} eager={p.eager ?? false} /> : null}
    >
      {p.children}
    </Picture>
  );
}

/** A category that is one of our topics is translated and links to a search for it; others are shown as in the feed. */
export function Category({ name }: { name: string }) {
  const t = useTranslations("stories.topics");
  const [topic] = topicsOfCategory(name);
  if (!topic) return <span className="topic">{name}</span>;
  return (
    <Link className="topic over" to={`/search?category=${topic}`}>
      {t(topic)}
    </Link>
  );
}

export function VideoMeta({ video }: { video: Video }) {
  const t = useTranslations("stories");
  const locale = useLocale();
  return (
    <p className="meta">
      <SourceName name={video.author ?? video.source.name} lang={video.lang} />
      <span>
        <RelativeTime at={video.publishedAt} />
      </span>
      {video.views > 0 ? (
        <span>
          <Icon name="eye" size={15} />
          {t("views", { count: video.views, shown: compactNumber(locale, video.views) })}
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
      <SourceName name={episode.host ?? episode.source.name} lang={episode.lang} />
      {episode.duration ? <span>{episode.duration}</span> : null}
      {episode.downloads > 0 ? (
        <span>
          <Icon name="download" size={14} />
          {t("downloads", {
            count: episode.downloads,
            shown: compactNumber(locale, episode.downloads),
          })}
        </span>
      ) : null}
    </p>
  );
}
