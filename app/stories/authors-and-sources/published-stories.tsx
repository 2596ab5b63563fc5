import { useServerTexts } from "#locales/use-server-texts.ts";
import { Pager } from "#ui/pager.tsx";
import { StoryCard } from "../cards/story-card.tsx";
import { drawingsOf } from "../drawing.ts";
import type { StorySummary } from "../story.ts";

type Props = {
  title: string;
  stories: readonly StorySummary[];
  path: string;
  /** Whether this is a later page than the first. */
  isLater: boolean;
  /** The cursor of the next page; null at the end. */
  next: string | null;
};

/** What an author or a source has published, by pages. */
export function PublishedStories({ title, stories, path, isLater, next }: Props) {
  const t = useServerTexts("fronts");
  const drawings = drawingsOf(stories);
  return (
    <section className="sec" aria-labelledby="published">
      <div className="sec-head">
        <h2 id="published">{title}</h2>
      </div>
      {stories.length === 0 ? (
        <div className="empty">
          <p>{t(isLater ? "nothing.end" : "unpublished")}</p>
        </div>
      ) : (
        <div className="rows">
          {stories.map((story) => (
            <StoryCard key={story.slug} story={story} size="m" drawing={drawings.get(story.slug)} />
          ))}
        </div>
      )}
      {isLater || next ? (
        <Pager
          className="published-pages"
          label={t("pages")}
          first={isLater ? { to: path, text: t("newest") } : null}
          next={next ? { to: `${path}?before=${next}`, text: t("older") } : null}
        />
      ) : null}
    </section>
  );
}
