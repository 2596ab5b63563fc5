import { useTranslations } from "use-intl";
import type { StorySummary } from "./story.ts";
import { StoryCard } from "./story-card.tsx";

/** The rail beside an article: the first large, the rest as rows. */
export function RelatedStories({ stories }: { stories: StorySummary[] }) {
  const t = useTranslations("stories.article");
  return (
    <aside className="rail" aria-labelledby="related">
      <div className="sec-head">
        <h2 id="related">{t("related")}</h2>
      </div>
      {stories.length > 0 ? (
        <div className="rail-list">
          {stories.map((story, n) => (
            <StoryCard key={story.slug} story={story} size={n === 0 ? "m" : "s"} />
          ))}
        </div>
      ) : (
        <p className="note">{t("relatedNone")}</p>
      )}
    </aside>
  );
}
