import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { SourceName } from "#ui/other-language.tsx";
import { Picture } from "#ui/picture.tsx";
import { ownPictureAddress } from "#ui/picture-address.ts";
import { Icon } from "#ui/sprite.tsx";
import { compactNumber } from "#ui/time.ts";
import { DateText } from "#ui/time-elements.tsx";
import type { StoryPage } from "../story.ts";

/** Author, source, date, the figures above zero, and the reader's controls. */
export function ArticleByline({ story, actions }: { story: StoryPage; actions: ReactNode }) {
  const t = useTranslations("stories");
  const locale = useLocale();
  const avatar = story.author?.avatar ? ownPictureAddress(story.author.avatar) : null;
  const name = story.author?.name ?? story.byline;
  const updated = Date.parse(story.updatedAt) - Date.parse(story.publishedAt) > 60_000;
  return (
    <div className="byline">
      {avatar ? (
        <Picture src={avatar} alt="" width={52} height={52} sizes="52px" className="portrait" />
      ) : null}
      <div>
        {name ? <b>{t("article.by", { name })}</b> : null}
        <p className="meta">
          <SourceName name={story.source.name} lang={story.lang} />
          <span>
            <DateText at={story.publishedAt} />
          </span>
          {updated && story.provenance === "own" ? (
            <span>
              {t.rich("article.updated", { date: () => <DateText at={story.updatedAt} /> })}
            </span>
          ) : null}
          {story.views > 0 ? (
            <span>
              <Icon name="eye" size={15} />
              {t("views", { count: story.views, shown: compactNumber(locale, story.views) })}
            </span>
          ) : null}
          {story.comments ? (
            <span>
              <Icon name="comment" size={14} />
              {t("comments", {
                count: story.comments,
                shown: compactNumber(locale, story.comments),
              })}
            </span>
          ) : null}
          {story.trending ? (
            <span className="trend">
              <Icon name="trend" size={14} />
              {t("trending")}
            </span>
          ) : null}
        </p>
      </div>
      <div className="actions">{actions}</div>
    </div>
  );
}
